import LabText
import MVCLab

/// One command, moment by moment: each hop and each plain call, with what models and windows held then.
///
/// It is a record: to go through it plays nothing, and asks no object of the world.
package struct Walk: Codable, Hashable, Sendable {
  /// Where it can be stopped, in the order of time; the last is the end of the command.
  package let stops: [Stop]
  /// What models and windows held; stops between which nothing changed share one.
  private let contents: [Contents]

  /// One moment.
  package struct Stop: Codable, Hashable, Sendable {
    /// How many hops and calls it is below the one that began.
    package let depth: Int
    /// Who did what to whom, with the line of source.
    package let text: String
    /// What was done, in words that are the same in a wiring whose classes have other names.
    let act: String
    /// The line of source with the head of the function that it is in, each after its number.
    package let code: [String]
    /// The window that it is about; nil where one is open, or it is about none.
    package let window: String?
    /// The laws that it breaks, and the symptoms that it causes.
    package let rules: [String]
    /// Whether it is one of the many by which a table is filled, and breaks no law.
    package let isRoutine: Bool
    /// The number of what models and windows hold.
    package let contents: Int
  }

  /// What models and windows hold at one moment.
  package struct Contents: Codable, Hashable, Sendable {
    /// The values of the models, and those that controllers keep.
    package let models: [String]
    package let windows: [PrintedWindow]
  }

  init(_ stops: [Stop], _ contents: [Contents]) {
    (self.stops, self.contents) = (stops, contents)
  }
}

extension Walk {
  /// Whether the world has taken no step.
  package var isEmpty: Bool { stops.count < 2 }

  /// What models and windows hold at a stop.
  package func contents(at stop: Int) -> Contents { contents[stops[stop].contents] }

  /// A stop as lines: what happens, its code, and what models and windows hold, as far as that was not to be seen at the
  /// stop `before`.
  func lines(at stop: Int, since before: Int?, title: String) -> [OutputLine] {
    let this = stops[stop]
    let rules = this.rules.map { "  ! \($0)" }.joined()
    let head = OutputLine(
      .answer,
      title + .spaces(2 * this.depth) + this.text + rules,
      window: this.window
    )
    if isEmpty { return [head] }
    let (now, old) = (contents(at: stop), before.map { contents(at: $0) })
    let details = this.code + now.models(since: old)
    let margin = String.spaces(title.columns)
    let windows = now.windows.filter { old?.windows.contains($0) != true }
    let closed = (old?.windows ?? []).filter { window in
      !now.windows.contains { $0.name == window.name }
    }
    return [head] + details.map { OutputLine(.answer, margin + $0) }
      + closed.map { OutputLine(.answer, margin + "'\($0.name)' is closed") }
      + windows.flatMap(\.output)
  }
}

extension Walk.Contents {
  /// The most values of models that are listed where all are.
  private static let most = 12

  /// The lines of the models that are not in others, and those that are gone; without others the first ones.
  fileprivate func models(since old: Self?) -> [String] {
    guard let old else {
      let rest = models.count - Self.most
      return models.prefix(Self.most) + (rest > 0 ? ["… and \(counted(rest, "more value"))"] : [])
    }
    let (before, now) = (Set(old.models), Set(models.map(Self.name)))
    let gone = old.models.map(Self.name).filter { name in
      !now.contains(name) && !now.contains(Self.list(name)) && !now.contains("\(name)[0]")
    }
    return models.filter { !before.contains($0) } + gone.map { "\($0) is gone" }
  }

  /// What a line is about: `ToDoStore.items[0]` of `ToDoStore.items[0] = Milk`.
  private static func name(_ line: String) -> String {
    line.firstRange(of: " = ").map { String(line[..<$0.lowerBound]) } ?? line
  }

  /// The list that something is an element of: `ToDoStore.items` of `ToDoStore.items[0]`.
  private static func list(_ name: String) -> String {
    name.last == "]" ? name.lastIndex(of: "[").map { String(name[..<$0]) } ?? name : name
  }
}
