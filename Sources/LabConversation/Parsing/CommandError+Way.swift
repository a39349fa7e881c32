extension CommandError {
  /// What a user at a prompt can do after a world refused a command; nil if the error says it.
  ///
  /// A transcript does not have it: there the refusal is a fact about the wiring.
  var way: String? {
    if case .nothingTo(_, let way) = self { return way }
    if case .noTable = self { return "'in SCREEN COMMAND' asks another screen" }
    if case .noRow(_, let count) = self {
      switch count {
      case 0: return "the table needs a row first; 'tap' and Tab list the buttons"
      case 1: return "the only row is row 0"
      default: return "the rows are counted from 0 to \(count - 1)"
      }
    }
    if case .noRequest(let number) = self {
      return number == nil
        ? "the user's next act that sends a request makes one wait"
        : "'show requests' lists those that wait"
    }
    return self == .ended
      ? "'undo' takes back what ended the world, 'wirings NAME' begins a new one" : nil
  }
}
