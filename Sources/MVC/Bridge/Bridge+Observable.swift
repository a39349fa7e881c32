import Observation

extension Bridge where Plain: Observable {
  /// Makes a bridge to an `@Observable` model, which reports the changes of these properties.
  ///
  ///     Bridge(observing: Cart(), ["lines": \.lines, "coupon": \.coupon])
  ///
  /// An observable object announces a change before it happens, and once; so the observers are called
  /// in the next turn of the main queue, as SwiftUI draws then.
  public convenience init(
    observing model: Plain,
    _ properties: KeyValuePairs<String, PartialKeyPath<Plain>>
  ) {
    self.init(model)
    for (name, property) in properties {
      _ = compare(name, model[keyPath: property], at: runtime.flow.count)
      track(name, property)
    }
  }

  private func track(_ name: String, _ property: PartialKeyPath<Plain>) {
    let willChange = Confined { [weak self] in self?.propertyWillChange(name, property) }
    withObservationTracking {
      _ = model[keyPath: property]
    } onChange: {
      willChange.value()
    }
  }

  private func propertyWillChange(_ name: String, _ property: PartialKeyPath<Plain>) {
    let site = runtime.flow.site
    record(name, .change(.set)) {
      let change = runtime.flow.current
      runtime.mainQueue.async(from: participant, site: site) { [weak self] in
        guard let self else { return }
        let seen = compare(name, model[keyPath: property], at: change)
        runtime.flow.specify(seen, at: change, of: participant)
        track(name, property)
        tellObservers(name)
      }
    }
  }
}
