import LabFiles

extension ExitError {
  /// Reports a file that can't be read: 66, or 65 if it is not text.
  init(reading error: FileError) {
    switch error.reason {
    case .notUTF8: self.init(.malformed, error.description)
    case .system, .notRegular, .tooLarge:
      self.init(.noInput, "cannot read '\(error.path)': \(error.reason)")
    }
  }

  /// Reports a file that can't be written, by the name that the user typed.
  init(writing file: String, _ error: FileError) {
    self.init(.noOutput, "cannot write '\(file)': \(error.reason)")
  }
}
