import MVC

/// Opens the storage in a file, or a new one in memory if no file is named.
///
/// Throws an error whose description the user can read if the file can't be used; the file stays as it
/// is.
public typealias StorageOpener = @Sendable (_ file: String?) throws -> any Storage
