import LabConversation
import LabFiles
import LabScenarios
import LabText
import LabWork

/// Writes the history as a scenario, and overwrites no file that the user may want to keep.
struct Saver {
  /// The bytes that this session wrote, by file.
  private var saved: [String: [UInt8]] = [:]

  /// A message about a save.
  enum Note {
    case done(String)
    case warning(String)
    /// The saved scenario does not pass.
    case bug(String)
  }

  /// Writes the history as a scenario, if the scenario can be read again; `foo` is the file `foo.md`.
  ///
  /// An existing file is overwritten only if this session wrote it and it has not changed since, or,
  /// with `again`, if it is a scenario.
  mutating func save(
    _ session: Session,
    _ workplace: any Workplace,
    in file: String,
    again isAgain: Bool,
    _ watch: (Double) -> Bool
  ) throws(ExitError) -> [Note] {
    guard !session.runs.isEmpty else {
      throw ExitError(.malformed, "there is nothing to save yet; choose a system and wirings")
    }
    if let storage = session.state.storageFile {
      throw ExitError(
        .malformed,
        """
        the rows in '\(storage)' outlive this session, so a scenario of it would not pass; \
        nothing was written
        """
      )
    }
    let file = Saver.document(file)
    let typed = TypedPath(file)
    try check(typed, file, again: isAgain)
    guard file.hasSuffix(".md") else { throw ExitError(.malformed, Saver.noScenario(file)) }
    guard let draft = try draft(of: session, workplace, file, watch) else {
      return [.warning("interrupted; nothing was saved")]
    }
    let bytes = Array(draft.text.utf8)
    do { try Files.replace(typed.path, with: bytes) } catch {
      throw ExitError(writing: file, error)
    }
    saved[Files.resolved(typed.path)] = bytes
    return [.done("saved \(counted(draft.count, "command")) in '\(file)'")]
      + draft.failed.map { .warning("'\($0)' does not hold, and is left out") }
      + draft.bugs.map(Note.bug)
  }

  /// The file that is meant: `foo.md` for `foo`, unless there is a file `foo`.
  private static func document(_ file: String) -> String {
    let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let isFile = name.isEmpty || name.contains(".") || Files.exists(TypedPath(file).path)
    return isFile ? file : "\(file).md"
  }

  private static func noScenario(_ file: String) -> String {
    let (words, again) = (file.split(separator: " "), "again")
    let isMisspelled =
      words.count > 1 && NameLookup.nearest(to: String(words[words.count - 1]), in: [again]) != nil
    let meant = "save \(Word.quoted(words.dropLast().joined(separator: " "))) \(again)"
    return "'\(file)' does not end in '.md', as a scenario does; nothing was written"
      + (isMisspelled ? "; did you mean \(meant.inOtherQuotes)?" : "")
  }

  /// Throws if the file must not be written over.
  private func check(
    _ typed: TypedPath,
    _ file: String,
    again isAgain: Bool
  ) throws(ExitError) {
    do { try Files.checkIsFile(typed.path) } catch { throw ExitError(writing: file, error) }
    guard Files.isRegular(typed.path) else { return }
    let present = try? Files.read(typed.path)
    let own = saved[Files.resolved(typed.path)]
    if let own, present == own { return }
    // A script of a stranger may say `again`; it shall not write into a file of commands.
    guard let present, present.isEmpty || Scenario.isScenario(present) else {
      throw ExitError(.unwritable, "'\(file)' is not a scenario; 'save' writes over no other file")
    }
    guard isAgain else {
      let state = own == nil ? "exists" : "has changed since it was saved"
      throw ExitError(.unwritable, "'\(file)' \(state); add 'again' to write over it")
    }
  }

  /// The history as a scenario; nil if the user stopped its replay.
  private func draft(
    of session: Session,
    _ workplace: any Workplace,
    _ file: String,
    _ watch: (Double) -> Bool
  ) throws(ExitError) -> Draft? {
    let (title, history, systems) = (title(of: file), session.history, session.systems)
    let played = try workplace.played(
      { supervisor in
        DraftResult { () throws(ScenarioErrors) in
          try Draft(
            title: title,
            history: history,
            file: file,
            systems: systems,
            supervisor: supervisor
          ) { share in
            supervisor.note(share)
            return supervisor.goesOn
          }
        }
      },
      whileWaiting: { _ = watch($0) }
    )
    switch played {
    case nil: return nil
    case .draft(let draft): return draft
    case .errors(let errors): throw ExitError(.malformed, errors.joined(separator: "\n"))
    }
  }

  /// The file's name as a heading: `two-windows.md` is `Two windows`.
  private func title(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let words = stem.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// What becomes of a history that is to be a scenario.
private enum DraftResult: Codable {
  case draft(Draft?)
  case errors([String])

  init(_ body: () throws(ScenarioErrors) -> Draft?) {
    do { self = .draft(try body()) } catch { self = .errors(error.errors.map(\.description)) }
  }
}
