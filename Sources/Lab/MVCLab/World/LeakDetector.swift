import HeadlessUI
import MVC

/// Tracks the components of screens that were closed, and finds those that are still alive.
///
/// What blocks capture counts as no part of a screen. So a component that is older than the
/// step in which its screen was made does not belong to the screen: an example is a model that only a
/// block of the assembly holds.
package final class LeakDetector {
  /// Whether it tracks screens; in a world that replays known commands it does not.
  @exclusivity(unchecked) package var isTracking = true
  /// What it remembers of earlier steps.
  package var memory = Memory()
  private let registry: ComponentRegistry
  /// For each step the first component that it could make, in ascending order.
  @exclusivity(unchecked) private var stepStarts: [Participant] = []

  /// The components of closed screens, and the models of open ones, as participants: a component has
  /// the same one in each world that executes the same commands, and keeps it when it is gone.
  package struct Memory: Sendable {
    fileprivate var tracked: [Tracked] = []
    /// The models that screens held at the end of the step in which the models were made.
    fileprivate var possessions: [Possession] = []
    /// The first component that no step has made so far.
    fileprivate var next = Participant.nobody
  }

  fileprivate struct Tracked {
    let controller: Participant
    let component: Participant
    let screen: String
    /// The command that closed the screen.
    let since: String
    /// Whether the component was unreachable from open screens when a later step ended.
    var isSettled = false
  }

  fileprivate struct Possession {
    let controller: Participant
    let model: Participant
  }

  init(_ registry: ComponentRegistry) { self.registry = registry }

  /// Notes that a step begins; `next` is the participant of the next new component.
  func beginStep(before next: Participant) {
    if stepStarts.last != next { stepStarts.append(next) }
  }

  /// Tracks a screen that is being closed, and its components, without keeping them alive.
  ///
  /// Does not follow references to other screens or windows, which are tracked when they close, or to
  /// components older than the screen.
  func track(_ controller: ViewController, of world: World) {
    guard isTracking else { return }
    let oldest = birthStep(of: controller.participant)
    var own: [Participant] = []
    ObjectGraph(from: [controller]) { component in
      guard component.participant.index >= oldest else { return .around }
      own.append(component.participant)
      let isElsewhere = component is ViewController || type(of: component).role == .system
      return isElsewhere && component !== controller ? .around : .through
    }
    own += memory.possessions.filter { $0.controller == controller.participant }.map(\.model)
      .filter { registry.component($0) != nil && !own.contains($0) }
    let known = Set(memory.tracked.map(\.component))
    let screen = controller.typeName
    for component in own where !known.contains(component) {
      memory.tracked.append(
        Tracked(
          controller: controller.participant,
          component: component,
          screen: screen,
          since: world.command
        )
      )
    }
  }

  /// Stops tracking all components.
  func forgetAll() { memory.tracked = [] }

  /// Adds the living components that it tracks, and the models that screens have made.
  func describe(to digest: inout StateDigest) {
    digest.add(
      table: memory.tracked.compactMap { [registry] entry in
        registry.component(entry.component).map { component in
          .init(of: ObjectIdentifier(component)) {
            $0.add(registry.component(entry.controller))
            $0.add(entry.isSettled)
          }
        }
      }
    )
    digest.add(
      table: memory.possessions.compactMap { [registry] possession in
        guard let model = registry.component(possession.model),
          let controller = registry.component(possession.controller)
        else { return nil }
        return .init(of: ObjectIdentifier(model)) { $0.add(controller) }
      }
    )
  }

  /// The tracked components that are alive although no open screen leads to them, each with its screen
  /// and the command that closed that; of a screen or a view and what is within it, the outermost one.
  func lostComponents(
    in world: World
  ) -> [(component: Component, screen: String, since: String)] {
    noteModels(in: world)
    guard !memory.tracked.isEmpty else { return [] }
    memory.tracked.removeAll { registry.component($0.component) == nil }
    let lost = unreached(Set(memory.tracked.map(\.component)), in: world)
    settle(lost)
    let waiting = world.runtime.waitingOwners
    let inOrder = memory.tracked.sorted { $0.component.index < $1.component.index }
    return inOrder.compactMap { entry in
      guard lost.contains(entry.component), let component = registry.component(entry.component),
        entry.controller == entry.component || registry.component(entry.controller) == nil,
        !waiting.contains(entry.controller), !component.isWithin(oneOf: lost)
      else { return nil }
      return (component, entry.screen, entry.since)
    }
  }

  /// Remembers which screens hold the models that were made since the last step: a screen may replace
  /// one before it closes, and what keeps the replaced one alive may be a block.
  private func noteModels(in world: World) {
    let first = memory.next
    memory.next = registry.nextParticipant
    let new = registry.components(from: first) { $0.role == .model }
    guard !new.isEmpty else { return }
    memory.possessions.removeAll {
      registry.component($0.model) == nil || registry.component($0.controller) == nil
    }
    for (_, controller) in world.screens {
      var left = Set(new.map(ObjectIdentifier.init))
      let oldest = birthStep(of: controller.participant)
      ObjectGraph(from: [controller]) { component in
        if left.remove(ObjectIdentifier(component)) != nil, component.participant.index >= oldest {
          memory.possessions.append(
            Possession(controller: controller.participant, model: component.participant)
          )
        }
        let isElsewhere = component is ViewController || type(of: component).role == .system
        return left.isEmpty ? .end : isElsewhere && component !== controller ? .around : .through
      }
    }
  }

  /// Stops tracking the components that an open screen leads to when the step ends: they never belonged
  /// to the closed screen alone.
  ///
  /// This waits for the end of the step because most components are gone by then.
  private func settle(_ lost: Set<Participant>) {
    memory.tracked.removeAll { !$0.isSettled && !lost.contains($0.component) }
    for index in memory.tracked.indices { memory.tracked[index].isSettled = true }
  }

  private func birthStep(of participant: Participant) -> Int32 {
    stepStarts.last { $0.index <= participant.index }?.index ?? 0
  }

  /// The components among these that no open screen leads to.
  private func unreached(_ components: Set<Participant>, in world: World) -> Set<Participant> {
    guard !components.isEmpty else { return [] }
    let singletons = world.runtime.allSingletons
    // What waits for an answer or for a time ends when that comes.
    let waiting = world.runtime.waitingOwners.compactMap(registry.component)
    let open = world.windows.flatMap { [$0] + $0.stacks + $0.controllers } as [Component]
    var left = components.subtracting((open + singletons + waiting).map(\.participant))
    guard !left.isEmpty else { return [] }
    let roots = (singletons + waiting).map { $0 as Any } + [world.assembly] + world.windows
    ObjectGraph(from: roots) { component in
      left.remove(component.participant)
      return left.isEmpty ? .end : .through
    }
    removeHeldByPendingWork(from: &left, in: world)
    return left
  }

  /// Removes what a timer holds that fires once, which is free when it has fired, and what a request holds, which is free
  /// when it is answered; also by way of blocks, such as one that a model calls with the answer.
  private func removeHeldByPendingWork(from left: inout Set<Participant>, in world: World) {
    var captured = CapturedValues()
    var blocks = world.runtime.clock.blocksThatRunOnce + (world.runtime.server?.keptBlocks ?? [])
    while !left.isEmpty, !blocks.isEmpty {
      let values = blocks.flatMap { captured.take(from: $0.closure) }
      blocks = []
      let meetBlock: (KeptBlock) -> Void = { blocks.append($0) }
      ObjectGraph(from: values, blocks: meetBlock) { component in
        left.remove(component.participant)
        return left.isEmpty ? .end : .through
      }
    }
  }
}

extension Component {
  /// Whether it is a screen within one of these, or a view within one at any depth, which keeps it alive.
  fileprivate func isWithin(oneOf others: Set<Participant>) -> Bool {
    if let screen = self as? ViewController {
      return screen.container.map { others.contains($0.participant) } ?? false
    }
    var outer = (self as? Element)?.enclosing
    while let element = outer {
      if others.contains(element.participant) { return true }
      outer = element.enclosing
    }
    return false
  }
}
