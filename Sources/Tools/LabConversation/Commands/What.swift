import HeadlessUI
import LabText
import MVCLab

extension Command {
  /// Lists what can be done now.
  static let what = Command(
    "what",
    .act,
    .aboutScreen,
    usage: "what",
    "list what can be done now, each as a line to type"
  ) { _, _ throws(ParseError) in
    .other { run in
      let world = try run.livingWorld()
      let window = try run.addressee.map(world.openWindow)
      let offers = WorldMoves(in: world, of: run.system, namingRows: true).easiestFirst
        .filter { window == nil || $0.window == window?.name }
      for line in lines(of: offers, in: world) { run.print(.answer, line) }
    }
  }

  /// The offers of several windows stand under the names of these, those about no window below them.
  private static func lines(of offers: [WorldMoves.Offer], in world: World) -> [String] {
    guard world.windows.count > 1 else { return table(of: offers) }
    let names = world.windows.map { Optional($0.name) } + [nil]
    return names.flatMap { name in
      let own = offers.filter { $0.window == name }
      return own.isEmpty ? [] : [name ?? "around"] + table(of: own).map { "  \($0)" }
    }
  }

  private static func table(of offers: [WorldMoves.Offer]) -> [String] {
    NameTable(offers.map { ($0.command, $0.row) }).lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
