import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test, and says so, where a program is missing; where warnings are errors the test fails.
  static func needs(_ program: String) -> Self {
    .enabled(if: isStrict || Shell.has(program), "needs \(program), which is not installed")
  }

  /// The same for a module of Debian's Python.
  static func needsPython(_ module: String) -> Self {
    .enabled(
      if: try isStrict || Shell("python3 -c 'import \(module)'").code == 0,
      "needs Python's \(module), which is not installed"
    )
  }

  /// Skips what only `.ci/packages` runs, and says so: the code of packages takes minutes to build.
  static var buildsPackages: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["MVCLAB_PACKAGES"] != nil,
      "builds a package, which .ci/packages asks for"
    )
  }

  /// Skips what only `.ci/course` runs, with the release program, and says so: a debug build needs minutes.
  static var takesLong: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["MVCLAB_PROGRAMS"] != nil,
      "takes a debug build long, so .ci/course asks for it"
    )
  }

  private static var isStrict: Bool {
    ProcessInfo.processInfo.environment["MVCLAB_STRICT"] != nil
  }
}

/// What a shell script, in which `$0` is the built program, prints; errors too.
struct Shell {
  let output: String
  let code: Int32

  init(_ script: String, shell: String = "/bin/sh", in folder: URL = Package.folder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", "PATH=/usr/bin:/bin:$PATH; exec 2>&1\n" + script, builtMVCLab]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
  }
}
