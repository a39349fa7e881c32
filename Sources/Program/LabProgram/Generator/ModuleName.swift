import LabText

/// The name of a new module, in the spellings that its files need.
struct ModuleName: Equatable {
  /// The prefix of its types and files: `ShoppingList`.
  let type: String
  /// The name of a property: `shoppingList`.
  let property: String
  /// The name in commands: `shoppinglist`.
  let command: String
  /// The title on screens: `Shopping List`.
  let title: String

  /// The number of columns a title may take, so that it fits on a screen after a window's name.
  static let widest = 28

  /// Parses a name as the user types it: words separated by spaces, hyphens or capitals.
  init(_ text: String) throws(ExitError) {
    let words = try ModuleName.words(in: text)
    guard let first = words.first, let initial = first.first else {
      throw ModuleName.refusal("the name is empty; try 'Notes'")
    }
    guard initial.isLetter else {
      throw ModuleName.refusal(
        "'\(text)' does not begin with a letter; a name such as 'Notes' does"
      )
    }
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    property = words[0].prefix(1).lowercased() + words[0].dropFirst() + type.dropFirst(first.count)
    command = type.lowercased()
    title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    guard title.columns <= ModuleName.widest else {
      throw ModuleName.refusal(
        "'\(title)' is too long; at most \(ModuleName.widest) columns fit on a screen"
      )
    }
    for name in [text, type, property] where SwiftWord.all.contains(name) {
      throw ModuleName.refusal("'\(name)' is a reserved word of Swift; choose another name")
    }
    for name in Template().typeNames(for: self) where LabWord.isTaken(name) {
      throw ModuleName.taken(name)
    }
  }

  private static func words(in text: String) throws(ExitError) -> [String] {
    var words: [String] = []
    var before: Character = " "
    for character in text {
      switch character {
      case " ", "-", "_": break
      case _ where character.isLetter || "0"..."9" ~= character:
        if isSeparator(before) || before.isLowercase && character.isUppercase { words.append("") }
        words[words.count - 1].append(character)
      case "/", "\\":
        throw refusal("'\(character)' is not allowed in a name; '--out' chooses the folder")
      default:
        let name = character.isNewline ? "a line break" : "'\(character)'"
        throw refusal("\(name) is not allowed in a name; use letters, digits and spaces")
      }
      before = character
    }
    return words
  }

  /// Why the lab's own name can't be one of a module.
  static func taken(_ name: String) -> ExitError {
    refusal("'\(name)' is a name of the lab; choose another name")
  }

  private static func refusal(_ reason: String) -> ExitError { ExitError(.usage, reason) }

  private static func isSeparator(_ character: Character) -> Bool { " -_".contains(character) }
}
