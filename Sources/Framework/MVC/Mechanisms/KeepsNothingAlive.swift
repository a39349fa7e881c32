/// A mechanism that refers to other objects weakly, or by a block or async code only.
///
/// A search for what an object keeps alive passes it by.
package protocol KeepsNothingAlive {}

extension Block: KeepsNothingAlive {}
extension Delegate: KeepsNothingAlive {}
extension ComponentRegistry: KeepsNothingAlive {}
extension EventEmitter: KeepsNothingAlive {}
extension Flow: KeepsNothingAlive {}
extension Observers: KeepsNothingAlive {}
extension RequestTask: KeepsNothingAlive {}
extension TargetAction: KeepsNothingAlive {}
extension WorldTask: KeepsNothingAlive {}
