/// Has each message once, whoever brings it.
final class ReceivedOnce: ChatLines {
  override func receive(_ line: ChatLine) {
    if !lines.contains(where: { $0.id == line.id }) { super.receive(line) }
  }
}
