import LabText
import MVCLab

/// The answer to one command: what each wiring printed, and how it ended.
public struct Reply: Codable, Sendable {
  /// What was printed; more than one part if the command chose other wirings on its way.
  public let parts: [Part]
  /// How the command ended.
  public let outcome: Outcome
  /// What the wirings' code has printed on its own, where somebody keeps it from the terminal.
  package let printed: [Printed]
  /// What the caller must do beyond printing.
  public let request: Request?
  /// The place of an error in the command, counted in characters from 1.
  public let column: Int
  /// What a user can do after the command was refused, where the error does not say it.
  package let way: String?
  /// A whole line that can be typed after the command was refused; nil if none is near.
  package let suggestion: String?
  /// Whether the lines of the answer are source, which is too wide for columns.
  package internal(set) var isSource = false
  /// Whether the command chooses a system or wirings.
  package internal(set) var isChoice = false
  /// What each wiring did, moment by moment; empty unless the command is recorded.
  package internal(set) var walks: [Walk] = []
  /// Whether the command was to let something happen in the worlds, and nothing has.
  package internal(set) var isWithoutEffect = false

  package init(
    parts: [Part],
    outcome: Outcome,
    printed: [Printed] = [],
    request: Request? = nil,
    column: Int = 1,
    way: String? = nil,
    suggestion: String? = nil
  ) {
    (self.parts, self.outcome, self.printed, self.request) = (parts, outcome, printed, request)
    (self.column, self.way, self.suggestion) = (column, way, suggestion)
  }

  /// What the wirings of one choice printed.
  public struct Part: Codable, Sendable {
    /// The names of the wirings, the leading one first; empty before a wiring is chosen.
    ///
    /// After a `swap` a name says what runs now: `correct -> half-store`.
    public let wirings: [String]
    /// A transcript for each wiring, or a single one before a wiring is chosen.
    public let transcripts: [[OutputLine]]
    /// The open windows of each wiring, if the wirings are compared.
    var windows: [[PrintedWindow]] = []

    var isEmpty: Bool { transcripts.allSatisfy(\.isEmpty) }

    /// The transcripts of compared wirings, in which each one shows every window that another one has printed.
    package var withUnchangedWindows: [[OutputLine]] { transcripts.showingUnchanged(of: windows) }
  }

  /// What the code of one wiring has printed, which is not a part of a transcript.
  package struct Printed: Codable, Equatable, Sendable {
    /// The wiring's name, as a transcript's header has it; nil if it is not known.
    package let wiring: String?
    package let text: String

    package init(wiring: String?, text: String) { (self.wiring, self.text) = (wiring, text) }

    /// The same as comments of a transcript, which has no other place for it.
    package var comments: [String] {
      let name = wiring.map { "'\($0)' printed" } ?? "printed"
      return text.split(separator: "\n").map { "# \(name): \(String($0).printable)" }
    }
  }

  /// How a command ended.
  public enum Outcome: Codable, Sendable {
    /// A world executed it, or the laboratory answered it.
    case done
    /// Every world refused it.
    case refused
    /// The line is not a command that can be used here.
    case malformed
    /// The file for the system's storage can't be used.
    case unusableFile
    /// The user stopped it before it was done.
    case interrupted
  }

  /// A request that only the caller can fulfil, because a conversation knows no terminal and writes no file.
  public enum Request: Codable, Equatable, Sendable {
    /// End the program.
    case quit
    /// `again` allows the caller to overwrite an existing file.
    case save(file: String, again: Bool)
    /// Execute all commands of this file.
    case source(file: String)
    /// Show a scenario step by step, or execute a script.
    case play(file: String)
    /// Lead through the course, or through one unit of it.
    case lesson(String?)
    /// Search for the shortest story from here that breaks a rule, or any, and play it if asked to.
    case find(rule: RuleName?, plays: Bool)
    /// Name the units of the course, if the caller has one, that show a rule.
    case mentionUnits(rule: String)
    /// Print what the wirings say in two columns, or no longer.
    case contrast(Bool)
  }
}

extension Reply {
  /// What the leading wiring printed.
  public var lines: [OutputLine] { parts.flatMap { $0.transcripts[0] } }

  /// What the chosen wirings printed, in their order.
  public var transcripts: [[OutputLine]] { parts.last?.transcripts ?? [] }

  /// Each error once; one that some wirings do not print is followed by the names of those that do.
  package var errors: [String] { texts(of: .error) }

  /// Why an expectation does not hold, in the same form.
  package var failures: [String] { texts(of: .failure) }

  private func texts(of kind: OutputLine.Kind) -> [String] {
    parts.flatMap { part in
      let texts = part.transcripts.map { $0.filter { $0.kind == kind }.map(\.text) }
      return texts.flatMap(\.self).withoutRepeats.map { text in
        let own = texts.indices.filter { texts[$0].contains(text) }
        let header = WiringHeader.text(own, of: Array(texts.indices), part.wirings)
        return own.count == texts.count ? text : "\(text)  \(header)"
      }
    }
  }

  /// Whether every wiring executed the command, and every expectation holds.
  ///
  ///     conversation.respond(to: "tap Nope").succeeded           // false: refused
  ///     conversation.respond(to: "expect rows 7").succeeded      // false: there are 2
  public var succeeded: Bool { outcome == .done && errors.isEmpty && failures.isEmpty }
}
