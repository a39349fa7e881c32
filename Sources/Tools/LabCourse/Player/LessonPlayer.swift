import LabConversation
import LabText

/// Leads a reader through a lesson, one page at a time.
///
/// A player is a value that takes keys and lines, and answers with what to print; it knows no terminal.
package struct LessonPlayer: Sendable {
  private let lesson: Lesson
  private let run: LessonRun
  private let number: String?
  private let links: [String: String]
  private let pages: [LessonPage]
  private var page = 0
  private var state = State.shown
  /// Whether the reader knows that a key can do nothing.
  private var hasNamedKeys = false
  /// How wide the terminal is.
  package var columns = 80

  /// What the player has shown of the page.
  private enum State: Sendable {
    case shown
    /// The question before a step, which is not shown yet.
    case predicting(Prediction)
  }

  /// A player at the beginning of a lesson; `links` is what to print behind its links.
  package init(
    _ lesson: Lesson,
    _ run: LessonRun,
    number: String? = nil,
    links: [String: String] = [:]
  ) {
    (self.lesson, self.run, self.number, self.links) = (lesson, run, number, links)
    pages = LessonPage.pages(of: lesson)
  }

  /// What the reader may do.
  package enum Input: Equatable, Sendable {
    /// The key Return, Space, or the key to the right.
    case next
    case key(Character)
    /// A line, where the player waits for one.
    case line(String)
  }

  /// What comes of an input.
  package enum Answer: Equatable, Sendable {
    case lines([LessonLine])
    /// The reader wants to try something after so many steps of the lesson.
    case attempt(steps: Int)
    /// The lesson is over.
    case end
    /// The reader leaves the lesson.
    case leave
  }
}

extension LessonPlayer {
  /// What the player waits for.
  package enum InputKind: Equatable, Sendable {
    case key
    /// The reader's own answer, which nobody grades.
    case line
  }

  package var expectedInput: InputKind {
    if case .question = pages[page].content { .line } else { .key }
  }

  /// The keys that the reader may press now, as a line below the page.
  package var keys: String {
    if case .predicting = state { return keys(toGoOn: "[Return] see it") }
    if expectedInput == .line {
      return "Type your answer, or Return to see ours; or \(otherKeys.joined(separator: " "))"
    }
    return keys(toGoOn: page + 1 < pages.count ? "[Return] next" : "[Return] done")
  }

  /// The keys, with another word for what Return does: where a page is not yet shown whole.
  package func keys(toGoOn goOn: String) -> String {
    ([guessKeys, goOn].compactMap(\.self) + otherKeys).joined(separator: "  ")
  }

  private var guessKeys: String? {
    guard case .predicting(let prediction) = state else { return nil }
    return "[1-\(prediction.choices.count)] your guess"
  }

  private var otherKeys: [String] { LessonKey.allCases.filter(leadsAnywhere).map(\.label) }

  /// Whether a key does something on this page.
  private func leadsAnywhere(_ key: LessonKey) -> Bool {
    let step = guessKeys == nil ? pages[page].step : nil
    return switch key {
    case .back: page > 0
    case .flow: step != nil
    case .why: step.map(text.hasFindings) ?? false
    case .code, .attempt, .help, .quit: true
    }
  }

  private var text: LessonText {
    LessonText(
      lesson: lesson,
      run: run,
      number: number,
      links: links,
      columns: columns,
      isSideBySide: columns >= SideBySide.readable
    )
  }

  /// How many steps have been shown.
  private var stepsSoFar: Int {
    let shown = pages[...page].compactMap(\.step).max()
    guard let shown else { return Lesson.firstStep }
    if case .predicting = state { return shown }
    return shown + 1
  }

  /// Where the reader is; a key that only shows something does not change it.
  package var place: Place { Place(page: page, isAsking: guessKeys != nil) }

  package struct Place: Equatable, Sendable {
    fileprivate let page: Int
    fileprivate let isAsking: Bool
  }

  /// The present page.
  package var lines: [LessonLine] { show() }
}

extension LessonPlayer {
  /// Takes what the reader did; the first key that does nothing is answered with those that do.
  package mutating func take(_ input: Input) -> Answer {
    let answer = act(on: input)
    guard case .key(let key) = input, answer == .lines([]), !hasNamedKeys else { return answer }
    hasNamedKeys = true
    let keys = (["Return", guessKeys].compactMap(\.self) + otherKeys).joined(separator: ", ")
    return .lines([.aside("'\(key)' does nothing here; the keys are \(keys)")])
  }

  private mutating func act(on input: Input) -> Answer {
    switch (input, state) {
    case (.line(let line), _): return take(line)
    case (.next, .predicting(let prediction)): return reveal(prediction, guess: nil)
    case (.next, .shown): return next()
    case (.key(let key), .predicting(let prediction)):
      guard let number = key.wholeNumberValue, prediction.choices.indices.contains(number - 1)
      else { return take(key) }
      return reveal(prediction, guess: number - 1)
    case (.key(let key), .shown): return take(key)
    }
  }

  private mutating func take(_ key: Character) -> Answer {
    if key == "n" || key == " " { return take(.next) }
    return LessonKey(pressed: key).map { take($0) } ?? .lines([])
  }

  private mutating func take(_ key: LessonKey) -> Answer {
    switch key {
    case .back: return back()
    case .attempt: return .attempt(steps: stepsSoFar)
    case .quit: return .leave
    case .flow: return look(key) { $0.flow(ofStep: $1) }
    case .code: return .lines(text.source(upTo: stepsSoFar - 1))
    case .help: return .lines(text.help)
    case .why: return look(key) { $0.hasFindings(inStep: $1) ? $0.reasons(ofStep: $1) : [] }
    }
  }

  /// Takes the reader's own answer to the question.
  private mutating func take(_ line: String) -> Answer {
    let word = line.split(separator: " ").joined(separator: " ")
    guard word.count == 1, let key = word.first.flatMap(LessonKey.init(pressed:)), !key.isAboutStep
    else { return next() }
    return take(key)
  }

  private func look(_ key: LessonKey, _ body: (LessonText, Int) -> [LessonLine]) -> Answer {
    guard let step = pages[page].step else { return .lines([]) }
    if case .predicting = state {
      return .lines([.aside("'\(key.rawValue)' is shown after your guess")])
    }
    return .lines(body(text, step))
  }

  private mutating func next() -> Answer {
    guard page + 1 < pages.count else { return .end }
    page += 1
    if let step = pages[page].step, let prediction = Prediction(lesson, step: step, run) {
      state = .predicting(prediction)
    }
    return .lines(show())
  }

  private mutating func back() -> Answer {
    if case .shown = state, page == 0 { return .lines([]) }
    page = max(0, page - 1)
    state = .shown
    return .lines(show())
  }

  private mutating func reveal(_ prediction: Prediction, guess: Int?) -> Answer {
    state = .shown
    guard let step = pages[page].step else { return .lines([]) }
    let right = "It is \(prediction.right + 1)."
    let verdict = guess.map { $0 == prediction.right ? "Right." : "No. \(right)" }
    return .lines([.text(verdict ?? right), .text("")] + text.lines(ofStep: step))
  }

  private func show() -> [LessonLine] {
    guard let step = pages[page].step else { return text.lines(of: pages[page]) }
    let head = text.narration(ofStep: step) + [text.heading(ofStep: step)]
    if case .predicting(let prediction) = state { return head + text.lines(of: prediction) }
    return head + text.lines(of: pages[page])
  }
}

extension LessonPlayer {
  /// The whole lesson at once, with every answer, for a reader who presses no keys.
  package var everything: [LessonLine] {
    let text = LessonText(
      lesson: lesson,
      run: run,
      number: number,
      links: links,
      columns: columns,
      isSideBySide: false
    )
    let lines = pages.flatMap { page -> [LessonLine] in
      guard let step = page.step else { return text.lines(of: page) }
      let prediction = Prediction(lesson, step: step, run)
      let question = prediction.map { prediction in
        text.lines(of: prediction) + [.text("It is \(prediction.right + 1).")]
      }
      return text.narration(ofStep: step) + [text.heading(ofStep: step)] + (question ?? [])
        + text.lines(of: page)
    }
    return lines.last == .text("") ? Array(lines.dropLast()) : lines
  }
}
