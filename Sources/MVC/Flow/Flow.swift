/// Everything that happened in one world, hop by hop, as a by-product of what connects its parts.
///
/// The flow keeps who is acting now and because of what; a mechanism pushes its receiver while it
/// calls it, so a change, a paint or a request knows its author. A fault thrown by a receiver ends
/// the flow: from then on nothing is delivered, as after a crash.
public final class Flow {
  /// All hops since the start, or since `removeAll()`.
  public var hops: [Hop] { recorded }
  /// Who is acting now.
  public var acting: Participant { now.acting }
  /// What ended this flow, if something did.
  public private(set) var end: End? { didSet { hasEnded = end != nil } }
  /// Is called when a model notifies others, before and after they are called; held weakly.
  public var listener: (any FlowListener)? {
    get { hearer }
    set { hearer = newValue }
  }

  // Private and small: so the compiler sees every access, and need not check each while it runs.
  private weak var hearer: (any FlowListener)?
  private var recorded: [Hop] = []
  private var now = Moment()
  private var stepStart = 0
  private var hasEnded = false

  private struct Moment {
    var acting = Participant.nobody
    var cause = -1
    var depth = 0
  }

  /// How deep receivers may call receivers before the flow counts as endless.
  public static let depthLimit = 200
  /// How many hops one step may take before the flow counts as endless.
  public static let stepLimit = 100_000

  /// A flow in which nothing has happened yet.
  public init() {}

  /// Why nothing happens any more.
  public enum End {
    /// A receiver threw; the hop during which it did.
    case fault(any Fault, hop: Int)
    /// One action never came to rest; the hop that was one too many.
    case endless(hop: Int)
  }
}

extension Flow {
  /// Calls a receiver: records the hop, makes the receiver the one who acts, and catches what it throws.
  ///
  /// Returns false when nothing was called because the flow has ended.
  @discardableResult
  public func run(
    _ kind: Hop.Kind,
    from caller: Participant,
    to callee: Participant,
    _ name: String = "",
    detail: Hop.Detail = .none,
    site: CallSite,
    because origin: Int? = nil,
    _ body: () throws -> Void
  ) -> Bool {
    guard !hasEnded else { return false }
    let before = now
    let index = recorded.count
    guard before.depth < Flow.depthLimit, index - stepStart < Flow.stepLimit else {
      end = .endless(hop: index - 1)
      return false
    }
    recorded.append(
      Hop(
        kind: kind,
        caller: caller,
        callee: callee,
        name: name,
        detail: detail,
        site: site,
        cause: origin ?? before.cause
      )
    )
    now = Moment(acting: callee, cause: index, depth: before.depth + 1)
    do { try body() } catch { fail(with: error, at: index) }
    now = before
    return true
  }

  /// Records something that the one who acts now did, and that calls nobody.
  public func note(
    _ kind: Hop.Kind,
    from caller: Participant? = nil,
    to callee: Participant,
    _ name: String = "",
    detail: Hop.Detail = .none,
    site: CallSite
  ) {
    guard !hasEnded else { return }
    recorded.append(
      Hop(
        kind: kind,
        caller: caller ?? now.acting,
        callee: callee,
        name: name,
        detail: detail,
        site: site,
        cause: now.cause
      )
    )
  }

  /// How many hops there are; the index of the next one.
  public var count: Int { recorded.count }

  /// The hop that is going on now, to be given as the cause of what happens later; -1 for none.
  public var current: Int { now.cause }

  /// A new step begins: what one action may cost is counted from here.
  public func beginStep() { stepStart = recorded.count }

  /// Forgets the hops of the present step: the action was refused before it changed anything.
  package func forgetStep() { if !hasEnded { recorded.removeSubrange(stepStart...) } }

  /// Forgets all hops, for a long run that nobody will look back on.
  public func removeAll() {
    recorded.removeAll(keepingCapacity: true)
    (now.cause, stepStart) = (-1, 0)
  }

  private func fail(with error: any Error, at hop: Int) {
    guard !hasEnded else { return }
    let fault = error as? any Fault ?? UncaughtError(error: error, site: recorded[hop].site)
    end = .fault(fault, hop: hop)
  }
}

extension Flow {
  /// Calls a receiver as `run` does; if `speaksForModel`, the listener is called before and after it.
  @discardableResult
  @usableFromInline
  func run(
    _ kind: Hop.Kind,
    from caller: Participant,
    to callee: Participant,
    _ name: String = "",
    detail: Hop.Detail = .none,
    site: CallSite,
    speaksForModel: Bool,
    _ body: () throws -> Void
  ) -> Bool {
    let index = count
    return run(kind, from: caller, to: callee, name, detail: detail, site: site) {
      if speaksForModel { hearer?.flow(self, modelSpokeAt: index, .spoken) }
      defer { if speaksForModel { hearer?.flow(self, modelSpokeAt: index, .heardByAll) } }
      try body()
    }
  }
}
