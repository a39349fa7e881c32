/// The units that a reader hears of who asks about a law or a symptom.
///
/// Those about it are named, the others numbered. If none is about it, the first three are named that show it.
package struct RuleMentions<Unit> {
  package let named: [Unit]
  package let others: [Unit]

  /// The mentions of some units, in the course's order, that show the rule or are about it.
  package init(_ units: [Unit], isAbout: (Unit) -> Bool) {
    let about = units.filter(isAbout)
    let most = 3
    (named, others) =
      about.isEmpty
      ? (Array(units.prefix(most)), Array(units.dropFirst(most)))
      : (about, units.filter { !isAbout($0) })
  }
}
