import CodeReading
import Foundation
import Testing

@Suite struct CodeSizeTests {
  private func size(_ files: (String, String)..., of names: String...) -> String {
    let sources = CodeIndex(
      files.map { CodeFile(name: $0.0, lines: $0.1.components(separatedBy: "\n")) }
    )
    let size = sources.size(of: names)
    let largest = size.largest.map { "\($0.type) \($0.lines)" } ?? "none"
    return
      "\(size[.model]) \(size[.view]) \(size[.controller]) \(size.other) \(size.all) \(largest)"
  }

  @Test func `lines count for the role of their class; comments and empty lines do not count`() {
    let shop = """
      import MVC

      /// Keeps prices.
      final class Shop: Model {
        var prices = [1]  // one

        /* none
        of them */
        func add() {
          prices.append(2)
        }
      }

      struct Price { let cents: Int }
      """
    #expect(size(("Shop.swift", shop), of: "Shop.swift") == "6 0 0 2 8 Shop 6")
  }

  @Test func `an extension counts for its class, and a namespace for nothing`() {
    let shop = """
      extension Wrong {
        final class Shop: ViewController, Shopping {
          struct Row {
            let title: String
          }
        }
        protocol Shopping {}
      }

      extension Wrong.Shop {
        func open() {}
      }
      """
    #expect(size(("Shop.swift", shop), of: "Shop.swift") == "0 0 8 3 11 Wrong.Shop 8")
  }

  @Test func `a superclass in another file gives its role, and does not count`() {
    let base = "class Page<Item: Model>: Mvce.Controller<Item>, Shown {}\nclass Shop: View {}"
    let shop = "enum Wrong {\nclass Shop: Page<Price>, Model {\n}\n}"
    let heir = "class Heir: Wrong.Shop {}\nclass Twin: Shop {}"
    let files = [("Base.swift", base), ("Shop.swift", shop), ("Heir.swift", heir)]
    #expect(size(files[0], files[1], files[2], of: "Shop.swift") == "0 0 2 2 4 Wrong.Shop 2")
    #expect(size(files[0], files[1], files[2], of: "Heir.swift") == "0 1 1 0 2 Heir 1")
  }

  @Test func `a plain class counts as a model if a bridge stands for it, and a bridge does too`() {
    let cart = "final class Cart {\n  var lines = [1]\n}\nextension Cart {}\nclass Receipt {}"
    func size(with other: String) -> String {
      self.size(("Cart.swift", cart), ("Other.swift", other), of: "Cart.swift", "Other.swift")
    }
    #expect(size(with: "let cart: Bridge<Cart>?") == "4 0 0 2 6 Cart 4")
    #expect(size(with: "let cart = Bridge(Shop.Cart(prices: []))") == "4 0 0 2 6 Cart 4")
    #expect(size(with: "class CartBridge: Bridge<Cart>, Listening {\n}") == "6 0 0 1 7 Cart 4")
    #expect(size(with: "let bridge: Cart") == "0 0 0 6 6 none")
  }

  @Test func `a class may state its role; one that inherits from itself has none`() {
    let screen = """
      class Screen: ViewController {
        override class var role: Role { .view }
      }
      class Loop: Loop {}
      """
    #expect(size(("Screen.swift", screen), of: "Screen.swift") == "0 3 0 1 4 Screen 3")
    #expect(size(of: "Missing.swift") == "0 0 0 0 0 none")
  }
}
