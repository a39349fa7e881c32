/// A file that is to be made.
struct NewFile: Equatable {
  /// Below the folder that all files of its kind go to.
  let path: String
  let text: String
}
