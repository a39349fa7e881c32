/// The observers of one source, in the order of their registration.
///
/// They are held weakly. One that is removed during a delivery is not called any more; one that is added then is
/// called from the next delivery on. `Interest` is what the source wants to know of each, such as the only sender
/// whose notifications it observes.
@usableFromInline
struct Observers<Input, Interest> {
  @usableFromInline var all: [Observer]
  /// How many were added so far.
  @usableFromInline var added = 0

  @usableFromInline
  init(all: [Observer] = []) { self.all = all }

  /// A class, so that one that is removed during a delivery is not called any more, and because weak references are
  /// expensive to copy.
  @usableFromInline
  final class Observer {
    /// Its number among all that were added: it removes this one, because a token that held it would keep its block
    /// alive, and where it lies in memory a later one may lie.
    @usableFromInline let number: Int
    @exclusivity(unchecked) @usableFromInline weak var target: Component?
    @usableFromInline let participant: Participant
    @usableFromInline let interest: Interest
    /// The line that registered it.
    @usableFromInline let site: CallSite
    @usableFromInline let handler: (Component, Input) throws -> Void

    @usableFromInline
    init(
      _ number: Int,
      _ target: Component,
      _ interest: Interest,
      _ site: CallSite,
      _ handler: @escaping (Component, Input) throws -> Void
    ) {
      (self.number, self.target, participant) = (number, target, target.participant)
      (self.interest, self.site, self.handler) = (interest, site, handler)
    }
  }
}

extension Observers {
  /// Adds an observer, which its number removes.
  @discardableResult
  @inlinable
  mutating func add<Target: Component>(
    _ target: Target,
    _ interest: Interest,
    _ site: CallSite,
    _ handler: @escaping (Target, Input) throws -> Void
  ) -> Observer {
    let observer = Observer(added, target, interest, site) {
      try handler(unsafeDowncast($0, to: Target.self), $1)
    }
    added += 1
    all.append(observer)
    return observer
  }

  /// Removes the observers for which `isGone` is true.
  @usableFromInline
  mutating func remove(where isGone: (Observer) -> Bool) {
    for observer in all where isGone(observer) { observer.target = nil }
    all.removeAll(where: isGone)
  }

  /// Removes one observer, and returns it: what its handler captures may go when nobody changes the observers.
  @discardableResult
  mutating func remove(_ number: Int) -> Observer? {
    guard let index = all.firstIndex(where: { $0.number == number }) else { return nil }
    let removed = all.remove(at: index)
    removed.target = nil
    return removed
  }

  /// Calls the observers that still exist, each in a hop at its own line or at `site`.
  ///
  /// Returns whether one was called, and whether some no longer exist.
  @discardableResult
  @inlinable
  func deliver(
    _ input: Input,
    as kind: Hop.Kind,
    _ name: String = "",
    from caller: Participant,
    in flow: Flow,
    site: CallSite? = nil,
    where isMeant: (Interest) -> Bool = { _ in true }
  ) -> (isHeard: Bool, someAreGone: Bool) {
    var result = (isHeard: false, someAreGone: false)
    for observer in all where isMeant(observer.interest) {
      guard let target = observer.target else {
        result.someAreGone = true
        continue
      }
      let isCalled = flow.run(
        kind,
        from: caller,
        to: observer.participant,
        name,
        site: site ?? observer.site
      ) { try observer.handler(target, input) }
      result.isHeard = result.isHeard || isCalled
    }
    return result
  }
}

extension Observers {
  /// How often a component observes from a line.
  func count(of observer: Participant, at site: CallSite) -> Int {
    all.count { $0.target?.participant == observer && $0.site == site }
  }
}

extension Observers {
  /// Adds the observers that still exist.
  func describe(
    to digest: inout StateDigest,
    _ describeInterest: (Interest, inout StateDigest) -> Void = { _, _ in }
  ) {
    for observer in all where observer.target != nil {
      digest.add(observer.target)
      describeInterest(observer.interest, &digest)
      digest.add(observer.site)
      digest.add(closure: observer.handler)
    }
  }

  /// The blocks of the observers.
  var keptBlocks: [KeptBlock] { all.map { KeptBlock($0.handler, $0.site) } }
}
