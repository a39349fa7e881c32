/// Block: a closure that one component passes to another, which calls it later.
///
///     server.send(Request("add", title), then: Block(self) { $0.wasAdded($1) })
///
/// It holds its component weakly, and does nothing once that is gone.
public struct Block<Input> {
  private weak var target: Component?
  /// The component that the closure belongs to.
  public let callee: Participant
  /// The line that made the block.
  public let site: CallSite
  private let body: (Component?, Input) throws -> Void
  /// Whether the closure belongs to suspended code, which is there as long as it waits.
  private let isAwaited: Bool

  /// Makes a block of `target`, which is held weakly and passed to the closure at each call.
  public init<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (Target, Input) throws -> Void
  ) {
    self.target = target
    callee = target.participant
    site = CallSite(fileID: fileID, line: line)
    isAwaited = false
    self.body = { if let target = $0 { try body(unsafeDowncast(target, to: Target.self), $1) } }
  }

  /// Makes a block that resumes async code of a component.
  init(resuming callee: Participant, _ site: CallSite, _ body: @escaping (Input) -> Void) {
    (self.callee, self.site, isAwaited) = (callee, site, true)
    self.body = { body($1) }
  }

  /// Makes a block that keeps its component alive, as a closure does that captures `self`.
  public init<Target: Component>(
    keeping target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (Target, Input) throws -> Void
  ) {
    let hold = BlockHold(target, CallSite(fileID: fileID, line: line))
    self.init(target, fileID: fileID, line: line) { _, input in
      try body(unsafeDowncast(hold.target, to: Target.self), input)
    }
  }

  /// Calls the closure, as a hop from `caller`.
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

  /// Calls a closure without input, as a hop from `caller`: `onDone?(from: self)`.
  public func callAsFunction(from caller: Component) where Input == Void {
    callAsFunction((), from: caller)
  }

  /// Whether the component or the code that the closure belongs to still exists.
  var hasTarget: Bool { isAwaited || target != nil }

  /// Calls the closure within a hop that is recorded already.
  func call(_ input: Input) throws {
    guard hasTarget else { return }
    try body(target, input)
  }
}

extension Block: StatefulValue {
  package func describe(to digest: inout StateDigest) {
    digest.add(target)
    digest.add(site)
    digest.add(closure: body)
  }
}

extension Block: BlockKeeper {
  package var keptBlocks: [KeptBlock] { [KeptBlock(body, site)] }
}
