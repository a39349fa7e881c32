import LabExercises
import LabFiles
import LabPlatform
import LabScenarios
import LabText

/// The folder in which checks are built: all in the same one, one after the other, so that the lab is compiled once.
struct CheckPlace {
  let package: PackageFolder
  private let path: String
  private let console: Console

  /// The place at a path; without one, the program's folder of caches.
  init(_ path: String?, of program: String, _ console: Console) throws(ExitError) {
    guard let path = path ?? UserFolder.cache.path(of: "check", program) else {
      throw ExitError(
        .unwritable,
        "there is no home folder to build in; choose a folder with '--scratch-path'"
      )
    }
    do throws(FileError) {
      try Files.createFolders(around: "\(path)/package/Package.swift")
    } catch { throw CheckPlace.unwritable(error) }
    self.path = Files.absolute(path)
    self.console = console
    package = PackageFolder(path: "\(self.path)/package")
  }

  /// Waits until no other check uses the place; it is this one's until the program ends.
  func enter() throws(ExitError) {
    let lock = "\(path)/lock"
    let file = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CheckPlace.unwritable(FileError(lock)) }
    var waits = false
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw CheckPlace.unwritable(FileError(lock)) }
      if !waits { console.complain("another check uses '\(path)'; this one waits for its end") }
      waits = true
      usleep(100_000)
      try CheckPlace.checkStop()
    }
  }

  /// Makes these the files of the package; equal ones stay as they are, and are not compiled again.
  func write(_ files: [NewFile]) throws(ExitError) {
    let wanted = Set(files.map { package.path(of: $0.path) })
    do throws(FileError) {
      for old in Files.files(below: package.path, endings: [".swift"]) where !wanted.contains(old) {
        guard unlink(old) == 0 else { throw FileError(old) }
      }
      for file in files where package.text(of: file.path) != file.text {
        let place = package.path(of: file.path)
        try Files.createFolders(around: place)
        try Files.replace(place, with: Array(file.text.utf8))
      }
    } catch { throw CheckPlace.unwritable(error) }
  }

  private static func unwritable(_ error: FileError) -> ExitError {
    ExitError(
      .unwritable,
      "cannot write '\(error.path)': \(error.reason); choose another folder with '--scratch-path'"
    )
  }

  private static func checkStop() throws(ExitError) {
    if let status = Interruption.stopStatus { throw ExitError(status, status.meaning) }
  }
}

// MARK: - Programs

extension CheckPlace {
  /// Builds the package of the files of `learners`; throws if the wiring does not compile.
  func build(for learners: PackageFolder) throws(ExitError) {
    if !Files.exists(program) {
      console.complain("the first check in '\(path)' builds the lab, which takes minutes")
    }
    let arguments = [
      "build", "--package-path", package.path, "--scratch-path", "\(path)/build", "--product",
      "Check",
    ]
    var report: [String] = []
    console.progress.begin()
    let end = try run("swift", arguments, withErrors: true) { line in
      guard let step = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/) else { return report.append(line) }
      if let done = Double(step.1), let all = Double(step.2) {
        console.progress.show(done / max(1, all))
      }
    }
    console.progress.erase()
    guard end != .exit(0) else { return }
    for message in CheckPlace.messages(in: report) {
      Console.note(named(message, in: learners) + "\n")
    }
    let isLearners = report.contains {
      $0.hasPrefix("\(package.path)/Sources/") && $0.contains(": error: ")
    }
    throw isLearners
      ? ExitError(.failed, "the wiring does not compile; nothing was checked")
      : ExitError(.missing, "the check could not be built; nothing was checked")
  }

  private var program: String { "\(path)/build/debug/Check" }

  /// The messages of the compiler, each once: it says the same again with each file that it reads.
  private static func messages(in report: [String]) -> [String] {
    var messages: [String] = []
    for line in report.drop(while: { $0.hasPrefix("Building for ") })
    where !line.hasSuffix("(use -v to see invocation)") {
      if let last = messages.indices.last, !line.contains(/^\S.*:\d+:\d+:/) {
        messages[last] += "\n\(line)"
      } else {
        messages.append(line)
      }
    }
    return messages.withoutRepeats
  }

  /// A message of the compiler, with the path of the learner's file in place of its copy's.
  private func named(_ message: String, in learners: PackageFolder) -> String {
    message.replacing(
      package.path(of: ExerciseSources.mine),
      with: learners.path(of: ExerciseSources.mine)
    )
  }

  /// Runs the program of the package, and returns what it prints.
  func check(_ format: Grade.Format) throws -> (lines: [String], status: ExitStatus) {
    var lines: [String] = []
    let end = try run(program, [format.rawValue], withErrors: false) { lines.append($0) }
    switch end {
    case .exit(let code): return (lines, ExitStatus(rawValue: code) ?? .bug)
    case .signal: throw ExitError(.bug, "'\(program)' crashed; nothing was checked")
    }
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    withErrors: Bool,
    _ line: (String) -> Void
  ) throws(ExitError) -> ChildProgram.End {
    let end: ChildProgram.End
    do throws(SystemError) {
      end = try ChildProgram.run(
        program,
        arguments,
        withErrors: withErrors,
        isStopped: { Interruption.stopStatus != nil },
        line: line
      )
    } catch {
      throw ExitError(
        .missing,
        program == "swift" && error.number == ENOENT
          ? "cannot find 'swift' on the PATH; install Swift, which compiles the wiring"
          : "cannot run '\(program)': \(error)"
      )
    }
    try CheckPlace.checkStop()
    return end
  }
}
