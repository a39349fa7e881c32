/// A mechanism that refers to other objects weakly, or by a block only.
///
/// A search for what an object keeps alive passes it by.
package protocol KeepsNothingAlive {}

extension Block: KeepsNothingAlive {}
extension Delegate: KeepsNothingAlive {}
extension EventEmitter: KeepsNothingAlive {}
extension TargetAction: KeepsNothingAlive {}
