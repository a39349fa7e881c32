import LabPlatform

/// The error if a pseudo terminal cannot be opened, or a program cannot be started in it.
public struct TerminalError: Error, CustomStringConvertible {
  public var doing: String
  public var code: Int32

  public var description: String { "cannot \(doing): \(String(cString: strerror(code)))" }
}
