/// A database or file with the data that must outlive the program.
///
/// It outlives the world too: after a relaunch, the next world finds the stored data.
public protocol Storage: AnyObject {
  /// Makes every write from now on fail, through the storage's own handling of errors, or work
  /// again; throws the storage's own error if it can't.
  func setFailing(_ isFailing: Bool) throws
  /// Closes the file, if there is one; every later access fails.
  func close()
}
