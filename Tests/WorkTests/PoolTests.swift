import LabWork
import Testing

@Suite("Workers that die")
struct PoolTests {
  /// Takes three turns, and tells which of them ended a world.
  private static func turns(_ piece: String, _ supervisor: any Supervisor) -> [String] {
    (1...3).map { turn in
      supervisor.takeTurn(of: 0) { end in
        end.map { "\(piece)\(turn) \($0), printed \(supervisor.takePrinted())" }
          ?? "\(piece)\(turn)"
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a death costs one turn, and all results come in order`(jobs: Int) {
    let place = MortalWorkplace(["<b>": 2, "<d>": 1])
    var results: [[String]] = []
    place.play(
      ["<a>", "<b>", "<c>", "<d>", "<e>"],
      jobs: jobs,
      { PoolTests.turns },
      then: { _, result in
        results.append((try? result.get()) ?? ["failed"])
        return true
      }
    )
    #expect(
      results == [
        ["<a>1", "<a>2", "<a>3"],
        ["<b>1", "<b>2 crashed with SIGILL, printed Fatal error\n", "<b>3"],
        ["<c>1", "<c>2", "<c>3"],
        ["<d>1 crashed with SIGILL, printed Fatal error\n", "<d>2", "<d>3"],
        ["<e>1", "<e>2", "<e>3"],
      ]
    )
  }

  @Test func `what came back once is not too late when it is done again`() {
    let place = MortalWorkplace(["<c>": 3], late: ["<b>": 2, "<c>": 2])
    let worker = DedicatedWorker<String, [String]>(place) { PoolTests.turns }
    worker.send("<b>")
    worker.send("<b>", isRepetition: true)
    worker.send("<b>", [WorkEnding(turn: 1, reason: "ended")])
    worker.send("<c>", [WorkEnding(turn: 3, reason: "crashed with SIGILL")])
    var results: [[String]] = []
    for _ in 1...4 { if case .response(let result) = worker.answer() { results.append(result) } }
    #expect(
      results == [
        ["<b>1", "<b>2 did not come back in time, printed ", "<b>3"],
        ["<b>1", "<b>2", "<b>3"],
        ["<b>1 ended, printed ", "<b>2 did not come back in time, printed ", "<b>3"],
        ["<c>1", "<c>2", "<c>3 crashed with SIGILL, printed "],
      ]
    )
  }

  @Test func `who asked for the work learns of each death`() {
    let pool = Pool<String, [String]>(MortalWorkplace(["<b>": 2]), jobs: 1) { PoolTests.turns }
    pool.submit("<b>")
    let finished = pool.next()
    #expect(finished?.deaths.map(\.ending?.turn) == [2])
    #expect(finished?.deaths.map(\.culprit) == ["$s4Test"])
    #expect(pool.next() == nil)
  }

  @Test func `work ends when the caller wants no more`() {
    var results = 0
    InProcess().play(
      Array(0..<100),
      jobs: 2,
      { { (piece: Int, _) in piece } },
      then: { index, _ in
        results += 1
        return index < 4
      }
    )
    #expect(results == 5)
  }

  @Test func `work that needs a process of its own gets one, and leaves it to nobody`() {
    let place = MortalWorkplace([:])
    var played: [Int] = []
    place.play(
      [0, 1, 0, 1, 0],
      jobs: 1,
      {
        var before = 0
        return { (needs: Int, supervisor) -> Int in
          if needs == 1, supervisor.needsOwnProcess() { return -1 }
          before += 1
          return before
        }
      },
      then: { _, result in
        played.append((try? result.get()) ?? -2)
        return true
      }
    )
    // How much its worker has played: the second and the fourth begin anew, and what follows them as well.
    #expect(played == [1, 1, 1, 1, 1])
    #expect(place.workers == 5)
  }
}
