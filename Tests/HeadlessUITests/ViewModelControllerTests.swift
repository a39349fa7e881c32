import HeadlessUI
import MVC
import Testing

@Suite struct `A screen is bound to its view model from its first appearance until it is left` {
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

  @Test func `it is bound when it appears, and not when it is loaded`() {
    runtime.assemble { screen.loadViewIfNeeded() }
    #expect(screen.bound == [])
    #expect(screen.label.text == "")
    push(screen)
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "one")
    change(word, to: "two")
    #expect(screen.label.text == "two")
  }

  @Test func `it is bound once, however often it appears`() {
    push(screen)
    push(Page("Cover"))
    change(word, to: "two")
    runtime.assemble { stack.pop() }
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "two")
  }

  @Test func `another view model takes the place of the first`() {
    push(screen)
    let other = runtime.assemble { Word("other") }
    runtime.assemble { screen.viewModel = other }
    #expect(screen.label.text == "other")
    change(word, to: "two")
    #expect(screen.label.text == "other")
    runtime.assemble { screen.viewModel = other }
    #expect(screen.bound == ["one", "other"])
  }

  @Test func `a view model that is taken away says nothing more`() {
    push(screen)
    runtime.assemble { screen.viewModel = nil }
    change(word, to: "two")
    #expect(screen.label.text == "one")
  }

  @Test func `a late view model is bound when it comes`() {
    let late = runtime.assemble { WordScreen(viewModel: nil) }
    push(late)
    #expect(late.bound == [])
    runtime.assemble { late.viewModel = word }
    #expect(late.bound == ["one"])
    #expect(late.label.text == "one")
  }

  @Test(arguments: Door.allCases)
  func `it is unbound when it is left, by whichever door`(door: Door) {
    runtime.assemble {
      door.enter(screen, in: window)
      door.leave(window)
      word.change(to: "two")
      screen.viewModel = Word("late")
    }
    #expect(screen.bound == ["one"])
    #expect(screen.label.text == "one")
  }

  @Test func `one that lies below is unbound when all go back to the first`() {
    push(screen)
    push(Page("Cover"))
    runtime.assemble { stack.popToRoot() }
    change(word, to: "two")
    #expect(screen.label.text == "one")
  }

  @Test func `a pop begun and cancelled changes nothing, and neither does a cover after that`() {
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

  @Test func `it is bound anew when it is shown again after it was left`() {
    push(screen)
    runtime.assemble { stack.pop() }
    change(word, to: "two")
    push(screen)
    #expect(screen.bound == ["one", "two"])
    #expect(screen.label.text == "two")
  }

  @Test func `two screens of one view model end their own bindings only`() {
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
