import LabText

/// A scenario that was run, on a page that needs no other: the verdict, the story, the laws that it broke,
/// and the lines to blame.
struct ScenarioPage {
  let scenario: ReplayedScenario
  let path: String
  /// The pages that it leads to.
  let links: [(text: String, address: String)]
  /// What stands at the end.
  var end: HTML?

  var page: SitePage {
    guard let story = scenario.story else {
      return SitePage(
        path: path,
        title: scenario.name,
        main: "<h1>\(scenario.name)</h1>\n\(scenario.verdict)\(end)",
        links: links
      )
    }
    let unit = UnitPage(story, at: nil)
    let main: HTML = """
      <h1>\(story.title)</h1>
      \(scenario.verdict)\(unit.parts)\(end)
      """
    return SitePage(
      path: path,
      title: story.title,
      main: main,
      end: unit.end(below: main),
      links: links
    )
  }
}
