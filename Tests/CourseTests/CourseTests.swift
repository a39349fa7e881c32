import LabCourse
import LabSystems
import LabWork
import MVCLab
import Testing

@Suite struct CourseTests {
  static let list = """
    # The course

    1. [Not in a part](x.md)

    ## Signs

    1. [Not in a part either](y.md)

    ## Part 0: The bench

    Two things first.

    1. [Talk to `mvclab`](a.md): six signs, and the
       difference between them
    2. [Who called whom](b.md)

    ## Part 1: Why *the array* must not live there

    1. [It looks right](c.md): and is not

    ## More

    - [Pasting](d.md)
    """

  static func course(_ files: [String: String]) -> Course {
    let all = files.merging(["README.md": list]) { $1 }
    return Course(
      all.keys.sorted().map { SourceFile(name: $0, text: all[$0] ?? "") },
      folder: "Scenarios"
    )
  }

  @Test func `the list gives the parts, and numbers for the units`() {
    let course = Self.course([:])
    #expect(course.parts.map(\.title) == ["The bench", "Why the array must not live there"])
    #expect(
      course.entries.map { "\($0.number) \($0.title) (\($0.path):\($0.line))" } == [
        "0.1 Talk to 'mvclab' (a.md:13)", "0.2 Who called whom (b.md:15)",
        "1.1 It looks right (c.md:19)",
      ]
    )
  }

  @Test func `a link between documents names the unit, or the command that plays the lesson`() {
    #expect(
      Self.course(["a.md": "", "z.md": ""]).links(from: "a.md")
        == ["a.md": "0.1", "z.md": "'lesson z'"]
    )
    #expect(
      Self.course(["x/1-a.md": "", "x/b.md": "", "y/c.md": ""]).links(from: "x/1-a.md") == [
        "1-a.md": "'lesson x/1-a'", "b.md": "'lesson x/b'", "../y/c.md": "'lesson y/c'",
      ]
    )
  }

  @Test func `a rule names the units about it, or those whose transcripts have it`() {
    let course = Self.course(["a.md": SampleUnit.text])
    let list = [
      "", "  units of the course ('lesson 0.1' plays the first):", "    0.1  Talk to 'mvclab'",
    ]
    #expect(course.mention(of: "ui-changes-ui", .all, playedIn: InProcess()) == list)
    #expect(
      course.mention(of: "model-in-controller", .all, playedIn: InProcess()) == [
        "",
        "  wrong, in 'misused', MisusedListController.swift:",
        "       7  var items: [ToDoItem] = []",
        "  right, in 'correct', CorrectListController.swift:",
        "       7  private let store: ToDoStore",
      ] + list
    )
    #expect(course.mention(of: "leak", .all, playedIn: InProcess()) == [])
  }

  @Test func `a link without a unit, and a unit without a link, are problems`() {
    let course = Self.course([
      "a.md": SampleUnit.text,
      "b.md": SampleUnit.text.replacing("<!-- unit: 7 minutes; correct | misused -->", with: ""),
      "cc.md": SampleUnit.text,
    ])
    #expect(
      CourseLint(course, [System].all).problems.map(\.description).joined(separator: "\n") == """
        Scenarios/README.md:19:1: error: there is no file 'c.md'; did you mean 'a.md'?
        Scenarios/README.md:15:1: error: 'b.md' is not a unit; it has no comment '<!-- unit: … -->'
        Scenarios/cc.md:3:1: error: no link in the course leads to this unit; add one to its README.md
        """
    )
  }

  @Test func `a wiring that no unit has compared so far, and a second link, are problems`() {
    let third = SampleUnit.text.replacing(
      "> wirings correct, misused",
      with: "> wirings correct, misused, onevcat"
    )
    .replacing("[correct]", with: "[not misused]").replacing(
      "[misused]",
      with: "[onevcat]\n...\n[misused]"
    )
    let list = Self.list.replacing("(b.md)", with: "(a.md)")
    let course = Course(
      [
        SourceFile(name: "README.md", text: list), SourceFile(name: "a.md", text: SampleUnit.text),
        SourceFile(name: "c.md", text: third),
      ],
      folder: ""
    )
    #expect(
      CourseLint(course, [System].all).problems.map(\.description).joined(separator: "\n") == """
        README.md:15:1: error: 'a.md' is linked twice; the first link is at line 13
        c.md:3:1: error: 'onevcat' is in no pair of a unit so far; compare it in an earlier unit, or leave it out
        """
    )
  }
}
