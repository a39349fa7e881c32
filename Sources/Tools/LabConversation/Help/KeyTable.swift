import LabText

/// The keys of the line editor, for `help keys` and the manual page.
package enum KeyTable {
  /// The keys that are ours, or that a user of other editors looks for; the others are those of emacs.
  package static let rows = [
    ("Tab", "complete the word; again: list what may follow"),
    ("Shift-Tab", "go back in the list; typing narrows it"),
    ("Up, Down", "choose in a list, or recall lines"),
    ("PgUp, PgDn", "turn the pages of a list, or recall lines with the text before the cursor"),
    ("Right, End, Alt-F", "insert the dimmed rest of the line, or a word of it"),
    ("F1, Alt-H", "explain the command in the line"),
    ("Ctrl-R, Ctrl-S", "search older lines, newer ones; Ctrl-G gives up"),
    ("Alt-.", "insert the last word of the line before; again: older"),
    ("Ctrl-_", "undo the last change of the line"),
    ("Ctrl-U, Ctrl-K", "kill the text to the left, to the right"),
    ("Ctrl-W, Alt-D", "kill the word to the left, to the right"),
    ("Ctrl-Y, Alt-Y", "insert what was killed last; then: what was killed before"),
    ("Ctrl-X Ctrl-E", "edit the line in $VISUAL or $EDITOR"),
    ("Alt-Enter", "insert a line break; Enter runs all lines"),
    ("Ctrl-L", "clear the screen"),
    ("Ctrl-C", "drop the line, or stop the command"),
    ("Ctrl-Z", "stop the program; 'fg' brings it back"),
    ("Ctrl-D", "leave, on an empty line"),
    ("Ctrl-\\", "end the program at once"),
  ]

  /// A line for each key.
  package static var lines: [String] {
    NameTable(rows).lines + ["~/.editrc binds others; 'bind -v' in it gives the keys of vi."]
  }
}
