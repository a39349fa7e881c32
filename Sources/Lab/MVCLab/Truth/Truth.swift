/// What a screen must show according to its model.
///
///     Truth("to do list") {
///       Rows(store.entries.map(\.title))
///       Enabled("Add", store.canAdd)
///       Badge("Inbox", store.unread == 0 ? nil : "\(store.unread)")
///       if store.isLoading { Animating("spinner", true) }
///     }
///
/// Each statement is about one thing on the screen. What no statement is about is not compared with a model, and an
/// element that the screen does not have is not compared either, unless ``Hidden`` says that it is to be seen. `if`,
/// `switch` and `for` work between the braces.
///
/// An element is named by its title or identifier, as in a command. What is in a row has the number of the row behind
/// its name and, if its table is not the first one, the table's identifier: `Like row 2`, `Like row 2 in posts`.
///
/// In an ``Assembly`` a statement needs no prefix; elsewhere it is `Truth.Rows`.
public struct Truth: Sendable {
  /// The subject of the screen: screens on the same subject must agree.
  ///
  /// What decides which part of a model a screen shows belongs into it, such as a search text.
  public let subject: String
  let claims: [Claim]

  /// The truth about a screen on a subject.
  ///
  /// The rows of the first tables of two screens on one subject are compared even if no statement is about them.
  public init(_ subject: String, @Builder _ statements: () -> [any Statement] = { [] }) {
    self.subject = subject
    claims = statements().map(\.claim)
  }
}

extension Truth {
  /// What a truth says about one thing on a screen, such as ``Truth/Text``.
  public protocol Statement: Sendable {
    /// What is compared; only the lab's statements can make it.
    var claim: Claim { get }
  }

  /// Collects the statements between the braces of a ``Truth``.
  @resultBuilder public enum Builder {
    /// One statement.
    public static func buildExpression(_ statement: some Statement) -> [any Statement] {
      [statement]
    }
    /// Statements one below the other.
    public static func buildBlock(_ statements: [any Statement]...) -> [any Statement] {
      statements.flatMap(\.self)
    }
    /// The statements of an `if` without an `else`.
    public static func buildOptional(_ statements: [any Statement]?) -> [any Statement] {
      statements ?? []
    }
    /// The statements of the first of two branches.
    public static func buildEither(first statements: [any Statement]) -> [any Statement] {
      statements
    }
    /// The statements of the second of two branches.
    public static func buildEither(second statements: [any Statement]) -> [any Statement] {
      statements
    }
    /// The statements of a loop.
    public static func buildArray(_ statements: [[any Statement]]) -> [any Statement] {
      statements.flatMap(\.self)
    }
  }
}
