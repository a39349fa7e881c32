/// A model in a module that knows no lab.
public struct Plant {
  /// Makes a plant.
  public init() {}
}
