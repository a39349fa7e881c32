/// Contract: a link to another part of a module, which is called through a protocol.
///
///     @Contract(.strong) var itemsModel: (any ItemsControllerInput)?
///     @Contract(.weak) var controller: (any ItemsViewInput)?
///     $itemsModel("addItem") { try $0.addItem(title: title) }
///
/// The owner holds the other part strongly and is held weakly by it. The hop's name is that of the
/// protocol and the one given, `ItemsControllerInput.addItem`. A call on a link that is not set does nothing, as with optional chaining, but it is recorded as
/// a hop to nobody: a module with a missing link is incomplete.
@propertyWrapper
public final class Contract<Target>: Port {
  /// Whether the link keeps its target alive.
  public let strength: LinkStrength
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let contract: String

  /// Makes a link, set or not set yet.
  public init(wrappedValue: Target? = nil, _ strength: LinkStrength) {
    self.strength = strength
    let name = String(describing: Target.self)
    contract = name.hasPrefix("any ") ? String(name.dropFirst("any ".count)) : name
    super.init()
    self.wrappedValue = wrappedValue
  }

  /// The target; nil if the link is not set, or weak and its target is gone.
  public var wrappedValue: Target? {
    get { (strong ?? weak) as? Target }
    set {
      let object = newValue.map { $0 as AnyObject }
      switch strength {
      case .strong: strong = object
      case .weak: weak = object
      }
    }
  }

  override func letGo() { strong = nil }

  /// The link itself, which calls the target.
  public var projectedValue: Contract<Target> { self }

  /// Calls the target, if the link is set; `name` is the name of the method.
  @discardableResult
  public func callAsFunction(
    _ name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (Target) throws -> Void
  ) -> Bool {
    let flow = runtime.flow
    let (name, site) = ("\(contract).\(name)", CallSite(fileID: fileID, line: line))
    guard let target = wrappedValue else {
      flow.note(.contract, from: speaker, to: .nobody, name, site: site)
      return false
    }
    return flow.run(
      .contract,
      from: speaker,
      to: participant,
      name,
      site: site,
      speaksForModel: runtime.registry.role(of: speaker) == .model
    ) { try body(target) }
  }
}

/// Reflection sees the target of a strong link, and nothing in a weak one.
extension Contract: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: strong.map { [("target", $0)] } ?? [],
      ancestorRepresentation: .suppressed
    )
  }
}

extension Contract: ContractLink {
  public var participant: Participant {
    ((strong ?? weak) as? Component)?.participant ?? .nobody
  }
}

extension Contract: StatefulObject {
  package func describe(to digest: inout StateDigest) { digest.add(strong ?? weak) }
}
