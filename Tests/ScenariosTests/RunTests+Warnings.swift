import LabScenarios
import MVCLab
import Testing

extension RunTests {
  @Test func `a warning about source is given once, one about a document in each`() async throws {
    let code = "import MVC; final class List { func load() { DispatchQueue.main.async { } } }"
    let source = SourceFile(name: "List.swift", text: code)
    let system = CounterSystem.counter(files: ["List.swift"], sources: SourceIndex([source]))
    let text = document("> system counter\n> wirings correct\n...\n> turn\n...")
    let result = try await run(["a.md": text, "b.md": text], system)
    #expect(
      result.notes == """
        DIR/a.md:2: warning: List.swift:1 gives work to 'DispatchQueue', which no world plays; \
        'async', 'after', 'task', 'clock' and 'server' are for work that one plays
        DIR/a.md:6: warning: this ellipsis stands for no line
        DIR/b.md:6: warning: this ellipsis stands for no line

        """
    )
    #expect(result.exit == .well)
  }
}
