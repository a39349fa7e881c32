import Testing

@testable import LabSite

@Suite("Names in a diagram")
struct WrappedNameTests {
  @Test(
    "a long name breaks between its words",
    arguments: [
      ("user", ["user"]),
      ("the table", ["the table"]),
      ("ToDoListController", ["ToDoList", "Controller"]),
      ("ItemsViewController in second", ["ItemsView", "Controller in", "second"]),
      ("the label 'placeholder' 2", ["the label", "'placeholder'", "2"]),
      ("URLSession", ["URLSession"]),
    ]
  )
  func wraps(_ name: String, _ lines: [String]) {
    let wrapped = WrappedName(name)
    #expect(wrapped.lines == lines)
    #expect(!wrapped.isCut)
  }

  @Test("what three short lines can't hold is cut, and the whole name is known")
  func cuts() {
    let name = "AVeryLongNameOfAControllerThatNobodyShouldWrite in second"
    let wrapped = WrappedName(name)
    #expect(wrapped.lines == ["AVeryLongName", "OfAController", "ThatNobodyShouldW…"])
    #expect(wrapped.isCut)
    #expect(wrapped.whole == name)
    #expect(WrappedName("一个没有空格的很长的中文名字").lines == ["一个没有空格的很…"])
  }
}
