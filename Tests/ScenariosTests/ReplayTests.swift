import MVCLab
import Scenarios
import Testing

@Suite("A scenario is replayed")
struct ReplayTests {
  @Test func a() {
    print(told("> system counter\n> wirings correct, misused, crashing\n| x\n...\n> tap More\n> tap More\n> tap More\n> tap More\n[crashing]\n| x\n"))
    for f in Format.allCases { print(f); print(told("> system counter\n> wirings correct, misused, crashing\n...\n> tap More\n> tap More\n> tap More\n> expect shows 4\n> tap Les", as: f)) }
    print(told("> system counter\n> wirings correct, misused, crashing\n...\n> tap More\n> tap More\n> tap More\n> expect shows 4\n> tap Less\n[*]", as: .json))
  }
}
