import ArgumentParser

extension ParsableArguments {
  /// Throws if an option for a file or a folder has an empty name, such as that of a variable that is not set.
  func checkName(_ name: String?, of option: String) throws {
    if name?.isEmpty == true { throw ValidationError("'\(option)' needs a name; it is empty") }
  }
}
