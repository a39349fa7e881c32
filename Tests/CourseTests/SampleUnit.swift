import LabCourse
import LabScenarios
import LabSystems
import MVCLab

/// A unit that is as it should be; a test damages one thing of it.
enum SampleUnit {
  static let text = """
    # The second window

    <!-- unit: 7 minutes; correct | misused -->

    **Claim.** If the array lives in a view controller, *every* window
    has a list of its own.

    The product is small.

    ```mvclab
    > system todo
    > wirings correct, misused
    ...
    # One window.
    > tap Add
    [correct]
    ~ ToDoStore inserted [0]
    [*]
    | To Do                          [Add]
    | 0  To Do Item 1
    [misused]
    ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
    ! model-in-controller: 'ToDoListController' keeps model values in 'items'
    # Predict: what does the new window of misused show?
    > open list as second
    ...
    ```

    ```text
    user -> view
    ```

    **Law.** `model-in-controller`: what lives in a controller dies with it.

    **Repair.** The controllers share one store.

    ```swift misused MisusedListController.swift:7
    var items: [ToDoItem] = []
    ```
    ```swift misused MisusedListController.swift:25
    try table.insertRows(at: Indexes(first..<items.count))
    ```
    ```swift correct CorrectListController.swift:7
    private let store: ToDoStore
    ```

    **Question.** Is everything fine?

    **Answer.** No.

    ```mvclab answer
    > show model
    ...
    ```

    """

  static func lesson(_ text: String = text) throws(ScenarioErrors) -> Lesson {
    try Lesson(Array(text.utf8), file: "a.md", systems: [System].all)
  }

  /// What is wrong with a unit, a line each.
  static func problems(_ text: String) throws -> String {
    let lesson = try lesson(text)
    return Unit.problems(of: lesson, LessonRun(lesson)).map(\.description).joined(separator: "\n")
  }
}
