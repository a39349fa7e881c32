/// Takes the former poster away before it asks for the new one.
final class PosterEmptied: FormerPoster {
  override func prepare(_ cell: FilmCell, for film: String) {
    cell.imageView?.image = nil
    super.prepare(cell, for: film)
  }
}
