import HeadlessUI
import MVC

/// What the stored properties of components hold now: values of a model, models, links.
///
/// Which properties may hold such things is found out once for each class; to know that there is
/// nothing to look for costs nothing.
package enum StoredProperties {
  /// A stored property and the class that declares it.
  struct Property: Hashable {
    let name: String
    let owner: String
  }
}

extension StoredProperties {
  /// The stored properties that hold values of a model, as far as they are asked for.
  ///
  /// A draft of one value in a controller's `@ViewState` is not counted: it belongs to the screen until the user saves
  /// it. A list is no draft. Nor is what lies in objects of `closed` classes.
  static func modelValues(
    in component: Component,
    outside closed: Set<ObjectIdentifier> = [],
    where isAsked: (Property) -> Bool = { _ in true }
  ) -> [Property] {
    slots(of: component).filter { $0.holdings.contains(.values) && isAsked($0.property) }
      .filter { slot in
        var search = PropertySearch(closed: closed) { $0 is any ModelValue }
        return search.finds(slot, of: component) && !isDraft(slot, in: component)
      }.map(\.property)
  }

  private static func isDraft(_ slot: Slot, in component: Component) -> Bool {
    component is Controller && (slot.value(in: component) as? any ScreenState)?.isModelValue == true
  }

  /// The lists of texts that stored properties are, that static properties of the class are, and that closures in stored
  /// properties capture.
  static func lists(in component: Component) -> [(property: Property, texts: [[String]])] {
    let stored = slots(of: component).filter { $0.holdings.contains(.lists) }.compactMap { slot in
      (slot.value(in: component) as? any TextList).map { (slot.property, $0.texts) }
    }
    let hidden = hiddenLists(of: type(of: component))
    let statics = hidden.statics.compactMap { list in
      list.value.map {
        (Property(name: list.name, owner: hidden.owner), $0.map { text in [text] })
      }
    }
    return stored + statics + (hidden.hasClosures ? capturedLists(in: component) : [])
  }

  /// The lists of texts in a component, each with the name of its property.
  package static func textLists(in component: Component) -> [(property: String, texts: [String])] {
    lists(in: component).map { ($0.property.name, $0.texts.flatMap(\.self)) }
  }

  /// The lists that closures capture, each with the first property that leads to it.
  private static func capturedLists(
    in component: Component
  ) -> [(property: Property, texts: [[String]])] {
    var captured = CapturedValues()
    return Slot.levels(of: component).prefix { !ViewLayer.contains($0.subjectType) }
      .flatMap { level in
        level.children.filter { HiddenLists.isClosure(type(of: $0.value)) }.flatMap { child in
          let property = Property(name: PropertyLabel(child).name, owner: "\(level.subjectType)")
          return captured.take(from: child.value).compactMap { $0 as? any TextList }
            .filter { type(of: $0).isOfTexts }.map { (property, $0.texts) }
        }
      }
  }

  private static func hiddenLists(of type: Component.Type) -> HiddenLists {
    let key = ObjectIdentifier(type)
    let table = TypeTable.ofThread
    if let known = table.hiddenLists[key] { return known }
    let found = HiddenLists(of: type)
    table.hiddenLists[key] = found
    return found
  }

  /// Whether another stored property of a component leads to a text.
  static func holds(_ text: String, beside property: Property, of component: Component) -> Bool {
    slots(of: component).contains { slot in
      guard slot.property != property else { return false }
      var search = PropertySearch { $0 as? String == text }
      return search.finds(slot, of: component)
    }
  }

  /// The models that stored properties hold.
  static func models(in component: Component) -> [(property: Property, model: Model)] {
    slots(of: component).filter { $0.holdings.contains(.models) }.flatMap { slot in
      var models: [Model] = []
      var search = PropertySearch {
        if let model = $0 as? Model { models.append(model) }
        return false
      }
      _ = search.finds(slot, of: component)
      return models.map { (slot.property, $0) }
    }
  }

  /// The views and controllers that a model's stored properties hold, where the declared type says so.
  static func screens(in component: Component) -> [(property: Property, screen: Component)] {
    guard component is Model else { return [] }
    return slots(of: component).filter { $0.holdings.contains(.screens) }.compactMap {
      slot in
      var screen: Component?
      var search = PropertySearch {
        if let found = $0 as? Component, found is View || found is Controller { screen = found }
        return screen != nil
      }
      _ = search.finds(slot, of: component)
      return screen.map { (slot.property, $0) }
    }
  }

  /// The contract links that stored properties are, as far as they are set.
  static func links(in component: Component) -> [(property: Property, link: any ContractLink)] {
    slots(of: component).filter { $0.holdings.contains(.links) }.compactMap { slot in
      guard let link = slot.value(in: component) as? any ContractLink, link.participant != .nobody
      else { return nil }
      return (slot.property, link)
    }
  }
}

extension StoredProperties {
  /// Whether a component has an observed property of this name.
  static func observes(_ property: String, of component: Component) -> Bool {
    observed(property, of: component) != nil
  }

  /// The value of an observed property; nil if there is none of this name.
  static func observedValue(_ property: String, of component: Component) -> Any? {
    observed(property, of: component)?.currentValue
  }

  /// How often a component observes a property from a line.
  static func observerCount(
    of observer: Participant,
    at site: CallSite,
    _ property: String,
    of component: Component
  ) -> Int {
    if let bridge = component as? any ModelBridge {
      return bridge.observerCount(of: observer, at: site)
    }
    return observed(property, of: component)?.observerCount(of: observer, at: site) ?? 0
  }

  private static func observed(_ property: String, of component: Component) -> (
    any ObservedProperty
  )? {
    Slot.levels(of: component).lazy.flatMap { Array($0.children) }
      .first { PropertyLabel($0).name == property && $0.value is any ObservedProperty }
      .flatMap { $0.value as? any ObservedProperty }
  }
}

extension StoredProperties {
  /// The stored properties of an object that may hold what laws ask for.
  static func slots(of object: AnyObject) -> [Slot] {
    let type: AnyClass = Swift.type(of: object)
    let key = ObjectIdentifier(type)
    let table = TypeTable.ofThread
    if let known = table.slots[key] { return known }
    guard !(object is any CustomReflectable) else {
      // What a mirror shows is the object's choice, which may be another each time.
      return Slot.all(of: object, declared: nil, survey)
    }
    let declared = DeclaredField.places(of: type)
    let found = Slot.all(of: object, declared: declared, survey)
    table.slots[key] = found
    return found
  }

  private static func survey(of type: Any.Type) -> TypeSurvey {
    let module = moduleName(of: type)
    let table = TypeTable.ofThread
    if let survey = table.surveys[module] { return survey }
    let survey = TypeSurvey(of: ViewLayer.isModule(module) ? nil : module)
    table.surveys[module] = survey
    return survey
  }
}
