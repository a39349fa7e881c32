import MVC
import Testing

@Suite struct HopTests {
  @Test(arguments: [
    (UserEvent.tap("Add"), "tap 'Add'"), (.type(field: "Title"), "typing in 'Title'"),
    (.select(row: 3), "selecting row 3"), (.swipe(row: 0), "swiping row 0"),
    (.move(row: 0, to: 2), "moving row 0 to 2"),
    (.return(field: "Title"), "pressing Return in 'Title'"),
    (.scroll, "scrolling"), (.pull, "pulling"), (.paste, "pasting"), (.goBack, "going back"),
    (.dismiss, "dismissing"),
  ])
  func `a user event is shown in words`(event: UserEvent, words: String) {
    #expect(event.description == words)
  }

  @Test func `a hop with a value is named by its description and returns it`() throws {
    let hops = hops(.userEvent(.select(row: 3)), .lifecycle(.firstLoadOfTables))
    #expect(hops.map(\.name) == ["selecting row 3", "first load of tables"])
    #expect(hops.map(\.userEvent) == [.select(row: 3), nil])
    #expect(hops.map(\.lifecycle) == [nil, .firstLoadOfTables])
  }

  @Test func `a question to a data source is named like the method that answers it`() {
    let hops = hops(
      .dataSource(.count),
      .dataSource(.cell(row: 12)),
      .dataSource(.canEdit(row: 3)),
      .dataSource(.canMove(row: 4))
    )
    #expect(
      hops.map(\.name) == ["numberOfRows", "cellForRow 12", "canEditRow 3", "canMoveRow 4"]
    )
  }

  @Test func `a hop has 104 bytes at most`() {
    #expect(MemoryLayout<Hop>.size <= 104)
  }

  private func hops(_ kinds: Hop.Kind...) -> [Hop] {
    let runtime = Runtime()
    for kind in kinds { runtime.flow.note(kind, to: .nobody, site: .unknown) }
    return runtime.flow.hops
  }
}
