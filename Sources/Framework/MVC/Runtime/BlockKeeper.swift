/// A mechanism that keeps blocks until their observers end or go.
package protocol BlockKeeper {
  var keptBlocks: [KeptBlock] { get }
}

/// A block that is kept alive, and with it what it captures.
package struct KeptBlock {
  package let closure: Any
  /// The line where the mechanism received the block; nil if the block is in a property.
  package let site: CallSite?

  package init(_ closure: Any, _ site: CallSite?) { (self.closure, self.site) = (closure, site) }
}

extension WorldNotificationCenter: BlockKeeper {
  package var keptBlocks: [KeptBlock] { channels.flatMap(\.keptBlocks) }
}
