import MVC

/// The views above and below a section, which take the place of its title and its text.
struct SectionViews {
  var header: Element?
  var footer: Element?
}

/// What stands above or below a section.
package enum SectionEdge {
  /// Its title or its text.
  case text(String)
  /// A view of the delegate's.
  case view(Element)

  func lines(width: Int) -> [String] {
    switch self {
    case .text(let text): [text.truncated(to: width)]
    case .view(let view): view.lines(width: width)
    }
  }

  var view: Element? { if case .view(let view) = self { view } else { nil } }
}

extension TableView {
  /// Keeps the views of the sections that stay in an update, and asks the delegate for those of the others; without an
  /// update for those of all.
  func updateSectionViews(_ update: RowUpdate? = nil) {
    guard asksForSectionViews || !sectionViews.isEmpty else { return }
    let delegate = delegate as? any SectionViewTableDelegate
    var kept = [SectionViews?](repeating: nil, count: sectionCount)
    for (section, views) in sectionViews.enumerated() {
      if let place = update?.place(of: section) {
        kept[place] = views
      } else {
        for view in [views.header, views.footer] { replace(view, by: nil) }
      }
    }
    sectionViews = kept.enumerated().map { section, views in
      views ?? delegate.map { self.views(of: section, $0) } ?? SectionViews()
    }
  }

  private func views(of section: Int, _ delegate: any SectionViewTableDelegate) -> SectionViews {
    var views = SectionViews()
    call("views of section \(section)", of: delegate) {
      views.header = try delegate.tableView(self, viewForHeaderInSection: section)
      views.footer = try delegate.tableView(self, viewForFooterInSection: section)
    }
    for view in [views.header, views.footer] { replace(nil, by: view) }
    return views
  }
}

extension TableView {
  /// Adds what is visible of the rows, and of the views between them.
  func addVisibleRows(to found: inout [Element]) {
    guard !sectionViews.isEmpty else {
      for cell in visibleCells { cell.addVisible(to: &found) }
      return
    }
    for (row, cell) in zip(visibleRows, visibleCells) {
      for edge in edges(above: row) { edge.view?.addVisible(to: &found) }
      cell.addVisible(to: &found)
    }
    for edge in edgesBelow { edge.view?.addVisible(to: &found) }
  }

  /// What stands above a row: the head of its section, if it is the first row of the section on the screen,
  /// after the foot of the section above it and the heads and feet of empty sections between.
  package func edges(above row: Int) -> [SectionEdge] {
    guard isSectioned, let section = path(of: row)?.section else { return [] }
    let isFirst = row == visibleRows.lowerBound
    let above = row > 0 ? path(of: row - 1)?.section : nil
    guard isFirst || above != section else { return [] }
    let first = isFirst && above != nil ? section : (above.map { $0 + 1 } ?? 0)
    let foot = isFirst ? [] : above.map(foot) ?? []
    return foot + (first..<section).flatMap { head(of: $0) + self.foot(of: $0) } + head(of: section)
  }

  /// The foot of the last row's section, if that row is on the screen, and the heads and feet of the empty sections
  /// below it.
  package var edgesBelow: [SectionEdge] {
    guard isSectioned, visibleRows.upperBound == rowCount else { return [] }
    let last = path(of: rowCount - 1)?.section
    return (last.map(foot) ?? [])
      + ((last.map { $0 + 1 } ?? 0)..<sectionCount).flatMap { head(of: $0) + foot(of: $0) }
  }

  private func head(of section: Int) -> [SectionEdge] {
    if let view = views(of: section)?.header { return view.isDrawn ? [.view(view)] : [] }
    return sections[section].title.map { [.text("\($0):")] } ?? []
  }

  private func foot(of section: Int) -> [SectionEdge] {
    if let view = views(of: section)?.footer { return view.isDrawn ? [.view(view)] : [] }
    return sections[section].footer.map { [.text($0)] } ?? []
  }

  private func views(of section: Int) -> SectionViews? {
    sectionViews.indices.contains(section) ? sectionViews[section] : nil
  }
}
