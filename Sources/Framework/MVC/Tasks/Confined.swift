/// A value that only the thread of its world uses, in a closure that the compiler lets go anywhere.
///
/// The compiler can't know where the closure runs: the code of a task on a `TaskQueue`, the closure of
/// an observation on the thread that changes the model.
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
