import MVC
import UIKitNames

// finds: diverges, PushedOnce.swift:42 shown-twice
// beside: pushed-once
// > contrast on; server latency 1s; tap Open; tap Open; advance 1s; back

/// Opens a screen for each tap.
final class PushedTwice: PushedOnce {
  override func open() { loader.load() }
}
