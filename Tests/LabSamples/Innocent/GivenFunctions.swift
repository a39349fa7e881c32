import MVC
import UIKitNames

// near: notified-by-stranger
// > outside change; tap Send

/// Is given functions, and holds no model that it shows.
final class GivenFunctions: MessageList {
  convenience init(_ chat: ChatRoom) {
    self.init({ chat.messages }, send: { chat.send("Me too") })
  }
}
