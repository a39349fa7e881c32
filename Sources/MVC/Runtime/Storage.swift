/// Where a program keeps what must outlive it: a database, a file.
///
/// It outlives the world too: a program that is launched again finds what the one before has stored.
public protocol Storage: AnyObject {
  /// From now on every write fails, through the storage's own path for errors, or succeeds again.
  func setFailing(_ isFailing: Bool) throws
  /// Lets go of the file, if there is one; what comes after it fails.
  func close()
}
