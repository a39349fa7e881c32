/// The things that laws look for in a property and that the property may hold.
struct Holdings: OptionSet {
  let rawValue: Int

  /// Values of a model.
  static let values = Holdings(rawValue: 1)
  /// Models.
  static let models = Holdings(rawValue: 2)
  /// Links of a contract.
  static let links = Holdings(rawValue: 4)
  /// Objects that are no components; what they hold is known only by looking into them.
  static let objects = Holdings(rawValue: 8)

  /// Views and controllers, by the declared type; looked for in models only.
  static let screens = Holdings(rawValue: 16)

  /// Lists of texts, or of structures that are no values of a model.
  static let lists = Holdings(rawValue: 32)

  static let anything: Holdings = [.values, .models, .links, .objects]
}
