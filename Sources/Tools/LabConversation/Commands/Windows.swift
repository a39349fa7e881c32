import HeadlessUI
import LabText
import MVCLab

extension Command {
  /// Lists the open windows.
  static let windows = Command(
    "windows",
    .look,
    usage: "windows",
    "list the open windows, and mark the one that a command without 'in' means"
  ) { _, _ throws(ParseError) in
    .other { run in
      let world = try run.livingWorld()
      guard !world.windows.isEmpty else { throw CommandError.noScreen }
      let rows = world.windows.map { window in
        let title = window.top?.title ?? ""
        return (window.name, window === world.front ? "\(title)  <- without 'in'" : title)
      }
      for line in NameTable(rows).lines { run.print(.answer, line) }
    }
  }
}
