import Synchronization

/// What was found out about source files: each thing once, when it is first asked for, for all worlds.
final class CodeMemory: Sendable {
  private let outlines = Mutex<[String: SourceOutline]>([:])
  private let answers = Mutex<[Question: any Sendable]>([:])

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
    outlines.withLock { outlines in
      let outline = outlines[file.name] ?? SourceOutline(file)
      outlines[file.name] = outline
      return outline
    }
  }

  /// The known answer to a question, or the one that `find` returns; two threads may both ask it.
  func answer<Answer: Sendable>(
    _ subject: Subject,
    _ words: [String] = [],
    _ find: () -> Answer
  ) -> Answer {
    let question = Question(subject: subject, words: words)
    if let known = answers.withLock({ $0[question] }), let answer = known as? Answer {
      return answer
    }
    let answer = find()
    answers.withLock { $0[question] = answer }
    return answer
  }
}
