import LineEditing
import Testing

@Suite struct BindingListTests {
  private let list = BindingList(
    """
    Standard key bindings
    "^M"           ->  ed-newline
    "^P" to "^R"   ->  ed-prev-history
    "^?"           ->  em-delete-prev-char
    Alternative key bindings
    "+"            ->  ed-next-history
    Multi-character bindings
    "^[[A"         ->  ed-prev-history
    Arrow key bindings
    up             ->  ed-prev-history
    """
  )

  @Test func `libedit's list has each key with its command`() {
    #expect(
      list.bindings.map { "\($0.key) \($0.command)" } == [
        #"\015 ed-newline"#, #"\020 ed-prev-history"#, #"\021 ed-prev-history"#,
        #"\022 ed-prev-history"#, #"\177 em-delete-prev-char"#,
        #"\053 ed-next-history"#, "^[[A ed-prev-history",
      ]
    )
  }

  @Test func `a key of libedit's history commands runs the editor's own, in the same map`() {
    let own = KeyBindings.safe(insteadOf: list)
    #expect(own.map(\.key) == [#"\020"#, #"\021"#, #"\022"#, #"\053"#, "^[[A"])
    #expect(own.map(\.command) == ["line-up", "line-up", "line-up", "line-down", "line-up"])
    #expect(own.map(\.map) == [.insert, .insert, .insert, .viCommand, .viCommand])
  }
}
