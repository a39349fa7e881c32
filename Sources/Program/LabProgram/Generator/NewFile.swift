/// A file for the generator to create.
struct NewFile: Equatable {
  /// The path below the package's folder.
  let path: String
  let text: String
}
