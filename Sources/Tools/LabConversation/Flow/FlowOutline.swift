import CallStacks
import MVC
import MVCLab

/// The hops of a step and, where they are asked for, the plain calls between them, each below what led to it.
struct FlowOutline {
  private(set) var entries: [Entry] = []

  struct Entry {
    let depth: Int
    let content: Content
  }

  enum Content {
    /// The index of a hop.
    case hop(Int)
    /// A function, the function that called it, nil if a mechanism called it, and the index of a hop that it led to.
    case call(CallPlace, from: CallPlace?, to: Int)
  }

  /// The outline of a step; with `hop` only of that hop and of those that led to it.
  init(_ runtime: Runtime, step: Range<Int>, of hop: Int? = nil, withCalls: Bool) {
    let order = FlowTree.order(runtime.flow.hops, hop.map { $0..<$0 + 1 } ?? step)
    self.init(runtime, order, withCalls: withCalls)
  }

  /// The outline of hops in this order.
  init(_ runtime: Runtime, _ order: [Int], withCalls: Bool) {
    let hops = runtime.flow.hops
    var depths: [Int: Int] = [:]
    /// The calls that were told last below each hop.
    var told: [Int: [CallPlace]] = [:]
    for index in order {
      let cause = hops[index].cause
      let top = depths[cause].map { $0 + 1 } ?? 0
      let path = withCalls ? FlowOutline.path(to: index, in: runtime) : []
      let known = FlowOutline.countOfShared(told[cause] ?? [], path)
      told[cause] = path
      for (position, call) in path.enumerated().dropFirst(known) {
        let caller = position > 0 ? path[position - 1] : nil
        entries.append(Entry(depth: top + position, content: .call(call, from: caller, to: index)))
      }
      depths[index] = top + path.count
      entries.append(Entry(depth: top + path.count, content: .hop(index)))
    }
  }

  /// The calls between a hop and the one before it, the outermost first.
  ///
  /// The line of that hop says already which closure a mechanism has called.
  private static func path(to index: Int, in runtime: Runtime) -> [CallPlace] {
    let calls = Array(runtime.plainCalls(before: index).reversed())
    return calls.first?.isClosure == true ? Array(calls.dropFirst()) : calls
  }

  /// How many calls two ways begin with alike.
  private static func countOfShared(_ one: [CallPlace], _ other: [CallPlace]) -> Int {
    var count = 0
    for (left, right) in zip(one, other) {
      let isSame = left.isSameFunction(as: right) && left.isClosure == right.isClosure
      guard isSame, count == 0 || one[count - 1].line == other[count - 1].line else { break }
      count += 1
    }
    return count
  }
}

extension FlowOutline {
  /// A call as a line of the flow: `call  ToDoStore.add(_:)`.
  static func text(of call: CallPlace) -> String { "call  \(call.description)" }

  /// The line of source of a call: `ToDoListController.swift:20`.
  static func site(of caller: CallPlace?) -> String? {
    caller.flatMap { caller in
      caller.file.flatMap { file in caller.line.map { "\(file):\($0)" } }
    }
  }
}
