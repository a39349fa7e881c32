/// A line that the user edits, with keys bound to commands: the part of the editor that libedit does.
///
/// `LibEdit` is the only conformer. Thanks to the protocol everything else compiles, and is tested, in a
/// build without libedit too.
protocol EditLine: AnyObject {
  /// Reads keys and runs their commands; set it before `read`.
  var reader: LibEditReader? { get set }

  /// Blocks until Enter and returns the text; nil if the reader has no more keys.
  func read() -> String?

  /// The text and the cursor.
  var buffer: EditedLine { get }
  /// The text near the cursor, long enough to find the characters on both sides of it.
  var textAroundCursor: EditedLine { get }
  /// The number of scalars before the cursor, and in the whole text.
  var extent: (cursor: Int, count: Int) { get }

  /// Moves the cursor by `count` scalars, at most to an end of the text.
  func move(by count: Int)
  /// Replaces `count` scalars before the cursor by `text`; returns false if libedit has no room for it.
  func replace(_ count: Int, with text: String) -> Bool
  /// Deletes `count` scalars before the cursor; the keys of vi that insert a deleted text, or take a change
  /// back, know nothing of it.
  func drop(_ count: Int)

  var isVi: Bool { get }
  func bind(_ binding: KeyBinding)
  var bindings: BindingList { get }
  /// Whether the key that sends Escape and `sequence` is bound to a command.
  func isBound(_ sequence: [UInt8]) -> Bool
  /// Reads `$EDITRC` or `~/.editrc`; a missing file is no error. `edit off` in the file has no effect.
  func sourceUserFile()

  /// Sets the terminal's modes to those of the shell, until `resume`.
  func suspend()
  func resume()
}

extension EditLine {
  /// Replaces the whole text by `text`; returns false if libedit has no room for it.
  func replaceAll(with text: String) -> Bool {
    let (cursor, count) = extent
    move(by: count - cursor)
    return replace(count, with: text)
  }
}
