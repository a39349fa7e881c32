import MVCLab

/// Reads a document into a scenario, and collects all errors in it.
struct Reader {
  let source: SourceText
  let file: String
  var preamble: Preamble
  var errors: [ScenarioError] = []
  var steps: [Step] = []
  var code: [CodeBlock] = []
  /// The comments since the last other line.
  var remarks: [String] = []
  /// Whether the lines are those of an answer.
  var isAnswer = false
  var filter = WiringFilter.everyone
  /// The last header, while no line is below it.
  var openHeader: (line: Int, column: Int)?

  init(_ source: SourceText, file: String, systems: [System]) {
    (self.source, self.file) = (source, file)
    preamble = Preamble(systems: systems)
  }

  mutating func read() throws(ScenarioErrors) -> Scenario {
    if let byte = source.bytes.firstIndex(of: 0) { report(.nulByte, atByte: byte) }
    if let byte = source.firstInvalidByte { report(.notUTF8, atByte: byte) }
    if errors.isEmpty, let line = source.conflict { report(.conflict, line, 1) }
    guard errors.isEmpty else { throw sortedErrors }
    let blocks = Blocks(source)
    for (line, column, reason) in blocks.problems { report(reason, line, column) }
    read(blocks.found)
    for (fence, block) in blocks.code { readCode(fence, block) }
    for (line, fence) in blocks.nearCode { checkNearCode(fence, line) }
    guard errors.isEmpty, let system = preamble.names.system else {
      throw sortedErrors
    }
    return Scenario(
      file: file,
      system: system,
      wirings: preamble.wirings,
      steps: steps,
      code: code,
      withServer: preamble.names.withServer,
      unmarked: blocks.unmarked.map { $0.line + 1 },
      source: source
    )
  }

  private var sortedErrors: ScenarioErrors {
    ScenarioErrors(errors: errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  private mutating func read(_ blocks: [Blocks.Block]) {
    var end: Int?
    for block in blocks {
      if let end, !steps.isEmpty {
        steps[steps.count - 1].items.append(
          Step.Item(kind: .interlude(indent: block.indent), lines: end..<block.lines.lowerBound)
        )
      }
      (isAnswer, remarks) = (block.isAnswer, [])
      for line in block.lines { read(line, indent: block.indent) }
      end = block.lines.upperBound
    }
    closeHeader()
    guard let first = blocks.first, preamble.progress != .ready, preamble.progress != .lost else {
      return
    }
    report(
      preamble.progress == .nothing ? .noSystem : .noWirings,
      first.lines.lowerBound - 1,
      first.indent + 1
    )
  }

  mutating func report(_ reason: ScenarioError.Reason, _ line: Int, _ column: Int) {
    errors.append(
      ScenarioError(file: file, line: line + 1, column: column, reason: reason)
    )
  }

  private mutating func report(_ reason: ScenarioError.Reason, atByte byte: Int) {
    let place = source.place(ofByte: byte)
    errors.append(
      ScenarioError(file: file, line: place.line, column: place.column, reason: reason)
    )
  }
}
