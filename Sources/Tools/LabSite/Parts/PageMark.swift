/// What every page has in its head, and by which a program knows that it may replace the page.
package enum PageMark {
  package static let text = "<meta name=\"generator\" content=\"LabSite\">"
}
