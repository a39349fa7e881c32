import MVC

/// The messages that are not sent yet, in a memory that outlives the program; a real app has a file.
public final class DraftMemory: Storage {
  /// The texts, by the numbers of their conversations.
  public private(set) var drafts: [Int: String] = [:]
  private var isFailing = false

  /// Makes every write from now on fail, or work again.
  public func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }

  /// Does nothing, because there is no file.
  public func close() {}

  /// Stores the text of a conversation; an empty one removes what was stored.
  public func write(_ text: String, for id: Int) throws {
    if isFailing { throw DraftNotStored() }
    drafts[id] = text.isEmpty ? nil : text
  }
}

struct DraftNotStored: Error {}
