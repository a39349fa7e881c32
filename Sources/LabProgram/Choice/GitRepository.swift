import LabFiles
import LabPlatform
import LabText

/// The work tree of a git repository.
struct GitRepository {
  /// The path of its top folder, without links.
  let top: String

  /// The repository that a file is in, by the absolute path of the file; nil if it is in none.
  init?(of file: String) {
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if Files.exists("\(folder)/.git") {
        top = folder.isEmpty ? "/" : String(folder)
        return
      }
    }
    return nil
  }

  /// The absolute paths of the files that differ from those of a commit, and of the untracked ones, but for
  /// those that git ignores.
  func changes(since commit: String) throws(GitError) -> Set<String> {
    let hash = try hash(of: commit)
    let tracked = try paths(
      [
        "diff", "--name-only", "-z", "--relative", "--no-renames", "--ignore-submodules", hash,
        "--",
      ]
    )
    let untracked = try paths(["ls-files", "-z", "--others", "--exclude-standard"])
    let prefix = top.hasSuffix("/") ? top : top + "/"
    return Set((tracked + untracked).map { prefix + $0 })
  }

  /// The hash of a commit, which no option of git can be taken for.
  private func hash(of commit: String) throws(GitError) -> String {
    do throws(GitError) {
      let output = try run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", commit]
      )
      return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    } catch {
      throw error == .failed("", top: top) ? .unknownCommit(commit, top: top) : error
    }
  }

  /// The paths that a command prints, each before a NUL.
  private func paths(_ arguments: [String]) throws(GitError) -> [String] {
    try run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The output of a command of git.
  private func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let (output, end) = try run(arguments, "2>/dev/null")
    switch end {
    case .exit(0): return output
    case .exit(127): throw .notInstalled
    case .exit, .signal:
      let errors = try run(arguments, "2>&1 >/dev/null").output
      let text = String(decoding: errors, as: UTF8.self).onOneLine
      throw .failed(text.hasPrefix("fatal: ") ? String(text.dropFirst(7)) : text, top: top)
    }
  }

  /// Runs a command of git in a shell that redirects what it prints.
  private func run(
    _ arguments: [String],
    _ redirection: String
  ) throws(GitError) -> (output: [UInt8], end: ChildProgram.End) {
    // In a hook, variables name the repository by a path from the folder of the hook.
    let script = """
      unset $(git rev-parse --local-env-vars 2>/dev/null)
      export LC_ALL=C GIT_OPTIONAL_LOCKS=0
      exec git "$@" \(redirection)
      """
    do throws(SystemError) {
      return try ChildProgram.output(of: "/bin/sh", ["-c", script, "sh", "-C", top] + arguments)
    } catch { throw .notInstalled }
  }
}
