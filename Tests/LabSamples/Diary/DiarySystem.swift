import HeadlessUI
import MVCLab

extension System {
  /// A diary that outlives the program.
  public static let diary = System(
    name: "diary",
    summary: "lines that outlive the program",
    style: .cocoaMVC,
    screens: [ScreenKind("diary", "the lines")],
    openStorage: { _ in DiaryFile() },
    wirings: [
      Wiring("correct", .correct, "a diary", files: ["Diary.swift", "DiaryController.swift"]) {
        DiaryAssembly()
      }
    ],
    sources: .embedded
  )
}

final class DiaryAssembly: Assembly {
  private let diary = Diary()

  func makeScreen(_ kind: String) -> ViewController { DiaryController(diary) }

  func truth(of controller: ViewController) -> Truth? {
    Truth("diary") {
      Rows(diary.lines)
      Text("problem", diary.problem)
    }
  }
}
