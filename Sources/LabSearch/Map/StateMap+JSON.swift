import LabConversation
import LabText

extension StateMap {
  /// The map on one line, for programs and pages.
  ///
  /// `windows`, `worlds` and `steps` are kept once, and named by their positions; a move is
  /// `[from, command, to, [step or null for each wiring]]`.
  public var json: String {
    var windows = Kept<WindowPicture>()
    let worlds = worlds.values.map { world in
      JSON.object([
        "windows": JSON.array(world.windows.map { "\(windows.number(of: $0))" }),
        "model": JSON.texts(world.model), "alive": JSON.texts(world.alive),
        "requests": JSON.array(world.requests.map { JSON.texts([$0.text, $0.place]) }),
        "ended": world.hasEnded ? "true" : "false",
      ])
    }
    let moves = moves.map { move in
      let steps = move.steps.map { $0.map(String.init) ?? "null" }
      return "[\(move.from),\(JSONText.quoted(move.command)),\(move.to),\(JSON.array(steps))]"
    }
    return JSON.object([
      "wirings": JSON.texts(wirings), "path": "\(path)".filter { $0 != " " },
      "explored": "\(explored)", "windows": JSON.array(windows.values.map(\.json)),
      "worlds": JSON.array(worlds), "steps": JSON.array(steps.values.map(\.json)),
      "states": JSON.array(states.map { JSON.array($0.map(String.init)) }),
      "moves": JSON.array(moves),
    ])
  }
}

/// Texts of JSON from texts of JSON.
private enum JSON {
  static func array(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
  static func texts(_ texts: [String]) -> String { array(texts.map { JSONText.quoted($0) }) }
  /// An object without the members that say nothing.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    let told = members.filter { !["[]", "null", "false"].contains($0.value) }
    return "{\(told.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }
  static func text(_ text: String?) -> String { text.map { JSONText.quoted($0) } ?? "null" }
}

extension WindowPicture {
  fileprivate var json: String {
    JSON.object([
      "name": JSONText.quoted(name), "title": JSONText.quoted(title), "left": left.json,
      "right": right.json, "content": content.json, "alert": alert.json,
      "toast": JSON.text(toast), "acts": JSON.texts(acts),
    ])
  }
}

extension [WindowPicture.Part] {
  fileprivate var json: String { JSON.array(map(\.json)) }
}

extension WindowPicture.Part {
  fileprivate var json: String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .button(let title, let command): "[\"b\",\(JSONText.quoted(title)),\(JSON.text(command))]"
    case .field(let label, let text, let place):
      "[\"f\",\(JSONText.quoted(label)),\(JSONText.quoted(text)),\(JSON.text(place))]"
    case .progress(let progress): "[\"p\",\(progress.map { "\($0)" } ?? "null")]"
    case .line(let parts): "[\"l\",\(parts.json)]"
    case .rows(let rows, let above, let below):
      "[\"r\",\(JSON.array(rows.map(\.json))),\(above),\(below)]"
    }
  }
}

extension WindowPicture.Row {
  fileprivate var json: String { "[\(number),\(parts.json),\(menu.json)]" }
}

extension StepPicture {
  fileprivate var json: String {
    JSON.object([
      "lines": JSON.texts(lines.map { "\($0.sign) \($0.text)" }),
      "findings": JSON.array(
        findings.map {
          JSON.object([
            "breach": $0.isBreach ? "true" : "false", "rule": JSONText.quoted($0.rule),
            "text": JSONText.quoted($0.text), "site": JSON.text($0.site),
          ])
        }
      ),
      "hops": JSON.array(hops.map(\.json)),
    ])
  }
}

extension StepPicture.Call {
  fileprivate var json: String {
    let words = [caller, callee, mechanism, text, site, breaks].map(JSON.text)
    return "[\(depth),\(words.joined(separator: ",")),\(isEarlier ? 1 : 0)]"
  }
}
