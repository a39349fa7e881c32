import HeadlessUI
import MVC

extension Symptom {
  /// Found where a cell that was reused shows a text, a picture, a mark, a value or a disabled control that it was given for
  /// another row, or that the user has left in it there, and that the code which filled it for this row has not set; and
  /// where an answer arrives in a cell that shows another row by now.
  ///
  /// What a cell is made with, once, belongs to all rows.
  public static let staleCell = Symptom(
    "stale-cell",
    sentence: "a reused cell shows something that it was given for another row",
    reason: """
      A table reuses its cells. What is set for one row stays until it is set again, also what the user enters: set \
      everything for each row, empty the rest in 'prepareForReuse', and let an answer look whether the cell still shows \
      its row.
      """,
    found: .atRest { evidence in
      evidence.tablesInSight.flatMap { evidence.staleCells(of: $0) }
    }
  )
}

extension Evidence {
  fileprivate func staleCells(of table: TableView) -> [Harm] {
    zip(table.visibleRows, table.visibleCells).flatMap { row, cell -> [Harm] in
      guard cell.fills.count > 1, let fill = cell.fills.last, fill.hop < hops.count else {
        return []
      }
      let parts = cell.parts
      // A cell that is left as it is may show the same item as before.
      guard parts.contains(where: { $0.time >= fill.hop }) else { return [] }
      return parts.compactMap { stale($0, of: cell, in: table) }.map { part, origin, site in
        let way = part.isEntry ? "the user left it in" : "the cell was given for"
        return Harm(
          "row \(row) of \(name(table.participant)) \(part.shown), as \(way) row \(origin)",
          site: site
        )
      }
    }
  }

  /// The row that a part of a cell was set for, if that is another, and the line to blame.
  private func stale(
    _ part: CellPart,
    of cell: Cell,
    in table: TableView
  ) -> (CellPart, Int, SourceLine?)? {
    guard let fill = cell.fills.last, let paint = lastPaint(of: part, in: cell) else { return nil }
    if part.time >= fill.hop {
      guard let asked = question(before: paint, for: cell), asked.row != fill.row,
        asked.text != fill.text, asksOther(than: paint, fill, in: table)
      else { return nil }
      return (part, asked.row, site(of: paint))
    }
    guard !hasFlags(cell), let old = cell.fills.last(where: { $0.hop <= part.time }),
      old.row != fill.row
    else { return nil }
    if part.isEntry {
      let isSameItem = !fill.text.isEmpty && fill.text == old.text
      // A value that the user has set back is as good as new.
      guard !isSameItem, let control = part.element as? ValueControl,
        control.givenValue != control.value
      else { return nil }
      return (part, old.row, firstLine(of: fill, in: cell))
    }
    let origin = origin(of: paint)
    if origin.fill == old.hop, !origin.isFillAnswered {
      guard isOfOneRow(part, of: cell, in: table) else { return nil }
      return (part, old.row, site(of: paint))
    }
    // The answer was right for its row; it is the next row that was filled without it.
    let isAnswer = origin.followsAnswer
    if isAnswer, !asksOther(than: paint, fill, in: table) { return nil }
    return (part, old.row, isAnswer ? firstLine(of: fill, in: cell) : site(of: paint))
  }

  /// Whether a fill has asked for something else than the request whose answer has painted: two rows may share a picture.
  ///
  /// What another cell with the same text has asked for may be waited for already, so that this fill asks for nothing.
  private func asksOther(than paint: Int, _ fill: CellFill, in table: TableView) -> Bool {
    guard let request = origin(of: paint).request.map({ hops[$0] }) else { return false }
    let fills = (table.visibleCells + table.pooledCells).flatMap(\.fills)
      .filter { $0.text == fill.text }.map(\.hop)
    return hops.indices[(fills.min() ?? fill.hop)...].contains { index in
      hops[index].kind == .request && hops[index].name == request.name
        && hops[index].detail != request.detail
        && origin(of: index).fill.map(fills.contains) == true
    }
  }

  /// Whether a cell keeps truth values or choices of its own: it may paint only what has changed.
  private func hasFlags(_ cell: Cell) -> Bool {
    Slot.levels(of: cell).prefix { !ViewLayer.contains($0.subjectType) }
      .flatMap(\.children).contains { child in
        child.value is Bool || Mirror(reflecting: child.value).displayStyle == .enum
      }
  }

  /// The last hop that painted a part of a cell.
  private func lastPaint(of part: CellPart, in cell: Cell) -> Int? {
    let first = cell.fills.first?.hop ?? 0
    guard let paint = part.element.paints.last(part.aspect) else { return nil }
    return (first..<hops.count).contains(paint) && paint <= part.time ? paint : nil
  }

  /// The fill of a cell in which the request was sent whose answer has painted something, without a model or another fill
  /// between.
  private func question(before paint: Int, for cell: Cell) -> CellFill? {
    let origin = origin(of: paint)
    let isOfModel = causes(of: paint).prefix { $0.hop.kind != .answer }.contains {
      isModelNotification($0.hop) && $0.hop.kind != .block
    }
    guard origin.isFillAnswered, !isOfModel else { return nil }
    return cell.fills.first { $0.hop == origin.fill }
  }

  /// Whether another cell of the class shows something else there, or was never given it: not all cells are made with it.
  private func isOfOneRow(_ part: CellPart, of cell: Cell, in table: TableView) -> Bool {
    (table.visibleCells + table.pooledCells).contains { other in
      guard other !== cell, type(of: other) == type(of: cell) else { return false }
      return other.parts(alsoEmpty: true).contains {
        // What the user makes of another cell tells nothing of how they are made.
        $0.key == part.key && !$0.isEntry && ($0.time < 0 || $0.shown != part.shown)
      }
    }
  }

  /// The line in a controller that fills a cell for its present row: the first that leads to a paint.
  private func firstLine(of fill: CellFill, in cell: Cell) -> SourceLine? {
    let first = hops.indices[fill.hop...].first { index in
      guard hops[index].kind == .render, let part = component(hops[index].callee) as? Element
      else { return false }
      return part === cell || part.cell === cell
    }
    return first.flatMap { index in
      let call = world.runtime.plainCalls(before: index).first {
        componentClass(of: $0)?.role == .controller
      }
      return call.flatMap { SourceLine($0) } ?? site(of: index)
    }
  }
}

/// Something that a cell shows, and when it was set.
private struct CellPart {
  let element: Element
  let aspect: PaintedAspect
  let time: Int
  /// What the user sees, as the rest of a sentence about the row; nil if that is nothing.
  let seen: String?
  /// Tells the part from others of a cell, and finds it in another cell.
  let key: String

  var shown: String { seen ?? "" }
  /// Whether the user changed it last.
  var isEntry: Bool { element.paints.isEntry(aspect) }
}

extension Cell {
  /// What it shows, without what is as empty as in a new cell.
  fileprivate var parts: [CellPart] { parts(alsoEmpty: false) }

  fileprivate func parts(alsoEmpty: Bool) -> [CellPart] {
    var counts: [String: Int] = [:]
    return ([self] + descendants).flatMap { element -> [CellPart] in
      guard element === self || element.isDrawn || alsoEmpty else { return [] }
      let name = "\(type(of: element)) \(element.identifier)"
      let number = counts[name, default: 0]
      counts[name] = number + 1
      return element.parts(named: "\(name) \(number)").filter {
        alsoEmpty || $0.seen != nil && $0.time >= 0
      }
    }
  }
}

extension Element {
  fileprivate func parts(named key: String) -> [CellPart] {
    let text = shownText
    let picture =
      (self as? ImageView)?.drawnName ?? (self as? Cell).map(\.accessory)
      ?? (self as? Button)?.imageName
    var parts = [
      CellPart(
        element: self,
        aspect: .content,
        time: settings.content,
        seen: text.flatMap { $0.isEmpty ? nil : "shows '\($0)'" },
        key: key + " text"
      ),
      CellPart(
        element: self,
        aspect: .image,
        time: settings.image,
        seen: picture.flatMap { $0.isEmpty ? nil : "shows \($0)" },
        key: key + " image"
      ),
    ]
    if let control = self as? Control {
      parts.append(
        CellPart(
          element: self,
          aspect: .enabling,
          time: settings.enabling,
          seen: control.isEnabled ? nil : "has '\(control.title)' disabled",
          key: key + " enabling"
        )
      )
    }
    return parts
  }

  private var shownText: String? {
    switch self {
    case let label as Label: label.text
    case let cell as Cell: cell.text
    case let button as Button: button.title
    case let toggle as Switch where !toggle.isOn && !paints.isEntry(.content): nil
    case let control as ValueControl: control.value
    default: nil
    }
  }
}
