/// Opens the record that the user sees at the row of a result.
final class OpenedFound: OpenedUnfiltered {
  override func open(_ row: Int) {
    navigationController?.pushViewController(RecordPage(shown[row]), animated: true)
  }
}
