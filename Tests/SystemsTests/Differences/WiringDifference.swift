import MVCLab

/// What a wiring's types do otherwise than those of the wiring that it is compared with.
///
/// All that is not in `text` is the same in both, word for word.
struct WiringDifference: CustomStringConvertible {
  let system: System
  let wiring: String
  /// The wiring that this one is compared with.
  let other: String
  let text: String

  init(_ system: System, _ wiring: String, from other: String = "correct", _ text: String) {
    (self.system, self.wiring, self.other, self.text) = (system, wiring, other, text)
  }

  var description: String { "\(system.name) \(wiring), from \(other)" }
}

extension [Declarations.Member] {
  /// The differences of a type's members from those of the other type of this name.
  ///
  ///     ToDoListController
  ///       ~ viewDidLoad()  -3 +1
  ///       ~ numberOfRows(in:)
  ///         - func numberOfRows(in table: TableView) -> Int { store.items.count }
  ///         + func numberOfRows(in table: TableView) -> Int { items.count }
  ///       + remove(at:)  +5
  ///       - showRoom()  -1
  ///
  /// A member that changed in one line comes with that line, and any other with the number of its
  /// lines. A class that inherits from the other one has all its members. A type that has fewer than
  /// half of them is another type.
  func difference(from other: [Element]?, named type: String) -> [String] {
    guard let other else { return ["+ \(type)  +\(lineCount)"] }
    let shared = other.count { self[$0.name] != nil }
    guard inherits(type) || shared * 2 >= other.count else {
      return ["another \(type)  -\(other.lineCount) +\(lineCount)"]
    }
    if inherits(type) {
      return ["\(type) inherits"] + dropFirst().flatMap { $0.change(from: other[$0.name]) }
    }
    let gone = other.filter { self[$0.name] == nil }.map { "  - \($0.name)  -\($0.lines.count)" }
    let rows = flatMap { $0.change(from: other[$0.name]) } + gone
    return rows.isEmpty ? [] : [type] + rows
  }

  /// Whether this class inherits from the class of the same name in another wiring.
  func inherits(_ type: String) -> Bool { first?.lines.first?.contains(": \(type)") == true }

  subscript(_ name: String) -> Element? { first { $0.name == name } }

  private var lineCount: Int { map(\.lines.count).reduce(0, +) }
}

extension Declarations.Member {
  fileprivate func change(from other: Self?) -> [String] {
    guard let other else { return ["  + \(name)  +\(lines.count)"] }
    let changes = lines.difference(from: other.lines)
    let (gone, come) = (changes.removals.map(\.line), changes.insertions.map(\.line))
    if changes.isEmpty { return [] }
    guard gone.count < 2, come.count < 2 else {
      return ["  ~ \(name)  -\(gone.count) +\(come.count)"]
    }
    return ["  ~ \(name)"] + gone.map { "    - \($0)" } + come.map { "    + \($0)" }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
