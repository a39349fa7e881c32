import ArgumentParser
import CourseStage
import LabFiles
import LabStage
import LabSystems

/// Damages the fence of each block of the course: no document may pass without it.
struct LostFences: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fences",
    abstract: "Damages the fence of each block of the course."
  )

  func run() throws {
    let folder = CourseFolder.path
    let files = Files.files(below: folder, endings: [".md"]) + ["\(folder)/../README.md"]
    try Table(rows: files, name: { $0 }) { file in
      let unnoticed = LostFence.unnoticed(in: try Files.text(of: file), file: file, .all)
      return unnoticed.isEmpty ? nil : unnoticed.joined(separator: ", ")
    }.check("documents with fences")
  }
}
