import LabFiles
import LabSite

/// Where a command writes pages for a browser: one file, or a folder.
struct PagePlace {
  private let path: String

  /// A place as the user typed it.
  init(_ path: String) { self.path = path }

  /// Whether it is a folder: a name that does not end in `.html`, unless a file or a device has it.
  var isFolder: Bool {
    (try? Files.isFolder(path)) ?? !(path.hasSuffix(".html") || Files.exists(path))
  }

  /// Throws if nothing can be written there, before the work begins.
  func check() throws(ExitError) {
    guard !path.isEmpty else {
      throw ExitError(.usage, "'--html' needs the name of a file or folder")
    }
    guard !isFolder else { return }
    do throws(FileError) { try Files.checkReplaceable(path, having: PageMark.text) } catch {
      throw ExitError(writing: error.path, error)
    }
  }

  /// Writes the pages of a folder, all or none.
  func publish(_ files: [(path: String, text: String)]) throws(FileError) {
    try Files.publish(files, in: path, over: PageMark.text)
  }

  /// Writes a single page.
  func publish(_ page: String) throws(FileError) {
    try Files.publish(page, at: path, over: PageMark.text)
  }

  /// Writes the pages of a folder, and ends the program if that fails.
  func writeFolder(_ files: [(path: String, text: String)]) throws(ExitError) {
    do throws(FileError) { try publish(files) } catch {
      throw ExitError(writing: error.path, error)
    }
  }

  /// Writes a single page, into the folder if it is one, and ends the program if that fails.
  func write(_ page: String) throws(ExitError) {
    do throws(FileError) {
      if isFolder { try publish([("index.html", page)]) } else { try publish(page) }
    } catch { throw ExitError(writing: error.path, error) }
  }
}
