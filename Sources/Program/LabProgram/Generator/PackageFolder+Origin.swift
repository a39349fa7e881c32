import LabFiles

extension PackageFolder {
  /// The URL of the repository that the folder was cloned from; nil if it is no clone, or one of another
  /// folder.
  var origin: String? {
    guard let text = try? Files.text(of: "\(path)/.git/config") else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }
    guard let start = lines.firstIndex(of: "[remote \"origin\"]") else { return nil }
    let url = lines[(start + 1)...].prefix { !$0.hasPrefix("[") }.lazy
      .compactMap { $0.wholeMatch(of: /url *= *(.+)/).map { String($0.output.1) } }.first
    return url.flatMap { LabSource.isURL($0) ? $0.withoutUser : nil }
  }
}

extension String {
  /// This URL without the name and the password of a user, which belong in no file that others read.
  fileprivate var withoutUser: String {
    replacing(/^(https?:\/\/)[^\/@]*@/) { String($0.output.1) }
  }
}
