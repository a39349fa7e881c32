import HeadlessUI
import MVC

/// Something that an element shows, and that has shown a model: its content, or whether it is enabled or visible.
struct Picture: Hashable, Sendable {
  private let element: Participant
  fileprivate let aspect: Aspect

  fileprivate enum Aspect {
    case content, enabling, visibility
  }

  /// What a paint changes.
  init(_ paint: Hop) {
    element = paint.callee
    switch paint.name.prefix(while: { $0 != " " }) {
    case "enabled", "disabled": aspect = .enabling
    case "showed", "hid", "removed": aspect = .visibility
    default: aspect = .content
    }
  }
}

extension Evidence {
  /// What was painted in this step because a model notified others, or because a table asked for a cell.
  static func pictures(in step: Range<Int>, of world: World) -> Set<Picture> {
    let hops = world.flow.hops
    let registry = world.runtime.registry
    var isBelow = [Bool](repeating: false, count: step.count)
    var found: Set<Picture> = []
    for index in step {
      let hop = hops[index]
      let cause = hop.cause - step.lowerBound
      let isPart = cause >= 0 && isBelow[cause]
      if isPart, hop.kind == .render { found.insert(Picture(hop)) }
      isBelow[index - step.lowerBound] =
        isPart || hop.kind.isCellQuestion
        || hop.kind.isMechanism && registry.role(of: hop.caller) == .model
    }
    return found
  }

  /// Whether what a hop paints is a picture of a model; `texts` are those of the changes of this step.
  func isPicture(_ index: Int, _ texts: @autoclosure () -> [String: Int]) -> Bool {
    let paint = hops[index]
    let picture = Picture(paint)
    // A control that is on or off says what the user can do now, unless a truth says what it says of the model.
    if picture.aspect != .enabling, pictures.contains(picture) { return true }
    guard let element = component(paint.callee) else { return false }
    return element is TableView || element is Cell || isNamedByTruth(paint, element)
      || (element as? Label).map { texts()[$0.text] ?? .max < index } ?? false
  }

  private func isNamedByTruth(_ paint: Hop, _ element: Component) -> Bool {
    guard let element = element as? Element, let screen = element.screen, !world.hasEnded,
      let truth = world.assembly.truth(of: screen)
    else { return false }
    let names = element.callNames
    switch Picture(paint).aspect {
    case .enabling: return truth.controls.contains { $0.name == (element as? Control)?.title }
    case .visibility: return truth.hidden.contains { names.contains($0.name) }
    case .content:
      return element === screen.view && truth.title != nil
        || element is Label && truth.labels.contains { names.contains($0.name) }
        || element is Control && truth.values.contains { names.contains($0.name) }
        || element is ProgressView && truth.progress.contains { names.contains($0.name) }
    }
  }

  /// The values that models were set to in this step, as texts, and the numbers of elements, each with the first change.
  var textsOfChanges: [String: Int] {
    var texts: [String: Int] = [:]
    var seen: Set<String> = []
    for (index, hop) in hops(.change) where role(hop.callee) == .model {
      guard seen.insert("\(hop.callee.index) \(hop.name)").inserted,
        let model = component(hop.callee),
        let value = storedProperties.observedValue(hop.name, of: model)
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
