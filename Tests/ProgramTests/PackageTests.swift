import Testing

/// Tests that build packages as outsiders have them, one after another.
///
/// They share a build, so that the laboratory is compiled once; two at a time would wait for each other
/// and keep all other tests waiting.
@Suite("Packages of outsiders", .serialized)
enum PackageTests {}
