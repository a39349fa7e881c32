/// Stores the draft when the user leaves the chat.
final class DraftWhenLeaving: DraftAsTyped {
  override func textDidChange() {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    storeDraft()
  }
}
