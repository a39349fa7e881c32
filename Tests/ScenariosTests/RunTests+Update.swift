import LabFiles
import LabPlatform
import LabScenarios
import Testing

extension RunTests {
  @Test func `an update writes the file and keeps its mode; a patch changes nothing`() throws {
    let good = document(Self.begin + "> tap Less\n[correct]\n~ Count replaced [-1]\n...")
    let updated = try run(["a.md": Self.bad, "b.md": Self.broken, "c.md": good]) {
      options,
      folder in
      chmod("\(folder)/a.md", 0o640)
      options.update = true
    } after: { folder in
      let (a, b) = (try Files.read("\(folder)/a.md"), try Files.read("\(folder)/b.md"))
      #expect(String(decoding: a, as: UTF8.self) == document(Self.begin + Self.truth))
      #expect(b == Array(Self.broken.utf8))
      var status = stat()
      stat("\(folder)/a.md", &status)
      #expect(status.st_mode & 0o777 == 0o640)
    }
    #expect(updated.notes == "DIR/a.md: updated 1 step: 5 lines added\nDIR/c.md: updated 1 step\n")
    #expect(updated.exit == .malformed)

    let patched = try run(["a.md": Self.bad], isCI: true) { options, folder in
      options.patch = "\(folder)/x.patch"
    } after: { folder in
      let (a, patch) = (try Files.read("\(folder)/a.md"), try Files.read("\(folder)/x.patch"))
      #expect(a == Array(Self.bad.utf8))
      #expect(patch.starts(with: Array("--- ".utf8)))
    }
    #expect(patched.exit == .failed)
    #expect(patched.notes == "")
  }

  @Test func `an update reports a bug in a correct wiring, and the run fails`() throws {
    let suspect = document("> system counter\n> wirings suspect\n...\n> tap More\n| x")
    let result = try run(["a.md": suspect]) { options, _ in options.update = true }
    let bug = "'suspect' is a correct wiring, so this is a bug and is not written"
    #expect(
      result.notes == """
        DIR/a.md:5: error: \(bug): \(ReportTests.breach)
        DIR/a.md: updated 1 step: 1 line reworded, 2 added

        """
    )
    #expect(result.exit == .failed)
  }

  @Test func `an update writes no refusal that no line expects, and the run fails`() throws {
    let text = document(Self.begin + "> tap Mroe\n> tap Nope\n?")
    let result = try run(["a.md": text]) { options, _ in
      options.update = true
    } after: { folder in
      let updated = try Files.text(of: "\(folder)/a.md")
      #expect(
        updated
          == document(
            Self.begin
              + "> tap Mroe\n> tap Nope\n? unknown control 'Nope'; there are 'More' and 'Less'"
          )
      )
    }
    #expect(
      result.notes == """
        DIR/a.md:5: error: not updated; no '?' below 'tap Mroe' expects its refusal: unknown control \
        'Mroe'; did you mean 'tap More'?
        DIR/a.md: updated 1 step: 1 line reworded

        """
    )
    #expect(result.exit == .failed)
  }

  @Test func `an update does not write that an expect fails, and says so`() throws {
    let text = document(Self.begin + "> expect shows 7\n! expected 'first' to show '7'")
    let result = try run(["a.md": text]) { options, _ in options.update = true }
    #expect(
      result.notes == """
        DIR/a.md:5: error: not updated; no line can expect that an 'expect' fails; correct the 'expect', \
        or the wiring

        """
    )
    #expect(result.exit == .failed)
  }

  @Test func `an update that drops a line says so, and the run fails`() throws {
    let text = document(Self.begin + "> tap Less\n~ Count replaced [-1]\n| zebra\n...")
    let result = try run(["a.md": text]) { options, _ in options.update = true }
    #expect(
      result.notes == """
        DIR/a.md: updated 1 step: 1 line dropped
        DIR/a.md:5: dropped below this command, because no line like it was printed: | zebra

        """
    )
    #expect(result.exit == .failed)
  }

  @Test func `all line numbers of an update are those of the file as it is written`() throws {
    let text = document(
      Self.begin + "> tap More\n> tap Mroe\n> tap Less\n| zebra\n...\n> expect shows 7"
    )
    let result = try run(["a.md": text]) { options, _ in
      options.update = true
    } after: { folder in
      let lines = try Files.text(of: "\(folder)/a.md").split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines[13...16] == ["> tap Mroe", "> tap Less", "...", "> expect shows 7"])
    }
    #expect(
      result.notes == """
        DIR/a.md:14: error: not updated; no '?' below 'tap Mroe' expects its refusal: unknown control \
        'Mroe'; did you mean 'tap More'?
        DIR/a.md:17: error: not updated; no line can expect that an 'expect' fails; correct the \
        'expect', or the wiring
        DIR/a.md: updated 2 steps: 5 lines added, 1 dropped
        DIR/a.md:15: dropped below this command, because no line like it was printed: | zebra

        """
    )
    #expect(result.output.hasPrefix("DIR/a.md:14: failed: > tap Mroe"))
    #expect(result.output.contains("DIR/a.md:17: failed: > expect shows 7"))
  }

  @Test func `an update that writes the whole of a line drops no beginning of it`() throws {
    let begin = "> system counter\n> wirings misused\n...\n> tap More\n"
    let window = "| Count                         [More]\n| 1\n| [Less]"
    func updated(_ line: String) throws -> Result {
      try run(["a.md": document("\(begin)\(line)\n\(window)")]) { options, _ in
        options.update = true
      } after: { folder in
        let whole = document("\(begin)\(window)\n\(ReportTests.breach)")
        let text = try Files.text(of: "\(folder)/a.md")
        #expect(text == whole)
      }
    }
    let rule = try updated("! ui-changes-ui")
    #expect(rule.notes == "DIR/a.md: updated 1 step: 1 line reworded\n")
    #expect(rule.exit == .well)
    let part = try updated("! ui-changes-u")
    #expect(
      part.notes == """
        DIR/a.md: updated 1 step: 1 line added, 1 dropped
        DIR/a.md:5: dropped below this command, because no line like it was printed: ! ui-changes-u

        """
    )
    #expect(part.exit == .failed)
  }

  @Test func `an update gives back a damaged line that stands beside an ellipsis`() throws {
    let whole = document(
      "> system counter\n> wirings correct\n...\n> tap Less\n...\n| Count                         [More]\n..."
    )
    for letter in "Cut[M]" {
      guard let index = whole.lastIndex(of: letter) else { continue }
      let damaged = "\(whole[..<index])#\(whole[whole.index(after: index)...])"
      _ = try run(["a.md": damaged]) { options, _ in
        options.update = true
      } after: { folder in
        let bytes = try Files.read("\(folder)/a.md")
        #expect(String(decoding: bytes, as: UTF8.self) == whole)
      }
    }
  }

  @Test func `a replaced file keeps its names, and a read-only one its text`() throws {
    _ = try run(["a.md": Self.bad, "b.md": Self.bad]) { options, folder in
      link("\(folder)/a.md", "\(folder)/a.txt")
      chmod("\(folder)/b.md", 0o444)
      symlink("c.txt", "\(folder)/patch")
      options.update = true
    } after: { folder in
      let (a, other) = (try Files.read("\(folder)/a.md"), try Files.read("\(folder)/a.txt"))
      #expect(a == other)
      let b = try Files.read("\(folder)/b.md")
      #expect(b == Array(Self.bad.utf8))
      try Files.replace("\(folder)/patch", with: [0x61])
      let c = try Files.read("\(folder)/c.txt")
      #expect(c == [0x61])
    }
  }

  @Test func `an update is done where another one has written the same meanwhile`() throws {
    let wanted = document("> system counter\n> wirings correct\n...\n> show model\n= Count 0")
    let spoilt = wanted.replacing("Count 0", with: "Count 1")
    let result = try run(["a.md": spoilt]) { options, _ in
      options.update = true
    } after: { folder in
      let text = try Files.text(of: "\(folder)/a.md")
      #expect(text == wanted)
    } whilePlaying: { folder in
      try? Files.replace("\(folder)/a.md", with: Array(wanted.utf8))
    }
    #expect(result.notes == "DIR/a.md: updated 1 step: 1 line reworded\n")
    #expect(result.exit == .well)
  }

  @Test func `an update does not overwrite a file that changed meanwhile`() throws {
    let result = try run(["a.md": Self.bad]) { options, _ in
      options.update = true
    } after: { folder in
      let text = try Files.text(of: "\(folder)/a.md")
      #expect(text.hasPrefix(Self.bad) && text.hasSuffix("More prose.\n"))
    } whilePlaying: { folder in
      let path = "\(folder)/a.md"
      guard let text = try? Files.read(path) else { return }
      try? Files.replace(path, with: text + Array("More prose.\n".utf8))
    }
    #expect(
      result.notes == "DIR/a.md: error: not updated; the file has changed since the run read it\n"
    )
    #expect(result.exit == .unwritable)
  }

  @Test func `an update is refused where CI is set`() throws {
    #expect(
      try run(["a.md": Self.bad], isCI: true) { options, _ in options.update = true }
        == Result(
          output: Self.refused,
          notes: "error: '--update' changes no file where CI is set; use '--patch FILE'\n",
          exit: .usage
        )
    )
  }
}
