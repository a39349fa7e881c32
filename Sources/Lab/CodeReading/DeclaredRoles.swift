/// What a type is in MVC.
package enum DeclaredRole: String, CaseIterable, Sendable {
  case model, view, controller
}

/// The roles of the types that source files declare, found by their superclasses; a class that a `Bridge` stands
/// for is a model.
struct DeclaredRoles: Sendable {
  private var declarations: [String: Declaration] = [:]
  /// The classes that bridges in the source stand for.
  private var bridged: Set<Substring> = []

  private struct Declaration: Sendable {
    /// The superclass and the protocols, as the source names them.
    var inherited: [String]
    /// The role that the type itself states, in `class var role`.
    var stated: DeclaredRole?
  }

  /// The classes of the ground, and their names in UIKit, that give their subclasses a role.
  static let ground: [String: DeclaredRole] = {
    let views = [
      "ActivityIndicatorView", "AlertAction", "Button", "Cell", "Control", "Element", "ImageView",
      "Label", "NumberControl", "ProgressView", "RefreshControl", "SearchField", "SegmentedControl",
      "Slider", "StackView", "Stepper", "Switch", "TableView", "TextControl", "TextField",
      "TextView", "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UICollectionView",
      "UICollectionViewCell", "UICollectionViewListCell", "UIControl", "UIImageView", "UILabel",
      "UIListContentView", "UIPickerView",
      "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar", "UISegmentedControl",
      "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITableView", "UITableViewCell",
      "UITableViewHeaderFooterView", "UITapGestureRecognizer", "UITextField", "UITextView",
      "UIView", "ValueControl", "View",
    ]
    let controllers = [
      "Controller", "TabBarController", "UICollectionViewController", "UITabBarController",
      "UITableViewController", "UIViewController", "ViewController", "ViewModelController",
    ]
    let models = ["Bridge", "Model"]
    return [DeclaredRole.view: views, .controller: controllers, .model: models].reduce(into: [:]) {
      for name in $1.value { $0[name] = $1.key }
    }
  }()

  init(_ sources: CodeIndex) {
    for file in sources.files { read(sources.outline(of: file)) }
  }

  private mutating func read(_ outline: SourceOutline) {
    bridged.formUnion(DeclaredRoles.bridged(outline.tokens))
    for scope in outline.scopes where scope.kind == .type {
      let tokens = outline.tokens[scope.tokens].map(\.text)
      guard tokens.first != "extension" else { continue }
      declarations[scope.name] = Declaration(
        inherited: DeclaredRoles.inherited(tokens),
        stated: DeclaredRoles.stated(tokens)
      )
    }
  }

  /// The types, each with its role or nil if it has none, in the order of their names.
  func all() -> [(type: String, role: DeclaredRole?)] {
    declarations.keys.sorted().map { ($0, role(of: $0)) }
  }

  /// The role of a type with this name, with those of the types around it; nil if it has none.
  func role(of type: String) -> DeclaredRole? {
    var visited: Set<String> = []
    return role(of: type, &visited)
  }

  private func role(of type: String, _ visited: inout Set<String>) -> DeclaredRole? {
    guard visited.insert(type).inserted else { return nil }
    guard let declaration = declarations[type] else {
      return DeclaredRoles.ground[String(type.lastName)]
    }
    if let stated = declaration.stated { return stated }
    for name in declaration.inherited {
      if let role = role(of: resolved(name, in: type), &visited) { return role }
    }
    return bridged.contains(type.lastName) ? .model : nil
  }

  /// The full name of a type that the declaration of another one mentions.
  private func resolved(_ name: String, in type: String) -> String {
    var around = type.split(separator: ".").dropLast()
    while !around.isEmpty {
      let full = around.joined(separator: ".") + "." + name
      if declarations[full] != nil { return full }
      around.removeLast()
    }
    return name
  }

  /// The classes in `Bridge<Cart>` and in `Bridge(Cart())`.
  private static func bridged(_ tokens: [SourceToken]) -> Set<Substring> {
    let starts = zip(tokens.indices, tokens.dropFirst()).filter { index, next in
      tokens[index].text == "Bridge" && ["<", "("].contains(next.text)
    }
    return Set(
      starts.compactMap { index, _ in
        tokens[(index + 2)...].prefix { $0.isWord || $0.text == "." }.last?.text[...]
      }
    )
  }

  /// The names after the colon of a declaration, without their generic arguments.
  private static func inherited(_ tokens: [String]) -> [String] {
    var (names, depth, hasColon) = ([""], 0, false)
    for token in tokens {
      if token == "{" || token == "where" { break }
      depth += token.count { $0 == "<" } - token.count { $0 == ">" }
      guard depth == 0, !token.contains(">") else { continue }
      switch token {
      case ":": hasColon = true
      case ",": names.append("")
      default: if hasColon { names[names.count - 1] += token }
      }
    }
    return names
  }

  private static func stated(_ tokens: [String]) -> DeclaredRole? {
    guard let start = tokens.indices.first(where: { tokens[$0...].starts(with: ["var", "role"]) })
    else { return nil }
    return DeclaredRole.allCases.first { tokens[start...].dropFirst(6).first == "\($0)" }
  }
}

extension String {
  /// The name of a type without those of the types around it.
  fileprivate var lastName: Substring { split(separator: ".").last ?? self[...] }
}
