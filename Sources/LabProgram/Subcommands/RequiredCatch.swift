import ArgumentParser
import LabConversation
import LabFiles
import LabScenarios

/// What `--require-caught` asks for: every misused wiring, or only the named one.
enum RequiredCatch<Lab: Laboratory>: ExpressibleByArgument {
  case all
  case only(String)

  /// A path is no name: after the bare option it is one of the scenarios.
  init?(argument: String) {
    if !CatchTarget.isWiring(argument, of: Lab.systems), Files.exists(argument) { return nil }
    self = .only(argument)
  }
}

extension RequiredCatch: CustomStringConvertible {
  var description: String {
    switch self {
    case .all: "all"
    case .only(let name): name
    }
  }

  var isAll: Bool {
    switch self {
    case .all: true
    case .only: false
    }
  }

  /// The named wiring; nil for all.
  func target() throws(ExitError) -> CatchTarget? {
    guard case .only(let name) = self else { return nil }
    do throws(CommandError) { return try CatchTarget(name, systems: Lab.systems) } catch {
      throw ExitError(error)
    }
  }
}
