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
    for (name, property) in properties { watch(name) { $0[keyPath: property] } }
  }

  /// Reports the changes of a property from now on, which `read` reads.
  func watch(_ name: String, _ read: @escaping (Plain) -> Any) {
    _ = compare(name, read(model), at: runtime.flow.count)
    track(name, read)
  }

  private func track(_ name: String, _ read: @escaping (Plain) -> Any) {
    let willChange = Confined { [weak self] in self?.propertyWillChange(name, read) }
    withObservationTracking {
      _ = read(model)
    } onChange: {
      willChange.value()
    }
  }

  private func propertyWillChange(_ name: String, _ read: @escaping (Plain) -> Any) {
    let site = runtime.flow.site
    record(name, .change(.set)) {
      let change = runtime.flow.current
      runtime.mainQueue.async(from: participant, site: site) { [weak self] in
        guard let self else { return }
        let seen = compare(name, read(model), at: change)
        runtime.flow.specify(seen, at: change, of: participant)
        track(name, read)
        tellObservers(name)
      }
    }
  }
}
