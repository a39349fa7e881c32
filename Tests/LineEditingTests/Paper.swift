import MVC

/// A reference layout of an edited line, on paper with one square for each column.
///
/// It shares no code with `Layout`: the width of each character comes from the script.
struct Paper {
  private(set) var characters: [Character] = []
  private(set) var cursor = 0

  /// A set of characters, each with its width in squares.
  enum Script: CaseIterable {
    case latin
    case chinese
    case emoji

    var letters: [(letter: Character, width: Int)] {
      switch self {
      case .latin: "abc xyz.".map { ($0, 1) }
      case .chinese: "打开新闻搜上文國".map { ($0, 2) } + "a b".map { ($0, 1) }
      case .emoji:
        ["😀", "🇹🇼", "👨‍👩‍👧", "🇯🇵", "👍🏽", "新"].map { ($0, 2) } + ["e\u{301}", "a", " "].map { ($0, 1) }
      }
    }

    func letter(_ chance: RandomSource) -> Character {
      letters[chance.next(below: letters.count)].letter
    }

    func width(of character: Character) -> Int {
      letters.first { $0.letter == character }?.width ?? 1
    }
  }
}

extension Paper {
  mutating func insert(_ new: [Character]) {
    characters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  mutating func erase(at place: Int) {
    guard characters.indices.contains(place) else { return }
    characters.remove(at: place)
    if place < cursor { cursor -= 1 }
  }

  mutating func eraseToEnd() { characters.removeSubrange(cursor...) }

  mutating func eraseAll() { (characters, cursor) = ([], 0) }
}

extension Paper {
  /// Returns the rows with the prompt, without trailing spaces, and the square of the cursor.
  func rows(
    prompt: String,
    columns: Int,
    in script: Script
  ) -> (rows: [String], row: Int, column: Int) {
    var squares: [[String]] = [prompt.map(String.init)]
    var place = (0, prompt.count)
    for (index, character) in characters.enumerated() {
      let width = script.width(of: character)
      if squares[squares.count - 1].count + width > columns { squares.append([]) }
      let row = squares.count - 1
      if index == cursor { place = (row, squares[row].count) }
      squares[row] += [String(character)] + Array(repeating: "", count: width - 1)
      if squares[row].count == columns { squares.append([]) }
    }
    if cursor == characters.count { place = (squares.count - 1, squares[squares.count - 1].count) }
    let rows = squares.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
    return (rows, place.0, place.1)
  }
}
