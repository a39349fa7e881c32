extension Command {
  /// Lets the storage fail, or work again.
  static let storage = Command(
    "storage",
    .around,
    [.recorded, .needsOffer],
    usage: "storage fail|ok",
    "make every write fail from now on, or work again"
  ) { arguments, _ throws(ParseError) in
    let isFailing = try arguments.name(.outcome, in: ["fail", "ok"]) == "fail"
    return .other { run in
      guard let storage = try run.livingWorld().runtime.storage else {
        throw CommandError.noStorage(system: run.system.name)
      }
      try storage.setFailing(isFailing)
      run.world.runtime.isStorageFailing = isFailing
    }
  }.completingOnce { _ in [Suggestion("fail"), Suggestion("ok")] }
}
