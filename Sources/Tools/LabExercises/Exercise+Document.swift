import MVCLab

extension Exercise {
  /// Reads a document and the one that it shares with others; nil if something is missing.
  init?(_ document: ExerciseDocument) {
    let names = document.title.split(separator: ": ", maxSplits: 1).map(String.init)
    let stories = document.stories
    let outside = document.head.items.compactMap(OutsideAction.init)
    guard names.count == 2, let unit = document.head["unit"],
      let minutes = document.head["minutes"].flatMap({ Int($0) }),
      let shared = document.head["setting"].flatMap(ExerciseDocument.shared),
      let setting = Setting(shared.head, outside),
      let broken = document["Broken"].flatMap(Side.init),
      let solution = (document["Solution"] ?? shared["Solution"]).flatMap(Side.init),
      let visible = stories.first
    else { return nil }
    (name, title, self.unit, self.minutes) = (names[0], names[1], unit, minutes)
    (task, self.setting) = (document.head.text, setting)
    (self.broken, self.solution, self.visible) = (broken, solution, visible)
    let marks = document["Marks"]?.items ?? []
    self.marks = marks.compactMap(Mark.init)
    hints = document["Hints"]?.items ?? []
    let others = shared.stories.filter { other in !stories.contains { $0.title == other.title } }
    hidden = others + stories.dropFirst()
    // A remark that can't be read must not be left out.
    guard self.marks.count == marks.count else { return nil }
  }
}

extension Exercise.Setting {
  fileprivate init?(_ section: ExerciseDocument.Section, _ outside: [OutsideAction]) {
    guard let system = section["system"], let assembly = section["assembly"] else { return nil }
    (self.system, self.assembly) = (system, assembly)
    (withServer, screens) = (section["server"] == "yes", section.list("screens"))
    (promises, files) = (section.list("promises") ?? [], section.list("files") ?? [])
    namespaces = section.list("namespaces") ?? []
    sharedTypes = section.list("shared types") ?? []
    outsideActions = outside
  }
}

extension OutsideAction {
  /// Reads an item: `outside: star N: a shortcut of the app changes a star`.
  fileprivate init?(_ item: String) {
    let parts = item.split(separator: ": ", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "outside" else { return nil }
    let words = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words[0], usage: words.count > 1 ? words[1] : "", parts[2])
  }
}

extension Exercise.Side {
  fileprivate init?(_ section: ExerciseDocument.Section) {
    guard let name = section["wiring"], let namespaces = section.list("namespaces"),
      let assembly = section.blocks.first?.lines.first
    else { return nil }
    (self.name, self.namespaces, self.assembly) = (name, namespaces, assembly)
    (bases, files) = (section.list("bases") ?? [], section.list("files"))
    replacements = section.blocks.filter { $0.info == "diff" }.flatMap(\.lines).reduce(into: []) {
      replacements,
      line in
      let text = line.dropFirst() + "\n"
      if line.hasPrefix("-") {
        replacements.append(Exercise.Replacement(old: String(text), new: ""))
      } else if let last = replacements.popLast() {
        replacements.append(Exercise.Replacement(old: last.old, new: last.new + text))
      }
    }
  }
}

extension Exercise.Mark {
  /// Reads an item: the code between backticks, a colon and the remark.
  fileprivate init?(_ item: String) {
    guard item.hasPrefix("`"), let end = item.firstRange(of: "`: ") else { return nil }
    line = String(item[..<end.lowerBound].dropFirst())
    remark = String(item[end.upperBound...])
  }
}
