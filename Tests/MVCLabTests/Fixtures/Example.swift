import HeadlessUI

/// A screen with commands, one of the examples of a test.
struct Example: Sendable {
  let name: String
  let commands: [String]
  let make: @Sendable () -> ViewController

  init(
    _ name: String,
    _ commands: String...,
    make: @escaping @Sendable () -> ViewController
  ) {
    (self.name, self.commands, self.make) = (name, commands, make)
  }
}

extension Example: CustomStringConvertible {
  var description: String { name }
}
