/// Delegate: an object that another one calls through a protocol and does not own.
///
///     @Delegate var delegate: (any EditDelegate)?       // weak, as ever
///     $delegate { try $0.edit(self, didRename: title) }
///
/// A call without a delegate does nothing, as with optional chaining.
@propertyWrapper
public final class Delegate<Target>: Port {
  private weak var object: AnyObject?
  private var participant = Participant.nobody
  /// Whether there was a delegate, which may be gone now.
  private var isSet = false
  /// The calls that have set the delegate.
  package private(set) var setters: [UInt] = []

  /// Makes a link without a delegate.
  override public init() { super.init() }

  /// Makes a link with a delegate.
  public init(wrappedValue: Target?) {
    super.init()
    self.wrappedValue = wrappedValue
  }

  /// The delegate; nil if it is not set or is gone.
  public var wrappedValue: Target? {
    get { object as? Target }
    set {
      object = newValue.map { $0 as AnyObject }
      isSet = newValue != nil
      participant = (object as? Component)?.participant ?? .nobody
      setters = isSet ? runtime.flow.callsHere : []
    }
  }

  /// The link itself, which calls the delegate.
  public var projectedValue: Delegate<Target> { self }

  /// Calls the delegate, if there is one.
  ///
  /// The hop has no name: which method `body` calls is known from the calls on the stack, where the method does something
  /// that is recorded.
  @discardableResult
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (Target) throws -> Void
  ) -> Bool {
    guard let target = wrappedValue else {
      if isSet {
        let site = CallSite(fileID: fileID, line: line)
        _ = runtime.flow.run(.delegate, from: speaker, to: .nobody, isLost: true, site: site) {}
      }
      return false
    }
    return runtime.flow.run(
      .delegate,
      from: speaker,
      to: participant,
      site: CallSite(fileID: fileID, line: line),
      speaksForModel: runtime.registry.role(of: speaker) == .model
    ) { try body(target) }
  }
}

extension Delegate: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(object)
    digest.add(isGone)
  }
}

/// A weak link that remembers which calls have set it, whatever its type.
package protocol WeakLink {
  /// Whether it was set to an object that is gone.
  var isGone: Bool { get }
  /// The name of the property that it is.
  var property: String { get }
  /// The calls that have set it, the innermost first.
  var setters: [UInt] { get }
}

extension Delegate: WeakLink {
  package var property: String { name }
  package var isGone: Bool { isSet && object == nil }
}
