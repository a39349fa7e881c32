/// Shows a picture only in a cell that still has its author.
final class AvatarOfAuthor: LateAvatar {
  override func show(_ picture: String, of author: String, in cell: TweetCell?) {
    if cell?.author == author { super.show(picture, of: author, in: cell) }
  }
}
