import MVCLab

extension CommandError {
  /// What a user at a prompt can do after a command was refused, with these systems to choose from; nil
  /// if the error says it.
  ///
  /// A transcript does not have it: there the refusal is a fact about the wiring.
  func way(among systems: [System]) -> String? {
    if case .nothingTo(_, let way) = self { return way }
    if case .unknown(let kind, _, nil, let names) = self, names.isEmpty { return way(to: kind) }
    if case .noRow(_, let count) = self { return wayToRow(of: count) }
    if case .noRequest(let number) = self {
      return number == nil
        ? "the user's next act that sends a request makes one wait"
        : "'show requests' lists those that wait"
    }
    if case .noTable = self { return "'in SCREEN COMMAND' asks another screen" }
    if case .nameTaken(let name) = self {
      return "choose another name, or first 'close \(Word.quoted(name))'"
    }
    if let way = systems.lazy.compactMap(way(with:)).first { return way }
    if self == .openQuote { return "end the text with the mark that it begins with" }
    return self == .ended
      ? "'undo' takes back what ended the world, 'wirings NAME' begins a new one" : nil
  }

  /// The same while so many requests wait: the answer to one may bring what is missing.
  func way(among systems: [System], waiting: Int) -> String? {
    guard waiting > 0, isAboutPresentScreen else { return way(among: systems) }
    return waiting == 1
      ? "a request waits, and its answer may change this; 'server ok' answers it"
      : "\(waiting) requests wait, and an answer may change this; 'server ok' answers the first"
  }

  /// Whether the screen lacks what the user acts on, or has it disabled, and may be another one later.
  private var isAboutPresentScreen: Bool {
    if case .unknown(let kind, _, nil, _) = self { return kind == .control || kind == .field }
    if case .noRow(_, count: 0) = self { return true }
    if case .disabled = self { return true }
    return false
  }

  /// How another system begins that has what this one lacks, whatever the user does; nil if it lacks it too.
  private func way(with other: System) -> String? {
    let command = "system \(other.name)"
    if case .noServer(_, .never) = self {
      switch other.server {
      case .never: return nil
      case .optional: return "'\(command) with server' has one"
      case .always: return "'\(command)' has one"
      }
    }
    if case .noStorage = self, other.openStorage != nil { return "'\(command)' has one" }
    if case .noOutsideActions = self, !other.outsideActions.isEmpty {
      return "'\(command)' has some"
    }
    return nil
  }

  private func way(to kind: NameKind) -> String? {
    switch kind {
    case .control, .field: "'show screen' shows what the screen has"
    case .file: "'show source' shows all files"
    case .screen: "'open SCREEN' opens one; without a world 'system NAME' begins one"
    case .action, .argument, .choice, .class, .command, .cost, .exercise, .expectation, .form,
      .lesson, .misusedWiring, .option, .outcome, .row, .rule, .subject, .symptom,
      .system, .table, .topic, .way, .wiring:
      nil
    }
  }

  private func wayToRow(of count: Int) -> String {
    switch count {
    case 0: "the table needs a row first; 'tap' and Tab list the buttons"
    case 1: "the only row is row 0"
    default: "the rows are counted from 0 to \(count - 1)"
    }
  }
}
