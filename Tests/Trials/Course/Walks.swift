import ArgumentParser
import LabSearch
import LabSystems
import MVCLab

/// Walks through the array in the controller: the stories must be as short as those of a search of all states, and stay
/// stories of the same defects.
struct Walks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walks",
    abstract: "Compares the stories of random walks with those of a search."
  )

  func run() throws {
    let wirings = System.todo.wirings.filter { $0.name == "misused" }
    try Table(rows: wirings, name: { $0.name }) { lengths(of: $0) ?? defects(of: $0) }
      .check("wirings that are walked through")
  }

  @Sendable private func lengths(of wiring: Wiring) -> String? {
    let walked = stories(of: wiring, SearchLimits(states: 4, walks: 30))
    let searched = stories(of: wiring, SearchLimits(depth: 2))
    for name in Set(searched.map(\.name)).sorted() {
      let counts = [walked, searched].map { $0.first { $0.name == name }?.story.count ?? 0 }
      if counts[0] != counts[1] {
        return "\(name) takes a walk \(counts[0]) commands, and a search \(counts[1])"
      }
    }
    return searched.count > 4 ? nil : "a search finds \(searched.count) stories only"
  }

  /// No line is to blame for an action of another device that reaches nobody, so its command tells the defects apart.
  @Sendable private func defects(of wiring: Wiring) -> String? {
    let heard = stories(of: wiring, SearchLimits(states: 4, walks: 60))
      .filter { $0.name == "nobody-heard" }.compactMap(\.story.last)
      .map { String($0.split(separator: " ")[1]) }.sorted()
    return heard == ["add", "remove", "rename", "reorder", "resend"]
      ? nil : "nobody hears of \(heard)"
  }

  private func stories(of wiring: Wiring, _ limits: SearchLimits) -> [Discovery] {
    Explorer(.todo, limits).explore(wiring, against: nil).discoveries
  }
}
