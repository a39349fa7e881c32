import LineEditing
import MVC
import PseudoTerminal
import Testing

/// Sends random keys and checks the whole screen after each.
@Suite(.waits, .serialized)
struct FuzzTests {
  @Test(arguments: Paper.Script.allCases, [20, 21, 40, 80])
  func `the screen is correct after every random key`(
    script: Paper.Script,
    columns: Int
  ) throws {
    let seed = UInt64(columns)
    let chance = RandomSource(seed: seed)
    let terminal = try Terminal.probe(columns: columns)
    var paper = Paper()
    for step in 1...90 {
      terminal.send(press(&paper, in: script, chance))
      let (rows, row, column) = paper.rows(prompt: "db> ", columns: columns, in: script)
      let isRight = terminal.waits { screen in
        screen.lines.dropFirst().prefix(rows.count).elementsEqual(rows)
          && screen.lines.dropFirst(rows.count + 1).allSatisfy(\.isEmpty)
          && screen.cursorRow == row + 1 && screen.cursorColumn == column
      }
      let place = (terminal.screen.cursorRow, terminal.screen.cursorColumn)
      try #require(
        isRight,
        """
        \(script), \(columns) columns, seed \(seed), step \(step): cursor \((row + 1, column)) in
        \(rows.joined(separator: "\n"))
        but \(place) in
        \(terminal.screen.text)
        """
      )
    }
  }

  private func press(_ paper: inout Paper, in script: Paper.Script, _ chance: RandomSource) -> Key {
    func random(_ count: Int, _ chance: RandomSource) -> [Character] {
      (0..<count).map { _ in script.letter(chance) }
    }
    if paper.characters.count > 60 {
      paper.eraseAll()
      return .typed("\u{5}\u{15}")
    }
    switch chance.next(below: 16) {
    case 0, 1:
      paper.move(to: paper.cursor - 1)
      return .left
    case 2:
      paper.move(to: paper.cursor + 1)
      return .right
    case 3:
      paper.move(to: 0)
      return .home
    case 4:
      paper.move(to: paper.characters.count)
      return .end
    case 5, 6:
      paper.erase(at: paper.cursor - 1)
      return .backspace
    case 7:
      paper.erase(at: paper.cursor)
      return .delete
    case 8 where paper.characters.count > 20:
      paper.eraseToEnd()
      return .control("k")
    case 9:
      let text = random(5, chance)
      paper.insert(text)
      return .paste(String(text))
    default:
      let text = random(1 + chance.next(below: 2), chance)
      paper.insert(text)
      return .typed(String(text))
    }
  }
}
