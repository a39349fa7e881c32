import HeadlessUI
import LabText
import MVC
import MVCLab

/// The commands of a session: those that made its world what it is, and those that were taken back.
public struct Story: Equatable, Sendable {
  /// All of them, the ones that were taken back last.
  public private(set) var steps: [Step] = []
  /// How many of them are done.
  public private(set) var count = 0
  /// What was remarked behind the last command.
  public private(set) var remarks: [String] = []

  /// A command, and what was remarked before it.
  public struct Step: Equatable, Sendable {
    /// The command as it was said.
    public let command: String
    /// What the scenario says before it.
    public let remarks: [String]
  }

  /// A story in which nothing was said yet.
  public init() {}
}

extension Story {
  /// The commands that are done, the first one first.
  public var done: ArraySlice<Step> { steps[..<count] }
  /// What was taken back and can be done again.
  public var undone: ArraySlice<Step> { steps[count...] }
  /// Those that are done.
  public var commands: [String] { done.map(\.command) }

  /// What the present world came from: the choice of its system and its wirings, and all behind that.
  public var ofThisWorld: [Step] {
    guard let system = done.lastIndex(where: { $0.head == "system" }) else { return Array(done) }
    let wirings = steps[system..<count].lastIndex { $0.head == "wirings" }
    return [steps[system]] + steps[(wirings ?? system + 1)..<count]
  }

  /// How many of the commands that were taken back lead to a choice of wirings; nil if none does.
  var distanceToWirings: Int? {
    undone.firstIndex { $0.head == "wirings" }.map { $0 + 1 - count }
  }

  /// This story up to its command of this number, the others taken back.
  func moved(to count: Int) -> Story {
    var story = self
    story.count = count
    return story
  }

  /// This story as if the wirings of its world had been chosen with one more.
  public func adding(_ wiring: String) -> Story {
    guard let index = done.lastIndex(where: { $0.head == "wirings" }) else { return self }
    var story = self
    let step = steps[index]
    story.steps[index] = Step(command: "\(step.command), \(wiring)", remarks: step.remarks)
    return story
  }

  /// Goes on with a command; what was taken back is forgotten.
  mutating func append(_ command: String) {
    steps.removeSubrange(count...)
    steps.append(Step(command: command, remarks: remarks))
    (count, remarks) = (count + 1, [])
  }

  /// Puts a command in the place of all behind the first `count`, if there are any.
  mutating func join(behind count: Int, as command: String) {
    guard self.count > count else { return }
    let first = steps[count]
    steps.removeSubrange(count...)
    steps.append(Step(command: command, remarks: first.remarks))
    self.count = count + 1
  }

  mutating func remark(_ text: String) { remarks.append(text) }
}

extension Story.Step {
  /// The name of the command.
  fileprivate var head: String? {
    Word.heads(of: Word.Scan(command).words).first?.text.lowercased()
  }
}
