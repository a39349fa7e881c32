import LabText
import MVCLab

/// The names that a command may use at one point of a conversation or a document.
///
/// A document is checked against it line by line before anything runs. Parsing a command may add a
/// name: a system, its wirings, a screen.
public struct KnownNames {
  /// The systems to choose from.
  public let systems: [System]
  /// The chosen system.
  public internal(set) var system: System?
  /// The chosen wirings, in the order of the choice.
  public internal(set) var wirings: [String] = [] { didSet { swapped = [:] } }
  /// The wiring that each world has since `swap`, by the wiring that it began with.
  private var swapped: [String: String] = [:]
  /// Whether each world has a server.
  public internal(set) var withServer = false
  /// The file that holds the world's storage; nil for memory.
  public internal(set) var storageFile: String?
  /// Whether a storage may be in a file.
  ///
  /// A file outlives the worlds, so a scenario, which must give the same every time, can't use one.
  let allowsFiles: Bool
  /// The names of all screens that are or were open.
  public private(set) var screens: [String] = []
  /// The names of the screens that are open now; nil in a document, which is read before it runs.
  var openScreens: [String]?
  /// The texts that a row may be named by, in small letters; nil for any.
  var rows: Set<String>?
  /// The names of all screens in small letters: a name in other letters is no new name.
  private var taken: Set<String> = []

  /// The names before the first command.
  package init(systems: [System], allowsFiles: Bool = false) {
    (self.systems, self.allowsFiles) = (systems, allowsFiles)
  }
}

extension KnownNames {
  /// What was chosen, without the systems to choose from.
  struct Chosen: Codable, Sendable {
    let system: String?
    let wirings: [String]
    /// The wirings that `swap` has replaced, and those that replaced them.
    fileprivate let swapped: [[String]]
    let withServer: Bool
    let storageFile: String?
    fileprivate let screens: [String]
    fileprivate let taken: [String]

    init(_ names: KnownNames) {
      (system, wirings) = (names.system?.name, names.wirings)
      swapped = names.swapped.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
      (withServer, storageFile) = (names.withServer, names.storageFile)
      (screens, taken) = (names.screens, names.taken.sorted())
    }
  }

  /// The names after a choice among these systems.
  init(_ choice: Chosen, among systems: [System], allowsFiles: Bool) {
    self.init(systems: systems, allowsFiles: allowsFiles)
    system = systems.first { $0.name == choice.system }
    wirings = choice.wirings
    for pair in choice.swapped { swapped[pair[0]] = pair[1] }
    (withServer, storageFile) = (choice.withServer, choice.storageFile)
    (screens, taken) = (choice.screens, Set(choice.taken))
  }

  /// These systems, and nothing chosen.
  var withoutChoice: KnownNames { KnownNames(systems: systems, allowsFiles: allowsFiles) }

  /// The names of windows that the user did not name.
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
  ]

  /// Whether an open screen could have this name, in small letters: it is one of ours, or had one before.
  func isFree(screen name: String) -> Bool {
    (taken.contains(name) || KnownNames.ordinals.contains(name))
      && !(openScreens ?? screens).contains { $0.lowercased() == name }
  }

  /// The name for a window that the user did not name: `apart` if no other window shows this kind, else `second`.
  ///
  /// The first window, and each further one on the same kind of screen, are told apart by their number.
  func newScreen(on kind: String) -> String {
    let isFirstKind = kind == system?.screens.first?.name
    return isFirstKind || taken.contains(kind.lowercased()) ? nextScreen : kind
  }

  private var nextScreen: String {
    if let free = KnownNames.ordinals.first(where: { !taken.contains($0) }) { return free }
    var number = screens.count + 1
    while taken.contains("screen\(number)") { number += 1 }
    return "screen\(number)"
  }

  /// The screen of that name, open or closed.
  ///
  /// In a conversation another name is no error yet: the worlds refuse it, as they refuse an unknown control.
  func screen(named word: Word) throws(ParseError) -> String {
    guard system != nil else { throw ParseError(.noSystem, column: 1) }
    do { return try NameLookup.find(word.text, .screen, in: screens) } catch {
      if openScreens != nil { return word.text }
      throw ParseError(error, column: word.column)
    }
  }

  /// A name for each world that says what runs there now: `correct`, or after a `swap` `correct -> half-store`.
  package var titles: [String] {
    wirings.map { WiringHeader.title($0, now: swapped[$0] ?? $0) }
  }

  /// The commands that lead from the chosen wirings to those that run now.
  package var swaps: [String] {
    wirings.compactMap { world in swapped[world].map { "swap \(world) to \($0)" } }
  }

  /// A world that began with one wiring has another one's controllers.
  mutating func swap(_ world: String, to wiring: String) { swapped[world] = wiring }

  func chosenSystem() throws(CommandError) -> System {
    guard let system else { throw .noSystem }
    return system
  }

  /// The laws of the chosen system, or of all styles before a system is chosen.
  var laws: [Law] { system?.style.laws ?? Style.laws(of: Style.all + systems.map(\.style)) }

  /// The symptoms of the chosen system, or of all systems before a system is chosen.
  var symptoms: [Symptom] { system?.symptoms ?? System.symptoms(of: systems) }

  /// Assumes that wirings were chosen, so that the commands after a wrong choice can be checked too.
  package mutating func assumeWirings() { if screens.isEmpty { begin(screens: ["first"]) } }

  /// Adds the name of an opened screen.
  mutating func add(screen: String) {
    if taken.insert(screen.lowercased()).inserted || !screens.contains(screen) {
      screens.append(screen)
    }
  }

  /// A new world has these screens.
  mutating func begin(screens: [String]) {
    (self.screens, taken) = (screens, Set(screens.map { $0.lowercased() }))
  }
}
