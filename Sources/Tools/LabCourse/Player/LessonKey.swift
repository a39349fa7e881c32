/// A key of a lesson, beside Return and the digits of a guess.
enum LessonKey: Character, CaseIterable {
  case back = "b"
  case flow = "f"
  case code = "c"
  case why = "w"
  case attempt = "t"
  case help = "h"
  case quit = "q"

  /// The key that a reader pressed; nil if it has no meaning.
  init?(pressed character: Character) {
    guard let key = character == "?" ? .help : LessonKey(rawValue: character) else { return nil }
    self = key
  }

  /// The word for it below a page, with its letter in brackets: `[b]ack`.
  var label: String {
    switch self {
    case .back: "[b]ack"
    case .flow: "[f]low"
    case .code: "[c]ode"
    case .why: "[w]hy"
    case .attempt: "[t]ry"
    case .help: "[h]elp"
    case .quit: "[q]uit"
    }
  }

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .back: "back, as the key to the left"
    case .flow: "the flow of this step: who called or notified whom, from which line"
    case .code: "the code: the lines that are to blame so far, and the right ones"
    case .why: "why it is wrong: the law or the symptom, explained"
    case .attempt: "try it: talk to the worlds of this step; 'quit' comes back"
    case .help: "what the keys do, as ?"
    case .quit: "leave the lesson"
    }
  }

  /// Whether it is about one step, which must be shown first.
  var isAboutStep: Bool { self == .flow || self == .why }
}
