import HeadlessUI
import MVC

/// One running wiring: its runtime, its windows, and the objects of its assembly.
///
/// A world *is* its main thread. It never leaves the task that made it.
public final class World {
  /// The wiring of the controllers; `swap` changes it.
  public private(set) var wiring: Wiring
  /// The surroundings of the components: the flow, the clock, the server.
  public let runtime: Runtime
  /// The objects of the wiring, and the lab's questions about them.
  public private(set) var assembly: any Assembly
  /// The open windows, the last one in front.
  public private(set) var windows: [Window] = []
  /// The screens when it ended, which is what a user has seen last; nil while it goes on.
  package var screensAtEnd: DrawnScreens?
  /// The command that is being executed.
  package var command = ""
  /// Tracks the components of closed screens.
  package let leakDetector: LeakDetector
  let componentClasses = ComponentClasses()
  /// The first participant of the present wiring; those before it are another wiring's, which `swap`
  /// replaced.
  private var firstOfWiring: Participant?
  /// How often `swap` has replaced the wiring.
  public private(set) var swaps = 0

  /// A new world with no hops and no windows.
  public convenience init(
    wiring: Wiring,
    withServer: Bool = false,
    storage: (any Storage)? = nil
  ) {
    self.init(wiring: wiring, withServer: withServer, storage: storage, firstIdentity: 1)
  }

  /// A new world whose identities begin with a number.
  package convenience init(
    wiring: Wiring,
    withServer: Bool,
    storage: (any Storage)?,
    firstIdentity: Int
  ) {
    let runtime = Runtime(withServer: withServer, storage: storage, firstIdentity: firstIdentity)
    runtime.ports.candidates = ViewLayer.portCandidates
    self.init(wiring, runtime, runtime.assemble { wiring.assemble() })
    runtime.assemble { assembly.begin() }
  }

  /// A world that has ended, because of what the wiring's code does while it makes its objects.
  package convenience init(wiring: Wiring, endedBecause reason: String) {
    self.init(wiring, Runtime(withServer: false, storage: nil), EmptyAssembly())
    end(because: reason)
  }

  private init(_ wiring: Wiring, _ runtime: Runtime, _ assembly: any Assembly) {
    (self.wiring, self.runtime, self.assembly) = (wiring, runtime, assembly)
    leakDetector = LeakDetector(runtime.registry)
  }

  deinit {
    runtime.assemble { (windows, assembly) = ([], EmptyAssembly()) }
    runtime.tearDown()
  }

  /// All hops of this world.
  public var flow: Flow { runtime.flow }

  /// Whether a fault or an endless action has ended this world.
  public var hasEnded: Bool { flow.end != nil }

  /// Ends this world by a fault of the wiring's code, which `crashed with SIGILL`, or whatever it did.
  package func end(because reason: String) {
    flow.crash("the code of '\(wiring.name)' \(reason)")
  }

  /// Takes one step: runs `body`, then drains the main queue.
  package func step<Result>(_ body: () throws -> Result) rethrows -> Result {
    flow.beginStep()
    leakDetector.beginStep(before: runtime.registry.nextParticipant)
    return try runtime.assemble {
      let result = try body()
      runtime.mainQueue.drain()
      return result
    }
  }
}

extension World {
  /// The window that was opened last; commands act on it unless they name another.
  public var front: Window? { windows.last }

  /// The window with that name, in upper or lower case; nil if there is none.
  public func window(named name: String) -> Window? {
    let wanted = name.lowercased()
    return windows.first { $0.name.lowercased() == wanted }
  }

  /// Opens a window on a new screen of this kind.
  package func open(_ kind: String, as name: String) {
    let window = Window(name: name, kind: kind, root: assembly.makeScreen(kind))
    window.willRelease = { [weak self] controller in
      if let self { leakDetector.track(controller, of: self) }
    }
    windows.append(window)
    window.open()
  }

  /// Closes a window with all its screens.
  package func close(_ window: Window) {
    windows.removeAll { $0 === window }
    window.close()
  }

  /// Replaces all controllers by another wiring's; the models that outlive controllers stay.
  ///
  /// What the other wiring leaves behind is no leak of this one.
  package func swap(to wiring: Wiring) {
    firstOfWiring = runtime.registry.nextParticipant
    swaps += 1
    let other = wiring.assemble()
    other.inherit(from: assembly)
    (self.wiring, assembly) = (wiring, other)
    leakDetector.beginStep(before: runtime.registry.nextParticipant)
    for window in windows {
      while window.stacks.count > 1 { window.dismiss() }
      window.replaceScreens(by: other.makeScreen(window.kind))
    }
    leakDetector.forgetAll()
  }

  /// Whether a component is older than the present wiring: a model that it has taken over, or a
  /// remainder of the wiring that it has replaced.
  func isOlderThanWiring(_ participant: Participant) -> Bool {
    guard let firstOfWiring, participant.index < firstOfWiring.index else { return false }
    return switch runtime.registry.role(of: participant) {
    case .model, .view, .controller: true
    case .nobody, .user, .mainQueue, .clock, .server, .outside, .system: false
    }
  }

  /// The name of the window that a screen, or what is on it, belongs to; nil for other components, and where one window is
  /// open.
  package func nameOfWindow(of participant: Participant) -> String? {
    guard windows.count > 1, let component = runtime.registry.component(participant) else {
      return nil
    }
    let screen = component as? ViewController ?? (component as? Element)?.screen
    return windows.first { window in window.controllers.contains { $0 === screen } }?.name
  }

  /// All screens of all windows, each with its window, without children and tabs that never loaded.
  public var screens: [(window: Window, controller: ViewController)] {
    var screens: [(window: Window, controller: ViewController)] = []
    for window in windows {
      for controller in window.controllers where controller.isLoaded || controller.container == nil
      {
        screens.append((window, controller))
      }
    }
    return screens
  }
}
