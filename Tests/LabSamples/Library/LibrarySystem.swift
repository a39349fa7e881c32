import HeadlessUI
import MVCLab

extension System {
  /// Two tabs: a list with a search field and a child, and another list.
  public static let library = System(
    name: "library",
    summary: "books in one tab, loans in another",
    style: .cocoaMVC,
    screens: [ScreenKind("library", "the books and the loans")],
    wirings: [
      wiring("correct", .correct) { BooksController($0) },
      wiring("forgetful", .misused(breaking: .screenDisagreesWithModel)) {
        ForgetfulBooksController($0)
      },
    ],
    firstSteps: ["select 0", "tap Loans"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    books: @escaping @Sendable (Library) -> BooksController
  ) -> Wiring {
    let files = [
      "Library.swift", "BooksController.swift", "CountController.swift", "LoansController.swift",
    ]
    return Wiring(name, verdict, "a library", files: files) { LibraryAssembly(books) }
  }
}

final class LibraryAssembly: Assembly {
  private let library = Library()
  private let books: (Library) -> BooksController

  init(_ books: @escaping (Library) -> BooksController) { self.books = books }

  func makeScreen(_ kind: String) -> ViewController {
    TabBarController([
      Tab("Books", root: books(library)), Tab("Loans", root: LoansController(library)),
    ])
  }

  func truth(of controller: ViewController) -> Truth? {
    let borrowed = library.borrowed
    switch controller {
    case let books as BooksController:
      return Truth("books with '\(books.text)'") {
        Rows(library.shelves(with: books.text).flatMap(\.titles))
        Text("count", "\(borrowed.count) borrowed")
      }
    case is LoansController: return Truth("loans") { Rows(borrowed) }
    default: return nil
    }
  }
}
