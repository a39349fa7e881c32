import ArgumentParser
import LabConversation
import LabFiles
import LabScenarios

/// The argument of `--require-caught`: every misused wiring, or only the named one.
enum CatchArgument<Lab: Laboratory>: ExpressibleByArgument {
  case all
  case only(String)

  /// A path is no name: after the bare option it is one of the scenarios.
  init?(argument: String) {
    if !CatchTarget.isWiring(argument, of: Lab.systems), Files.exists(argument) { return nil }
    self = .only(argument)
  }
}

extension CatchArgument: CustomStringConvertible {
  var description: String {
    switch self {
    case .all: "all"
    case .only(let name): name
    }
  }

  /// The wirings that it means.
  func wirings() throws(ExitError) -> RequiredCatches {
    switch self {
    case .all: return .all
    case .only(let name):
      do throws(CommandError) { return .only(try CatchTarget(name, systems: Lab.systems)) } catch {
        throw ExitError(error)
      }
    }
  }
}
