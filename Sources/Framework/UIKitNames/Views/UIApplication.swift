import HeadlessUI
import MVC

/// The program, which the user leaves and comes back to.
public typealias UIApplication = Application

extension Application {
  /// The user is about to leave the program.
  public static var willResignActiveNotification: NotificationName<Void> { .willResignActive }
  /// The user has left the program, which may be killed from now on.
  public static var didEnterBackgroundNotification: NotificationName<Void> { .didEnterBackground }
  /// The user is about to come back.
  public static var willEnterForegroundNotification: NotificationName<Void> { .willEnterForeground }
  /// The user has come back.
  public static var didBecomeActiveNotification: NotificationName<Void> { .didBecomeActive }
}
