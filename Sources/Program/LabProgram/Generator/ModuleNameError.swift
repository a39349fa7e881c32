/// Why a name is not valid for a module.
enum ModuleNameError: Error, Equatable {
  case empty
  case separator(Character)
  case invalidCharacter(Character)
  case noLetterFirst(String)
  case tooLong(String)
  case swiftWord(String)
  case taken(String)
}

extension ModuleNameError: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: "the name is empty; try 'Notes'"
    case .separator(let character):
      "'\(character)' is not allowed in a name; '--out' chooses the folder"
    case .invalidCharacter(let character):
      (character.isNewline ? "a line break" : "'\(character)'")
        + " is not allowed in a name; use letters, digits and spaces"
    case .noLetterFirst(let name):
      "'\(name)' does not begin with a letter; a name such as 'Notes' does"
    case .tooLong(let name):
      "'\(name)' is too long; at most \(ModuleName.widest) columns fit on a screen"
    case .swiftWord(let word): "'\(word)' is a reserved word of Swift; choose another name"
    case .taken(let type): "'\(type)' is a name of the lab; choose another name"
    }
  }
}
