import CCallStack
import CExecutors

/// The record of one world: every call, change and request as a hop, in order.
///
/// The mechanisms that connect components write it, and nobody else: an app can't write what a user did. The flow
/// knows which component is acting and which hop caused that, so a change, a render or a request knows its author. A
/// fault that a receiver throws ends the flow: it delivers nothing from then on, as after a crash.
public final class Flow {
  // Not checked: each event reads and writes these many times.

  /// All hops since the world began, or since `removeAll()`.
  @exclusivity(unchecked) public private(set) var hops: [Hop] = []
  /// The flow calls the listener before and after a model notifies others, and holds it weakly.
  @exclusivity(unchecked) package weak var listener: (any FlowListener)?
  /// The reason why this flow has ended; nil while it goes on.
  public private(set) var end: End? {
    didSet {
      hasEnded = end != nil
      if let end, oldValue == nil { whenEnded?(end) }
    }
  }
  /// Called at each hop, and when the code that one reached has returned.
  @exclusivity(unchecked) package var watch: ((_ hop: Int, _ moment: HopMoment) -> Void)?
  /// Called when this flow has ended; the code that ended it may still run, and nobody must see what it does.
  package var whenEnded: ((End) -> Void)?
  @exclusivity(unchecked) private var calls = RecordedCalls(room: Flow.usualCount)
  private var replaced: [Int: [ReplacedPart]] = [:]
  private(set) var stepRegistrations: [StepRegistration] = []
  @exclusivity(unchecked) private var now = Moment()
  @exclusivity(unchecked) private var stepStart = 0
  @exclusivity(unchecked) private var hasEnded = false
  /// Where each hop comes from.
  @exclusivity(unchecked) private var origins: [Origin] = []
  /// Tells the thread of the world from others.
  private let home: HomeThread?
  private let roleOf: (Participant) -> Role
  /// The world or the thread that called last, and was let in.
  @exclusivity(unchecked) private var player: UInt = 0

  private struct Moment {
    var acting = Participant.nobody
    var cause = -1
    var depth = 0
    var origin = Origin()
  }

  /// The number of nested calls at which the flow counts as endless.
  public static let depthLimit = 200
  /// The number of hops in one step at which the flow counts as endless.
  public static let stepLimit = 100_000

  /// Makes an empty flow, which any thread may write.
  package convenience init() { self.init(nil) { _ in .nobody } }

  /// Makes an empty flow, which only the thread of its world may write.
  init(_ home: HomeThread?, roleOf: @escaping (Participant) -> Role) {
    (self.home, self.roleOf) = (home, roleOf)
    hops.reserveCapacity(Flow.usualCount)
  }

  /// Room for the hops of a short story.
  private static let usualCount = 64

  /// A reason why a flow has ended.
  public enum End {
    /// A receiver threw this fault during this hop.
    case fault(any Fault, hop: Int)
    /// One action never came to rest; this hop reached the limit.
    case endless(hop: Int)
    /// The code crashed the process, for this reason; a new start of the program goes on without it.
    case crash(String)
  }
}

extension Flow {
  /// Calls a receiver: records the hop, makes the receiver the acting component, and catches its
  /// error; if it speaks for a model, calls the listener before and after the receiver.
  ///
  /// Returns false if the flow has ended or another thread than the world's calls, in which case nothing is
  /// called.
  @discardableResult
  @usableFromInline
  package func run(
    _ kind: Hop.Kind,
    from caller: Participant,
    to callee: Participant,
    _ name: String = "",
    detail: Hop.Detail = .none,
    isLost: Bool = false,
    site: CallSite = .unknown,
    because cause: Int? = nil,
    speaksForModel: Bool = false,
    _ body: () throws -> Void
  ) -> Bool {
    guard !hasEnded, isHome(callee, site) else {
      home?.noteVisitor()
      return false
    }
    let before = now
    let limit = before.depth < Flow.depthLimit ? stepStart + Flow.stepLimit : 0
    let index = hops.count
    guard index < limit else {
      end = .endless(hop: index - 1)
      return false
    }
    var origin = cause.map(origin(of:)) ?? before.origin
    origin.goOn(to: index, kind, from: caller, to: callee, roleOf)
    calls.note()
    origins.append(origin)
    hops.append(
      Hop(
        kind: kind,
        caller: caller,
        callee: callee,
        name: name,
        detail: detail,
        isLost: isLost,
        site: site,
        cause: cause ?? before.cause
      )
    )
    now = Moment(acting: callee, cause: index, depth: before.depth + 1, origin: origin)
    let floor = calls.floor
    calls.floor = callstack_here()
    watch?(index, .began)
    do {
      if speaksForModel, let listener {
        listener.flow(self, modelSpokeAt: index, .spoken)
        defer { listener.flow(self, modelSpokeAt: index, .heardByAll) }
        try body()
      } else {
        try body()
      }
    } catch { fail(with: error, at: index) }
    watch?(index, .ended)
    calls.floor = floor
    now = before
    return true
  }

  /// Whether the thread of the world calls; another one is kept out, and the world hears of it.
  @inline(__always)
  func isHome(_ callee: Participant, _ site: CallSite) -> Bool {
    executors_player() == player || letIn(callee, site)
  }

  /// Decides about a world or a thread that did not call last.
  private func letIn(_ callee: Participant, _ site: CallSite) -> Bool {
    guard let home else { return true }
    guard home.isOpen else {
      home.refuse(callee, site, .called)
      return false
    }
    home.noteVisitor()
    player = executors_player()
    return true
  }

  /// Records an act of the acting component that calls no receiver.
  package func note(
    _ kind: Hop.Kind,
    from caller: Participant? = nil,
    to callee: Participant,
    _ name: String = "",
    detail: Hop.Detail = .none,
    isOfPicture: Bool = false,
    site: CallSite = .unknown
  ) {
    guard !hasEnded, isHome(callee, site) else {
      home?.noteVisitor()
      return
    }
    calls.note()
    let caller = caller ?? now.acting
    var origin = now.origin
    if kind == .request { origin.goOn(to: hops.count, kind, from: caller, to: callee, roleOf) }
    origins.append(origin)
    hops.append(
      Hop(
        kind: kind,
        caller: caller,
        callee: callee,
        name: name,
        detail: detail,
        isLost: false,
        site: site,
        cause: now.cause,
        isOfPicture: isOfPicture
      )
    )
    watch?(hops.count - 1, .happened)
  }

  /// The calls on the stack between a hop and the code that it happened in, as addresses that they return to, the
  /// innermost first; the last is 0 if those before it are not known.
  package func calls(before index: Int) -> ArraySlice<UInt> { calls[index] }

  /// Runs code of the world; the calls that it makes are kept from here on, unless some are already.
  @inline(never)
  func recordingCalls<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard calls.floor == 0 else { return try body() }
    calls.floor = callstack_here()
    defer { calls.floor = 0 }
    return try body()
  }

  /// Says what a change was that was recorded before it happened.
  func specify(_ detail: Hop.Detail, at index: Int, of callee: Participant) {
    guard hops.indices.contains(index), hops[index].kind == .change,
      hops[index].callee == callee
    else { return }
    hops[index].detail = detail
  }

  /// Whether what happens now follows from an answer.
  var isAnswering: Bool { now.origin.followsAnswer }

  /// Remembers which parts of a property the change at `index` has replaced; the change may come next.
  func noteReplaced(_ parts: [ReplacedPart], at index: Int) { replaced[index] = parts }

  /// The parts of a property that a change following from an answer has replaced as a whole, each as its path in the
  /// property, which is empty for all of it; nil if nobody knows.
  package func replacedParts(at index: Int) -> [ReplacedPart]? { replaced[index] }

  /// Remembers a registration until the next step.
  func note(_ registration: StepRegistration) { stepRegistrations.append(registration) }

  /// The calls on the stack now, as addresses that they return to, the innermost first.
  @inline(never)
  package var callsHere: [UInt] { calls.here() }

  /// Where the hop at an index comes from; a hop that is not known comes from nowhere.
  package func origin(of index: Int) -> Origin {
    origins.indices.contains(index) ? origins[index] : Origin()
  }

  /// Whether a table asks for a cell, and no answer has come since.
  package var isFilling: Bool { now.origin.fill != nil && !now.origin.isFillAnswered }

  /// Whether a model has spoken, or a table has asked for a cell, since the last answer that led to what happens now.
  var isHeard: Bool { now.origin.isHeard }

  /// The component that is acting now.
  public var acting: Participant { now.acting }

  /// The number of hops, which is the index of the next one.
  public var count: Int { hops.count }

  /// The index of the innermost running hop, which pending work keeps as its cause; -1 if none
  /// runs.
  public var current: Int { now.cause }

  /// The line of the innermost running hop: that of the call that led to what happens now.
  var site: CallSite { hops.indices.contains(now.cause) ? hops[now.cause].site : .unknown }

  /// Begins a step; the limit of hops counts from here.
  package func beginStep() { (stepStart, stepRegistrations) = (hops.count, []) }

  /// Removes the hops of the current step.
  func forgetStep() {
    removeHops(from: stepStart)
    stepRegistrations = []
  }

  private func removeHops(from first: Int) {
    hops.removeSubrange(first...)
    calls.remove(from: first)
    origins.removeSubrange(first...)
    replaced = replaced.filter { $0.key < first }
  }

  /// Asks the app's code a question of the lab's: its hops are removed again, and its error ends nothing; nil after one.
  package func asking<Answer>(_ question: () throws -> Answer) -> Answer? {
    guard !hasEnded else { return nil }
    let first = hops.count
    let (listener, watch, whenEnded) = (listener, watch, whenEnded)
    (self.listener, self.watch, self.whenEnded) = (nil, nil, nil)
    let answer = try? question()
    let isAnswered = !hasEnded
    end = nil
    (self.listener, self.watch, self.whenEnded) = (listener, watch, whenEnded)
    removeHops(from: first)
    return isAnswered ? answer : nil
  }

  /// Removes all hops, in a long run that needs none of them again.
  package func removeAll() {
    hops.removeAll(keepingCapacity: true)
    calls.removeAll()
    replaced.removeAll()
    stepRegistrations = []
    origins.removeAll(keepingCapacity: true)
    (now.cause, now.origin, stepStart) = (-1, Origin(), 0)
  }

  /// Ends the flow by an error of the running hop, which its receiver can't throw any further.
  package func end(by error: any Error) {
    guard !hasEnded, hops.indices.contains(now.cause) else { return }
    // No other hop comes, so that `count` is the index of these calls.
    calls.note()
    fail(with: error, at: now.cause)
  }

  /// Throws if the flow has ended: what ended it, so that code which can fail does not go on.
  package func checkGoesOn() throws {
    guard hasEnded else { return }
    if case .fault(let fault, _) = end { throw fault }
    throw CancellationError()
  }

  /// Ends the flow, as the crash of the code did in an earlier start of the program.
  package func crash(_ reason: String) { if !hasEnded { end = .crash(reason) } }

  /// Ends the flow for good, because its world is over: nothing is delivered or recorded any more.
  func close() { hasEnded = true }

  private func fail(with error: any Error, at hop: Int) {
    guard !hasEnded else { return }
    let fault = error as? any Fault ?? UncaughtError(error: error, site: hops[hop].site)
    end = .fault(fault, hop: hop)
  }
}
