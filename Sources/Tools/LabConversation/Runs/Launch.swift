import MVC
import MVCLab

/// How a run starts its program: each launch makes a new world, and what looks at it.
struct Launch {
  let system: System
  let storedProperties: StoredProperties
  /// What outlives the program; nil if it stores nothing.
  let storage: (any Storage)?
  /// The first identity that its worlds give.
  let firstIdentity: Int

  /// A new world without a window, or one that has ended at once; nothing looks at it yet.
  func makeWorld(
    _ wiring: Wiring,
    withServer: Bool,
    endedBecause reason: String? = nil
  ) -> (World, Inspector, TranscriptRecorder) {
    let world =
      reason.map { World(wiring: wiring, endedBecause: $0) }
      ?? World(
        wiring: wiring,
        withServer: withServer,
        storage: storage,
        storedProperties.viewLayer,
        firstIdentity: firstIdentity
      )
    let inspector = Inspector(of: system, storedProperties: storedProperties)
    return (world, inspector, TranscriptRecorder(world))
  }
}
