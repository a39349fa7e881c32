import LabConversation
import LabFiles
import LabScenarios

/// An error that ends the program, with its exit status.
struct ExitError: Error {
  let status: ExitStatus
  let message: String
  /// Why the argument is refused, if a command with it would be.
  private let refusal: CommandError?

  init(_ status: ExitStatus, _ message: String) {
    (self.status, self.message, refusal) = (status, message, nil)
  }

  /// Refuses an argument as a command with it would be.
  init(_ refusal: CommandError) {
    (status, message, self.refusal) = (.usage, refusal.description, refusal)
  }

  /// The message in the shell, where the commands of the program list names.
  func message(inShellOf program: String) -> String {
    refusal?.message(.inShell(of: program)) ?? message
  }
}

extension ExitError {
  /// Reports a file that can't be read: 66, or 65 if it is not text.
  init(reading error: FileError) {
    switch error.reason {
    case .notUTF8: self.init(.malformed, error.description)
    case .system, .notRegular, .tooLarge, .nameNotUTF8, .readOnly, .foreign:
      self.init(.missing, "cannot read '\(error.path)': \(error.reason)")
    }
  }

  /// Reports a file that can't be written, by the name that the user typed.
  init(writing file: String, _ error: FileError) {
    self.init(.unwritable, "cannot write '\(file)': \(error.reason)")
  }

  /// Reports new files that can't be created in a folder; none of them was.
  init(creating folder: String, _ error: FileError) {
    self.init(.unwritable, "cannot write to '\(folder)': \(error.reason); nothing was written")
  }

  /// Reports a file that a new one would replace.
  init(existing file: String) {
    self.init(.unwritable, "'\(file)' exists; nothing was written")
  }
}
