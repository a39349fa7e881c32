/// Why a module can't be called so.
enum ModuleNameError: Error, Equatable {
  case empty
  case separator(Character)
  case noPartOfAName(Character)
  case noLetterFirst(String)
  case tooLong(String)
  case swiftWord(String)
  case taken(String)
}

extension ModuleNameError: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: "a module needs a name; 'Notes' is one"
    case .separator(let character):
      "'\(character)' can't be in a name; '--out' says where its files go"
    case .noPartOfAName(let character):
      (character.isNewline ? "a line break" : "'\(character)'")
        + " can't be in a name; letters, digits and spaces can"
    case .noLetterFirst(let name): "a name begins with a letter; '\(name)' does not"
    case .tooLong(let name):
      "'\(name)' is too long; \(ModuleName.widest) columns fit on a screen"
    case .swiftWord(let word): "'\(word)' is a word of Swift's own"
    case .taken(let type): "'\(type)' is a name of the lab's own"
    }
  }
}
