import ArgumentParser
import LabFiles
import LabPlatform
import LabScenarios
import MVCLab

extension Laboratory {
  /// Runs the program with the arguments of the process.
  ///
  /// A system without wirings, or one that names a missing source file, is reported on standard
  /// error; the program then exits with 70.
  public static func main() {
    StandardStream.reserveClosed()
    let problems = System.problems(in: systems)
    guard problems.isEmpty else {
      for problem in problems { Console.note("\(name): \(problem)\n") }
      exit(ExitStatus.bug.rawValue)
    }
    do {
      if let way = LabCommand<Self>.wayToHelp(Array(CommandLine.arguments.dropFirst())) {
        try Program.run(name) { _ in throw way }
      }
      var command = try LabCommand<Self>.parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends the program with the parser's message, on standard output if the user has asked for it.
  ///
  /// One about an argument prints its control characters as pictures.
  private static func end(with error: any Error) -> Never {
    let status = LabCommand<Self>.exitCode(for: error)
    let message = LabCommand<Self>.fullMessage(for: error)
    guard !message.isEmpty else { exit(status.rawValue) }
    guard status.isSuccess else {
      Console.note(message + "\n")
      exit(status.rawValue)
    }
    do throws(SystemError) {
      try Files.write(Array((message + "\n").utf8)[...], to: STDOUT_FILENO)
    } catch {
      Console.note("\(name): cannot write to standard output: \(error)\n")
      exit(ExitStatus.unwritable.rawValue)
    }
    exit(status.rawValue)
  }
}
