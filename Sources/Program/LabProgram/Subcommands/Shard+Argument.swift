import ArgumentParser
import LabText

extension Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
