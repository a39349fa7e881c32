import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// A label that counts taps, wired in several ways; small enough to know all of it by heart.
enum CounterSystem {
  static let system = system(
    Wiring("misused", .misused(breaking: .uiChangesUI), "the tap paints") {
      CountAssembly { PaintingController($0) }
    },
    Wiring("crashing", .misused(breaking: .fault), "ends at two") {
      CountAssembly { CrashingController($0) }
    },
    Wiring("suspect", .correct, "called correct, but paints") {
      CountAssembly { PaintingController($0) }
    }
  )

  /// The same program with one wiring beside the correct one, whose taps paint, whatever it is there
  /// to do.
  static func painting(
    _ verdict: Wiring.Verdict,
    promises: @escaping @Sendable () -> [any Promise] = { [] }
  ) -> System {
    system(
      Wiring("painting", verdict, "the tap paints") { CountAssembly { PaintingController($0) } },
      promises: promises
    )
  }

  /// The program with its correct wiring alone, which has this source.
  static func counter(files: [String], sources: SourceIndex) -> System {
    system(files: files, sources: sources)
  }

  static func system(
    _ wirings: Wiring...,
    promises: @escaping @Sendable () -> [any Promise] = { [] },
    files: [String] = [],
    sources: SourceIndex = SourceIndex([])
  ) -> System {
    System(
      name: "counter",
      summary: "a number and two buttons",
      origin: "Mvce",
      style: .cocoaMVC,
      promises: promises,
      screens: [ScreenKind("count", "the number")],
      wirings: [
        Wiring("correct", .correct, "the model tells", files: files) {
          CountAssembly { CountingController($0) }
        }
      ] + wirings,
      sources: sources
    )
  }
}

extension NotificationName where Payload == Change {
  fileprivate static var countDidChange: Self { "countDidChange" }
}

final class Count: Model {
  private(set) var value = 0

  func add(_ number: Int) {
    value += number
    post(.countDidChange, .replace([value]))
  }
}

class CountController: ViewController {
  let count: Count
  let label = Label("0", identifier: "number")
  let more = Button("More")
  let less = Button("Less")

  init(_ count: Count) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() throws {
    title = "Count"
    navigationItem.rightButton = more
    view.addSubview(label)
    view.addSubview(less)
    more.onTap(self) { try $0.moreTapped() }
    less.onTap(self) { try $0.lessTapped() }
  }

  func moreTapped() throws { count.add(1) }
  func lessTapped() throws { count.add(-1) }
}

private final class CountingController: CountController {
  override func viewDidLoad() throws {
    try super.viewDidLoad()
    observe(.countDidChange, from: count) { it, _ in
      it.label.text = "\(it.count.value)"
    }
  }
}

private final class PaintingController: CountController {
  private var shown = 0

  override func moreTapped() throws {
    shown += 1
    label.text = "\(shown)"
  }
}

private final class CrashingController: CountController {
  override func moreTapped() throws {
    _ = try [0, 1].at(count.value + 1)
    count.add(1)
    label.text = "\(count.value)"
  }
}

final class CountAssembly: Assembly {
  private let make: (Count) -> ViewController
  private var count = Count()

  init(make: @escaping (Count) -> ViewController) { self.make = make }

  func makeScreen(_ kind: String) -> ViewController { make(count) }

  /// The number is a picture of a model, and no scenario here asks whether it is right.
  func truth(of controller: ViewController) -> Truth? {
    guard let controller = controller as? CountController else { return nil }
    return Truth("screen \(controller.participant.index)") {
      Text("number", controller.label.text)
    }
  }

  func inherit(from other: any Assembly) -> Bool {
    guard let other = other as? CountAssembly else { return false }
    count = other.count
    return true
  }
}
