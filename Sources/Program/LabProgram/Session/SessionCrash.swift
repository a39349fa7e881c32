import LabConversation
import LabWork

/// The end of a session's worker, which counts as if the line had not been executed.
struct SessionCrash: Error {
  /// What to tell, in a sentence: `'tap Nil': the code of 'crashing' crashed with SIGILL`.
  let message: String
  /// Whether the program itself is to blame.
  let isOfProgram: Bool
  /// What the wirings' code printed before.
  let printed: String
  /// The file in which the rows of the world are kept, and keep what the line has stored.
  let storageFile: String?

  init(reason: String, line: String) {
    message = "'\(line)': the program itself \(reason); please report it"
    (isOfProgram, printed, storageFile) = (true, "", nil)
  }

  /// The death of a worker in a line, before which the conversation was in this state.
  init(_ death: WorkerDeath, in line: String, _ state: ConversationState) {
    self.init(death, "'\(line)'", state)
  }

  /// A death between two lines.
  init(_ death: WorkerDeath) {
    message = "\(WorkFailure(death)); the session is as it was"
    (isOfProgram, printed, storageFile) = (!death.isFromOutside, death.printed, nil)
  }

  /// A death while a new worker executed a line again.
  init(_ death: WorkerDeath, repeating line: String, _ state: ConversationState) {
    self.init(death, "'\(line)', executed again", state)
  }

  private init(_ death: WorkerDeath, _ place: String, _ state: ConversationState) {
    (printed, storageFile) = (death.printed, state.storageFile)
    isOfProgram = death.ending == nil && !death.isFromOutside
    if death.ending == nil {
      message = "\(place): \(WorkFailure(death))"
    } else {
      let wiring = death.wiring.flatMap { state.runs.indices.contains($0) ? state.runs[$0] : nil }
      let code = wiring.map { "the code of '\($0.present)'" } ?? "the code of a wiring"
      message = "\(place): \(code) \(death.reason)"
    }
  }
}
