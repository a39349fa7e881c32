/// The description of a program by the argument parser: `--experimental-dump-help`.
struct Synopsis: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}

extension Synopsis.Argument {
  /// The ways to write it: `-h`, `--help`, `--wiring <a,b>`, `[<subject>]`.
  var forms: [String] {
    let value = "<\(valueName ?? "value")>"
    guard kind != "positional" else {
      let form = isRepeating ? "\(value) ..." : value
      return [isOptional ? "[\(form)]" : form]
    }
    return (names ?? []).map { name in
      let form = (name.kind == "short" ? "-" : "--") + name.name
      return kind == "option" ? "\(form) \(value)" : form
    }
  }
}
