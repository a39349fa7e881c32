import LabConversation
import LabFiles

/// The changes of an update, for `git apply` and `patch -p1`, with three lines of context.
///
///     --- a/Scenarios/todo/first.md
///     +++ b/Scenarios/todo/first.md
///     @@ -6,3 +6,3 @@
package struct UnifiedDiff {
  /// The two lines that name the file; none if nothing changes.
  private let head: [UInt8]
  private(set) var lines: [Line] = []
  private let source: SourceText
  private var changes: [Change] = []

  /// Lines that go, counted from 0, and the lines that replace them.
  private struct Change {
    var lines: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  /// One line of a hunk, with its first character and its end.
  package struct Line {
    package let kind: Kind
    let bytes: [UInt8]

    /// What a line does.
    package enum Kind {
      /// It says where the hunk is.
      case place
      case kept
      case removed
      case added
      /// It says that the file ends without a line break.
      case note
    }
  }

  private static let context = 3

  init(_ source: SourceText, _ edits: [Update.Edit], file: String) {
    self.source = source
    head = Array("--- \(Self.name("a/", file))\n+++ \(Self.name("b/", file))\n".utf8)
    for edit in edits { add(edit) }
    var (start, shift) = (0, 0)
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      guard
        isLast
          || changes[index + 1].lines.lowerBound - changes[index].lines.upperBound
            > 2 * UnifiedDiff.context
      else { continue }
      writeHunk(changes[start...index], shift: shift)
      shift += changes[start...index].reduce(0) { $0 + $1.new.count - $1.lines.count }
      start = index + 1
    }
  }

  /// A file's name from the folder of the run, if it is in that, as git writes it: quoted if it has special characters, with a tab after one with spaces.
  private static func name(_ side: String, _ file: String) -> String {
    let here = Files.absolute(".") + "/"
    let place = Files.places(of: file)[0]
    let near = place.hasPrefix(here) ? String(place.dropFirst(here.count)) : file
    let parts = near.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    let path = side + parts
    let isSpecial = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard isSpecial else { return path.contains(" ") ? path + "\t" : path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case 0x22, 0x5C: return "\\" + String(Unicode.Scalar(byte))
      case ..<0x20, 0x7F...:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: return String(Unicode.Scalar(byte))
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Adds the lines of an edit that really differ.
  private mutating func add(_ edit: Update.Edit) {
    let new = SourceText(edit.bytes)
    let old = edit.lines.map { source.raw($0..<$0 + 1).text }
    let lines = new.lines.indices.map { new.raw($0..<$0 + 1) }
    var row = edit.lines.lowerBound
    var open: Change?
    func close() { if let open { changes.append(open) } }
    for step in Alignment(old, lines.map(\.text)).edits {
      switch step {
      case .same, .taken:
        close()
        open = nil
        row += 1
      case .replaced(_, let index):
        open = Change(
          lines: (open?.lines.lowerBound ?? row)..<row + 1,
          new: (open?.new ?? []) + [lines[index]]
        )
        row += 1
      case .missing:
        open = Change(lines: (open?.lines.lowerBound ?? row)..<row + 1, new: open?.new ?? [])
        row += 1
      case .extra(let index):
        open = Change(
          lines: (open?.lines.lowerBound ?? row)..<row,
          new: (open?.new ?? []) + [lines[index]]
        )
      }
    }
    close()
  }

  private mutating func writeHunk(_ changes: ArraySlice<Change>, shift: Int) {
    guard let first = changes.first, let last = changes.last else { return }
    let start = max(0, first.lines.lowerBound - UnifiedDiff.context)
    let end = min(source.lines.count, last.lines.upperBound + UnifiedDiff.context)
    let count = changes.reduce(end - start) { $0 + $1.new.count - $1.lines.count }
    let old = "-\(start + 1),\(end - start)"
    let place = "@@ \(old) +\(start + 1 + shift),\(count) @@\n"
    lines.append(Line(kind: .place, bytes: Array(place.utf8)))
    var row = start
    for change in changes {
      write(.kept, row..<change.lines.lowerBound)
      write(.removed, change.lines)
      for line in change.new { lines.append(Line(kind: .added, bytes: Array("+".utf8) + line)) }
      row = change.lines.upperBound
    }
    write(.kept, row..<end)
  }

  private mutating func write(_ kind: Line.Kind, _ rows: Range<Int>) {
    let mark = Array((kind == .removed ? "-" : " ").utf8)
    for row in rows {
      let isOpen = source.ending(row).isEmpty
      let ending = Array((isOpen ? "\n" : "").utf8)
      lines.append(Line(kind: kind, bytes: mark + source.raw(row..<row + 1) + ending))
      guard isOpen else { continue }
      lines.append(Line(kind: .note, bytes: Array("\\ No newline at end of file\n".utf8)))
    }
  }
}

extension UnifiedDiff {
  /// The whole diff; empty if nothing changes.
  var bytes: [UInt8] { lines.isEmpty ? [] : head + lines.flatMap(\.bytes) }
}

extension UnifiedDiff.Line {
  /// The line without its end.
  package var text: String {
    String(
      decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...],
      as: UTF8.self
    )
  }
}
