/// One running wiring: its surroundings, its windows, and the objects that were assembled.
///
/// A world *is* its main thread. It never leaves the task that made it.
public final class World {
  /// What runs in it.
  public let system: System
  /// How it is connected now; `swap` changes it.
  public private(set) var wiring: Wiring
  /// What its components find around them: the flow, the clock, the server.
  public let surroundings: Surroundings
  /// The objects of the wiring, and what the lab may ask them.
  public private(set) var assembly: any Assembly
  /// The windows that are open, the last one in front.
  public private(set) var windows: [Window] = []
  /// The command that is being carried out.
  var command = ""
  private var kinds: [ObjectIdentifier: String] = [:]
  /// Screens that were left, and what belonged to them, to see whether it goes.
  let graveyard = Graveyard()

  /// A new world in which nothing has happened and no window is open.
  public init(
    system: System,
    wiring: Wiring,
    withServer: Bool = false,
    storage: (any Storage)? = nil
  ) {
    self.system = system
    self.wiring = wiring
    surroundings = Surroundings(withServer: withServer, storage: storage)
    surroundings.outlets.outletless = Anatomy.viewLayer
    assembly = surroundings.assemble { wiring.assemble() }
    surroundings.assemble { assembly.begin() }
  }

  deinit { surroundings.letGo() }

  /// Everything that has happened in it.
  public var flow: Flow { surroundings.flow }

  /// Whether a fault, or an action without end, has ended this world.
  public var hasEnded: Bool { flow.end != nil }

  /// Takes one step: does what `body` says, with the main queue drained after it.
  func step<Result>(_ body: () throws -> Result) rethrows -> Result {
    flow.beginStep()
    graveyard.beginStep(before: surroundings.census.nextParticipant)
    return try surroundings.assemble {
      let result = try body()
      surroundings.mainQueue.drain()
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
  func open(_ kind: String, as name: String) {
    let window = Window(name: name, root: assembly.makeScreen(kind))
    window.willLetGo = { [weak self] controller in
      if let self { graveyard.bury(controller, of: self) }
    }
    windows.append(window)
    kinds[ObjectIdentifier(window)] = kind
    window.open()
  }

  /// Closes a window with all its screens.
  func close(_ window: Window) {
    windows.removeAll { $0 === window }
    kinds[ObjectIdentifier(window)] = nil
    window.close()
  }

  /// The kind of screen that a window was opened on.
  func kind(of window: Window) -> String {
    kinds[ObjectIdentifier(window)] ?? system.screens[0].name
  }

  /// Exchanges all controllers for another wiring's; the models that outlive controllers stay.
  func swap(to wiring: Wiring) {
    let other = wiring.assemble()
    other.inherit(from: assembly)
    (self.wiring, assembly) = (wiring, other)
    graveyard.beginStep(before: surroundings.census.nextParticipant)
    for window in windows {
      while window.stacks.count > 1 { window.dismiss() }
      window.stacks.last?.setRoot(other.makeScreen(kind(of: window)))
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
