import LabSystems
import MVCLab

extension [WiringDifference] {
  static let image: Self = [
    WiringDifference(
      .image,
      "published",
      """
      ImageController
        ~ update(model:for:eventEmitter:)
          - number += 1
        ~ request(for:)  -9 +6
        - number  -1
        - deinit  -1
      """
    ),
    WiringDifference(
      .image,
      "view-network",
      """
      + EmptyController  +6
      + ImageView  +35
      """
    ),
    WiringDifference(
      .image,
      "view-forgets",
      """
      + ImageView  +20
      """
    ),
  ]
}
