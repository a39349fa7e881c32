import MVCLab
import Scenarios
import Testing

@Suite("A scenario is replayed")
struct ReplayTests {
  @Test func a() throws {
    let doc = document("> system counter\n> wirings correct, misused, crashing, suspect\n| x\n\n# hey\n| y\n> tap More\n~ x\n...\n> tap More\n> tap Less\n> tap Less\n[crashing]\n| x\n> expect shows 77\n> tap X\n")
    let sc = try Scenario(Array(doc.utf8), file: "a.md", systems: [CounterSystem.system])
    let r = Rewriting(Performance(sc) { .zero })
    print(String(decoding: r.bytes, as: UTF8.self))
    print(String(decoding: r.patch, as: UTF8.self))
    print(r.bugs)
    let r2 = Rewriting(Performance(try Scenario(r.bytes, file: "a.md", systems: [CounterSystem.system])) { .zero })
    print(r2.changes)
    print(Contrast(sc, sc.wirings[0], sc.wirings[1], width: 80).lines().joined(separator: "\n"))
  }
}
