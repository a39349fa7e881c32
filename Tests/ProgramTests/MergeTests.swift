import Foundation
import PseudoTerminal
import Testing

@Suite("merge", .waits)
struct MergeTests {
  @Test(
    .takesLong,
    arguments: [
      ["todo", "--wiring", "misused", "--depth", "4"],
      ["titles", "--wiring", "published", "--depth", "4"],
      ["news", "--wiring", "view-network", "--depth", "3"],
    ]
  )
  func `merge makes of all parts of a long search what one search finds`(search: [String]) throws {
    try expectWhole(search)
  }

  @Test func `merge makes of all parts what one search finds, and counts each state once`() throws {
    try expectWhole(
      ["counter", "--wiring", "target-not-kept", "--depth", "3"],
      program: "CrashLab"
    )
  }

  private func expectWhole(_ search: [String], program: String = "mvclab") throws {
    let scratch = try Scratch()
    let call = ["explore"] + search
    let files = try (1...3).map { part in
      let run = try Run(
        arguments: call + ["--shard", "\(part)/3", "--format", "json"],
        program: program
      )
      return try scratch.file("part-\(part).json", run.output)
    }
    let whole = try Run(arguments: call, program: program)
    let merged = try Run(arguments: ["merge"] + files.reversed(), program: program)
    // Each part checks some of the states that it has reached by two ways.
    let audits = /, [0-9]+ audits/
    #expect(merged.output.replacing(audits, with: "") == whole.output.replacing(audits, with: ""))
    #expect(merged.code == whole.code)
    let parts = try files.map {
      try scratch.text($0.split(separator: "/").last.map(String.init) ?? "")
    }
    #expect(Set(parts.map(\.count)).count > 1, "the parts have divided nothing")
    let half = try Run("merge", files[1], files[2], program: program)
    #expect(half.code == 1)
    let name = search[0] + "/" + search[2]
    #expect(
      half.errors
        == "\(program.lowercased()): the part 1/3 of \(name) is missing; search it and merge again\n"
    )
  }

  @Test(
    "merge says in its JSON what is wrong with the parts, and counts one that is there twice once"
  )
  func mergedInJSON() throws {
    let scratch = try Scratch()
    let call = ["explore", "lamp", "--wiring", "correct", "--format", "json"]
    let files = try (1...2).map { part in
      let report = try Run(arguments: call + ["--shard", "\(part)/2"], program: "CrashLab").output
      return try scratch.file("\(part).json", report)
    }
    let whole = try Run(arguments: ["merge", "--format", "json"] + files)
    let twice = try Run(arguments: ["merge", "--format", "json", files[0]] + files)
    #expect(
      twice.output == whole.output + """
        {"error":"the part 1/2 of lamp/correct is there twice; the first one counts"}

        """
    )
    #expect(whole.code == 0)
    #expect(twice.code == 1)
    let half = try Run("merge", "--format", "json", files[0])
    #expect(half.output.contains(#"{"error":"the part 2/2 of lamp/correct is missing; "#))
  }

  @Test("a search that is ended says so in its JSON, and merge says it of the part")
  func interruptedPart() throws {
    let scratch = try Scratch()
    let run = try Run(
      "/bin/sh",
      [
        "-c",
        """
        \(builtMVCLab) explore todo --jobs 1 --format json > part.json &
        # Until the search is under way: its worker has computed for a fifth of a second.
        until [ "${ticks:-0}" -gt 20 ]; do
          sleep 0.1
          for child in $(cat /proc/$!/task/*/children); do
            ticks=$(cut -d ' ' -f 14 /proc/$child/stat)
          done
        done
        kill $!; wait $!
        """,
      ],
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder
    )
    #expect(run.code == 143, "\(run.errors)")
    let last = try scratch.text("part.json").split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(#"{"error":"terminated; not searched: queueing, misused, "#), "\(last)")
    let merged = try Run("merge", "part.json", in: scratch.folder)
    #expect(merged.output.hasPrefix("todo/correct: not found (bounded by an interruption"))
    #expect(merged.errors.hasPrefix("mvclab: part.json: terminated; not searched: queueing, "))
    #expect(merged.code == 1)
  }

  @Test("merge refuses parts of searches that were not equally deep")
  func differentSearches() throws {
    let scratch = try Scratch()
    let files = try (1...2).map { part in
      let run = try Run(
        arguments: [
          "explore", "lamp", "--wiring", "correct", "--depth", "\(part)", "--shard", "\(part)/2",
          "--format", "json",
        ],
        program: "CrashLab"
      )
      return try scratch.file("part-\(part).json", run.output)
    }
    let run = try Run(arguments: ["merge"] + files)
    #expect(run.code == 65)
    #expect(
      run.errors == """
        mvclab: the parts of lamp/correct are of different searches; search each with the same \
        bounds

        """
    )
  }

  @Test("merge refuses what is no report of a search")
  func noReport() throws {
    let scratch = try Scratch()
    let file = try scratch.file("report.json", "\n{}\n")
    let run = try Run("merge", file)
    #expect(run.code == 65)
    #expect(
      run.errors
        == "mvclab: \(file):2: no report of a search; expected what 'explore --format json' prints\n"
    )
  }
}
