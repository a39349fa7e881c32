import LabCourse
import LabSystems
import MVCLab
import Testing

@Suite struct PredictionTests {
  static func prediction(
    _ story: String,
    wirings: String = "correct, misused",
    of system: String = "todo"
  ) throws -> Prediction? {
    let text = "```mvclab\n> system \(system)\n> wirings \(wirings)\n\(story)\n```\n"
    let lesson = try SampleUnit.lesson(text)
    let run = LessonRun(lesson)
    return lesson.steps.indices.lazy.compactMap { Prediction(lesson, step: $0, run) }.first
  }

  @Test
  func `the choices are what the wirings show, that nothing changes, and that the world ends`()
    throws
  {
    let prediction = try #require(
      try Self.prediction("> tap Add\n# Predict: what does misused show?\n> open list as second")
    )
    #expect(prediction.question == "what does misused show?")
    #expect(prediction.wiring == "misused")
    #expect(
      prediction.choices == [
        .lines(["second  To Do                  [Add]"]),
        .lines(["second  To Do                  [Add]", "second  0  To Do Item 1"]),
        .nothing, .end,
      ]
    )
    #expect(prediction.right == 0)
  }

  @Test func `with two windows each choice has both, and a change may be in one of them`() throws {
    let prediction = try #require(
      try Self.prediction(
        "> tap Add\n> open list as second\n# Predict: what does misused show?\n> in second tap Add"
      )
    )
    func screen(_ first: Int, _ second: Int) -> Prediction.Choice {
      let windows = [("first   ", first), ("second  ", second)].map { name, rows in
        ["\(name)To Do                  [Add]"]
          + (0..<rows).map { "\(name)\($0)  To Do Item \($0 + 1)" }
      }
      return .lines(Array(windows.joined()))
    }
    #expect(
      prediction.choices == [
        screen(2, 1), screen(2, 2), screen(1, 1), screen(1, 2), .nothing, .end,
      ]
    )
    #expect(prediction.choices[prediction.right] == screen(1, 1))
  }

  @Test func `what a window showed earlier in the story may come back`()
    throws
  {
    let earlier = try #require(
      try Self.prediction("> tap Add\n> tap Add\n# Predict: and misused?\n> outside add Milk")
    )
    let rows = ["0  To Do Item 1", "1  To Do Item 2"]
    #expect(
      earlier.choices == [
        .lines(["To Do                          [Add]"]),
        .lines(["To Do                          [Add]", rows[0]]),
        .lines(["To Do                          [Add]"] + rows + ["2  Milk"]),
        .nothing, .end,
      ]
    )
    #expect(earlier.choices[earlier.right] == .nothing)
  }

  @Test func `what the only window showed may come back in the only one left`() throws {
    let left = try #require(
      try Self.prediction(
        """
        > tap Add
        > open list as second
        > close first
        # Predict: and misused?
        > outside add Milk
        """
      )
    )
    #expect(
      left.choices == [
        .lines(["To Do                          [Add]", "0  To Do Item 1"]),
        .lines(["To Do                          [Add]", "0  To Do Item 1", "1  Milk"]),
        .nothing, .end,
      ]
    )
    #expect(left.choices[left.right] == .nothing)
  }

  @Test func `lines that all screens share are left out, but not above a difference`() throws {
    let second = try #require(
      try Self.prediction(
        "> batch 9\n> open list as second\n# Predict: and here?\n> in second tap Add",
        wirings: "correct, model-paints"
      )
    )
    let ends = [
      "first   7  Pasted 8", "first   8  Pasted 9", "first   9  To Do Item 10",
      "second  To Do                  (Add)", "...",
      "second  7  Pasted 8", "second  8  Pasted 9", "second  9  To Do Item 10",
    ]
    #expect(
      second.shown == [
        .lines(["first   To Do                  (Add)", "..."] + ends),
        .lines(["first   To Do                  [Add]", "..."] + ends), .nothing, .end,
      ]
    )
    let renamed = try #require(
      try Self.prediction("> batch 6\n# Predict: and correct?\n> outside rename 3 Milk")
    )
    #expect(
      renamed.shown == [
        .lines(["...", "1  Pasted 2", "2  Pasted 3", "3  Milk", "..."]), .nothing, .end,
      ]
    )
    let short = try #require(try Self.prediction("# Predict: and misused?\n> tap Add"))
    #expect(short.shown == short.choices)
  }

  @Test func `a screen that only lacks a line is shown whole`() throws {
    let opened = try #require(
      try Self.prediction("> tap Add\n# Predict: and misused?\n> open list as second")
    )
    #expect(opened.shown == opened.choices)
  }

  @Test func `a screen that the window has left is no choice`() throws {
    let edited = try #require(
      try Self.prediction("> tap Add\n> select 0\n# Predict: and misused?\n> outside add Milk")
    )
    #expect(edited.choices == [.nothing, .end])
  }

  @Test func `a world that is cut off has ended`() throws {
    let cut = try #require(
      try Self.prediction(
        "# Predict: and now?\n> tap ++",
        wirings: "correct, observer-sends-events",
        of: "counter"
      )
    )
    #expect(cut.choices[cut.right] == .end)
  }

  @Test func `an open row is no choice after a command that ends the gesture`() throws {
    let titles = ["0  To Do Item 1", "1  To Do Item 2"]
    func screen(_ rows: [String]) -> Prediction.Choice {
      .lines(["To Do                          [Add]"] + rows)
    }
    let story = "> tap Add\n> tap Add\n> swipe 0\n"
    let gone = try #require(try Self.prediction(story + "# Predict: and now?\n> confirm Delete"))
    #expect(
      gone.choices == [
        screen([]), screen([titles[0]]), screen(titles), screen(["0  To Do Item 2"]),
        .nothing, .end,
      ]
    )
    #expect(gone.choices[gone.right] == screen(["0  To Do Item 2"]))
  }

  @Test func `a question that names no wiring is about the second one`() throws {
    let silent = try #require(try Self.prediction("# Predict: and now?\n> outside add Milk"))
    #expect(silent.wiring == "misused")
    #expect(silent.choices[silent.right] == .nothing)
    let named = try #require(
      try Self.prediction("# Predict: and in `correct`?\n> outside add Milk")
    )
    #expect(
      named.choices[named.right]
        == .lines(["To Do                          [Add]", "0  Milk"])
    )
  }

  @Test func `a world that ends, and an answer to a question, can be predicted`() throws {
    let end = try #require(
      try Self.prediction("# Predict: what now?\n> tap Add", wirings: "correct, half-notified")
    )
    #expect(end.choices[end.right] == .end)
    let model = try #require(
      try Self.prediction("> tap Add\n# Predict: what is left in correct?\n> show model")
    )
    #expect(
      model.choices == [
        .lines(["ToDoListController.items[0] = #1 To Do Item 1"]),
        .lines(["ToDoStore.items[0] = #1 To Do Item 1", "ToDoStore.adding = 0"]),
      ]
    )
    #expect(model.right == 1)
  }
}
