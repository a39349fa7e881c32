/// A subject of `show`.
package enum ShowSubject: String, CaseIterable, Sendable {
  case screen
  case diff
  case model
  case flow
  case cost
  case rules
  case alive
  case code
  case source
  case requests
  case size
  case systems
  case wirings

  /// Whether another word may follow.
  var hasOption: Bool { self == .flow || self == .source }

  /// Whether the lines of the answer are source, which is too wide for columns.
  var isSource: Bool { self == .code || self == .source }

  /// Whether a command of the user can change it.
  ///
  /// A difference needs all commands before the last one once more, which is too much after each command.
  var isWatchable: Bool {
    switch self {
    case .screen, .model, .flow, .cost, .alive, .code, .requests: true
    case .diff, .rules, .source, .size, .systems, .wirings: false
    }
  }

  var summary: String {
    switch self {
    case .screen: "all screens as they are now"
    case .diff: "what the last command changed on the screens and in the models"
    case .model: "the values of the models, and the values that controllers keep"
    case .flow: "the hops of the last command; 'show flow calls' with plain calls"
    case .cost: "the cost of the last command, and of all since the start"
    case .rules: "the laws of this style, the symptoms, and the product's promises"
    case .alive: "every model, controller and screen that is alive, and what outlives its screen"
    case .code: "the lines of code that breaches and symptoms name, and the correct ones"
    case .source: "the wiring's source; 'show source FILE' for one file"
    case .requests: "the requests that wait for an answer"
    case .size: "the lines of code of each chosen wiring, by role, and its largest type"
    case .systems: "the systems to choose from"
    case .wirings: "the wirings of the system, and what each does"
    }
  }
}
