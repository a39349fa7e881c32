/// What a player shows at once: a step, or the text between two of them.
struct LessonPage {
  /// What it is about.
  let content: Content

  enum Content {
    /// The beginning: the texts above the story, and the screens of the new worlds.
    case opening([LessonPart.Content])
    /// A command, as a position in the lesson's steps.
    case step(Int)
    case text([LessonPart.Content])
    /// The question, and what else stands above the answer.
    case question([LessonPart.Content])
  }

  /// The pages of a lesson, in order.
  static func pages(of lesson: Lesson) -> [LessonPage] {
    var pages: [LessonPage] = []
    var texts: [LessonPart.Content] = []
    var isQuestion = false
    func close() {
      if pages.isEmpty {
        pages.append(LessonPage(content: .opening(texts)))
      } else if !texts.isEmpty {
        pages.append(LessonPage(content: isQuestion ? .question(texts) : .text(texts)))
      }
      (texts, isQuestion) = ([], false)
    }
    for part in lesson.parts {
      switch part.content {
      case .story(let steps), .answer(let steps):
        close()
        pages += steps.filter { $0 >= Lesson.firstStep }.map { LessonPage(content: .step($0)) }
      case .section(let section, _):
        if section != .claim && section != .repair { close() }
        isQuestion = isQuestion || section == .question
        texts.append(part.content)
      case .prose, .source, .block: texts.append(part.content)
      }
    }
    close()
    return pages
  }

  /// The command that it shows, as a position in the lesson's steps; nil for a text.
  var step: Int? { if case .step(let step) = content { step } else { nil } }
}
