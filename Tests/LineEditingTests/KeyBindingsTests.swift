import LineEditing
import Testing

@Suite struct KeyBindingsTests {
  /// A lone Escape would wait for the next key.
  @Test func `no key of vi begins with Escape`() {
    let keys = KeyBindings.all(inVi: true).map(\.key)
    #expect(keys.filter { $0.hasPrefix("\\e") } == [])
    #expect(keys.contains("^R"))
  }

  @Test(arguments: [false, true]) func `every key runs one command`(inVi: Bool) {
    let bindings = KeyBindings.all(inVi: inVi)
    for (index, binding) in bindings.enumerated() {
      let other = bindings[..<index].first { $0.key == binding.key && $0.map == binding.map }
      #expect(other == nil)
    }
  }

  @Test func `the arrows run the same commands in emacs and in vi`() {
    func commands(_ keys: [String], inVi: Bool) -> [String] {
      let bindings = KeyBindings.all(inVi: inVi)
      return keys.map { key in bindings.first { $0.key == key }?.command ?? "none" }
    }
    let expected = ["line-up", "line-down", "line-right", "ed-prev-char"]
    #expect(commands(["\\e[A", "\\eOB", "\\e[C", "\\e[D"], inVi: false) == expected)
    #expect(commands(["\\200", "\\201", "\\202", "\\203"], inVi: true) == expected)
  }
}
