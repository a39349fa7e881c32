import HeadlessUI
import MVC

extension Symptom {
  /// Found where a list of a model gets two entries of what the user has typed once: two touches of one control, with no
  /// other between, have sent it before an answer came, and both answers have added it.
  public static let sentTwice = Symptom(
    "sent-twice",
    sentence: "what the user typed once is sent twice, and added twice",
    reason: """
      A user who sees nothing happen touches again. Switch the control off until the answer is there, or empty the field \
      when its text is sent.
      """,
    found: .inStep { evidence in
      evidence.hops(.answer).compactMap { index, answer in
        guard !answer.isLost, let text = evidence.world.textAddedAgain(by: index) else {
          return nil
        }
        return Harm(
          "what the user typed once, \(text.inQuotes), was sent twice, and added twice",
          site: evidence.site(of: answer.cause),
          hop: answer.cause
        )
      }
    }
  )
}

extension World {
  /// The text that an answer has added to a list although another answer has, if the user has typed it once.
  fileprivate func textAddedAgain(by answer: Int) -> String? {
    let request = flow.hops[answer].cause
    guard let (text, twins) = flow.twins(of: request, before: answer) else { return nil }
    let added = flow.listsGrown(by: answer)
    let isAgain = added.contains { list in
      // An answer that adds nothing may set the list all the same.
      twins.contains { flow.listsGrown(by: $0).contains(list) }
        && entries(of: text, in: list) >= flow.answers(like: request)
    }
    return isAgain ? text : nil
  }

  /// How many entries of a list of a model have this text in a property.
  private func entries(of text: String, in list: GrownList) -> Int {
    guard let model = runtime.registry.component(list.model),
      let slot = StoredProperties.slots(of: model).first(where: { $0.property.name == list.name }),
      let value = slot.value(in: model).map(StoredProperties.unwrapped) as? any ElementList
    else { return 0 }
    return value.items.count { $0.content.contains { $0.words == text.words } }
  }

  /// Adds, for each request that waits, whether one that waits is of the same text or the next one may be, and to which
  /// lists the answer to one has added it.
  func describeTwins(to digest: inout StateDigest) {
    let waiting = runtime.server?.waiting.map(\.cause) ?? []
    for (place, request) in waiting.enumerated() {
      digest.add(waiting[..<place].contains { flow.areTwins($0, request) })
      digest.add(flow.mayHaveTwin(request))
      guard let (_, answers) = flow.twins(of: request, before: flow.count) else { continue }
      for list in answers.flatMap(flow.listsGrown) {
        digest.add(list.model, in: runtime.registry)
        digest.add(list.name)
      }
    }
  }
}

/// A list of a model that an answer has made longer.
private struct GrownList: Hashable {
  let model: Participant
  let name: String
}

extension Flow {
  /// The text of a request that the user has typed, and the answers to others of the same text that came before a hop, after
  /// both were sent; nil if there are none.
  fileprivate func twins(of request: Int, before end: Int) -> (text: String, answers: [Int])? {
    guard let text = body(of: request) else { return nil }
    let answers = (request..<end).filter { index in
      hops[index].kind == .answer && !hops[index].isLost && areTwins(hops[index].cause, request)
    }
    return answers.isEmpty ? nil : (text, answers)
  }

  /// How many answers to requests for the same with the same text have come.
  fileprivate func answers(like request: Int) -> Int {
    hops.count { hop in
      hop.kind == .answer && !hop.isLost && hops.indices.contains(hop.cause)
        && hops[hop.cause].name == hops[request].name
        && hops[hop.cause].detail == hops[request].detail
    }
  }

  private func body(of request: Int) -> String? {
    guard hops.indices.contains(request), hops[request].kind == .request,
      case .text(let body) = hops[request].detail, !body.isEmpty
    else { return nil }
    return body
  }

  /// Whether two requests ask for the same, with a text that the user has typed before touching one control twice, and
  /// touched nothing between.
  fileprivate func areTwins(_ first: Int, _ second: Int) -> Bool {
    guard first != second, let body = body(of: first), body == self.body(of: second),
      hops[first].name == hops[second].name, hops[first].caller == hops[second].caller,
      let one = origin(of: min(first, second)).touch,
      let two = origin(of: max(first, second)).touch,
      one < two, hops[one].callee == hops[two].callee, hops[one].kind == hops[two].kind,
      !hops[(one + 1)..<two].contains(where: { $0.userEvent != nil })
    else { return false }
    return isTyped(body, before: one)
  }

  /// Whether a request that waits has a text that the user has typed, and nothing was touched since: another touch of the
  /// control sends it again.
  fileprivate func mayHaveTwin(_ request: Int) -> Bool {
    guard let body = body(of: request), let touch = origin(of: request).touch else { return false }
    return !hops[(touch + 1)...].contains { $0.userEvent != nil } && isTyped(body, before: touch)
  }

  /// Whether a text is what the user has typed last in a field of the screen on which a touch came.
  private func isTyped(_ text: String, before touch: Int) -> Bool {
    var fields: Set<Participant> = []
    let onScreen = hops[..<touch].reversed().prefix { $0.kind != .navigate }
    return onScreen.contains { hop in
      guard case .typed(let typed) = hop.detail, fields.insert(hop.callee).inserted else {
        return false
      }
      return typed.words == text.words
    }
  }

  /// The lists of models that are longer after an answer, or were set, in the order of their first changes.
  fileprivate func listsGrown(by answer: Int) -> [GrownList] {
    var below: Set<Int> = [answer]
    var lists: [GrownList] = []
    var growth: [GrownList: Int] = [:]
    for index in hops.indices[(answer + 1)...] {
      guard below.contains(hops[index].cause) else { break }
      below.insert(index)
      guard case .change(let change) = hops[index].detail, hops[index].kind == .change else {
        continue
      }
      let list = GrownList(model: hops[index].callee, name: hops[index].name)
      if growth[list] == nil { lists.append(list) }
      growth[list, default: 0] += change.growth
    }
    return lists.filter { growth[$0, default: 0] > 0 }
  }
}

extension Change {
  /// By how much it makes a list longer; a list that is set may be.
  fileprivate var growth: Int {
    switch self {
    case .set: 1
    case .insert(let indexes): indexes.count
    case .remove(let indexes): -indexes.count
    case .replace, .move: 0
    }
  }
}

extension String {
  fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
