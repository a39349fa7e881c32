/// A type's name with its module, as `String(reflecting:)` gives it at many times the cost.
func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// The module that declares a type: `HeadlessUI` for `HeadlessUI.Label`.
func moduleName(of type: Any.Type) -> String {
  String(decoding: qualifiedName(of: type).utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
}

/// A type's name as source code writes it outside of all types, without its module and its arguments:
/// `Titles.DemoController`.
func sourceName(of type: Any.Type) -> String {
  // A private type's name has its context in parentheses.
  qualifiedName(of: type).prefix { $0 != "<" }.split(separator: ".").dropFirst()
    .filter { !$0.hasPrefix("(") }.joined(separator: ".")
}
