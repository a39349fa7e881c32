import LabText

/// What the signs of a transcript mean, for `help signs`.
package enum SignTable {
  /// A line for each sign.
  package static var lines: [String] { NameTable(rows).lines }

  /// Whether the table explains a sign, or is what a word asks for.
  static func explains(_ text: String) -> Bool {
    rows.contains { $0.0 == text } || ["*", ":", "legend"].contains(text)
  }

  /// The signs with their meanings.
  package static var rows: [(String, String)] {
    [(">", "a command: what the user does, or the world around the program")]
      + OutputLine.Kind.allCases.filter { $0 != .symptom && $0 != .failure }.map {
        ("\($0.sign)", $0.meaning)
      } + [
        ("#", "a comment"),
        ("[a, b]", "the lines below are those of these wirings; '[not a]' of all but one"),
        (
          "[a -> b]",
          "the lines below are those of the world that began with a, and runs b since 'swap'"
        ),
        ("[*]", "the lines below are those of all wirings again"),
        ("...", "lines that are left out; '... |' stands for lines of one sign"),
        ("[Add]", "a button; '(Add)' is a button that is off"),
        ("Title: Milk_", "a text field; '_' is the cursor"),
        ("-- Title --", "an alert; '__ Title __' is a sheet"),
        ("( text )", "a message that disappears by itself"),
        ("< Title", "a screen on top of another; 'back' leads there"),
        ("v 2 below", "rows that a user must scroll to; so are '^ 2 above'"),
        ("<1a>", "a picture"),
        ("###... 30%", "the progress of a download"),
        ("…", "the text is cut here"),
        ("| * :", "between two columns: the lines are equal, differ for the first time, or differ"),
      ]
  }
}

extension OutputLine.Kind {
  /// What a line with this sign is.
  fileprivate var meaning: String {
    switch self {
    case .notification: "a model notified its observers of a change"
    case .screen: "a window that changed; one that did not change is not printed"
    case .breach, .symptom, .failure:
      "a breach of a law, a symptom that a user sees, or an expectation that does not hold"
    case .answer: "the answer to a question such as 'show model'; nothing has changed"
    case .error: "why the command was refused, or what it could not do"
    }
  }
}
