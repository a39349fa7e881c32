import CLibEdit
import LabPlatform

/// The name and version of the library that edits lines.
public let editorName = "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"

/// A line that the user edits, with keys bound to commands; no pointer of libedit leaves this file.
///
/// libedit edits the text. It draws nothing, because its own drawing miscounts the columns of wide
/// characters.
final class LibEdit {
  /// Reads keys and runs their commands; set it before `read`.
  weak var reader: LibEditReader?
  private let line: OpaquePointer

  init?(program: String) {
    guard let line = edit_open(program) else { return nil }
    self.line = line
    edit_set_owner(line, Unmanaged.passUnretained(self).toOpaque())
    edit_set_keymap(line, "emacs")
    // Ctrl-C, Ctrl-Z, Ctrl-\, CR, LF and Ctrl-S then arrive as bytes, in the order of typing.
    for flag in ["-isig", "-icrnl", "-inlcr", "-ixon"] { edit_set_tty(line, flag) }
    edit_set_getc(line, readKey)
    for command in EditorCommand.allCases {
      edit_add_command(line, command.rawValue, command.help, function(for: command))
    }
  }

  deinit {
    // With its edit mode on, libedit would discard the keys typed ahead when it closes.
    edit_set_number(line, EL_PREP_TERM, 0)
    edit_set_number(line, EL_EDITMODE, 0)
    edit_close(line)
  }
}

extension LibEdit {
  /// Blocks until Enter and returns the text; nil if the reader has no more keys.
  func read() -> String? {
    var count: Int32 = 0
    guard let text = el_wgets(line, &count), count > 0 else { return nil }
    let last = text[Int(count) - 1]
    return string(text, count: Int(count) - (last == 0x0A || last == 0x0D ? 1 : 0))
  }

  /// The text and the cursor.
  var buffer: EditedLine {
    let (start, cursor, count) = content
    return EditedLine(string(start, count: count), cursor: cursor)
  }

  /// The text near the cursor, long enough to find the characters on both sides of it.
  var textAroundCursor: EditedLine {
    let (start, cursor, count) = content
    let first = max(0, cursor - 64)
    let text = string(start + first, count: min(count, cursor + 64) - first)
    return EditedLine(text, cursor: cursor - first)
  }

  /// The number of scalars before the cursor, and in the whole text.
  var extent: (cursor: Int, count: Int) { (content.cursor, content.count) }

  /// Moves the cursor by `count` scalars, at most to an end of the text.
  func move(by count: Int) {
    if count != 0 { _ = el_cursor(line, Int32(count)) }
  }

  /// Replaces `count` scalars before the cursor by `text`; returns false if libedit has no room for it.
  func replace(_ count: Int, with text: String) -> Bool {
    drop(count)
    return text.isEmpty || el_winsertstr(line, wide(text)) == 0
  }

  /// Replaces the whole text by `text`; returns false if libedit has no room for it.
  func replaceAll(with text: String) -> Bool {
    let (cursor, count) = extent
    move(by: count - cursor)
    return replace(count, with: text)
  }

  /// Deletes `count` scalars before the cursor.
  ///
  /// The keys of vi that insert a deleted text know nothing of it, nor of what `replace` replaces.
  func drop(_ count: Int) {
    edit_drop(line, Int32(min(count, extent.cursor)))
  }

  private var content: (start: UnsafePointer<wchar_t>, cursor: Int, count: Int) {
    guard let info = el_wline(line)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else { preconditionFailure("libedit always has a line") }
    return (start, cursor - start, end - start)
  }
}

extension LibEdit {
  var isVi: Bool {
    edit_keymap(line).map { String(cString: $0) } == "vi"
  }

  func bind(_ binding: KeyBinding) {
    switch binding.map {
    case .insert: edit_bind(line, binding.key, binding.command)
    case .viCommand: edit_bind_vi_command(line, binding.key, binding.command)
    }
  }

  var bindings: BindingList {
    guard let text = edit_bindings(line) else { return BindingList("") }
    defer { free(text) }
    return BindingList(String(cString: text))
  }

  /// Whether the key that sends Escape and `sequence` is bound to a command.
  func isBound(_ sequence: [UInt8]) -> Bool {
    let key = sequence.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
    return edit_is_bound(line, "\\e" + key) != 0
  }

  /// Reads `$EDITRC` or `~/.editrc`; a missing file is no error.
  ///
  /// `edit off` in the file has no effect.
  func sourceUserFile() {
    el_source(line, nil)
    edit_set_number(line, EL_EDITMODE, 1)
  }

  /// Sets the terminal's modes to those of the shell, until `resume`.
  func suspend() {
    edit_set_number(line, EL_PREP_TERM, 0)
  }

  func resume() {
    // libedit sets the modes only if it believes that they are off; another program has changed them.
    edit_set_number(line, EL_PREP_TERM, 0)
    edit_set_number(line, EL_PREP_TERM, 1)
  }
}

// MARK: - Callbacks

extension LibEdit {
  fileprivate static func reader(of line: OpaquePointer?) -> LibEditReader? {
    guard let line, let pointer = edit_owner(line) else { return nil }
    return Unmanaged<LibEdit>.fromOpaque(pointer).takeUnretainedValue().reader
  }
}

private let readKey: edit_getc = { line, key in
  guard let line, let key else { return -1 }
  edit_make_safe(line)
  guard let scalar = LibEdit.reader(of: line)?.nextKey() else { return -1 }
  key.pointee = wchar_t(bitPattern: scalar.value)
  return 1
}

/// A C function captures nothing, so each command needs one of its own.
private func function(for command: EditorCommand) -> edit_command {
  switch command {
  case .complete: { line, _ in run(.complete, in: line) }
  case .completeBack: { line, _ in run(.completeBack, in: line) }
  case .pageUp: { line, _ in run(.pageUp, in: line) }
  case .pageDown: { line, _ in run(.pageDown, in: line) }
  case .clearScreen: { line, _ in run(.clearScreen, in: line) }
  case .searchOlder: { line, _ in run(.searchOlder, in: line) }
  case .searchNewer: { line, _ in run(.searchNewer, in: line) }
  case .up: { line, _ in run(.up, in: line) }
  case .down: { line, _ in run(.down, in: line) }
  case .right: { line, _ in run(.right, in: line) }
  case .end: { line, _ in run(.end, in: line) }
  case .nextWord: { line, _ in run(.nextWord, in: line) }
  case .help: { line, _ in run(.help, in: line) }
  case .breakLine: { line, _ in run(.breakLine, in: line) }
  case .undo: { line, _ in run(.undo, in: line) }
  case .killLeft: { line, _ in run(.killLeft, in: line) }
  case .killRight: { line, _ in run(.killRight, in: line) }
  case .killWordLeft: { line, _ in run(.killWordLeft, in: line) }
  case .killWordRight: { line, _ in run(.killWordRight, in: line) }
  case .yank: { line, _ in run(.yank, in: line) }
  case .yankOlder: { line, _ in run(.yankOlder, in: line) }
  case .lastWord: { line, _ in run(.lastWord, in: line) }
  case .copyWord: { line, _ in run(.copyWord, in: line) }
  case .edit: { line, _ in run(.edit, in: line) }
  case .entry: { line, _ in run(.entry, in: line) }
  case .matchOlder: { line, _ in run(.matchOlder, in: line) }
  case .matchNewer: { line, _ in run(.matchNewer, in: line) }
  case .searchAgain: { line, _ in run(.searchAgain, in: line) }
  case .searchBack: { line, _ in run(.searchBack, in: line) }
  case .fetchOlder: { line, _ in run(.fetchOlder, in: line) }
  case .fetchNewer: { line, _ in run(.fetchNewer, in: line) }
  case .quote: { line, _ in run(.quote, in: line) }
  }
}

private func run(_ command: EditorCommand, in line: OpaquePointer?) -> UInt8 {
  switch LibEdit.reader(of: line)?.run(command) {
  case .done: UInt8(CC_REFRESH)
  // A number typed before the key is an argument of the command that follows.
  case .passedOn: UInt8(CC_ARGHACK)
  case nil: UInt8(CC_NORM)
  }
}

// MARK: - Wide characters

private func wide(_ text: String) -> [wchar_t] {
  text.unicodeScalars.map { wchar_t(bitPattern: $0.withoutCode.value) } + [0]
}

private func string(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
  var scalars = String.UnicodeScalarView()
  for value in UnsafeBufferPointer(start: start, count: count) {
    scalars.append(Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}")
  }
  return String(scalars)
}
