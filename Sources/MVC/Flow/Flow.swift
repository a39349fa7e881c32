/// Everything that happened in one world, hop by hop, as a by-product of what connects its parts.
///
/// The flow keeps who is acting now and because of what; a mechanism pushes its receiver while it
/// calls it, so a change, a paint or a request knows its author. A fault thrown by a receiver ends
/// the flow: from then on nothing is delivered, as after a crash.
public final class Flow {
  /// All hops since the start, or since `removeAll()`.
  public private(set) var hops: [Hop] = []
  /// Who is acting now.
  public private(set) var acting = Participant.nobody
  /// What ended this flow, if something did.
  public private(set) var end: End?
  /// Hears of what models say, while they say it.
  public weak var listener: (any FlowListener)?

  private var cause = -1
  private var depth = 0
  private var stepStart = 0

  /// How deep receivers may call receivers before the flow counts as endless.
  public static let depthLimit = 200
  /// How many hops one step may take before the flow counts as endless.
  public static let stepLimit = 100_000

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
    guard end == nil else { return false }
    let index = hops.count
    guard depth < Flow.depthLimit, index - stepStart < Flow.stepLimit else {
      end = .endless(hop: index - 1)
      return false
    }
    hops.append(
      Hop(
        kind: kind,
        caller: caller,
        callee: callee,
        name: name,
        detail: detail,
        site: site,
        cause: origin ?? cause
      )
    )
    let before = (acting, cause)
    (acting, cause) = (callee, index)
    depth += 1
    do { try body() } catch { fail(with: error, at: index) }
    depth -= 1
    (acting, cause) = before
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
    guard end == nil else { return }
    hops.append(
      Hop(
        kind: kind,
        caller: caller ?? acting,
        callee: callee,
        name: name,
        detail: detail,
        site: site,
        cause: cause
      )
    )
  }

  /// The hop that is going on now, to be given as the cause of what happens later; -1 for none.
  public var current: Int { cause }

  /// A new step begins: what one action may cost is counted from here.
  public func beginStep() { stepStart = hops.count }

  /// Forgets all hops, for a long run that nobody will look back on.
  public func removeAll() {
    hops.removeAll(keepingCapacity: true)
    (cause, stepStart) = (-1, 0)
  }

  private func fail(with error: any Error, at hop: Int) {
    guard end == nil else { return }
    end = .fault(error as? any Fault ?? UncaughtError(error: error, site: hops[hop].site), hop: hop)
  }
}

extension Flow {
  /// Lets the listener hear that a model says something, and again when all have heard it.
  func announce(_ index: Int, _ phase: FlowPhase) {
    guard end == nil || phase == .heardByAll else { return }
    listener?.flow(self, modelSpokeAt: index, phase)
  }
}
