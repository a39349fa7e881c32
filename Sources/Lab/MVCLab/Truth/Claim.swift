import HeadlessUI
import MVC

extension Truth {
  /// What a statement of a truth is compared with.
  public struct Claim: Sendable {
    let content: Content

    enum Content: Sendable {
      case rows(TableRows)
      case part(Part)
    }
  }
}

extension Truth.Claim {
  /// The rows that a table must show.
  struct TableRows: Sendable {
    /// The table's identifier; nil for the first one.
    let table: String?
    let rows: RowTexts
  }

  /// What one thing on a screen must show.
  struct Part: Sendable {
    /// What kind of thing it is about, such as a label.
    let noun: String
    /// What a paint of the thing changes.
    let aspect: PaintedAspect
    /// The name that the statement gives it; nil for what each screen has.
    let name: String?
    /// Whether an element is the thing, or one that can be called by the name.
    let isOf: @Sendable (Element, ViewController) -> Bool
    /// What the screen shows of it; nil if it has no such thing.
    let fact: @Sendable (NamedElements) -> ScreenFact?
    /// Whether it is what the user sets, which may differ from the model while the screen asks whether that is meant.
    var isSetByUser = false

    /// What it is about, the same on each screen of the subject.
    var key: String { name.map { "\(noun) \($0)" } ?? noun }
  }
}

extension Truth.Claim {
  /// A claim about the element of a class with a name; `fact` says what that shows.
  init<Kind: Element>(
    _ noun: String,
    _ name: String,
    of kind: Kind.Type,
    _ aspect: PaintedAspect = .content,
    isSetByUser: Bool = false,
    where isMeant: @escaping @Sendable (Kind) -> Bool = { _ in true },
    fact: @escaping @Sendable (Kind) -> (shown: String, expectation: String?)
  ) {
    self.init(noun, name, of: kind, aspect, isSetByUser: isSetByUser, where: isMeant) {
      elements,
      isMeant in
      guard let element = elements.first(kind, name, where: isMeant) else { return nil }
      let (shown, expectation) = fact(element)
      return ScreenFact(shown, must: expectation)
    }
  }

  /// A claim about the element of a class with a name; `fact` finds it.
  init<Kind: Element>(
    _ noun: String,
    _ name: String,
    of kind: Kind.Type,
    _ aspect: PaintedAspect,
    isSetByUser: Bool = false,
    where isMeant: @escaping @Sendable (Kind) -> Bool = { _ in true },
    finding fact:
      @escaping @Sendable (NamedElements, @Sendable (Kind) -> Bool) -> ScreenFact?
  ) {
    content = .part(
      Part(
        noun: noun,
        aspect: aspect,
        name: name,
        isOf: { element, _ in (element as? Kind).map(isMeant) ?? false },
        fact: { fact($0, isMeant) },
        isSetByUser: isSetByUser
      )
    )
  }

  /// A claim about the screen as a whole.
  init(
    ofScreen noun: String,
    _ aspect: PaintedAspect,
    fact: @escaping @Sendable (ViewController) -> ScreenFact?
  ) {
    content = .part(
      Part(
        noun: noun,
        aspect: aspect,
        name: nil,
        isOf: { $0 === $1.view },
        fact: { fact($0.screen) }
      )
    )
  }
}

extension Truth {
  /// The rows that it names, those of the first table and those of others.
  var tableRows: [Claim.TableRows] {
    claims.compactMap { if case .rows(let rows) = $0.content { rows } else { nil } }
  }

  /// What it says beside rows.
  var parts: [Claim.Part] {
    claims.compactMap { if case .part(let part) = $0.content { part } else { nil } }
  }
}
