import MVC

/// Opens the storage in a file, or a new one in memory where no file is named.
///
/// Throws why the file can't be used, in words for a person; such a file is left as it is.
public typealias StorageOpener = @Sendable (_ file: String?) throws -> any Storage
