import MVC
import MVCLab

/// Turns what happens in a world into the lines of a transcript.
///
/// It prints a model's notification when the model sends it, and the screens that the notification
/// changed when all observers have handled it.
final class TranscriptRecorder: FlowListener {
  private let world: World
  private var memory = ScreenMemory()
  private var lines: [OutputLine] = []
  /// Whether the recorder prints; a world that replays recorded commands is silent.
  var isPrinting = false {
    didSet { world.flow.listener = isPrinting ? self : nil }
  }

  init(_ world: World) { self.world = world }

  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    switch phase {
    case .spoken: if let text = notification(flow.hops[index]) { print(.notification, text) }
    case .heardByAll: printChanges()
    }
  }

  private func notification(_ hop: Hop) -> String? {
    let registry = world.runtime.registry
    let sender = hop.kind == .change ? hop.callee : hop.caller
    guard registry.role(of: sender) == .model else { return nil }
    let name = registry.name(of: sender)
    let subject = hop.kind == .change ? "\(name).\(hop.name)" : name
    let text = hop.detail == .none ? hop.name : hop.detail.description
    return "\(subject) \(text.isEmpty ? "called a \(hop.kind.title)" : text)"
  }
}

extension TranscriptRecorder {
  func print(_ kind: OutputLine.Kind, _ text: String) { print([OutputLine(kind, text)]) }

  func print(_ new: [OutputLine]) { if isPrinting { lines += new } }

  /// Prints the windows that changed since they were last printed.
  func printChanges() {
    guard isPrinting, !world.hasEnded else { return }
    lines += memory.changes(in: world)
  }

  /// The windows as they were last printed.
  var screens: DrawnScreens { memory.printed }

  /// Counts all windows as printed.
  func skipChanges() { _ = memory.changes(in: world) }

  /// Returns the lines since the last call.
  func takeLines() -> [OutputLine] {
    defer { lines = [] }
    return lines
  }
}
