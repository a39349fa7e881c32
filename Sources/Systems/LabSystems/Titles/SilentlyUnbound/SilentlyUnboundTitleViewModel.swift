import HeadlessUI
import MVC

extension SilentlyUnbound {
  /// The published view model, which does not adopt the protocol.
  final class TitleViewModel: Model, TitleModel {
    @Observed private(set) var title: Title? = Title.all[1]
    private let titles = Title.all
    private var observations: [String: ObservationToken] = [:]

    static var shared: TitleViewModel { singleton { TitleViewModel() } }

    func changeTitle() { $title.set(titles[random.next(below: titles.count)]) }
    func clear() { $title.set(nil) }

    /// Binds a label to the title.
    ///
    /// It ignores a second binding of the same key path, and does not forward nil. The block keeps this
    /// object, which keeps the block.
    func bind(
      _ keyPath: String,
      to target: Label,
      at destination: ReferenceWritableKeyPath<Label, String>
    ) {
      guard observations[keyPath] == nil else { return }
      observations[keyPath] = $title.observe(self, options: [.initial, .new]) { _, event in
        if let title = event.new ?? nil { self.forward(title, to: target, at: destination) }
      }
    }

    func unobserveAll() { observations = [:] }

    private func forward(
      _ title: Title,
      to target: Label,
      at destination: ReferenceWritableKeyPath<Label, String>
    ) {
      target[keyPath: destination] = title.text
    }
  }
}
