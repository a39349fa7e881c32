/// The way in which a program ended.
public enum Ending: Equatable, Sendable {
  case exit(Int32)
  case signal(Int32)

  init(status: Int32) {
    self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
