import Foundation
import PseudoTerminal
import Testing

@Suite("Pages that commands write", .waits)
struct PageTests {
  private static let story = """
    # One tap

    ```mvclab
    > system lamp
    > wirings correct
    ...
    > tap Turn
    ...
    ```

    """

  @Test("a run writes one page to a name that ends in '.html', and a folder elsewhere")
  func run() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.md", Self.story)
    for _ in 1...2 {
      let page = try Run("run", file, "--html", "a.html", program: "CrashLab", in: scratch.folder)
      #expect(page.code == 0, "\(page.errors)")
      let pages = try Run("run", file, "--html", "pages", program: "CrashLab", in: scratch.folder)
      #expect(pages.code == 0, "\(pages.errors)")
    }
    let page = try scratch.text("a.html")
    #expect(page.contains("<h1>One tap</h1>"))
    #expect(!page.contains(scratch.folder.path))
    #expect(try scratch.text("pages/index.html").contains("<a href=\"a.html\">One tap</a>"))
    #expect(try scratch.text("pages/a.html").contains("<h1>One tap</h1>"))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("pages"))
    #expect(names.sorted() == ["a.html", "index.html"])
  }

  @Test("a page of another origin is not replaced, and nothing else is written")
  func foreign() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.md", Self.story)
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "pages"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("pages/a.html", "mine")
    _ = try scratch.file("own.html", "mine")
    for place in ["pages", "own.html"] {
      let run = try Run("run", file, "--html", place, program: "CrashLab", in: scratch.folder)
      #expect(run.code == 73)
      #expect(run.errors.contains("the file is not one of this program; remove it, or"))
    }
    let contrast = try Run(
      "contrast",
      "lamp",
      "--html",
      "own.html",
      program: "CrashLab",
      in: scratch.folder
    )
    #expect(contrast.code == 73)
    #expect(try scratch.text("pages/a.html") == "mine")
    #expect(try scratch.text("own.html") == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("pages"))
    #expect(names == ["a.html"])
  }

  @Test("the page of one scenario can be played, and those of a folder with '--playable'")
  func playable() throws {
    let scratch = try Scratch()
    for name in ["a.md", "b.md"] { _ = try scratch.file(name, Self.story) }
    let alone = try Run("run", "a.md", "--playable", program: "CrashLab", in: scratch.folder)
    #expect(alone.errors == "error: '--playable' is for pages; add '--html'\n")
    #expect(alone.code == 64)
    for options in [[], ["--playable"]] {
      let arguments = ["run", "a.md", "b.md", "--html", "pages"] + options
      #expect(try Run(arguments: arguments, program: "CrashLab", in: scratch.folder).code == 0)
      let page = try scratch.text("pages/b.html")
      #expect(
        page.contains("Tap the phones: the wiring answers as its code did.") != options.isEmpty
      )
    }
  }

  @Test("a page needs a name")
  func nameless() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.md", Self.story)
    #expect(try Run("course", "--html", "", in: scratch.folder).code == 64)
    #expect(try Run("run", file, "--html", "", in: scratch.folder).code == 64)
    #expect(try scratch.contents == ["a.md"])
  }

  @Test("a contrast writes its page to a file or into a folder, and to standard output")
  func contrast() throws {
    let scratch = try Scratch()
    for place in ["c.html", "folder", "/dev/stdout"] {
      let run = try Run(
        "contrast",
        "lamp",
        "--html",
        place,
        program: "CrashLab",
        in: scratch.folder
      )
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("<h1>lamp: ") == (place == "/dev/stdout"))
    }
    #expect(try scratch.text("c.html") == scratch.text("folder/index.html"))
  }

  @Test("a crash while a scenario is drawn is a fault of one wiring")
  func crash() throws {
    let scratch = try Scratch()
    let text = """
      ```mvclab
      > system crash
      > wirings correct, crashing
      ...
      > tap Overflow
      [correct]
      ...
      ```

      """
    _ = try scratch.file("a.md", text)
    let run = try Run("run", "a.md", "--html", "a.html", program: "CrashLab", in: scratch.folder)
    #expect(run.code == 1)
    #expect(try scratch.text("a.html").contains("This world has ended."))
  }
}
