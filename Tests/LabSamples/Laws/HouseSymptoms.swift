import MVC
import MVCLab

extension Symptom {
  /// Symptoms of the lab, written once more with nothing but what is open to everybody.
  public static let house: [Symptom] = [.outlives, .breaksItsWord, .looksDifferent]

  /// Found where `leak` is.
  static let outlives = Symptom(
    "outlives",
    sentence: "what belongs to a closed screen is gone",
    reason: "It would go on working for nobody.",
    found: .atRest { evidence in
      evidence.leaks.map { Harm("'\(type(of: $0.component))' of '\($0.screen)' is \($0.reason)") }
    }
  )

  /// Found where `broken-promise` is.
  static let breaksItsWord = Symptom(
    "breaks-its-word",
    sentence: "the product keeps its promises",
    reason: "Its users count on them.",
    found: .atRest { evidence in
      evidence.breakages.map { Harm("\($0.promise): \($0.text)") }
    }
  )

  /// Found where `diverges` is, as long as no program has ended.
  static let looksDifferent = Symptom(
    "looks-different",
    sentence: "the screens are those of the correct wiring",
    reason: "The same acts have led to something else.",
    found: .beside { world, correct in
      DrawnScreens(of: world).difference(from: DrawnScreens(of: correct), of: correct.wiring.name)
        .map { [Harm($0)] } ?? []
    }
  )
}
