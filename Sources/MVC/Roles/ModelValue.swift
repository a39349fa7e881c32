/// A value that belongs to a model: an entry, an item, a record.
///
/// A value type has no role of its own as a `Model` has; conforming says where it should live.
public protocol ModelValue {}
