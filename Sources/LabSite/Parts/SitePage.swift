import LabText

/// A page of the site: whole in one file, without network, and readable without script.
struct SitePage {
  /// The page's path in the site, such as `todo/02-second-window.html`.
  let path: String
  let title: String
  let header: HTML
  let main: HTML
  /// What the script needs; empty where the page needs none.
  var end: HTML = ""

  var text: String {
    let site = SiteAddresses(from: path)
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(HTML(verbatim: SitePage.style))</style>
      </head>
      <body>
      <header>
      <nav aria-label="site"><a href="\(site.contents)">The course</a> · <a href="\(site.rules)">Laws</a> · \
      <a href="\(site.matrix)">Wirings</a></nav>
      \(header)</header>
      <main>
      \(main)</main>
      \(end)</body>
      </html>

      """
    return page.text
  }

  private static let style = String(decoding: PackageResources.site_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.play_js, as: UTF8.self)
}
