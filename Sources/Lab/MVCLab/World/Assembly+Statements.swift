// In an assembly, where truths are written, their statements need no prefix.
extension Assembly {
  /// The rows of a table.
  public typealias Rows = Truth.Rows
  /// The text below a section of a table.
  public typealias Footer = Truth.Footer
  /// Whether a control is enabled.
  public typealias Enabled = Truth.Enabled
  /// The text of a label.
  public typealias Text = Truth.Text
  /// What a control is set to.
  public typealias Value = Truth.Value
  /// The placeholder of a field.
  public typealias Placeholder = Truth.Placeholder
  /// The picture in an image view or a button.
  public typealias Image = Truth.Image
  /// How far a progress bar is.
  public typealias Progress = Truth.Progress
  /// Whether a spinner turns.
  public typealias Animating = Truth.Animating
  /// Whether an element is hidden.
  public typealias Hidden = Truth.Hidden
  /// The title of the screen.
  public typealias Title = Truth.Title
  /// The line above the title.
  public typealias Prompt = Truth.Prompt
  /// The badge of a tab.
  public typealias Badge = Truth.Badge
  /// The selected tab.
  public typealias SelectedTab = Truth.SelectedTab
  /// The alert or sheet in front of the screen.
  public typealias Alert = Truth.Alert
  /// The toast at the foot of the window.
  public typealias Toast = Truth.Toast
}
