import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// A lesson on a page: the story step by step, and the windows to play with; a unit has its claim, the law,
/// the repair, the question and the answer as well.
struct UnitPage {
  private let unit: PlayedLesson
  private let place: Place?
  private let markdown: Markdown

  /// Where a unit stands in the course.
  struct Place: Sendable {
    let part: Course.Part
    let entry: Course.Entry
    let before: Course.Entry?
    let after: Course.Entry?
  }

  /// A page; a lesson that is no unit has no place.
  init(_ unit: PlayedLesson, at place: Place?) {
    (self.unit, self.place) = (unit, place)
    markdown = Markdown { [site = unit.site, path = unit.path] address in
      site.address(address, from: path)
    }
  }

  var page: SitePage {
    let plan = unit.predictions == .answered ? TeachingPlan(unit).html : nil
    let main = ("<h1>\(unit.title)</h1>\n\(plan)\(parts)" as HTML).withChineseMarked
    return SitePage(
      path: SiteAddresses.page(of: unit.path),
      title: (place.map { "\($0.entry.number) · " } ?? "") + unit.title,
      header: header,
      main: main,
      end: end(below: main)
    )
  }

  private var header: HTML {
    guard let place else { return "" }
    func link(_ entry: Course.Entry?, _ word: String, _ text: (Course.Entry) -> String) -> HTML? {
      entry.map { "<a rel=\"\(word)\" href=\"\(unit.site.lesson($0.path))\">\(text($0))</a> " }
    }
    let minutes = unit.lesson.head?.minutes.map { " · \(counted($0, "minute"))" } ?? ""
    return """
      <p class="where">Part \(place.part.number): \(place.part.title) · unit \(place.entry.number)\(minutes)</p>
      <nav aria-label="units">\(link(place.before, "prev") { "‹ \($0.title)" })\
      \(link(place.after, "next") { "\($0.title) ›" })</nav>

      """
  }

  /// How many bytes the map and the text above it have, as far as a smaller map can help it: with its
  /// style and its scripts a page stays below 300 000.
  static let most = 268_000

  /// The scripts of a page with this content, and the map, as large as there is room for it.
  func end(below main: HTML) -> HTML {
    guard let map = unit.map else { return SitePage.storyScript }
    // In JSON, '<' occurs in texts only, where it can be written as its code.
    let json = UnitPage.json(of: map, room: UnitPage.most - main.text.utf8.count)
    return """
      \(SitePage.storyScript)\
      <script type="application/json" id="map">\(HTML(verbatim: json.replacing("<", with: "\\u003C")))</script>
      \(SitePage.playScript)
      """
  }
}

extension UnitPage {
  /// How many states with their moves a map may have on a page.
  private static let sizes = [
    1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96,
  ]

  /// The largest map that is smaller than `room`; the text of a map grows with its size, so that half of
  /// the sizes need not be tried.
  private static func json(of map: StateMap, room: Int) -> String {
    let whole = map.limited(to: sizes[sizes.count - 1]).json
    if whole.utf8.count < room { return whole }
    var (fitting, tooLarge) = (0, sizes.count - 1)
    var best: String?
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      let json = map.limited(to: sizes[middle]).json
      if json.utf8.count < room {
        (fitting, best) = (middle, json)
      } else {
        tooLarge = middle
      }
    }
    return best ?? map.limited(to: sizes[0]).json
  }
}

// MARK: - Parts

extension UnitPage {
  /// The parts of the document; what is below the answer's word is folded.
  ///
  /// A page that stands alone says at its end what was broken, since it can't lead to another.
  var parts: HTML {
    let parts = unit.lesson.parts
    let answer = unit.answer
    let law = parts.firstIndex { part in
      switch part.content {
      case .section(.law, _), .section(.noLaw, _): true
      case .prose, .section, .story, .answer, .source, .block: false
      }
    }
    let (end, lawPlace) = (answer ?? parts.count, law ?? answer ?? parts.count)
    let broken = unit.site.isAlone ? FindingSources(unit) : nil
    let folded = parts[end...].indices.map(html)
    let isOpen: HTML? = unit.predictions == .answered ? " open" : nil
    return """
      \(parts[..<lawPlace].indices.map(html))\(play)\(parts[lawPlace..<end].indices.map(html))\
      \(folded.isEmpty ? nil : "<details class=\"answer\"\(isOpen)><summary>The answer</summary>\n\(folded)\(broken?.ofAnswer)</details>\n")\
      \(tryIt)\(neighbours)\(broken?.ofStory)
      """
  }

  /// The ways to the units before and after this one.
  private var neighbours: HTML? {
    guard let place else { return nil }
    func link(_ entry: Course.Entry?, _ text: (Course.Entry) -> String) -> HTML? {
      entry.map { "<a href=\"\(unit.site.lesson($0.path))\">\(text($0))</a>\n" }
    }
    return """
      <nav class="units" aria-label="units before and after">
      \(link(place.before) { "‹ \($0.number) \($0.title)" })\
      \(link(place.after) { "Next: \($0.number) \($0.title) ›" })</nav>

      """
  }

  private func html(_ part: Int) -> HTML {
    switch unit.lesson.parts[part].content {
    case .prose(let text): markdown.paragraph(text.split(separator: "\n").map(String.init))
    case .section(let section, let text): self.section(section, text, at: part)
    case .story(let steps), .answer(let steps):
      HTML(steps.filter { $0 > 0 }.map { StepSection(unit: unit, index: $0).html })
    case .source(let code): source(code, blamedBy: unit.steps(abovePart: part))
    case .block(let lines): "<pre tabindex=\"0\">\(lines.joined(separator: "\n"))</pre>\n"
    }
  }

  /// A paragraph that begins with its name; an address can lead to the first of a kind.
  private func section(_ section: UnitSection, _ text: String, at part: Int) -> HTML {
    let name = section.rawValue.lowercased().replacing(" ", with: "-")
    let isFirst = !unit.lesson.parts[..<part].contains { part in
      if case .section(section, _) = part.content { true } else { false }
    }
    let id: HTML? = isFirst ? " id=\"\(name)\"" : nil
    return """
      <section class="named \(name)"><h2\(id)>\(section.title).</h2> <p>\(markdown.inline(text))</p></section>

      """
  }

  /// Lines of source; a line that only a later step blames has no mark yet.
  private func source(_ code: CodeBlock, blamedBy steps: Range<Int>) -> HTML {
    let wiring = unit.run.wirings[code.wiring]
    let blamed = Set(unit.findings(of: code.wiring, in: steps).compactMap(\.site))
    let isCorrect = wiring.isCorrect
    let lines = code.text.enumerated().map { offset, text -> HTML in
      let number = code.line + offset
      let mark: HTML =
        blamed.contains(SourceLine(file: code.file.name, line: number)) ? " class=\"blamed\"" : ""
      return "<span\(mark)><i>\(number)</i>\(text)\n</span>"
    }
    let place = "\(code.file.name):\(code.line)"
    let system = unit.lesson.scenario.system.name
    let address = unit.site.wiring(wiring.name, of: system, at: place)
    let link: HTML = unit.site.isAlone ? "\(place)" : "<a href=\"\(address)\">\(place)</a>"
    return """
      <figure class="source \(isCorrect ? "ok" : "bad")"><figcaption>\(isCorrect ? "✓" : "✗") \
      \(wiring.name) · \(link)</figcaption>
      <pre tabindex="0">\(lines)</pre></figure>

      """
  }

  private var play: HTML? {
    guard unit.map != nil else { return nil }
    let answer =
      unit.lesson.compared.count == 2
      ? "both wirings get the same touch, and answer as their code did"
      : "the wiring answers as its code did"
    return """
      <section id="play" data-rules="\(unit.site.isAlone ? "" : unit.site.rules)" hidden aria-label="play">
      <h2>Try it yourself</h2>
      <p>Tap the phones: \(answer). Nothing here is simulated; the page carries the states around this \
      story.</p>
      <div id="bar" role="group" aria-label="story"></div>
      <div id="sides" class="sides"></div>
      <div id="world" role="group" aria-label="the world around"></div>
      <p id="edge"></p>
      </section>

      """
  }

  /// The command with which a reader goes on in the program.
  private var tryIt: HTML? {
    guard let file = unit.file else { return nil }
    let lesson = place?.entry.number ?? file
    return """
      <p class="try">In the program: <code>\(unit.program) lesson \(lesson)</code>, or \
      <code>\(unit.program) contrast \(file)</code></p>

      """
  }
}
