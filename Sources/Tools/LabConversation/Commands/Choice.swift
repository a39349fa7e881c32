/// What a recorded command chooses; replays begin at a choice.
enum Choice: Codable, Equatable, Sendable {
  case system
  case wirings
}
