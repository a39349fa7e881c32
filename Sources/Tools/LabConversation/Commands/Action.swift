import HeadlessUI
import MVCLab

/// What a parsed command asks for.
package enum Action {
  /// Each world does it.
  case perform(CommandTurn.Act)
  /// The laboratory answers these lines, whatever the world.
  case answer([String])
  /// The laboratory explains a law or a symptom.
  case explain(Rule)
  /// The laboratory lists the commands, or explains the word at this column.
  case help(String?, column: Int)
  /// A system was chosen: the worlds end.
  case chooseSystem
  /// Wirings were chosen: new worlds begin.
  case chooseWirings
  /// The worlds go to another point of the history.
  case jump(Jump)
  /// The laboratory lists the history.
  case listHistory
  /// The laboratory shows what the last command changed.
  case showDifference
  /// The conversation begins or ends to compare two wirings.
  case contrast(Bool)
  /// The conversation shows something after each command, or no longer.
  case watch(Watch)
  /// Only the caller of the conversation can do it.
  case request(Reply.Request)

  /// Each world takes one step.
  static func step(_ body: @escaping (World, WiringRun) throws -> Void) -> Action {
    .perform(
      .step { world, run in
        try body(world, run)
        return nil
      }
    )
  }

  /// In each world the user does something to the target of the command; `what` names it in a
  /// sentence: `the tap on 'Add'`.
  static func userEvent(
    _ what: @autoclosure @escaping () -> String,
    _ body: @escaping (Target) throws -> EventResult
  ) -> Action {
    .perform(
      .step { world, run in
        switch try body(try run.touchTarget(in: world)) {
        case .heard: return nil
        case .disabled: throw CommandError.disabled(what())
        case .unheard: return "nobody heard \(what())"
        }
      }
    )
  }

  /// Each run answers a question, or changes what is around its world.
  static func other(_ body: @escaping (WiringRun) throws -> Void) -> Action {
    .perform(.other(body))
  }

  /// Whether each world takes a step.
  var isStep: Bool { if case .perform(.step) = self { true } else { false } }

  /// What the user wants to see after each command.
  package enum Watch {
    /// This as well, with the word after it.
    case show(ShowSubject, option: String?)
    /// Nothing more.
    case nothing
    /// A list of it.
    case list
  }

  /// A way through the history.
  package enum Jump {
    /// Back by so many commands.
    case undo(Int)
    /// Forward by so many commands.
    case redo(Int)
    /// To the state after the command of this number.
    case goTo(Int)
  }
}
