import MVC

/// Something on a screen, with a place for others within it: what a view is in the view layer.
///
/// An element draws itself as lines of text. The width is given in terminal columns.
open class Element: View {
  /// A name to find it by, beside what it shows.
  public let identifier: String
  /// What lies in it, from top to bottom, hidden things too.
  public private(set) var subviews: [Element] = []
  /// A hidden element takes no room.
  public private(set) var isHidden = false

  /// An element with nothing in it; without an identifier it is known by what it shows.
  public init(identifier: String = "") {
    self.identifier = identifier
    super.init()
  }

  /// Puts `element` below what is there already.
  public func addSubview(_ element: Element) { subviews.append(element) }

  /// What a person sees of it, one string a line; by default, what its subviews show.
  open func lines(width: Int) -> [String] {
    subviews.flatMap { $0.isHidden ? [] : $0.lines(width: width) }
  }

  /// What a person sees of it within a line, if it fits in one.
  open var inlineText: String? { nil }

  /// Called at every layout pass, which can repeat without a reason, before the controller hears of it.
  open func layoutSubviews() throws {}

  /// The names by which a person may call it: its identifier, its title.
  open var callNames: [String] { identifier.isEmpty ? [] : [identifier] }

  /// Takes it off the screen, or puts it back; the same again is no change.
  public func setHidden(
    _ hidden: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    render("\(hidden ? "hid" : "showed") \(flowName)", fileID: fileID, line: line)
  }

  /// This element and everything within it that is not hidden, from top to bottom.
  public var visibleElements: [Element] {
    var found: [Element] = []
    addVisible(to: &found)
    return found
  }

  func addVisible(to found: inout [Element]) {
    guard !isHidden else { return }
    found.append(self)
    for child in children { child.addVisible(to: &found) }
  }

  /// Lays out everything within it, itself first.
  func layOut() throws {
    try layoutSubviews()
    for subview in subviews { try subview.layOut() }
  }

  /// What lies directly within it.
  var children: [Element] { subviews }
}
