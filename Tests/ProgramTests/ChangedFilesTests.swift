import Foundation
import PseudoTerminal
import Testing

@Suite("mvclab run --changed", .needs("git"))
struct ChangedFilesTests {
  private let scratch: Scratch

  /// A repository with a commit of four files, of which one is in a folder.
  init() throws {
    scratch = try Scratch()
    try folder("sub/inner folder")
    for file in ["a.md", "sub/b.md", "sub/inner folder/it's \"ü\".md", "same.md"] {
      _ = try scratch.file(file, "1")
    }
    _ = try scratch.file(".gitignore", "ignored.md\n")
    try git("init -q -b trunk . && git add . && git commit -q -m first && git tag first")
  }

  private func folder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: path),
      withIntermediateDirectories: true
    )
  }

  private func git(_ commands: String, in folder: String = "") throws {
    let shell = try Shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c
      export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
      git \(commands)
      """,
      in: scratch.folder.appending(path: folder)
    )
    try #require(shell.code == 0, "\(shell.output)")
  }

  private func run(
    _ arguments: String...,
    environment: [String: String] = [:],
    in folder: String = ""
  ) throws -> Run {
    try Run(
      arguments: ["run", "--list"] + arguments,
      "",
      environment,
      in: scratch.folder.appending(path: folder)
    )
  }

  @Test func `the files that differ from the last commit, and untracked ones, run`() throws {
    _ = try scratch.file("sub/inner folder/it's \"ü\".md", "2")
    _ = try scratch.file("sub/new\nline.md", "new")
    _ = try scratch.file("ignored.md", "new")
    _ = try scratch.file("same.md", "1")
    let changes = "./sub/inner folder/it's \"ü\".md\n./sub/new␤line.md\n"
    #expect(try run(".", "--changed").output == changes)
    #expect(try run("--changed", ".").output == changes)
    try git("add .")
    #expect(try run(".", "--changed").output == changes)
    #expect(
      try run("inner folder", "--changed", in: "sub").output == "inner folder/it's \"ü\".md\n"
    )
    #expect(try run("../sub", "--changed", in: "sub").output.contains("../sub/new␤line.md\n"))
    #expect(try run(scratch.path("sub"), "--changed", in: "..").code == 0)
  }

  @Test(arguments: ["first", "trunk~1", "HEAD~1", ":/first"])
  func `a commit may be named in any way that git takes`(name: String) throws {
    _ = try scratch.file("a.md", "2")
    try git("commit -q -a -m second")
    #expect(try run(".", "--changed").output == "")
    #expect(try run(".", "--changed", name).output == "./a.md\n")
    try git("mv same.md renamed.md")
    #expect(try run(".", "--changed", name).output == "./a.md\n./renamed.md\n")
  }

  @Test func `a file of each repository is compared with a commit of its own`() throws {
    try folder("nested")
    for file in ["nested/c.md", "nested/d.md"] { _ = try scratch.file(file, "1") }
    try git("init -q . && git add . && git commit -q -m nested", in: "nested")
    _ = try scratch.file("nested/d.md", "2")
    _ = try scratch.file("a.md", "2")
    #expect(try run(".", "--changed").output == "./a.md\n./nested/d.md\n")
  }

  @Test func `a hook's variables lead to no other repository`() throws {
    _ = try scratch.file("sub/b.md", "2")
    let hook = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index.none", "GIT_PREFIX": "sub/"]
    #expect(try run(".", "--changed", environment: hook).output == "./sub/b.md\n")
    #expect(try run(".", "--changed", environment: hook, in: "sub").output == "./b.md\n")
  }

  @Test(arguments: [
    ("pretty", "0 passed, 0 failed, 0 malformed (0.00 s)\n"),
    ("json", "{\"note\":\"\(none)\"}\n"), ("tap", "1..0 # SKIP \(none)\n"),
    ("github", "::notice::\(none)\n"),
  ])
  func `without a change the run has nothing to do, and every report says so`(
    format: String,
    line: String
  ) throws {
    let run = try Run(
      "run",
      ".",
      "--changed",
      "--format",
      format,
      "--junit",
      "j.xml",
      in: scratch.folder
    )
    #expect(run.errors == "note: \(Self.none)\n")
    #expect(run.output.contains(line), "\(run.output)")
    #expect(run.code == 0)
    let report = try scratch.text("j.xml")
    #expect(report.contains("<skipped message=\"\(Self.none)\""), "\(report)")
  }

  private static let none = "none of these files differs from 'HEAD' or is untracked"

  @Test func `without a path the changed files in this folder run`() throws {
    for file in ["a.md", "sub/b.md"] { _ = try scratch.file(file, "2") }
    #expect(try run("--changed").output == "./a.md\n./sub/b.md\n")
    #expect(try run("--changed", "first", in: "sub").output == "./b.md\n")
    #expect(try run("--changed", in: "sub/inner folder").errors == "mvclab: \(Self.none)\n")
  }

  @Test func `an unknown commit is an error`() throws {
    let folder = scratch.folder.resolvingSymlinksInPath().path
    for name in ["trnk", "--", "a b'c", "first..HEAD"] {
      let unknown = try run(".", "--changed=\(name)")
      #expect(
        unknown.errors
          == "mvclab: '\(name)' is neither a path nor a commit of the repository '\(folder)'\n"
      )
      #expect(unknown.code == 64)
    }
  }

  @Test func `a folder outside of every repository is an error, and so is a lack of git`() throws {
    let outside = try Scratch()
    _ = try outside.file("a.md", "1")
    let run = try run(outside.path("a.md"), "--changed")
    #expect(
      run.errors
        == "mvclab: '\(outside.path("a.md"))' is in no git repository; '--changed' needs one\n"
    )
    #expect(run.code == 64)
    let poor = try self.run(".", "--changed", environment: ["PATH": "/nowhere"])
    #expect(poor.errors == "mvclab: '--changed' needs git; it is not installed, or not in PATH\n")
    #expect(poor.code == 64)
  }

  @Test func `git's own reason is printed where it can't read the repository`() throws {
    _ = try scratch.file(".git/HEAD", "nonsense")
    let run = try run(".", "--changed")
    let folder = scratch.folder.resolvingSymlinksInPath().path
    #expect(run.errors.hasPrefix("mvclab: git can't read the repository '\(folder)': "))
    #expect(run.code == 64)
  }
}
