/// The name of a law, a symptom or a promise.
public enum RuleName: Hashable, Sendable {
  /// The name of a law.
  case law(String)
  /// The name of a symptom.
  case symptom(String)
  /// The name of a promise.
  case promise(String)
}

extension RuleName: Codable {
  /// Decodes a name: its kind is the first letter of the text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let name = String(text.dropFirst())
    self =
      switch text.first {
      case "l": .law(name)
      case "s": .symptom(name)
      default: .promise(name)
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .law(let name): try container.encode("l" + name)
    case .symptom(let name): try container.encode("s" + name)
    case .promise(let name): try container.encode("p" + name)
    }
  }
}
