import HeadlessUI
import MVC
import Testing

@Suite struct ViewModelControllerTests {
  private let runtime = Runtime()
  private let window: Window
  private let stack: NavigationController
  private let word: Word
  private let screen: WordScreen

  /// A window that is open on another screen.
  init() throws {
    window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    stack = try #require(window.stacks.first)
    let word = runtime.assemble { Word("one") }
    self.word = word
    screen = runtime.assemble { WordScreen(viewModel: word) }
    runtime.assemble { window.open() }
  }

  private func push(_ controller: ViewController) {
    runtime.assemble { stack.push(controller) }
  }

  private func change(_ word: Word, to text: String) {
    runtime.assemble { word.change(to: text) }
  }

  @Test func `a screen binds its view model when it appears, not when it loads`() {
    runtime.assemble { screen.loadViewIfNeeded() }
    #expect(screen.bound == [])
    #expect(screen.label.text == "")
    push(screen)
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "one")
    change(word, to: "two")
    #expect(screen.label.text == "two")
  }

  @Test func `a screen binds its view model once, however often it appears`() {
    push(screen)
    push(Page("Cover"))
    change(word, to: "two")
    runtime.assemble { stack.pop() }
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "two")
  }

  @Test func `a screen binds a second view model in place of the first`() {
    push(screen)
    let other = runtime.assemble { Word("other") }
    runtime.assemble { screen.viewModel = other }
    #expect(screen.label.text == "other")
    change(word, to: "two")
    #expect(screen.label.text == "other")
    runtime.assemble { screen.viewModel = other }
    #expect(screen.bound == ["one", "other"])
  }

  @Test func `a screen is not updated by a view model that was removed`() {
    push(screen)
    runtime.assemble { screen.viewModel = nil }
    change(word, to: "two")
    #expect(screen.label.text == "one")
  }

  @Test func `a screen binds a view model that is set after it appeared`() {
    let late = runtime.assemble { WordScreen(viewModel: nil) }
    push(late)
    #expect(late.bound == [])
    runtime.assemble { late.viewModel = word }
    #expect(late.bound == ["one"])
    #expect(late.label.text == "one")
  }

  @Test(arguments: Exit.allCases)
  func `a screen unbinds its view model when it is left, whichever way`(exit: Exit) {
    runtime.assemble {
      exit.enter(screen, in: window)
      exit.leave(window)
      word.change(to: "two")
      screen.viewModel = Word("late")
    }
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "one")
  }

  @Test func `a screen below the top one unbinds when all are popped to the first`() {
    push(screen)
    push(Page("Cover"))
    runtime.assemble { stack.popToRoot() }
    change(word, to: "two")
    #expect(screen.label.text == "one")
  }

  @Test func `a cancelled swipe back does not unbind, nor does a push and pop after it`() {
    push(screen)
    runtime.assemble {
      stack.beginPop()
      stack.cancelPop()
      stack.push(Page("Cover"))
      stack.pop()
    }
    change(word, to: "two")
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "two")
  }

  @Test func `a screen that is shown again after it was left binds again`() {
    push(screen)
    runtime.assemble { stack.pop() }
    change(word, to: "two")
    push(screen)
    #expect(screen.bound == ["one", "two"])
    #expect(screen.label.text == "two")
  }

  @Test func `two screens of one view model end only their own bindings`() {
    let other = runtime.assemble { WordScreen(viewModel: word) }
    push(screen)
    push(other)
    runtime.assemble { stack.pop() }
    change(word, to: "two")
    #expect(other.label.text == "one")
    #expect(screen.label.text == "two")
  }
}

private final class Word: Model, KeyPathBinding {
  @Observed private(set) var text: String

  init(_ text: String) { _text = Observed(wrappedValue: text) }

  func change(to text: String) { self.text = text }
}

private final class WordScreen: ViewModelController<Word> {
  let label = Label(identifier: "word")
  /// What each view model said when it was bound.
  private(set) var bound: [String] = []

  override func loadView() { view.addSubview(label) }

  override func bind(_ viewModel: Word) -> [ObservationToken] {
    bound.append(viewModel.text)
    return [viewModel.bind(\.$text, to: label, at: \.text)]
  }
}
