import MVC

/// A message of a conversation.
struct Message: Identifiable, Equatable, ModelValue {
  /// The number that its sender has given it.
  let id: String
  let text: String
  var delivery = Delivery.sent

  enum Delivery: Equatable {
    case sending
    case sent
    case failed
  }
}

extension Message {
  /// What its row shows.
  var line: String {
    switch delivery {
    case .sending: "\(text) (sending)"
    case .sent: text
    case .failed: "\(text) (not sent)"
    }
  }
}

/// A message as an answer carries it: `m|s1|Hello`.
extension Message {
  var wire: String { ["m", id, text].map(\.asField).joined(separator: "|") }

  init?(fields: [String]) {
    guard fields.count == 3, fields[0] == "m" else { return nil }
    self.init(id: fields[1], text: fields[2])
  }
}
