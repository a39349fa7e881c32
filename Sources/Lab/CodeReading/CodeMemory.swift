import LabPlatform

/// What was found out about source files: each thing once in a thread, when it is first asked for, for all worlds.
final class CodeMemory: Sendable {
  private let outlines = PerThread { [String: SourceOutline]() }
  private let answers = PerThread { [Question: any Sendable]() }

  /// What is asked about some words, such as the names of files.
  enum Subject {
    case property, assignment, outsideWork, processState, size, components, roles
  }

  private struct Question: Hashable {
    let subject: Subject
    let words: [String]
  }

  /// What a file declares.
  func outline(of file: CodeFile) -> SourceOutline {
    if let known = outlines.value[file.name] { return known }
    let outline = SourceOutline(file)
    outlines.value[file.name] = outline
    return outline
  }

  /// The known answer to a question, or the one that `find` returns.
  func answer<Answer: Sendable>(
    _ subject: Subject,
    _ words: [String] = [],
    _ find: () -> Answer
  ) -> Answer {
    let question = Question(subject: subject, words: words)
    if let known = answers.value[question], let answer = known as? Answer { return answer }
    let answer = find()
    answers.value[question] = answer
    return answer
  }
}
