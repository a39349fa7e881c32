import HeadlessUI
import MVC
import Testing

@Suite struct ActivityIndicatorTests {
  private let runtime = Runtime()
  private let spinner: ActivityIndicatorView

  init() { spinner = runtime.assemble { ActivityIndicatorView(identifier: "loading") } }

  @Test func `a spinner is still and hidden at first, seen while it turns, and hidden afterwards`()
  {
    #expect(!spinner.isAnimating && spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    #expect(spinner.lines(width: 20) == ["o working"])
    spinner.stopAnimating()
    #expect(!spinner.isAnimating && spinner.isHidden)
  }

  @Test func `a spinner that is not hidden when it is still says so`() {
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    #expect(spinner.lines(width: 20) == ["o stopped"])
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
    spinner.hidesWhenStopped = true
    #expect(spinner.isHidden)
  }

  @Test func `a spinner that turns is seen, whatever it does when it is still`() {
    spinner.startAnimating()
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.hidesWhenStopped = true
    #expect(!spinner.isHidden)
  }

  @Test func `each beginning and end is one render, and a repetition none`() {
    let story = runtime.story {
      spinner.startAnimating()
      spinner.startAnimating()
      spinner.stopAnimating()
      spinner.stopAnimating()
    }
    #expect(
      story == """
        render: nobody -> the spinner 'loading' started the spinner 'loading'
        render: nobody -> the spinner 'loading' stopped the spinner 'loading'
        """
    )
  }

  @Test func `a row of elements leaves out a hidden spinner`() {
    let row = runtime.assemble { StackView([Label("Sync"), spinner]) }
    #expect(row.lines(width: 30) == ["Sync"])
    spinner.startAnimating()
    #expect(row.lines(width: 30) == ["Sync  o working"])
  }
}
