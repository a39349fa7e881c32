import LabCourse
import LabSystems
import MVCLab
import Testing

extension LessonPlayerTests {
  @Test func `in a narrow terminal the help of a key goes on below itself`() throws {
    var player = try Self.player(columns: 60)
    let help = Self.text(player.take(.key("?")))
    #expect(
      help.contains(
        """
        f       the flow of this step: who called or notified whom,
                from which line

        """
      ),
      "\(help)"
    )
    #expect(
      help.contains(
        """
        |             a window that changed; one that did not
                      change is not printed

        """
      ),
      "\(help)"
    )
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func `in a narrow terminal one wiring is below the other`() throws {
    var player = try Self.player(columns: 60)
    #expect(
      Self.text(player.take(.next)) == """
        One window.
        Step 1 of 2  > tap Add
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | To Do                          [Add]
        | 0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  (MisusedListController.swift:7)

        """
    )
  }
}
