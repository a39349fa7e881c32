import LabPlatform

/// Returns the path of an executable of this package; the build puts it beside the tests.
///
/// Those that only tests start are one program, which goes by the name it is started with. `MVCLAB_PROGRAMS` is the folder
/// of another build.
public func builtProgram(_ name: String) -> String { programs + name }

/// The folder of the programs, with every name of the one that only tests start: a shell finds it by its name alone.
private let programs: String = {
  let folder = folderOfTests()
  for name in ["CrashLab", "ForeignLab", "SampleLab", "LineEditingProbe"] {
    let path = folder + name
    guard !isLink(path) else { continue }
    // A build from before may have left a program there.
    unlink(path)
    symlink("Trials", path)
  }
  return folder
}()

private func folderOfTests() -> String {
  if let other = getenv("MVCLAB_PROGRAMS") { return String(cString: other) + "/" }
  guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
  defer { free(resolved) }
  let tests = String(cString: resolved)
  return tests.lastIndex(of: "/").map { String(tests[...$0]) } ?? ""
}

private func isLink(_ path: String) -> Bool {
  var target: CChar = 0
  return readlink(path, &target, 1) == 1
}
