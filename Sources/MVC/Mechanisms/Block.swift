/// Block: a piece of code handed to another, who calls it when the time has come.
///
///     server.send(Request("add", title), then: Block(self) { $0.wasAdded($1) })
///
/// It does not keep the component alive that it belongs to, and does nothing when that is gone.
public struct Block<Input> {
  private weak var target: Component?
  /// Whose code it is.
  public let callee: Participant
  /// Where it was written.
  public let site: CallSite
  private let body: (Component, Input) throws -> Void

  /// Code of `target`, which is held weakly and handed to the code when it is called.
  public init<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (Target, Input) throws -> Void
  ) {
    self.target = target
    callee = target.participant
    site = CallSite(fileID: fileID, line: line)
    self.body = { try body(unsafeDowncast($0, to: Target.self), $1) }
  }

  /// A block that keeps its component alive as long as somebody has the block, as blocks do that
  /// capture `self`.
  public init<Target: Component>(
    keeping target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (Target, Input) throws -> Void
  ) {
    self.init(target, fileID: fileID, line: line) { _, input in try body(target, input) }
  }

  /// Calls the code in the name of `caller`.
  public func callAsFunction(_ input: Input, from caller: Component) {
    guard let target else { return }
    caller.runtime.flow.run(
      .block,
      from: caller.participant,
      to: callee,
      site: site,
      speaksForModel: type(of: caller).role == .model
    ) { try body(target, input) }
  }

  /// Calls the code within a hop that is recorded already.
  func call(_ input: Input) throws {
    guard let target else { return }
    try body(target, input)
  }
}
