// A module that is compiled without debug information.

@inline(never) func two() -> Int { 2 }
@_cdecl("bare_number") public func bareNumber() -> Int { two() &+ 1 }
