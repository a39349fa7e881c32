import LabConversation
import LabText

/// The windows of a world, drawn as phones.
///
/// What was not there before the step is tinted. A row that the reference, a correct wiring's world, shows in
/// the window of the same name, and this one does not, is dashed; a row whose controls are in another state
/// there says so.
struct Phones {
  private let world: WorldPicture
  private let before: WorldPicture?
  private let reference: (name: String, world: WorldPicture)?

  init(
    _ world: WorldPicture,
    before: WorldPicture?,
    reference: (name: String, world: WorldPicture)?
  ) {
    (self.world, self.before, self.reference) = (world, before, reference)
  }

  var html: HTML {
    if world.hasEnded { return "<p class=\"ended\">This world has ended.</p>\n" }
    if world.windows.isEmpty { return "<p class=\"ended\">No window is open.</p>\n" }
    return "<div class=\"phones\">\n\(world.windows.map(phone))</div>\n"
  }

  private func phone(_ window: WindowPicture) -> HTML {
    let old = before?.windows.first { $0.name == window.name }
    let seen = Set(old?.texts ?? [])
    let isNew = { (part: WindowPicture.Part) in before != nil && !seen.contains(part.shown) }
    let twins = reference.map { RowTwins(window, $0.world) }
    let missing = twins?.missing.map { missingRow($0.shown) } ?? []
    return """
      <div class="phone" role="group" aria-label="window \(window.name)"><small>\(window.name)</small>
      <div class="bar"><span>\(window.left.map(inline))</span><b>\(window.title)</b>\
      <span>\(window.right.map(inline))</span></div>
      \(window.content.map { part($0, isNew, twins) })\(missing)\
      \(window.alert.isEmpty ? nil : "<div class=\"alert\">\(window.alert.map { part($0, isNew) })</div>\n")\
      \(window.toast.map { "<p class=\"toast\">\($0)</p>\n" })</div>

      """
  }

  private func missingRow(_ text: String) -> HTML {
    let name = reference?.name ?? ""
    return "<div class=\"row missing\">\(text) <small>only \(name) shows this</small></div>\n"
  }

  private func part(
    _ part: WindowPicture.Part,
    _ isNew: (WindowPicture.Part) -> Bool,
    _ twins: RowTwins? = nil
  ) -> HTML {
    let new: HTML = isNew(part) ? " new" : ""
    return switch part {
    case .text(let text): "<div class=\"text\(new)\">\(text)</div>\n"
    case .button, .field, .progress: "<div class=\"text\(new)\">\(inline(part))</div>\n"
    case .line(let parts):
      "<div class=\"line\(new)\">\(HTML(parts.map(inline), separator: " "))</div>\n"
    case .rows(let rows, let above, let below):
      """
      \(above > 0 ? "<div class=\"more\">\(above) above</div>\n" : nil)\
      \(rows.map { row($0, isNew, twins?.twin(of: $0)) })\
      \(below > 0 ? "<div class=\"more\">\(below) below</div>\n" : nil)
      """
    }
  }

  private func row(
    _ row: WindowPicture.Row,
    _ isNew: (WindowPicture.Part) -> Bool,
    _ twin: WindowPicture.Row?
  ) -> HTML {
    let new: HTML = row.parts.contains(where: isNew) ? " new" : ""
    let menu: HTML? =
      row.menu.isEmpty ? nil : "<span class=\"menu\">\(row.menu.map(inline))</span>"
    return """
      <div class="row\(new)"><i>\(row.number)</i><span>\(row.parts.map(inRow))\(twin.map { difference(row, $0) })</span>\
      \(menu)</div>

      """
  }

  /// What the same row shows in the reference.
  private func difference(_ row: WindowPicture.Row, _ twin: WindowPicture.Row) -> HTML {
    let name = reference?.name ?? ""
    return "<small class=\"other\">in \(name): \(row.difference(in: twin))</small>"
  }

  /// A text has a line of its own; buttons stand side by side.
  private func inRow(_ part: WindowPicture.Part) -> HTML {
    if case .button = part { return "\(inline(part)) " }
    return "<span class=\"part\">\(inline(part))</span>"
  }

  private func inline(_ part: WindowPicture.Part) -> HTML {
    switch part {
    case .text(let text): "\(text)"
    case .button(let title, let command):
      command == nil ? "<s class=\"btn off\">\(title)</s>" : "<span class=\"btn\">\(title)</span>"
    case .field(let label, let text, _):
      "<span class=\"field\">\(label): <u>\(text.isEmpty ? " " : text)</u></span>"
    case .progress(let progress):
      progress.map {
        "<progress aria-label=\"progress\" value=\"\(Int($0 * 100 + 0.5))\" max=\"100\"></progress>"
      }
        ?? "<progress aria-label=\"progress\"></progress>"
    case .line(let parts): HTML(parts.map(inline), separator: " ")
    case .rows: ""
    }
  }
}

extension WindowPicture {
  /// The texts of the parts and of the rows.
  fileprivate var texts: [String] { (content + alert).flatMap(\.texts) }
}

extension WindowPicture.Part {
  /// The text of the part and of those in it.
  fileprivate var texts: [String] {
    switch self {
    case .rows(let rows, _, _): rows.flatMap { $0.parts.map(\.shown) }
    case .text, .button, .field, .progress, .line: [shown]
    }
  }

  /// What a user reads of it.
  package var shown: String {
    switch self {
    case .text(let text): text
    case .button(let title, let command): command == nil ? "(\(title))" : "[\(title)]"
    case .field(let label, let text, _): "\(label): \(text)"
    case .progress(let progress): progress.map { "\($0)" } ?? "…"
    case .line(let parts): parts.map(\.shown).joined(separator: " ")
    case .rows(let rows, _, _):
      rows.map(\.shown).joined(separator: "\n")
    }
  }
}
