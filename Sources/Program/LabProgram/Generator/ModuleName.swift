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
  init(_ text: String) throws(ModuleNameError) {
    let words = try ModuleName.words(in: text)
    guard let first = words.first, let initial = first.first else { throw .empty }
    guard initial.isLetter else { throw .noLetterFirst(text) }
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    property = words[0].prefix(1).lowercased() + words[0].dropFirst() + type.dropFirst(first.count)
    command = type.lowercased()
    title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    guard title.columns <= ModuleName.widest else { throw .tooLong(title) }
    for name in [text, type, property] where SwiftWord.all.contains(name) {
      throw .swiftWord(name)
    }
    for name in Template().typeNames(for: self) where LabWord.isTaken(name) { throw .taken(name) }
  }

  private static func words(in text: String) throws(ModuleNameError) -> [String] {
    var words: [String] = []
    var before: Character = " "
    for character in text {
      switch character {
      case " ", "-", "_": break
      case _ where character.isLetter || "0"..."9" ~= character:
        if isSeparator(before) || before.isLowercase && character.isUppercase { words.append("") }
        words[words.count - 1].append(character)
      case "/", "\\": throw .separator(character)
      default: throw .invalidCharacter(character)
      }
      before = character
    }
    return words
  }

  private static func isSeparator(_ character: Character) -> Bool { " -_".contains(character) }
}
