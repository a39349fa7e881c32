import HeadlessUI
import MVC

/// One running wiring: its runtime, its windows, and the objects that were assembled.
///
/// A world *is* its main thread. It never leaves the task that made it.
public final class World {
  /// How it is connected now; `swap` changes it.
  public private(set) var wiring: Wiring
  /// What its components find around them: the flow, the clock, the server.
  public let runtime: Runtime
  /// The objects of the wiring, and what the lab may ask them.
  public private(set) var assembly: any Assembly
  /// The windows that are open, the last one in front.
  public private(set) var windows: [Window] = []
  /// The command that is being carried out.
  package var command = ""
  /// Screens that were left, and what belonged to them, to see whether it goes.
  package let leakDetector = LeakDetector()

  /// A new world in which nothing has happened and no window is open.
  public init(
    wiring: Wiring,
    withServer: Bool = false,
    storage: (any Storage)? = nil
  ) {
    self.wiring = wiring
    runtime = Runtime(withServer: withServer, storage: storage)
    runtime.ports.portless = StoredProperties.viewLayer
    assembly = runtime.assemble { wiring.assemble() }
    runtime.assemble { assembly.begin() }
  }

  deinit { runtime.tearDown() }

  /// Everything that has happened in it.
  public var flow: Flow { runtime.flow }

  /// Whether a fault, or an action without end, has ended this world.
  public var hasEnded: Bool { flow.end != nil }

  /// Takes one step: does what `body` says, with the main queue drained after it.
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
  /// The window that was opened last, where a person's hand is unless it is said otherwise.
  public var front: Window? { windows.last }

  /// The window of that name, in whatever case; nil if there is none.
  public func window(named name: String) -> Window? {
    windows.first { $0.name.lowercased() == name.lowercased() }
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

  /// Exchanges all controllers for another wiring's; the models that outlive controllers stay.
  package func swap(to wiring: Wiring) {
    let other = wiring.assemble()
    other.inherit(from: assembly)
    (self.wiring, assembly) = (wiring, other)
    leakDetector.beginStep(before: runtime.registry.nextParticipant)
    for window in windows {
      while window.stacks.count > 1 { window.dismiss() }
      window.stacks.last?.setRoot(other.makeScreen(window.kind))
    }
  }

  /// Every screen that is in a window, with that window.
  public var screens: [(window: Window, controller: ViewController)] {
    var screens: [(window: Window, controller: ViewController)] = []
    for window in windows {
      for stack in window.stacks {
        for controller in stack.stack { screens.append((window, controller)) }
      }
    }
    return screens
  }
}
