import HeadlessUI

// The lab draws no look, and these names store nothing: each property returns its default.

/// What UIKit draws a view on.
public struct CALayer: Sendable {
  /// 0, whatever it is set to.
  public var cornerRadius: Double {
    get { 0 }
    set {}
  }

  /// 0, whatever it is set to.
  public var borderWidth: Double {
    get { 0 }
    set {}
  }

  /// 0, whatever it is set to.
  public var shadowOpacity: Float {
    get { 0 }
    set {}
  }

  /// 3, whatever it is set to.
  public var shadowRadius: Double {
    get { 3 }
    set {}
  }

  /// False, whatever it is set to.
  public var masksToBounds: Bool {
    get { false }
    set {}
  }
}

/// The bar of a stack of screens, as far as its look is concerned.
public struct UINavigationBar: Sendable {
  /// False, whatever it is set to.
  public var prefersLargeTitles: Bool {
    get { false }
    set {}
  }

  /// True, whatever it is set to.
  public var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// `systemBlue`, whatever it is set to.
  public var tintColor: UIColor? {
    get { .systemBlue }
    set {}
  }

  /// Nil, whatever it is set to.
  public var barTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension Element {
  /// What UIKit draws it on.
  public var layer: CALayer {
    get { CALayer() }
    set {}
  }
}

extension NavigationController {
  /// The bar, as far as its look is concerned.
  public var navigationBar: UINavigationBar {
    get { UINavigationBar() }
    set {}
  }
}

extension NavigationItem {
  /// When UIKit draws a large title.
  public enum LargeTitleDisplayMode: Sendable {
    /// At these times.
    case automatic, always, never
  }

  /// `automatic`, whatever it is set to.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { .automatic }
    set {}
  }
}
