/// An error in place of a trap: an index out of range, a forced nil, an underflow.
///
/// Published code traps there; a wiring throws this instead, and only its world ends.
public struct Trap: Fault, Equatable {
  /// The operation that would have trapped.
  public enum Kind: Equatable, Sendable {
    /// An index outside an array with `count` elements.
    case indexOutOfRange(Int, count: Int)
    /// A forced value that is nil; the text names it.
    case unexpectedlyNil(String)
    /// A result that its type can't hold; the text is the operation.
    case arithmeticOverflow(String)
  }

  /// The operation that would have trapped.
  public let kind: Kind
  /// The line that would have trapped.
  public let site: CallSite

  /// Makes the error that stands for a trap at `site`.
  public init(_ kind: Kind, site: CallSite) {
    self.kind = kind
    self.site = site
  }

  public var message: String {
    switch kind {
    case .indexOutOfRange(let index, let count):
      "index \(index) out of range; there are \(count)"
    case .unexpectedlyNil(let what): "unexpectedly found nil where '\(what)' was forced"
    case .arithmeticOverflow(let what): "arithmetic overflow in '\(what)'"
    }
  }
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
        .indexOutOfRange(index, count: count),
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
      throw Trap(.unexpectedlyNil(what), site: CallSite(fileID: fileID, line: line))
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
        .arithmeticOverflow("\(self) + \(other)"),
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
        .arithmeticOverflow("\(self) - \(other)"),
        site: CallSite(fileID: fileID, line: line)
      )
    }
    return difference
  }
}
