/// Deletes the word that the user sees at the row of a result.
final class DeletedFound: DeletedResult {
  override func delete(_ row: Int) {
    if let index = blocked.words.firstIndex(of: shown[row]) { blocked.remove(at: index) }
  }
}
