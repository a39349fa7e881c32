/// Lets the lab hear a model that knows nothing of it: a plain class with callbacks or a delegate.
///
///     let cart = Bridge(Cart()) { cart, bridge in
///       cart.onChange = { [weak bridge] in bridge?.changed("lines") }
///     }
///     token = cart.observe(self) { $0.showLines() }
///
/// The bridge owns the model and stands for it in the flow: controllers use `model` as they always
/// did, and observe the bridge. For a model with a delegate, a subclass adopts the protocol.
open class Bridge<Plain: AnyObject>: Model, ModelBridge {
  /// The model itself.
  public let model: Plain
  private var observers = Observers<Void, Void>()
  /// The model's properties as they were at the last change.
  private var known: [String: ValueSnapshot] = [:]

  /// Makes a bridge to a model; `connect` lets the model call it at each change.
  public init(_ model: Plain, _ connect: (Plain, Bridge) -> Void = { _, _ in }) {
    self.model = model
    super.init()
    connect(model, self)
    for (name, value) in (try? stored) ?? [] { known[name] = ValueSnapshot(of: value) }
  }

  /// The model's own properties and inherited ones, but its closures, which `show model` prints.
  open override var stored: [(name: String, value: Any)] {
    get throws {
      let mirrors = sequence(first: Mirror(reflecting: model)) { $0.superclassMirror }
      return Array(mirrors).reversed().flatMap(\.children).compactMap { child in
        guard let label = child.label, !label.hasPrefix("_$"),
          !"\(type(of: child.value))".contains("->")
        else { return nil }
        // A tracked property is stored under a name with an underscore.
        return (label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value)
      }
    }
  }

  open override var flowName: String { "\(Plain.self)" }

  package var plainType: Any.Type { Plain.self }

  override func letGo() {
    super.letGo()
    observers.all = []
  }
}

/// A bridge to a model of any type.
package protocol ModelBridge: Model {
  /// The type of the model that the bridge stands for.
  var plainType: Any.Type { get }
  /// How often a component observes it from a line.
  func observerCount(of observer: Participant, at site: CallSite) -> Int
}

extension Bridge {
  /// Records that the model has changed, and calls the observers.
  ///
  /// Without a `change`, the property is compared with what it was at the last one. Of a list, some elements are
  /// others now, one is gone, or there are more at the end; of a structure, the flow shows the properties that
  /// differ; anything else counts as set.
  ///
  /// The author of the change is the component that is acting, as with a plain call, and the line is
  /// the one from which that component was called.
  public func changed(_ what: String, _ change: Change? = nil) {
    guard runtime.flow.isHome(participant, runtime.flow.site) else { return }
    let value = try? stored.first { $0.name == what }?.value
    let seen = compare(what, value, at: runtime.flow.count)
    record(what, change.map(Hop.Detail.change) ?? seen) { tellObservers(what) }
  }

  /// What has changed in a property since the last call, as the change that is or will be at `index`; a property
  /// without a value counts as set.
  func compare(_ what: String, _ value: Any?, at index: Int) -> Hop.Detail {
    guard let value else { return .change(.set) }
    let new = ValueSnapshot(of: value)
    guard let old = known.updateValue(new, forKey: what) else { return .change(.set) }
    if runtime.flow.isAnswering { runtime.flow.noteReplaced(old.partsReplaced(in: new), at: index) }
    return old.detail(of: new)
  }

  /// Records a change, and what `body` calls as its consequence.
  func record(_ what: String, _ detail: Hop.Detail, _ body: () -> Void) {
    runtime.flow.run(
      .change,
      from: runtime.flow.acting,
      to: participant,
      what,
      detail: detail,
      site: runtime.flow.site,
      speaksForModel: !observers.all.isEmpty,
      body
    )
  }

  /// Calls `handler` at each change, until the returned token or `observer` is gone.
  public func observe<Target: Component>(
    _ observer: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Target) throws -> Void
  ) -> ObservationToken {
    let site = CallSite(fileID: fileID, line: line)
    let added = observers.add(observer, (), site) { target, _ in try handler(target) }
    observer.noteBinding(to: participant, "", at: site)
    runtime.flow.note(.bind, from: observer.participant, to: participant, site: site)
    return ObservationToken { [weak self, number = added.number] in
      self?.observers.remove(number)
    }
  }

  /// How often a component observes it from a line.
  package func observerCount(of observer: Participant, at site: CallSite) -> Int {
    observers.count(of: observer, at: site)
  }

  func tellObservers(_ what: String) {
    observers.deliver((), as: .observation, what, from: participant, in: runtime.flow)
  }
}

extension Bridge: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(value: model)
    observers.describe(to: &digest)
  }
}

extension Bridge: BlockKeeper {
  package var keptBlocks: [KeptBlock] { observers.keptBlocks }
}
