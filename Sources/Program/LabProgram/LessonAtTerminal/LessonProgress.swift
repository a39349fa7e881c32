import LabFiles
import LabPlatform

/// The units that a user has finished, in a file beside the command history.
///
/// The file has the path of a lesson on each line; a finished unit adds one at the end, so two programs
/// can write it at once.
struct LessonProgress {
  /// The path of the file; nil if there is no home folder, and nothing is kept.
  let path: String?
  /// The lessons that are done, by their paths in the course.
  private(set) var done: Set<String> = []

  /// The path of the program's file.
  static func path(of program: String) -> String? { UserFolder.state.path(of: "lessons", program) }

  init(program: String) throws {
    path = LessonProgress.path(of: program)
    guard let path, Files.exists(path) else { return }
    do throws(FileError) {
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      done = Set(text.split(separator: "\n").map(String.init))
    } catch {
      throw ExitError(reading: error)
    }
  }

  /// Notes that a lesson is done.
  mutating func finish(_ lesson: String) throws {
    guard done.insert(lesson).inserted, let path else { return }
    do { try Files.append(Array("\(lesson)\n".utf8), to: path) } catch {
      throw ExitError(writing: path, error)
    }
  }

  /// Forgets all lessons.
  static func reset(_ program: String) throws {
    guard let path = path(of: program), Files.exists(path) else { return }
    do { try Files.replace(path, with: []) } catch { throw ExitError(writing: path, error) }
  }
}
