import LabText
import MVCLab

/// Finds the line that a user probably meant with one that is refused.
struct Meaning {
  let names: KnownNames
  /// The commands that can be done now.
  let offers: [String]
  private let line: CommandParts
  /// Whether the user can ask for help: a scenario can't.
  private let hasHelp: Bool

  init(of line: CommandParts, _ names: KnownNames, _ offers: [String], hasHelp: Bool = true) {
    (self.line, self.names, self.offers, self.hasHelp) = (line, names, offers, hasHelp)
  }
}

extension Meaning {
  /// The first word of a line that we try to understand; nil if there is none, or the line is too long: the time grows with
  /// the square of the number of words.
  private var understoodHead: Word? {
    line.arguments.count < 12 && line.text.utf8.count < 1_000 ? line.head : nil
  }

  /// What we say for the first two or three words of the line; nil if we say nothing for them.
  var phrase: String? {
    guard let head = understoodHead else { return nil }
    return best(of: translations(of: [head] + line.arguments, atLeast: 2))
  }

  /// What a key does that other programs have a command for; nil if the line is no such command.
  var key: Near? {
    guard let head = understoodHead, line.arguments.isEmpty else { return nil }
    return Vocabulary.key(for: plain(head)).map(Near.key)
  }

  /// A whole line that can be typed; nil if there is nothing near.
  var near: String? {
    guard let head = understoodHead else { return nil }
    let isBare = !hasHelp && line.command == nil && line.arguments.isEmpty
    let found =
      best(of: candidates([head] + line.arguments))
      ?? (isBare ? NameLookup.nearest(to: head.text, in: Command.all.map(\.name)) : nil)
    guard let found else { return nil }
    // Without help and a world, the name of a command must do.
    if isBare, !isCommand(found) { return found }
    guard found.lowercased() != line.text.lowercased() else { return nil }
    let prefixed = String(line.text.prefix(head.column - 1)) + found
    return isCommand(prefixed) ? prefixed : found
  }

  /// The line that can be done now and was meant: `tap Add` for `tap the Add button`.
  var possible: String? {
    guard let head = understoodHead else { return nil }
    let words = [head] + line.arguments
    let found = [text(of: tidy(words))] + translations(of: words) + translations(of: tidy(words))
    return found.lazy.compactMap { text in
      let wanted = (prefix + text).lowercased()
      return offers.first { $0.lowercased() == wanted }
    }.first
  }

  /// What can be done now with a command: `swipe 0` for `swipe`.
  func offer(of command: Command) -> String? {
    let isWanted = { (offer: String) in (try? CommandParts(offer))?.command?.name == command.name }
    return offers.first { isWanted($0) && $0.hasPrefix(prefix) } ?? offers.first(where: isWanted)
  }

  private var prefix: String { line.text.prefix((line.head?.column ?? 1) - 1).description }

  /// Whether a text is a whole command, with all its arguments.
  func isCommand(_ text: String) -> Bool {
    // A word that is no command would be looked up here again.
    guard (try? CommandParts(text))?.command != nil else { return false }
    var names = names
    // A line that the worlds would refuse for its screen is none.
    names.openScreens = nil
    return (try? names.parse(text)) != nil
  }

  /// The first that can be done now, or the first that is a command.
  private func best(of candidates: [String]) -> String? {
    let commands = candidates.withoutRepeats.filter { $0 != line.text && isCommand($0) }
    let acts = commands.filter { !$0.hasPrefix("\(Command.help.name) ") }
    // The user has chosen a known command already, whatever can be done now.
    let first = line.command == nil ? acts.first(where: isPossible) : nil
    return first ?? acts.first ?? commands.first
  }

  private func isPossible(_ text: String) -> Bool {
    guard let command = (try? CommandParts(text))?.command else { return false }
    return !command.traits.contains(.needsOffer) || offer(of: command) != nil
  }
}

// MARK: - Candidates

extension Meaning {
  private func candidates(_ words: [Word]) -> [String] {
    if let window = inWindow(words) { return [window] }
    if let row = rowAtEnd(of: words) { return [row] }
    let tidy = tidy(words)
    let isKnown = words.first.flatMap { Command.named($0.text) } != nil
    var found = repetitions(words) + (words.count == 1 ? help(about: words[0]) : hyphenated(words))
    found += translations(of: words, atLeast: 2) + (isKnown ? [text(of: tidy)] : [])
    found += translations(of: tidy) + translations(of: words) + swaps(tidy) + named(tidy)
    if !isKnown { found += corrections(of: tidy) }
    found += synonyms(tidy) + tails(tidy)
    return found + words.dropFirst().compactMap { Vocabulary.topic(plain($0)) }
  }

  /// The command in a window that the line names somewhere: `in second tap Add` for `tap Add in the second window`.
  private func inWindow(_ words: [Word]) -> String? {
    let open = names.openScreens ?? []
    guard line.value(of: .in).map({ !open.contains($0.text) }) ?? true,
      let index = words.firstIndex(where: { !$0.isQuoted && open.contains(plain($0)) })
    else { return nil }
    let window = plain(words[index])
    let before: Set = [
      "in", "inside", "into", "at", "the", "to", "window", "focus", "go", "on", "switch",
    ]
    let after: Set = ["window", "and", "then"]
    let head = words[..<index].reversed().drop { before.contains(plain($0)) }.reversed()
    let rest = Array(head) + words[(index + 1)...].drop { after.contains(plain($0)) }
    guard !rest.isEmpty else { return Command.windows.name }
    if rest.count == 1, Command.named(plain(rest[0]))?.name == Command.close.name {
      return "\(Command.close.name) \(window)"
    }
    let name = text(of: rest).lowercased()
    let onScreen = offers.first {
      let offer = $0.lowercased()
      return offer.hasPrefix("in \(window) ") && offer.hasSuffix(" \(name)")
    }
    let meant =
      repetitions(rest) + [text(of: rest)] + translations(of: rest) + translations(of: tidy(rest))
    return meant.lazy.map { "in \(window) \($0)" }.first(where: isCommand) ?? onScreen
  }

  /// The command with the row that was meant, if it can be done now: `swipe To Do Item 1` for `swipe left To Do Item 1`
  /// and for `swipe item 1`.
  ///
  /// The words end with the row's text, or are the end of it. Nil if that is so of several rows.
  private func rowAtEnd(of words: [Word]) -> String? {
    guard let name = words.first?.text, words.count > 1 else { return nil }
    let typed = words.dropFirst().map(\.text).joined(separator: " ").lowercased()
    let found = offers.filter { offer in
      guard let parts = try? CommandParts(offer), parts.command?.name == Command.named(name)?.name,
        case let row = parts.arguments.map(\.text).joined(separator: " ").lowercased(),
        names.rows?.contains(row) == true
      else { return false }
      return typed.hasSuffix(" \(row)") || row.hasSuffix(" \(typed)")
    }
    return found.count == 1 ? found.first : nil
  }

  /// A word in small letters, without the marks around it: `exit` for `exit()`.
  private func plain(_ word: Word) -> String {
    let text = word.text.lowercased()
    let isMark = { (c: Character) in !c.isLetter && !c.isNumber }
    let inner = String(text.drop(while: isMark).reversed().drop(while: isMark).reversed())
    return inner.isEmpty ? text : inner
  }

  private func text(of words: some Collection<Word>) -> String {
    words.map { $0.isQuoted ? Word.quoted($0.text) : $0.text }.joined(separator: " ")
  }

  private func tidy(_ words: [Word]) -> [Word] {
    let takesRow = words.first.flatMap { Command.named($0.text) }?.usage.description.contains("row")
    return words.enumerated().filter {
      $0 == 0 || $1.isQuoted || !Vocabulary.noise.contains($1.text.lowercased())
        || $1.text == "row" && takesRow == true
    }.map(\.element)
  }

  /// What we say for the first words, with the words after them.
  private func translations(of words: [Word], atLeast least: Int = 1, isNested: Bool = false)
    -> [String]
  {
    if words.count == 1, least == 1, let command = Command.named(plain(words[0])) {
      return [command.name]
    }
    for count in [3, 2, 1] where words.count >= count && count >= least {
      let key = words.prefix(count).map(plain).joined(separator: " ")
      let lines = Vocabulary.lines(for: key)
      guard !lines.isEmpty else { continue }
      let rest = text(of: words.dropFirst(count))
      return lines.flatMap { filled($0, rest, isNested: isNested) }
    }
    return []
  }

  private func filled(_ line: String, _ rest: String, isNested: Bool) -> [String] {
    switch line {
    case "WINDOW": return says(names.openingWindow, rest)
    case "WORLD": return says(names.newWorld, rest)
    case _ where line.contains("…"):
      guard rest.isEmpty else {
        let text = line.replacing("…", with: rest)
        return isNested ? [text] : nested(text)
      }
      return Command.named(line.replacing(" …", with: "")).map(completed) ?? []
    default: return says(line, rest)
    }
  }

  /// A line without a place for the rest of what was typed; nothing if that would throw away a word which tells something.
  private func says(_ line: String?, _ rest: String) -> [String] {
    guard let line else { return [] }
    let said = Set(line.lowercased().split(separator: " ").map(String.init))
    let thrownAway = rest.lowercased().split(separator: " ").map(String.init).filter {
      !said.contains($0) && tellsSomething($0)
    }
    guard !thrownAway.isEmpty else { return [line] }
    return thrownAway.compactMap(names.command).filter { $0.hasPrefix("\(Command.show.name) ") }
  }

  /// Whether no word names anything.
  func tellsNothing(_ words: some Sequence<Word>) -> Bool {
    !words.contains { tellsSomething($0.text.lowercased()) }
  }

  /// Whether a word, in small letters, is a command, a number, or the name of something that the user can see or choose.
  private func tellsSomething(_ word: String) -> Bool {
    if Vocabulary.noise.contains(word) { return false }
    if Command.named(word) != nil || Int(word) != nil || names.command(named: word) != nil {
      return true
    }
    return names.openScreens?.contains(word) == true
      || offers.contains { offer in
        offer.lowercased().split(separator: " ").dropFirst().contains { $0 == word }
      }
  }

  /// The line, and what it means itself: `check no breach` is `expect no breach`, and that `expect clean`.
  private func nested(_ text: String) -> [String] {
    guard !isCommand(text), let line = try? CommandParts(text), let head = line.head,
      Command.named(head.text) != nil
    else { return [text] }
    let words = [head] + line.arguments
    return translations(of: words, isNested: true) + [self.text(of: tidy(words))]
      + synonyms(tidy(words))
  }

  private func completed(_ command: Command) -> [String] {
    let line = offer(of: command) ?? (hasHelp ? "help \(command.name)" : nil)
    return [command.name] + (line.map { [$0] } ?? [])
  }

  /// `use misused` exchanges the wiring of the world, or chooses one.
  private func swaps(_ words: [Word]) -> [String] {
    let verbs: Set = ["use", "switch", "change", "try"]
    guard let verb = words.first, verbs.contains(plain(verb)) else { return [] }
    let names = words.dropFirst().map(\.text).filter { $0.lowercased() != "to" }
    guard let typed = names.last else { return [] }
    let known = (self.names.system?.wirings.map(\.name) ?? []) + self.names.systems.map(\.name)
    let name = known.first { $0.lowercased() == typed.lowercased() } ?? typed
    let world = self.names.wirings.count > 1 ? self.names.wirings.first { $0 != name } : nil
    let swap = "swap \(world.map { "\($0) to " } ?? "")\(name)"
    return (self.names.wirings.isEmpty ? [] : [swap]) + ["wirings \(name)", "system \(name)"]
  }

  /// What the first word names: a system, a wiring, a rule, something to show or another device's act.
  private func named(_ words: [Word]) -> [String] {
    guard let first = words.first, Command.named(first.text) == nil else { return [] }
    let rest = text(of: words.dropFirst())
    guard !rest.isEmpty else {
      // To choose anew what is chosen would drop the world.
      let isChosen = names.system?.name == plain(first) || names.wirings.contains(plain(first))
      let named = isChosen ? nil : names.command(named: plain(first))
      return ["outside \(first.text)"] + (named.map { [$0] } ?? [])
    }
    let isOfSystem = names.system?.name == plain(first)
    return ["outside \(text(of: words))", "system \(plain(first)) \(rest)"]
      + (isOfSystem ? ["wirings \(rest)"] : [])
  }

  /// `repeat 3 tap Add` for `tap Add 3 times`, `3 tap Add` and `tap Add twice`.
  private func repetitions(_ words: [Word]) -> [String] {
    let counts = ["once": 1, "twice": 2, "thrice": 3]
    var rest = words
    if ["times", "x"].contains(words.last.map(plain)) { rest.removeLast() }
    let isMarked = rest.count < words.count
    var count: Int?
    if let last = rest.last, let typed = counts[plain(last)] ?? (isMarked ? Int(last.text) : nil) {
      (count, rest) = (typed, rest.dropLast())
    } else if let first = rest.first, let typed = Int(first.text) ?? counts[plain(first)] {
      (count, rest) = (typed, Array(rest.dropFirst()))
    }
    guard let count, !rest.isEmpty else { return [] }
    let meant = [text(of: rest)] + translations(of: tidy(rest)) + [text(of: tidy(rest))]
    return meant.map { "repeat \(count) \($0)" }
  }

  /// `find screens-disagree` for `find screens disagree`.
  private func hyphenated(_ words: [Word]) -> [String] {
    let name = words.dropFirst().map(plain).joined(separator: "-")
    return names.command(named: name) == nil ? [] : ["\(words[0].text) \(name)"]
  }

  /// `help tap` for `tap?`.
  private func help(about word: Word) -> [String] {
    word.text.hasSuffix("?") && hasHelp && Command.named(plain(word)) != nil
      ? ["\(Command.help.name) \(plain(word))"] : []
  }

  /// A misspelled command, corrected.
  private func corrections(of words: [Word]) -> [String] {
    guard let first = words.first, names.openScreens?.contains(plain(first)) != true else {
      return []
    }
    guard let name = NameLookup.nearest(to: first.text, in: Command.all.map(\.name)),
      let command = Command.named(name)
    else {
      guard translations(of: words).isEmpty else { return [] }
      // A word of other programs is often far from what was meant.
      let theirs = NameLookup.nearest(
        to: first.text,
        in: Vocabulary.verbs.filter {
          $0.first == plain(first).first && abs($0.count - first.text.count) < 2
        },
        atMost: 1
      )
      let corrected = theirs.map { [Word(text: $0, column: 1, isQuoted: false)] } ?? []
      return corrected.isEmpty ? [] : translations(of: corrected + words.dropFirst())
    }
    guard words.count > 1 else { return completed(command) }
    return nested("\(name) \(text(of: words.dropFirst()))")
  }

  /// The line with another word for the same.
  private func synonyms(_ words: [Word]) -> [String] {
    words.indices.flatMap { index in
      let word = plain(words[index])
      let others = Vocabulary.synonyms.filter { $0.contains(word) }.flatMap(\.self)
      return others.filter { $0 != word }.map { other in
        text(
          of: words[..<index] + [Word(text: other, column: 1, isQuoted: false)]
            + words[(index + 1)...]
        )
      }
    }
  }

  /// The end of the line that begins with a command, ours or another program's: `go back`, `i want to tap Add`.
  private func tails(_ words: [Word]) -> [String] {
    words.indices.dropFirst().flatMap { index -> [String] in
      let tail = Array(words[index...])
      if Command.named(plain(tail[0])) != nil { return [text(of: tail)] }
      let isKnown = Command.named(words[0].text) != nil
      return isKnown || tail[0].text.count < 3 ? [] : translations(of: tail)
    }
  }
}
