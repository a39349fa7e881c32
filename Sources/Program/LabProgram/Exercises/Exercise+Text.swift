import LabConversation
import LabExercises
import LabText

extension Exercise {
  /// The line with the title in the list of exercises.
  var row: String { "\(name)  \(title) (unit \(unit), \(minutes) minutes)" }

  /// The lines in the list of exercises: the title, and the task below it.
  func lines(columns: Int) -> [String] {
    let task = task.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [row] + "    \(task)".folded(to: max(24, columns), indent: 4)
  }

  /// The learner's sheet, in Markdown.
  var sheet: String {
    """
    # \(name): \(title)

    After unit \(unit) of the course; about \(minutes) minutes.

    \(task)

    Your wiring is called `mine`. Its code is in `Sources/Lab/Mine`; the places to begin with are marked
    `YOUR WORK`. What is in `Sources/Lab/Given` is right as it is.

    ```sh
    \("mvclab check".fitted(to: program.count + 27))# what is well, and what is not yet
    swift run \(program) hint            # a hint; 'hint 2' and so on for the next
    swift run \(program) run Scenarios   # the story that you can read
    # Try it beside the correct wiring:
    swift run \(program) \(setting.system) --wiring mine,\(solution.name)\(setting.withServer ? " --with-server" : "")
    ```

    `check` copies only the files that are in `Sources/Lab/Mine` now, by their names, into a package of its
    own. There it plays the story of `Scenarios/visible.md` and \(hidden.count) others, in your wiring and in the correct
    one. No law may be broken, no comment may allow it, and at each step the screens must be the same. If
    all is well, it searches some hundreds of states for a story that the others forgot.

    """
  }

  /// The visible story as a scenario: all must be well in both wirings.
  var scenario: String {
    let steps = visible.commands.map { "> \($0)\n...\n> expect clean\n" }.joined()
    return """
      # \(title)

      Whatever `\(solution.name)` shows, `mine` should show, and no law should be broken.

      ```mvclab
      > system \(setting.system)\(setting.withServer ? " with server" : "")
      > wirings mine, \(solution.name)
      ...
      \(steps)```

      """
  }

  /// The name of the package's program.
  var program: String { "\(name.lowercased())lab" }
}
