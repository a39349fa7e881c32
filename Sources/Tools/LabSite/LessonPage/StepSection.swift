import LabConversation
import LabCourse
import LabText
import MVCLab

/// One step of a lesson on a page: the command, what is told and asked before it, and what each wiring
/// did.
struct StepSection {
  let unit: PlayedLesson
  /// The step's position in the lesson.
  let index: Int

  private var lesson: Lesson { unit.lesson }
  private var step: LessonStep { lesson.steps[index] }
  private var run: LessonRun { unit.run }

  /// The number by which a reader and an address name it; 0 is the beginning.
  static func number(of index: Int) -> Int { index - Lesson.firstStep + 1 }

  var html: HTML {
    let number = StepSection.number(of: index)
    let title: HTML =
      number == 0
      ? "At the beginning" : "<span class=\"no\">\(number)</span> <code>&gt; \(step.command)</code>"
    return """
      <section class="step" id="s\(number)">
      <h2>\(title)</h2>
      \(step.narration.map { "<p class=\"say\">\($0)</p>\n" as HTML })\(prediction.map(ask))\
      \(fold)\
      <div class="sides">
      \(unit.shown.map(side))</div>
      \(walk)\
      \(fold == nil ? nil : "</details>\n")</section>

      """
  }

  private var prediction: Prediction? { Prediction(lesson, step: index, run) }

  /// The fold over what follows a question: closed until the reader has guessed, open for a teacher.
  private var fold: HTML? {
    guard prediction != nil else { return nil }
    return switch unit.predictions {
    case .asked: "<details class=\"reveal\"><summary>Show it without a guess</summary>\n"
    case .answered: "<details class=\"reveal\" open><summary>What happens</summary>\n"
    case .told: nil
    }
  }

  private func ask(_ prediction: Prediction) -> HTML {
    let question =
      prediction.isNamed
      ? prediction.question : "\(prediction.question) (\(prediction.wiring))"
    switch unit.predictions {
    case .asked: return asked(question, prediction)
    case .answered: return answered(question, prediction)
    case .told: return "<p class=\"say\">\(question)</p>\n"
    }
  }

  private func asked(_ question: String, _ prediction: Prediction) -> HTML {
    let choices = prediction.shown.enumerated().map { place, choice in
      """
      <label><input type="radio" name="p\(index)" value="\(place == prediction.right ? 1 : 0)"> \
      \(text(of: choice))</label>

      """ as HTML
    }
    return """
      <fieldset class="predict"><legend>Predict: \(question)</legend>
      \(choices)<p class="right" hidden>Right.</p>\
      <p class="wrong" hidden>No: look below.</p></fieldset>

      """
  }

  private func answered(_ question: String, _ prediction: Prediction) -> HTML {
    let choices = prediction.shown.enumerated().map { place, choice in
      "<li\(place == prediction.right ? " class=\"right\"" : nil)>\(text(of: choice))</li>\n"
        as HTML
    }
    return """
      <div class="predict"><p><b>Ask:</b> \(question)</p>
      <ul>
      \(choices)</ul></div>

      """
  }

  private func text(of choice: Prediction.Choice) -> HTML {
    switch choice {
    case .lines(let lines): "<span class=\"lines\">\(lines.joined(separator: "\n"))</span>"
    case .nothing: "no window changes"
    case .end: "the code fails, and the world ends"
    }
  }

  private func side(_ wiring: Int) -> HTML {
    let step = run.steps[index]
    guard step.worlds.indices.contains(wiring) else { return "" }
    let before = index >= Lesson.firstStep ? run.steps[index - 1].worlds : []
    let isCorrect = step.wirings[wiring].isCorrect
    let (titles, left) = (run.titles(at: index), lesson.pair.left)
    let did = step.did[wiring]
    return """
      <section class="side \(isCorrect ? "ok" : "bad")">
      <h3>\(isCorrect ? "✓" : "✗") \(titles[wiring])</h3>
      \(before.isEmpty ? "<p class=\"same\">\(run.wirings[wiring].summary)</p>\n" : nil)\
      \(Phones(
        step.worlds[wiring],
        before: before.indices.contains(wiring) ? before[wiring] : nil,
        reference: wiring == left ? nil : (titles[left], step.worlds[left])
      ).html)\
      \(did.lines.map { line(String($0.sign), $0.text) })\
      \(failures(of: wiring))\
      \(step.findings[wiring].map { FindingNote($0, unit.site, step.wirings[wiring].name, lesson.scenario.system).html })\
      \(details(wiring))</section>

      """
  }

  /// A line that a wiring printed; where it is too long for its column, the rest is indented below it.
  private func line(_ sign: String, _ text: String) -> HTML {
    let depth = text.prefix { $0 == " " }.count
    let indent: HTML? = depth > 0 ? " style=\"--in: \(depth + 4)ch\"" : nil
    return "<p class=\"line\"\(indent)><b>\(sign)</b> \(text)</p>\n"
  }

  /// What a wiring did not print as the document expects; the first command is at the beginning too.
  private func failures(of wiring: Int) -> [HTML] {
    guard unit.failures.indices.contains(wiring) else { return [] }
    let lines = lesson.steps[(index == 1 ? 0 : index)...index].map(\.line)
    return unit.failures[wiring].filter { lines.contains($0.line) }.map {
      FailureNote($0, isBesideStep: true).html
    }
  }

  private func details(_ wiring: Int) -> HTML {
    """
    \(flow(wiring))\(WorldList.allCases.map { list($0, wiring) ?? "" })
    """
  }

  /// Who called whom; what another wiring above did just so is not drawn again.
  private func flow(_ wiring: Int) -> HTML? {
    let did = run.steps[index].did
    guard let flow = SequenceDiagram(did[wiring]) else { return nil }
    let svg = flow.svg
    let above = unit.shown.prefix { $0 != wiring }.filter(did.indices.contains)
    if let twin = above.first(where: { SequenceDiagram(did[$0])?.svg.text == svg.text }) {
      return "<p class=\"same\">Who called whom: as \(run.titles(at: index)[twin])</p>\n"
    }
    return """
      <details class="who-called\(flow.isWide ? " broad" : "")"><summary>Who called whom</summary>\
      <div class="wide" tabindex="0">\(svg)</div></details>

      """
  }

  /// About how many bytes the walks of a page have.
  private static let bytesOfWalks = 60_000

  /// What the first two wirings did, hop by hop.
  private var walk: HTML? {
    let walks = run.steps[index].walks
    let shown = unit.shown.filter(walks.indices.contains).prefix(2)
    let titles = run.titles(at: index)
    let walk = JointWalk(shown.map { walks[$0] }, of: shown.map { titles[$0] })
    return WalkSection(walk, bytes: StepSection.bytesOfWalks / run.steps.count).html
  }

  /// What can be seen of a world at the end of the step; what an earlier step has already is not repeated.
  private func list(_ list: WorldList, _ wiring: Int) -> HTML? {
    let lines = list.lines(of: run.steps[index].worlds[wiring])
    guard !lines.isEmpty, let first = unit.listSources[list]?[index][wiring] else { return nil }
    let number = StepSection.number(of: first)
    guard first == index else {
      let place = number == 0 ? "at the beginning" : "in step \(number)"
      return "<p class=\"same\">\(list.rawValue): as <a href=\"#s\(number)\">\(place)</a></p>\n"
    }
    return """
      <details><summary>\(list.rawValue)</summary>\
      <pre tabindex="0">\(lines.joined(separator: "\n"))</pre></details>

      """
  }
}
