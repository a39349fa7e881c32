import MVC

// finds: diverges
// beside: confirmed-likes
// > contrast on; tap Like; server fail

/// Takes back a like that was never counted.
final class GrudgingPost: LikedPost {
  override func finish(_ response: Response) {
    if case .success = response { likes += 1 } else { likes -= 1 }
  }
}
