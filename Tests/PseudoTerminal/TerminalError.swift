import Platform

/// A pseudo terminal that could not be made, or a program that could not be started at one.
public struct TerminalError: Error, CustomStringConvertible {
  public var doing: String
  public var code: Int32

  public var description: String { "cannot \(doing): \(String(cString: strerror(code)))" }
}
