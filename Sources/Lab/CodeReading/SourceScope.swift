/// A type or a function in a source file.
struct SourceScope {
  let kind: Kind
  /// A type's name with those of the types around it, `Titles.DemoController`; a function's own name.
  let name: String
  /// The type in which it is declared, with those around it; a type's own name for a type.
  let type: String
  /// The tokens from the name to the closing brace.
  let tokens: Range<Int>
  /// Counted from 1.
  let lines: ClosedRange<Int>

  enum Kind {
    /// A class, another type that is no protocol, or an extension.
    case type
    case `protocol`
    /// A function, or a property with code of its own.
    case function
  }
}
