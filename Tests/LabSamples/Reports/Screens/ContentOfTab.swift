/// Shows the content of the tab that the bar shows.
final class ContentOfTab: ClosedTab {
  override func showCurrent() {
    super.showCurrent()
    content.text = "Text of \(passages.current)"
  }
}
