import Foundation
import HeadlessUI
import MVC
import MVCLab
import UIKitNames

extension System {
  /// Buttons that crash the process.
  static let crash = System(
    name: "crash",
    summary: "buttons that crash the process",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("list", "the buttons")],
    wirings: [
      Wiring("correct", .correct, "buttons that count", files: []) {
        CrashAssembly(crashes: false)
      },
      Wiring("crashing", .misused(breaking: .fault), "buttons that crash", files: []) {
        CrashAssembly(crashes: true)
      },
      Wiring("unmakable", .misused(breaking: .fault), "it crashes when it is made", files: []) {
        crashNow("Index")
        return CrashAssembly(crashes: true)
      },
      Wiring(
        "unreleasable",
        .misused(breaking: .fault),
        "it crashes when it is released",
        files: []
      ) { UnreleasableAssembly() },
      Wiring(
        "queued",
        .misused(breaking: .fault),
        "buttons that crash, with their source",
        files: ["CrashSystem.swift"]
      ) { CrashAssembly(crashes: true) },
    ],
    firstSteps: ["tap Count", "tap Overflow", "tap Count"],
    sources: .embedded
  )
}

/// Makes the screens of a wiring.
final class CrashAssembly: Assembly {
  private let crashes: Bool
  init(crashes: Bool) { self.crashes = crashes }
  func makeScreen(_ kind: String) -> ViewController { CrashController(crashes: crashes) }
}

/// An assembly that crashes when its world is gone, and no command runs.
final class UnreleasableAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { CrashController(crashes: false) }
  deinit { crashNow("Index") }
}

/// A screen with a button for each way to crash.
final class CrashController: ViewController {
  private let crashes: Bool
  private let count = Label(identifier: "count")
  private var taps = 0

  init(crashes: Bool) {
    self.crashes = crashes
    super.init()
  }

  override func loadView() {
    title = "Count"
    view.addSubview(count)
    count.text = "0"
    let ways = [
      "Count", "Overflow", "Index", "Nil", "Abort", "Stack", "Loop", "Queue", "Slow", "Print",
      "Cell", "Refuse",
    ]
    view.addSubview(StackView(ways.map(button)))
  }

  private func button(_ name: String) -> Button {
    let button = Button(name)
    button.onTap(self) { $0.tapped(name) }
    return button
  }

  private func tapped(_ name: String) {
    if crashes { crashNow(name) }
    taps += 1
    count.text = "\(taps)"
  }
}

/// Crashes the process, if `way` is a way to crash.
func crashNow(_ way: String) {
  let numbers = [Int](repeating: .max, count: way.count)
  switch way {
  case "Overflow": print(numbers[0] + way.count)
  case "Index": print(numbers[way.count])
  case "Nil":
    // swift-format-ignore: NeverForceUnwrap
    print(Int(way)!)
  case "Abort": fatalError("the app gave up")
  case "Stack": print(depth(way.count))
  // Ends the program if the main queue of the process is ever served.
  case "Queue": DispatchQueue.main.async { exit(9) }
  case "Loop": while way.count > 0 {}
  case "Print": print("printed")
  case "Cell":
    let table = UITableView()
    let cell = table.dequeueReusableCell(withIdentifier: way, for: IndexPath(row: 0, section: 0))
    // swift-format-ignore: NeverForceUnwrap
    print(cell.detailTextLabel!)
  // The table refuses the update, which ends the world, and the code goes on.
  case "Refuse":
    print("before")
    UITableView().deleteRows(at: [IndexPath(row: 0, section: 0)])
    print("after")
  case "Slow": Thread.sleep(forTimeInterval: 0.05)
  default: break
  }
}

private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + depth(level + 2) + 1 }
