import MVC

// finds: diverges, stuck
// beside: freed-button
// > contrast on; tap Load; server fail

/// Stays busy for ever after a failure.
final class StuckModel: BusyModel {
  override func finish(_ response: Response) {
    if case .success = response { super.finish(response) }
  }
}
