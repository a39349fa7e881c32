import LabPlatform

/// Returns the path of an executable of this package; the build puts it beside the tests.
public func builtProgram(_ name: String) -> String {
  guard let resolved = realpath("/proc/self/exe", nil) else { return name }
  defer { free(resolved) }
  let tests = String(cString: resolved)
  guard let slash = tests.lastIndex(of: "/") else { return name }
  return tests[...slash] + name
}
