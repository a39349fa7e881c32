import HeadlessUI

extension Truth {
  /// The title of the screen; compared with the controller's `title`.
  public struct Title: Statement {
    public let claim: Claim

    /// The title of the screen, which may be empty.
    public init(_ title: String) {
      claim = Claim(ofScreen: "title", .content) { screen in
        ScreenFact(
          "'\(screen.title)'",
          verb: "has the title",
          must: screen.title == title ? nil : "by its model it is '\(title)'"
        )
      }
    }
  }

  /// The line above the title; compared with the `prompt` of the screen's navigation item.
  public struct Prompt: Statement {
    public let claim: Claim

    /// The line above the title; nil if there is none.
    public init(_ prompt: String?) {
      claim = Claim(ofScreen: "prompt", .prompt) { screen in
        guard let item = screen.shownItem else { return nil }
        return ScreenFact(
          item.prompt.map { "the prompt '\($0)'" } ?? "no prompt",
          verb: "has",
          must: item.prompt == prompt
            ? nil : "by its model " + (prompt.map { "it is '\($0)'" } ?? "there is none")
        )
      }
    }
  }
}
