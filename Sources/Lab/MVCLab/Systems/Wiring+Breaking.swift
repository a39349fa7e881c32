extension Wiring.Verdict {
  /// A wiring that is there to break this law, or one of several.
  ///
  /// A scenario catches the wiring when it finds such a breach. Other breaches and symptoms count for
  /// less, because the wiring may share them with the one that it was copied from.
  public static func misused(breaking law: Law, _ others: Law...) -> Wiring.Verdict {
    .misused(([law] + others).map(RuleName.init))
  }

  /// A wiring that is there to show this symptom, or one of several.
  public static func misused(breaking symptom: Symptom, _ others: Symptom...) -> Wiring.Verdict {
    .misused(([symptom] + others).map(RuleName.init))
  }

  /// A wiring that is there to break a promise of the product.
  public static func misused(breaking promise: any Promise) -> Wiring.Verdict {
    .misused([RuleName(promise)])
  }
}
