/// Where published code would trap, ours throws: an index out of range, a forced nil, an underflow.
public struct Trap: Fault, Equatable {
  /// What would have trapped.
  public enum Kind: Equatable, Sendable {
    case indexOutOfRange(Int, count: Int)
    case unexpectedlyNil(String)
    case arithmeticOverflow(String)
  }

  /// What would have trapped.
  public let kind: Kind
  /// The line that would have.
  public let site: CallSite

  /// A trap that `site` would have sprung.
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
  /// The element at `index`, or the trap that a subscript would be.
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
  /// The value, or the trap that `!` would be.
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

extension UInt {
  /// One less, or the trap that `- 1` would be at zero.
  public func decremented(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UInt {
    guard self > 0 else {
      throw Trap(.arithmeticOverflow("0 - 1"), site: CallSite(fileID: fileID, line: line))
    }
    return self - 1
  }
}
