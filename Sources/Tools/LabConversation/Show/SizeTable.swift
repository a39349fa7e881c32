import CodeReading
import LabText
import MVCLab

/// The lines of code of wirings, by role, and the largest type of each.
///
///     lines    model  view  controller  other  all  largest type
///     correct     77     0          85     12  174  ToDoStore 77
///     misused      0     0          78     13   91  Misused.ToDoListController 48
struct SizeTable {
  let lines: [String]

  init(of wirings: [Wiring], in system: System) {
    let sizes = wirings.map { system.sources.code.size(of: $0.files) }
    let columns: [(title: String, number: (CodeSize) -> Int)] = [
      ("model", { $0[.model] }), ("view", { $0[.view] }), ("controller", { $0[.controller] }),
      ("other", \.other), ("all", \.all),
    ]
    let names = ["lines"] + wirings.map(\.name)
    let width = names.map(\.columns).max() ?? 0
    let rows = sizes.map { size in
      let numbers = columns.map { "\($0.number(size))".rightAligned(in: $0.title.columns) }
      return numbers + [size.largest.map { "\($0.type) \($0.lines)" } ?? "none"]
    }
    let cells = [columns.map(\.title) + ["largest type"]] + rows
    lines = zip(names, cells).map { name, cells in
      ([name.fitted(to: width)] + cells).joined(separator: "  ")
    }
  }
}
