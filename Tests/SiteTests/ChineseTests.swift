import LabText
import Testing

@testable import LabSite

@Suite("Chinese on pages")
struct ChineseTests {
  @Test(
    "each run of Chinese is marked once",
    arguments: [
      ("<p>a &lt; b</p>", "<p>a &lt; b</p>"),
      (#"<b title="首页">首页</b> 3"#, #"<b title="首页"><span lang="zh">首页</span></b> 3"#),
      ("国：内 3 国", #"<span lang="zh">国：内</span> 3 <span lang="zh">国</span>"#),
      (
        "<svg><title>国</title><text>国</text></svg>国.",
        #"<svg><title>国</title><text><tspan lang="zh">国</tspan></text></svg><span lang="zh">国</span>."#
      ),
      ("国", #"<span lang="zh">国</span>"#),
    ]
  )
  func runs(_ page: String, _ marked: String) {
    let once = HTML(verbatim: page).withChineseMarked
    #expect(once.text == marked)
    #expect(once.withChineseMarked.text == once.text)
  }

  @Test("the titles of the news are marked, on the page and where it is played", Browser.needed)
  func news() throws {
    let lesson = "news/06-whose-request"
    let site = try SampleCourse.site(of: ["\(lesson).md"], explored: 1)
    let page = try #require(site["\(lesson).html"])
    let unmarked = #"""
      (() => {
        const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
        let [marked, others] = [0, []];
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (!/\p{Script=Han}/u.test(node.data) || node.parentElement.closest("title")) continue;
          if (node.parentElement.closest("[lang=zh]")) marked += 1; else others.push(node.data);
        }
        return `${marked > 40} ${document.querySelectorAll("#play [lang=zh]").length > 0} ${others}`;
      })()
      """#
    let found = try Browser.value(unmarked, on: page, "all")
    #expect(found == "true true ")
  }
}
