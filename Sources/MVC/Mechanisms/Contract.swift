/// Contract: what one part of a module may ask of another, as a protocol that both were written against.
///
///     @Contract(.strong) var itemsModel: (any ItemsControllerInput)?
///     @Contract(.weak) var controller: (any ItemsViewInput)?
///     $itemsModel("addItem") { try $0.addItem(title: title) }
///
/// Whoever owns the other holds it strongly, and is held weakly by it. The hop bears both names,
/// `ItemsControllerInput.addItem`. A call on a link that is not set does nothing, as with an optional
/// chain, but it is recorded as one that nobody heard: a contract is not kept by nobody (seed 004).
@propertyWrapper
public final class Contract<Target>: Port {
  /// Whether the link keeps the other side alive.
  public let strength: LinkStrength
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let contract: String

  /// A link that is not set yet, unless it is given its target.
  public init(wrappedValue: Target? = nil, _ strength: LinkStrength) {
    self.strength = strength
    let name = String(describing: Target.self)
    contract = name.hasPrefix("any ") ? String(name.dropFirst("any ".count)) : name
    super.init()
    self.wrappedValue = wrappedValue
  }

  /// The other side; nil while the link is not set, and for a weak link when it is gone.
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

  /// The link itself, by which the other side is called.
  public var projectedValue: Contract<Target> { self }

  /// Calls the other side, if the link is set; `name` is what is called of the contract.
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

/// Whether a link keeps alive what it leads to.
public enum LinkStrength: Sendable {
  case strong
  case weak
}

/// A link of a contract, whatever the contract.
public protocol ContractLink: AnyObject {
  var strength: LinkStrength { get }
  /// Whom it leads to; nobody while it is not set.
  var participant: Participant { get }
}

/// Who looks into a link sees whom it keeps, and nobody where it is weak.
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
