import LabScenarios

/// A part of a lesson's document.
public struct LessonPart: Sendable {
  /// Its first line in the document, counted from 1.
  public let line: Int
  /// What it is.
  public let content: Content

  /// What a part can be.
  public enum Content: Sendable {
    /// A paragraph, list or table in Markdown.
    case prose(String)
    /// A paragraph that begins with a bold word, in Markdown without that word.
    case section(UnitSection, String)
    /// Commands of the story, as positions in the lesson's steps.
    case story(Range<Int>)
    /// Commands of the answer.
    case answer(Range<Int>)
    /// Lines of a wiring's source.
    case source(CodeBlock)
    /// Another block, such as a drawing.
    case block([String])
  }
}
