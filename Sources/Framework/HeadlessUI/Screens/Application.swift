import MVC

/// The program, as the system and the user see it: the user goes to another one, and comes back.
///
/// It posts a notification about each of these, as UIKit's does. In the background the program can be killed.
public final class Application: Component {
  override public class var role: Role { .system }

  /// The program of this world.
  public static var shared: Application { singleton { Application() } }

  /// Whether the user is in another program.
  public var isInBackground: Bool { runtime.isInBackground }

  // No line of the app posts these.

  /// The user goes to another program.
  package func enterBackground() {
    post(.willResignActive, (), fileID: "", line: 0)
    runtime.isInBackground = true
    post(.didEnterBackground, (), fileID: "", line: 0)
  }

  /// The user comes back.
  package func enterForeground() {
    post(.willEnterForeground, (), fileID: "", line: 0)
    runtime.isInBackground = false
    post(.didBecomeActive, (), fileID: "", line: 0)
  }
}

extension NotificationName where Payload == Void {
  /// The user is about to leave the program.
  public static let willResignActive: Self = "willResignActive"
  /// The user has left the program, which may be killed from now on: what must not be lost is stored now.
  public static let didEnterBackground: Self = "didEnterBackground"
  /// The user is about to come back.
  public static let willEnterForeground: Self = "willEnterForeground"
  /// The user has come back.
  public static let didBecomeActive: Self = "didBecomeActive"
}

extension Runtime {
  /// Whether some code hears when the user leaves the program or comes back.
  package var hearsOfBackground: Bool {
    notifications.isObserved { Application.notifications.contains($0) }
  }
}

extension Application {
  fileprivate static let notifications: Set = [
    "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
  ]
}
