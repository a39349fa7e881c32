import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// A system of one wiring, made for one test, as a developer outside of this package would make it.
package struct Stage: Sendable {
  package let system: System

  /// Every screen of it is made by `make`; unless the truth says otherwise, all that a screen shows is a picture of a model,
  /// and rightly as it is.
  package init(
    style: Style = .cocoaMVC,
    symptoms: [Symptom] = Symptom.standard,
    truth: @escaping @Sendable (ViewController) -> Truth? = { .asShown(by: $0) },
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    sources: SourceIndex = SourceIndex([]),
    transitionTime: Duration = .zero,
    _ make: @escaping @Sendable () -> ViewController
  ) {
    self.init(
      style: style,
      symptoms: symptoms,
      promises: promises,
      sources: sources,
      transitionTime: transitionTime
    ) {
      StageAssembly(make: make, truth: truth)
    }
  }

  package init(
    style: Style = .cocoaMVC,
    symptoms: [Symptom] = Symptom.standard,
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    sources: SourceIndex = SourceIndex([]),
    transitionTime: Duration = .zero,
    assemble: @escaping @Sendable () -> any Assembly
  ) {
    system = System(
      name: "stage",
      summary: "what a test needs",
      style: style,
      symptoms: symptoms,
      promises: promises,
      screens: [ScreenKind("screen", "the only one")],
      server: .optional,
      transitionTime: transitionTime,
      wirings: [
        Wiring(
          "only",
          .misused(breaking: .fault),
          "the one under test",
          files: sources.files.map(\.name),
          assemble: assemble
        )
      ],
      sources: sources
    )
  }
}

extension Stage {
  /// A conversation in a new world of it, with a server.
  package var conversation: Conversation {
    let conversation = Conversation(systems: [system])
    _ = conversation.respond(to: "system stage with server")
    _ = conversation.respond(to: "wirings only")
    return conversation
  }

  /// The lines printed for the last of these commands.
  package func reply(to commands: String...) -> String {
    let conversation = conversation
    return commands.map { conversation.text(of: $0) }.last ?? ""
  }

  /// Everything that was found after these commands.
  package func findings(after commands: [String]) -> String {
    let conversation = conversation
    for command in commands { _ = conversation.respond(to: command) }
    return conversation.findings.map(\.described).joined(separator: "\n")
  }

  /// What was found when its screen was opened, without the lines.
  package var firstFindings: String {
    conversation.findings.map { "! \($0.rule): \($0.text)" }.joined(separator: "\n")
  }
}

extension Truth {
  /// The truth that names all elements of a screen and agrees with what they show.
  package static func asShown(by screen: ViewController) -> Truth {
    let elements = screen.isLoaded ? screen.allElements + (screen.alert?.fields ?? []) : []
    return Truth("screen \(screen.participant.index)") {
      for element in elements {
        for name in element.callNames {
          if let control = element as? Control {
            Enabled(name, control.isEnabled)
            Value(name, control.value)
          }
          if let label = element as? Label { Text(name, label.text) }
          if let bar = element as? ProgressView { Progress(name, bar.progress) }
          if let image = element as? ImageView { Image(name, image.imageName) }
          if let button = element as? Button { Image(name, button.imageName) }
          Hidden(name, !screen.shows(element))
        }
      }
      Title(screen.title)
      Prompt(screen.navigationItem.prompt)
      for tab in screen.shownTabBar?.tabs ?? [] { Badge(tab.title, tab.badge) }
    }
  }
}

extension ViewController {
  fileprivate func shows(_ element: Element) -> Bool { elements.contains { $0 === element } }
}

private final class StageAssembly: Assembly {
  private let make: () -> ViewController
  private let truth: (ViewController) -> Truth?

  package init(
    make: @escaping () -> ViewController,
    truth: @escaping (ViewController) -> Truth?
  ) {
    (self.make, self.truth) = (make, truth)
  }

  func makeScreen(_ kind: String) -> ViewController { make() }
  func truth(of controller: ViewController) -> Truth? { truth(controller) }
}
