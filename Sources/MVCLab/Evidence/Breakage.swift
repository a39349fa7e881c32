/// One time that the product does not keep a promise.
struct Breakage {
  /// The promise's name.
  let promise: String
  /// What is wrong, in a sentence without a full stop.
  let text: String
}
