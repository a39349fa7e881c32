import LabConversation
import LabText

extension StateMap {
  /// The map on one line, for programs and pages.
  ///
  /// Every text, row, window, world, hop and step is kept once, and named elsewhere by its position; so are
  /// the lists of lines that many worlds share. What has few parts is an array, without the parts at its
  /// end that say nothing:
  ///
  /// - a world: `[windows, list of the model, list of what is alive, requests, 1 if it has ended, what runs since a swap]`
  /// - a row: `[number, parts, menu, what follows the number in a command]`
  /// - a step: `[hops, lines, findings]`
  /// - a move: `[from, command, to, step of each wiring]`; where the command is refused, the step has the
  ///   reason as its line, such as `? no row 0; there are 0 rows`
  public var json: String {
    var writer = MapWriter()
    return writer.json(of: self).description
  }
}

/// Writes a map, and keeps equal parts of it once.
private struct MapWriter {
  private var texts = NumberedValues<String>()
  private var lists = NumberedValues<[String]>()
  private var rows = NumberedValues<WindowPicture.Row>()
  private var windows = NumberedValues<WindowPicture>()
  private var hops = NumberedValues<StepPicture.Call>()

  mutating func json(of map: StateMap) -> JSON {
    let worlds = map.worlds.values.map { world($0) }
    let steps = map.steps.values.map { step($0) }
    let moves: [JSON] = map.moves.map { move in
      [JSON(move.from), place(move.command), JSON(move.to), .array(move.steps.map { JSON($0) })]
    }
    let drawn = windows.values.map { window($0) }
    let listed = rows.values.map { row($0) }
    let called = hops.values.map { hop($0) }
    let lines = lists.values.map { places($0) }
    return object([
      "wirings": JSON(map.wirings),
      "correct": .array(map.correct.map { $0 ? 1 : 0 }),
      "path": .array(map.path.map { JSON($0) }),
      "explored": JSON(map.explored.count), "rows": .array(listed), "windows": .array(drawn),
      "lists": .array(lines), "worlds": .array(worlds), "hops": .array(called),
      "steps": .array(steps), "states": .array(map.states.map { .array($0.map { JSON($0) }) }),
      "moves": .array(moves), "texts": JSON(texts.values),
    ])
  }
}

// MARK: - Words

extension MapWriter {
  /// The position of a text.
  private mutating func place(_ text: String?) -> JSON {
    JSON(text.map { texts.number(of: $0.withUsualIdentities) })
  }

  private mutating func places(_ texts: [String]) -> JSON { .array(texts.map { place($0) }) }

  /// The position of a list of lines.
  private mutating func list(_ lines: [String]) -> JSON {
    lines.isEmpty ? nil : JSON(lists.number(of: lines.map(\.withUsualIdentities)))
  }
}

// MARK: - Worlds

extension MapWriter {
  private mutating func world(_ world: WorldPicture) -> JSON {
    short(
      .array(world.windows.map { JSON(windows.number(of: $0)) }),
      list(world.model),
      list(world.alive),
      .array(world.requests.map { places([$0.text, $0.place]) }),
      world.hasEnded ? 1 : nil,
      world.swapped.map { [place($0.title), $0.isCorrect ? 1 : 0] } ?? nil
    )
  }

  private mutating func window(_ window: WindowPicture) -> JSON {
    object([
      "name": place(window.name), "title": place(window.title), "left": parts(window.left),
      "right": parts(window.right), "content": parts(window.content), "alert": parts(window.alert),
      "toast": place(window.toast), "acts": places(window.acts),
    ])
  }

  private mutating func parts(_ parts: [WindowPicture.Part]) -> JSON {
    .array(parts.map { part($0) })
  }

  /// A text is its position; another part is an array that begins with its kind.
  private mutating func part(_ part: WindowPicture.Part) -> JSON {
    switch part {
    case .text(let text): place(text)
    case .button(let title, let command): short("b", place(title), place(command))
    case .field(let label, let text, let end): short("f", place(label), place(text), place(end))
    case .progress(let progress): short("p", progress.map { .number("\($0)") } ?? nil)
    case .line(let inner): ["l", parts(inner)]
    case .rows(let rows, let above, let below):
      ["r", .array(rows.map { JSON(self.rows.number(of: $0)) }), JSON(above), JSON(below)]
    }
  }

  private mutating func row(_ row: WindowPicture.Row) -> JSON {
    short(
      JSON(row.number),
      parts(row.parts),
      parts(row.menu),
      row.place.isEmpty ? nil : place(row.place)
    )
  }
}

// MARK: - Steps

extension MapWriter {
  private mutating func step(_ step: StepPicture) -> JSON {
    short(
      .array(step.hops.map { JSON(hops.number(of: $0)) }),
      places(step.lines.map { "\($0.sign) \($0.text)" }),
      .array(
        step.findings.map {
          short($0.isBreach ? 1 : 0, place($0.rule), place($0.text), place($0.site))
        }
      )
    )
  }

  /// Depth, caller, callee, mechanism, text, line, broken law, and whether an earlier step took it.
  private mutating func hop(_ hop: StepPicture.Call) -> JSON {
    short(
      JSON(hop.depth),
      place(hop.caller),
      place(hop.callee),
      place(hop.mechanism),
      place(hop.text),
      place(hop.site),
      place(hop.breaks),
      hop.isEarlier ? 1 : nil
    )
  }
}

// MARK: - What says something

// Methods of the writer would keep a copy of it while it changes for their arguments.

/// An object without the members that say nothing.
private func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
  .object(members.filter { saysSomething($0.value) }.map { JSON.Member($0.key, $0.value) })
}

/// An array without the values at its end that say nothing.
private func short(_ values: JSON...) -> JSON {
  let count = values.lastIndex(where: saysSomething).map { $0 + 1 } ?? 0
  return .array(Array(values[..<count]))
}

private func saysSomething(_ value: JSON) -> Bool {
  switch value {
  case .null: false
  case .array(let values): !values.isEmpty
  default: true
  }
}
