import MVC

/// A stored property of a component, as a law speaks of it.
public struct StoredProperty {
  /// Its name in the source.
  public let name: String
  private let owner: String
  private let sources: SourceIndex
  private let files: [String]

  init(_ property: StoredProperties.Property, of evidence: Evidence) {
    (name, owner, sources) = (property.name, property.owner, evidence.sources)
    files = evidence.world.wiring.files
  }

  /// The line that declares it; nil if the wiring does not name its file.
  public var declaration: SourceLine? {
    sources.code.property(name, of: owner, in: files).map { SourceLine($0) }
  }
}

/// What the stored properties of a component hold while the world rests: its own and inherited ones, also
/// in optionals, collections and structures, and in objects of the same module that are no components.
extension Evidence {
  /// The properties that hold values of a model.
  public func modelValues(in component: Component) -> [StoredProperty] {
    StoredProperties.modelValues(in: component)
      .map { StoredProperty($0, of: self) }
  }

  /// The models that it holds, each with the property.
  public func models(in component: Component) -> [(property: StoredProperty, model: Model)] {
    StoredProperties.models(in: component)
      .map { (StoredProperty($0.property, of: self), $0.model) }
  }

  /// The views and controllers that a model holds, each with the property, whose declared type says so; none
  /// for other components.
  public func screens(in component: Component) -> [(property: StoredProperty, screen: Component)] {
    StoredProperties.screens(in: component)
      .map { (StoredProperty($0.property, of: self), $0.screen) }
  }

  /// The contract links that are set, each with the property.
  public func links(
    in component: Component
  ) -> [(property: StoredProperty, link: any ContractLink)] {
    StoredProperties.links(in: component)
      .map { (StoredProperty($0.property, of: self), $0.link) }
  }
}
