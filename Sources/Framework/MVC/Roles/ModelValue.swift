/// A value that belongs in a model: an entry, an item, a record.
///
/// A value type has no role as a class has, so this conformance tells the laws that a model should
/// hold it.
public protocol ModelValue {}
