/// Asks whether to remove the contact that the user sees at the row of a result.
final class ConfirmedFound: ConfirmedResult {
  override func ask(_ row: Int) { ask(shown[row]) }
}
