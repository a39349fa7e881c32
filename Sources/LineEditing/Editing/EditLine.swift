#if canImport(CLibEdit)
import CLibEdit
import Glibc

/// libedit as a value-minded Swift object: text in, text out, no pointers outside this file.
///
/// It edits, and walks through a history that is not its own; it draws nothing, because its own drawing
/// loses count of wide characters.
final class EditLine {
  private let line: OpaquePointer
  private let history: UnsafeMutablePointer<edit_history>
  /// The entry that libedit is looking at.
  private var held: UnsafeMutableBufferPointer<wchar_t>?

  /// `entry` is asked for an entry by its number, 1 being the newest, and for how many there are.
  init?(program: String, entry: @escaping edit_entry) {
    guard let line = edit_open(program) else { return nil }
    self.line = line
    history = .allocate(capacity: 1)
    history.initialize(to: edit_history(line: line, entry: entry, number: 0))
    edit_set_history(line, history)
    edit_set_keymap(line, "emacs")
    // Ctrl-C, Ctrl-Z and Ctrl-\ come as bytes, in the order they were typed; so do CR, LF and Ctrl-S.
    for flag in ["-isig", "-icrnl", "-inlcr", "-ixon"] { edit_set_tty(line, flag) }
  }

  deinit {
    // Otherwise closing sets the modes in a way that throws away what was typed ahead.
    edit_set_number(line, EL_PREP_TERM, 0)
    edit_set_number(line, EL_EDITMODE, 0)
    edit_close(line)
    history.deallocate()
    held?.deallocate()
  }
}

extension EditLine {
  /// Blocks, calling `getc` and the commands of the keys, until Enter; nil when there is no line.
  func read() -> String? {
    var count: Int32 = 0
    guard let text = el_wgets(line, &count), count > 0 else { return nil }
    let last = text[Int(count) - 1]
    return Self.string(text, count: Int(count) - (last == 0x0A || last == 0x0D ? 1 : 0))
  }

  /// The text being edited, and how many of its scalars stand before the cursor.
  var buffer: EditedLine {
    let (start, cursor, count) = place
    return EditedLine(Self.string(start, count: count), cursor: cursor)
  }

  /// What stands around the cursor: enough to tell where a character begins and ends.
  var neighbourhood: EditedLine {
    let (start, cursor, count) = place
    let first = max(0, cursor - 64)
    let text = Self.string(start + first, count: min(count, cursor + 64) - first)
    return EditedLine(text, cursor: cursor - first)
  }

  /// How many scalars stand before the cursor, and how many there are.
  var extent: (cursor: Int, count: Int) { (place.cursor, place.count) }

  /// Moves the cursor by so many scalars, as far as there are any.
  func move(by count: Int) {
    if count != 0 { _ = el_cursor(line, Int32(count)) }
  }

  /// Puts `text` in the place of all there is.
  func replaceAll(with text: String) -> Bool {
    let (_, cursor, count) = place
    move(by: count - cursor)
    return replace(count, with: text)
  }

  /// Puts `text` in the place of so many scalars before the cursor; false when there is no room.
  func replace(_ count: Int, with text: String) -> Bool {
    el_deletestr(line, Int32(count))
    return text.isEmpty || el_winsertstr(line, Self.wide(text)) == 0
  }

  /// `text` as libedit reads it, until the next time this is called.
  func hold(_ text: String) -> UnsafePointer<wchar_t>? {
    held?.deallocate()
    let wide = Self.wide(text)
    let new = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: wide.count)
    _ = new.initialize(from: wide)
    held = new
    return UnsafePointer(new.baseAddress)
  }

  func adoptWindowSize() {
    el_resize(line)
  }

  /// The terminal as a shell wants it, until `resume`.
  func suspend() {
    edit_set_number(line, EL_PREP_TERM, 0)
  }

  func resume() {
    // It may still believe in modes that somebody has changed meanwhile.
    edit_set_number(line, EL_PREP_TERM, 0)
    edit_set_number(line, EL_PREP_TERM, 1)
  }
}

extension EditLine {
  var isVi: Bool {
    edit_keymap(line).map { String(cString: $0) } == "vi"
  }

  func bind(_ binding: KeyBinding) {
    switch binding.map {
    case .insert: edit_bind(line, binding.key, binding.command)
    case .viCommand: edit_bind_vi_command(line, binding.key, binding.command)
    }
  }

  /// Whether a key that sends an Escape and these bytes is bound to something.
  func knows(_ sequence: [UInt8]) -> Bool {
    let key = sequence.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
    return edit_knows(line, "\\e" + key) != 0
  }

  func add(_ name: EditorCommand, _ purpose: String, _ command: @escaping edit_command) {
    _ = edit_add_command(line, name.rawValue, purpose, command)
  }

  func readKeys(with getc: @escaping edit_getc) {
    _ = edit_set_getc(line, getc)
  }

  /// `$EDITRC` or `~/.editrc`; a missing file is no error, and `edit off` is not for here.
  func sourceUserFile() {
    el_source(line, nil)
    edit_set_number(line, EL_EDITMODE, 1)
  }

  /// Says who answers in a callback; it must live as long as this.
  func setOwner(_ owner: AnyObject) {
    edit_set_owner(line, Unmanaged.passUnretained(owner).toOpaque())
  }

  static func owner<Owner: AnyObject>(of line: OpaquePointer?, as type: Owner.Type) -> Owner? {
    guard let line, let pointer = edit_owner(line) else { return nil }
    return Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension EditLine {
  private var place: (start: UnsafePointer<wchar_t>, cursor: Int, count: Int) {
    guard let info = el_wline(line)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else { preconditionFailure("libedit always has a line") }
    return (start, cursor - start, end - start)
  }

  private static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }

  private static func string(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: start, count: count) {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
#endif
