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
  /// The lines of the calls through delegates and contracts that have not returned.
  private var calls: [Int: Int] = [:]
  /// Whether the recorder prints; a world that replays recorded commands is silent.
  var isPrinting = false {
    didSet { world.flow.listener = isPrinting ? self : nil }
  }

  init(_ world: World) { self.world = world }

  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    switch phase {
    case .spoken:
      guard let text = notification(index) else { return }
      if [.delegate, .contract].contains(flow.hops[index].kind) { calls[index] = lines.count }
      print(.notification, text)
    case .heardByAll:
      // Which method was called is known from what it has done.
      if let line = calls.removeValue(forKey: index), lines.indices.contains(line),
        let text = notification(index)
      {
        lines[line] = OutputLine(.notification, text)
      }
      printChanges()
    }
  }

  private func notification(_ index: Int) -> String? {
    let (registry, hop) = (world.runtime.registry, world.flow.hops[index])
    let sender = hop.kind == .change ? hop.callee : hop.caller
    guard registry.role(of: sender) == .model else { return nil }
    let name = registry.name(of: sender)
    let subject = hop.kind == .change ? "\(name).\(hop.name)" : name
    let text = hop.detail == .none ? world.runtime.name(of: index) : hop.detail.description
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
