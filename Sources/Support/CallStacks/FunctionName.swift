/// The name of a type without those around it.
struct TypeName: Hashable, Sendable {
  let name: String
  /// What tells a private name from the same name in another file.
  let mark: String?

  /// As a mangled name has it.
  var mangled: String {
    "\(name.utf8.count)\(name)" + (mark.map { "\($0.utf8.count)\($0)LL" } ?? "")
  }
}

/// A function's name as the runtime writes it, taken apart.
///
///     closure #1 (App.List) -> () in App.Correct.List.viewDidLoad() -> ()
///     App.Store.(rows in _5F1C…).setter : Swift.Array<App.Row>
struct FunctionName {
  let module: String
  /// The module that declares the outermost type.
  let owner: String
  let type: [TypeName]
  let function: String
  /// Whether it is of a closure, or of a function in a function.
  let isInner: Bool
  let isExtension: Bool
  /// Whether it is of code that calls a closure with what that has captured.
  let isForwarder: Bool

  /// Nil for a thunk, and for code that the compiler outlines.
  init?(_ text: String) {
    isForwarder = text.contains("partial apply forwarder for ")
    var text = Substring(text)
    FunctionName.dropPrefixes(of: &text)
    guard !FunctionName.others.contains(where: text.hasPrefix) else { return nil }
    var parts = FunctionName.parts(of: text)
    isInner = parts.count > 1
    guard var declaration = parts.popLast() else { return nil }
    FunctionName.dropPrefixes(of: &declaration)
    var extending: String?
    if declaration.hasPrefix("(extension in "), let end = declaration.firstIndex(of: ":") {
      extending = String(declaration[..<end].dropFirst("(extension in ".count).dropLast())
      declaration = declaration[declaration.index(after: end)...]
    }
    var reader = NameReader(rest: declaration)
    var names = reader.names()
    guard names.count > 1 else { return nil }
    let own = names.removeFirst().name
    let last = names.removeLast().name
    if FunctionName.accessors.contains(last), let property = names.popLast() {
      function = property.name
    } else {
      function = last + reader.labels()
    }
    (module, owner, isExtension) = (extending ?? own, own, extending != nil)
    type = names
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "modify2", "read", "read2", "didset", "willset",
    "unsafeMutableAddressor", "unsafeAddressor", "init accessor",
  ]

  /// What is said of code before its name; some of it has a list in angle brackets.
  private static let prefixes = [
    "partial apply forwarder for ", "merged ", "static ", "class ", "override ",
    "dispatch thunk of ", "variable initialization expression of ",
  ]
  private static let others = [
    "outlined ", "reabstraction thunk", "protocol witness", "type metadata", "lazy ", "associated ",
    "base witness", "key path ", "metaclass", "nominal type", "value witness", "vtable thunk",
  ]

  private static func dropPrefixes(of text: inout Substring) {
    while true {
      if let prefix = prefixes.first(where: text.hasPrefix) {
        text = text.dropFirst(prefix.count)
      } else if let end = endOfNote(text) {
        text = text[end...]
      } else {
        return
      }
    }
  }

  /// Where the name begins behind `generic specialization <…> of `, `(1) await resume partial function for ` or
  /// `default argument 0 of `.
  private static func endOfNote(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("("), text.dropFirst().first?.isNumber == true,
      let end = text.firstRange(of: " for ")
    {
      return end.upperBound
    }
    if text.hasPrefix("default argument "), let end = text.firstRange(of: " of ") {
      return end.upperBound
    }
    guard let head = text.firstIndex(of: "<"), text[..<head].hasSuffix("specialization ") else {
      return nil
    }
    var reader = NameReader(rest: text[head...])
    reader.skipBrackets()
    return reader.rest.firstRange(of: " of ").map(\.upperBound)
  }

  /// The parts between ` in ` outside of all brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, start, depth): ([Substring], Substring.Index, Int) = ([], text.startIndex, 0)
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">":
        if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
      case " " where depth == 0 && text[index...].hasPrefix(" in "):
        parts.append(text[start..<index])
        index = text.index(index, offsetBy: 4)
        start = index
        continue
      default: break
      }
      index = text.index(after: index)
    }
    return parts + [text[start...]]
  }
}

/// Reads the name of a declaration from its beginning.
private struct NameReader {
  var rest: Substring

  /// The module, the types and the function, without generic arguments.
  mutating func names() -> [TypeName] {
    var names: [TypeName] = []
    while let name = name() {
      names.append(name)
      if rest.first == "<" {
        let before = rest
        skipBrackets()
        // A function's generic arguments are followed by its parameters.
        if rest.first == "(" { return names }
        if rest.first != "." { rest = before }
      }
      guard rest.first == "." else { break }
      rest.removeFirst()
    }
    return names
  }

  private mutating func name() -> TypeName? {
    guard let first = rest.first else { return nil }
    if first == "(" {
      // `(name in _5F1C…)`: a private name, with a mark of its file.
      guard let end = rest.firstRange(of: " in ") else { return nil }
      let name = rest[..<end.lowerBound].dropFirst()
      guard !name.contains("(") else { return nil }
      let mark = rest[end.upperBound...].prefix { $0 != ")" }
      skipBrackets()
      return TypeName(name: String(name), mark: String(mark))
    }
    let name = rest.prefix { !".(<: ".contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return TypeName(name: String(name), mark: nil)
  }

  /// The labels of the parameters: `(_:ifRefused:)`; empty if there are none.
  mutating func labels() -> String {
    if rest.first == "<" { skipBrackets() }
    guard rest.first == "(" else { return "" }
    return "(" + NameReader.labels(in: rest) + ")"
  }

  private static func labels(in text: Substring) -> String {
    var result = ""
    var depth = 0
    var parameter = ""
    var before: Character = " "
    func label(of parameter: String) -> String {
      let name = parameter.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = parameter.drop { $0 == " " }.dropFirst(name.count).hasPrefix(": ")
      return isLabel && !name.isEmpty ? "\(name):" : "_:"
    }
    for character in text {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": if before != "-" { depth -= 1 }
      case "," where depth == 1:
        result += label(of: parameter)
        parameter = ""
        before = character
        continue
      default: break
      }
      before = character
      if depth == 0 { break }
      if depth > 1 || character != "(" { parameter.append(character) }
    }
    return parameter.contains { $0 != " " } ? result + label(of: parameter) : result
  }

  /// Skips what is between a bracket and its closing one.
  mutating func skipBrackets() {
    var depth = 0
    var before: Character = " "
    while let character = rest.popFirst() {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">": if before != "-" { depth -= 1 }
      default: break
      }
      before = character
      if depth == 0 { return }
    }
  }
}
