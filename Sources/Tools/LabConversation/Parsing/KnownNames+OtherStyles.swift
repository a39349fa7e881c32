import MVCLab

extension KnownNames {
  /// Throws if a word names a law that only other styles than the system's have.
  func refuseOtherStyle(_ word: Word?) throws(ParseError) {
    guard let word, let system else { return }
    let name = word.text.lowercased()
    guard !system.rules.contains(where: { $0.name.lowercased() == name }),
      let law = Style.laws(of: Style.all + systems.map(\.style)).first(where: { $0.name == name })
    else { return }
    throw ParseError(.lawOfOtherStyle(law.name, than: system.style.name), column: word.column)
  }
}
