// Code of each shape that a stack shows, compiled by Embedded Swift, which exists for every processor.

@_silgen_name("look") func look()
@_silgen_name("given") func given() -> Int

@inline(never) func called(_ number: Int) -> Int {
  look()
  return number &+ 1
}

@inline(__always) func putIntoAnother(_ number: Int) -> Int {
  look()
  return number &* 3
}

@inline(never) func hasAnother(_ number: Int) -> Int {
  putIntoAnother(number) &+ called(number)
}

@inline(never) func endsByJump(_ number: Int) -> Int {
  look()
  return called(number)
}

@inline(never) func onlyJumps(_ number: Int) -> Int { called(number) }

/// Has more values than registers, so that it removes its frame in another way.
@inline(never) func endsByJumpFromLargeFrame() -> Int {
  let (a, b, c, d, e, f, g) = (given(), given(), given(), given(), given(), given(), given())
  let (h, i, j, k, l, m, n) = (given(), given(), given(), given(), given(), given(), given())
  look()
  return called(a ^ b &+ c ^ d &+ e ^ f &+ g ^ h &+ i ^ j &+ k ^ l &+ m ^ n)
}

@inline(never) func callsItself(_ depth: Int) -> Int {
  depth == 0 ? called(depth) &+ 1 : (callsItself(depth &- 1) &* 3) ^ depth
}

class Base {
  @inline(never) func answer(_ number: Int) -> Int { number }
}

final class Derived: Base {
  @inline(never) override func answer(_ number: Int) -> Int {
    look()
    return number &+ 2
  }
}

@inline(never) func callsByTable(_ base: Base, _ number: Int) -> Int {
  base.answer(number) &+ base.answer(number &+ 1)
}

@_cdecl("play_direct") public func playDirect() -> Int { hasAnother(1) &+ 1 }
@_cdecl("play_jump") public func playJump() -> Int { endsByJump(1) &+ 1 }
@_cdecl("play_only_jump") public func playOnlyJump() -> Int { onlyJumps(1) &+ 1 }
@_cdecl("play_large") public func playLarge() -> Int { endsByJumpFromLargeFrame() &+ 1 }
@_cdecl("play_deep") public func playDeep() -> Int { callsItself(9) &+ 1 }
@_cdecl("play_table") public func playTable() -> Int { callsByTable(Derived(), 1) &+ 1 }
