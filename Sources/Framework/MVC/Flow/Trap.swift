/// An error in place of a trap: an index out of range, a forced nil, an underflow.
///
/// Published code traps there; a wiring throws this instead, and only its world ends.
public struct Trap: Fault, Equatable {
  /// What Swift would have said.
  public let message: String
  /// The line that would have trapped.
  public let site: CallSite

  /// Makes the error that stands for a trap at `site`.
  public init(_ message: String, site: CallSite) { (self.message, self.site) = (message, site) }
}

extension Array {
  /// Returns the element at `index`; throws where the subscript would trap.
  @inlinable
  public func at(
    _ index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Element {
    guard indices.contains(index) else {
      throw Trap(
        "index \(index) out of range; there are \(count)",
        site: CallSite(fileID: fileID, line: line)
      )
    }
    return self[index]
  }
}

extension Optional {
  /// Returns the value; throws where `!` would trap.
  @inlinable
  public func forced(
    _ what: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Wrapped {
    guard let self else {
      throw Trap(
        "unexpectedly found nil where '\(what)' was forced",
        site: CallSite(fileID: fileID, line: line)
      )
    }
    return self
  }
}

extension FixedWidthInteger {
  /// Returns the sum; throws where `+` would trap.
  @inlinable
  public func adding(
    _ other: Self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Self {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    guard !isTooLarge else {
      throw Trap(
        "arithmetic overflow in '\(self) + \(other)'",
        site: CallSite(fileID: fileID, line: line)
      )
    }
    return sum
  }

  /// Returns the difference; throws where `-` would trap.
  @inlinable
  public func subtracting(
    _ other: Self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Self {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    guard !isTooLarge else {
      throw Trap(
        "arithmetic overflow in '\(self) - \(other)'",
        site: CallSite(fileID: fileID, line: line)
      )
    }
    return difference
  }
}
