import CodeReading
import Testing

/// The only line that assigns to a property.
@Suite struct AssignmentTests {
  private func line(_ code: String..., property: String = "delegate") -> Int? {
    let files = code.enumerated().map { number, text in
      CodeFile(
        name: "\(number).swift",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      )
    }
    return CodeIndex(files).assignment(to: property, in: files.map(\.name))?.line
  }

  @Test func `the line is found in whichever file it is, and on whichever object`() {
    #expect(line("let a = 1", "\nmenu.delegate = chooser") == 2)
    #expect(line("delegate = self") == 1)
    #expect(line("self.menu?.delegate = chooser") == 1)
    #expect(line("(menu.delegate, self.chooser) = (chooser, chooser)") == 1)
    #expect(line("(self.chooser, menu?.delegate) = (chooser, chooser)") == 1)
  }

  @Test func `a declaration, a comparison, a text and a comment assign nothing`() {
    #expect(line("weak var delegate = self") == nil)
    #expect(line("if menu.delegate == self {}") == nil)
    #expect(line("\"menu.delegate = self\"  // menu.delegate = self") == nil)
    #expect(line("menu.onDelegate = self; delegates = []") == nil)
    #expect(line("let (a, b) = (menu.delegate, 1)") == nil)
    #expect(line("show(menu.delegate); a = b") == nil)
  }

  @Test func `what takes a link back sets none`() {
    #expect(line("menu.delegate = nil") == nil)
    #expect(line("menu.delegate = chooser\nmenu.delegate = nil") == 1)
  }

  @Test func `of several lines none is the one`() {
    #expect(line("a.delegate = self\nb.delegate = self") == nil)
    #expect(line("a.delegate = self", "b.delegate = self") == nil)
    #expect(line("a.delegate = self\n(b.delegate, c) = (self, 1)") == nil)
  }
}
