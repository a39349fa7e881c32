import HeadlessUI
import MVC

// What a screen may paint without a model: why a paint is no content, or was not seen.

extension Evidence {
  /// Whether the painter changed its own view state before it painted, in the same call.
  func showsViewState(_ index: Int, of painter: Participant) -> Bool {
    let call = hops[index].cause
    guard call >= 0 else { return false }
    return hops[call..<index].contains { hop in
      guard hop.kind == .change, hop.cause == call else { return false }
      // A screen that has left since then is no component any more, but it is the same participant.
      if hop.callee == painter { return true }
      guard let owner = component(hop.callee), let painter = component(painter) else {
        return false
      }
      return type(of: owner) == type(of: painter)
    }
  }

  /// Whether a table changes with the controls that edit it, in the same call: a row 'Add' comes and goes with them.
  func showsEditing(_ index: Int) -> Bool {
    let paint = hops[index]
    guard paint.cause >= 0, component(paint.callee) is TableView else { return false }
    return hops[paint.cause...].contains { hop in
      hop.cause == paint.cause && hop.kind == .render && hop.caller == paint.caller
        && component(hop.callee) is EditingControls
    }
  }

  /// Whether a form answers what the user enters, or a list is filtered by it: a control changes on the screen on which the
  /// user types or sets a value, or a table with a search field or a choice of segments.
  func isEntry(_ render: Hop, in occasion: Hop) -> Bool {
    guard let painted = component(render.callee) as? Element,
      let source = component(occasion.callee) as? Element
    else { return false }
    if let table = painted as? TableView {
      return (source is SegmentedControl || source.searchField != nil)
        && !listsChangedByUser.contains {
          $0.owner == (table.dataSource as? Component)?.participant
        }
    }
    switch occasion.userEvent {
    case .type, .set: return painted is Control && painted.screen === source.screen
    default: return false
    }
  }

  /// Whether it shows content: not a spinner, an empty field, the controls that edit a table, or the buttons of a bar.
  func isContent(_ render: Hop) -> Bool {
    switch component(render.callee) {
    case is ActivityIndicatorView, is RefreshControl, is EditingControls, is NavigationBar: false
    case let bar as ProgressView: bar.progress != nil
    case let field as TextControl: !field.text.isEmpty
    default: true
    }
  }
}

extension Evidence {
  /// The screens that loaded in this step: whoever pushes one goes on to make it.
  var debuts: Set<Participant> { Set(hops(.lifecycle(.loadView)).map(\.hop.callee)) }

  /// Whether the paint belongs to something that no user saw then: a view of no screen, one of a screen that is new,
  /// or one of an alert that was presented later.
  func isUnseen(_ index: Int, _ debuts: Set<Participant>) -> Bool {
    guard let view = component(hops[index].callee) as? Element else { return false }
    if view is Tab { return false }
    guard let screen = view.screen else { return true }
    if !screen.isLoaded || debuts.contains(screen.participant) { return true }
    guard let alert = screen.alert,
      ([alert.fields, alert.actions] as [[Control]]).joined().contains(where: { $0 === view })
    else { return false }
    return hops(.navigate).contains { $0.index > index && $0.hop.callee == screen.participant }
  }
}

extension Evidence {
  /// The class of a plain object of the app that a component holds: it may be a model that the lab
  /// can't hear.
  func plainModel(of holder: Participant) -> String? {
    guard let holder = component(holder) else { return nil }
    let module = moduleName(of: type(of: holder))
    return StoredProperties.slots(of: holder)
      .filter { $0.holdings.contains(.objects) }
      .compactMap { $0.value(in: holder).map { type(of: $0) } }
      .first { $0 is AnyClass && !($0 is Component.Type) && moduleName(of: $0) == module }
      .map(sourceName)
  }
}
