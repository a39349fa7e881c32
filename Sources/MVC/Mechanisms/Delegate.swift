/// Delegate: an object that is asked and told, through a protocol, by one that does not own it.
///
///     @Delegate var delegate: (any EditDelegate)?       // weak, as ever
///     $delegate { try $0.edit(self, didRename: title) }
///
/// A call to nobody is no error, as with an optional chain.
@propertyWrapper
public final class Delegate<Target>: Port {
  private weak var object: AnyObject?
  private var participant = Participant.nobody

  override public init() { super.init() }

  /// A delegate that is set from the beginning.
  public init(wrappedValue: Target?) {
    super.init()
    self.wrappedValue = wrappedValue
  }

  /// The delegate; nil if none was set, or it is gone.
  public var wrappedValue: Target? {
    get { object as? Target }
    set {
      object = newValue.map { $0 as AnyObject }
      participant = (object as? Component)?.participant ?? .nobody
    }
  }

  /// The link itself, by which the delegate is called.
  public var projectedValue: Delegate<Target> { self }

  /// Calls the delegate, if there is one.
  ///
  /// The hop bears the name of the function that calls.
  @discardableResult
  public func callAsFunction(
    _ name: String = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (Target) throws -> Void
  ) -> Bool {
    guard let target = wrappedValue else { return false }
    return runtime.flow.run(
      .delegate,
      from: speaker,
      to: participant,
      name,
      site: CallSite(fileID: fileID, line: line),
      speaksForModel: runtime.registry.role(of: speaker) == .model
    ) { try body(target) }
  }
}
