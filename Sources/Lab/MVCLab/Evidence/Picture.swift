import HeadlessUI
import MVC

extension Evidence {
  /// Whether what a hop paints is a picture of a model; `texts` are those of the changes of this step.
  func isPicture(_ index: Int, _ texts: @autoclosure () -> [String: Int]) -> Bool {
    let paint = hops[index]
    let aspect = PaintedAspect(paint)
    let element = component(paint.callee) as? Element
    // A control that is on or off says what the user can do now, unless a truth says what it says of the model.
    if aspect != .enabling, paint.isOfPicture || element?.paints.isPicture(aspect) == true {
      return true
    }
    guard let element else { return false }
    return element is TableView || element is Cell || isNamedByTruth(element, aspect)
      || element.modelText.map { texts()[$0] ?? .max < index } ?? false
  }

  /// Whether a truth is about what was painted.
  private func isNamedByTruth(_ element: Element, _ aspect: PaintedAspect) -> Bool {
    guard !world.hasEnded else { return false }
    return screens(showing: element).contains { screen in
      world.assembly.truth(of: screen)?.parts.contains { part in
        part.aspect == aspect && part.isOf(element, screen)
          && (part.name.map(element.isCalled) ?? true)
      } ?? false
    }
  }

  /// The screens that an element is on; a tab is on each screen above its bar.
  private func screens(showing element: Element) -> [ViewController] {
    guard element is Tab else { return element.screen.map { [$0] } ?? [] }
    return world.screens.map(\.controller).filter { screen in
      screen.isLoaded && screen.tabBar?.tabs.contains { $0 === element } ?? false
    }
  }

  /// The values that models were set to in this step, as texts, and the numbers of elements, each with the first change.
  var textsOfChanges: [String: Int] {
    var texts: [String: Int] = [:]
    var seen: Set<String> = []
    for (index, hop) in hops(.change) where role(hop.callee) == .model {
      guard seen.insert("\(hop.callee.index) \(hop.name)").inserted,
        let model = component(hop.callee),
        let value = StoredProperties.observedValue(hop.name, of: model)
      else { continue }
      let count = (value as? any Collection).map { $0.count }
      for text in ["\(value)", count.map(String.init) ?? ""] where !text.isEmpty {
        texts[text] = min(texts[text] ?? .max, index)
      }
    }
    return texts
  }
}

extension Hop.Kind {
  /// Whether a table asks for a cell.
  var isCellQuestion: Bool {
    if case .dataSource(.cell) = self { true } else { false }
  }
}

extension Element {
  /// The text that it shows, if it may be that of a model: a label's, or the badge of a tab.
  fileprivate var modelText: String? { (self as? Label)?.text ?? (self as? Tab)?.badge }
}
