import CCallStack
import LabPlatform

/// An address that a call returns to, and whose code makes the call.
///
/// The names and the lines come from the program's own file, where the compiler left them: the names from its table of
/// symbols, the lines, and the functions whose code was put into others, from its table of lines. Code that is not in both
/// is of an unknown function; where ``MissingTables`` says that a table is missing, all code is.
package enum CallAddress {
  // What is known of the program's own code is the same for all worlds.
  private static let known = PerThread { [UInt: [CallPlace]]() }
  private static let ways = PerThread { [ArraySlice<UInt>: [CallPlace]]() }
  private static let modules = PerThread { [String: Bool]() }

  /// The app's functions that some calls are in, the innermost first; each call was made by the next one.
  ///
  /// Left out are the framework, the lab, Swift's libraries, other languages, and thunks. A function that ended with a
  /// jump to another one comes behind that one. Where several functions share their code, it is the one that was called.
  package static func places(of calls: ArraySlice<UInt>) -> [CallPlace] {
    guard MissingTables.ofProgram == nil else { return [.unknown] }
    if let places = ways.value[calls] { return places }
    let all = calls.indices.flatMap { index in
      find(calls[index], calledBy: index + 1 < calls.endIndex ? calls[index + 1] : nil)
    }
    let places = all.indices.filter { index in
      !all[index].isGround && !(index > 0 && all[index].isOnlyWay(to: all[index - 1]))
    }
    .map { all[$0] }
    // A slice would keep all calls of its world.
    ways.value[ArraySlice(Array(calls))] = places
    return places
  }

  /// The functions that a call is in, the innermost first.
  package static func places(at address: UInt) -> [CallPlace] {
    if let places = known.value[address] { return places }
    let places = find(address)
    known.value[address] = places
    return places
  }

  /// The closure whose code begins at an address, and its line; nil for code that is no closure's.
  package static func closure(at code: UInt) -> CallPlace? {
    // A call is before the place that it returns to.
    guard let place = places(at: code + 1).last(where: { !$0.isGround && $0.isKnown }) else {
      return nil
    }
    guard place.line == nil, let name = function(at: code), name.hasSuffix("TA") else {
      return place
    }
    // What calls a closure with what that has captured bears its name, and has no line.
    let start = callstack_start(String(name.dropLast(2)))
    return start == 0 ? place : places(at: start + 1).last ?? place
  }

  /// Whether a call is made by the code that the compiler makes for a key path to write a property.
  package static func isOfKeyPath(_ address: UInt) -> Bool {
    function(at: address - 1)?.hasSuffix("Tk") == true
  }

  /// The mangled name of the function that an address is in; nil if it is in a library, or not known.
  package static func function(at address: UInt) -> String? {
    callstack_function(address).map { String(cString: $0) }
  }
}

extension CallAddress {
  /// What mangled names begin with.
  private static let mark = "$s"
  /// The number of functions put into one another that are read at most.
  private static let most = 48

  private static func find(_ address: UInt) -> [CallPlace] {
    // What is below is not known: the walk did not come to the end.
    guard address > 0 else { return [.unknown] }
    // The linker may drop the symbol of a function that the optimiser has made; the table of lines still knows it.
    let name = function(at: address - 1)
    guard name.map({ !isAllGround($0) }) ?? true else { return [] }
    let found = withUnsafeTemporaryAllocation(of: callstack_place.self, capacity: most) {
      buffer -> [CallPlace?]? in
      guard let start = buffer.baseAddress else { return [] }
      let count = Int(callstack_places(address, start, Int32(most)))
      guard count >= 0 else { return nil }
      return (0..<count).map { index in
        let place = buffer[index]
        let own = place.function.map { String(cString: $0) }
        if let own, own.hasPrefix(mark) { return CallAddress.place(own, place) }
        if index == count - 1 { return (name ?? own).flatMap { CallAddress.place($0, place) } }
        // Tables of lines alone have the plain names of functions that were put into others, which any type can have.
        return own == nil || own?.hasPrefix("Swift runtime failure") == true ? nil : .unknown
      }
    }
    if let found, !found.isEmpty { return found.compactMap(\.self) }
    guard let name else { return found == nil ? [.unknown] : [] }
    guard let place = place(name, nil) else { return [] }
    // In a module without lines nobody knows what was put into the function; elsewhere the compiler has made it of others.
    return [found == nil && !place.isGround && !hasLines(place.module) ? .unknown : place]
  }

  /// Whether a module was built with debug information.
  private static func hasLines(_ module: String) -> Bool {
    if let known = modules.value[module] { return known }
    let answer = callstack_has_lines("\(mark)\(module.utf8.count)\(module)")
    modules.value[module] = answer
    return answer
  }

  /// The functions that a call is in, and those that ended by a jump to them; `caller` is the call that has made it, if
  /// there is one.
  private static func find(_ address: UInt, calledBy caller: UInt?) -> [CallPlace] {
    let places = places(at: address)
    guard let caller else { return places }
    var onlyJumps = false
    if let called = callstack_callee(caller, &onlyJumps).map({ String(cString: $0) }) {
      guard called != function(at: address - 1), let other = place(called, nil) else {
        return places
      }
      // The lines of shared code are those of another function.
      if onlyJumps { return [other] }
      let ways = ways(to: address) { jump, _ in function(at: jump - 1) == called }
      return places + (ways.count == 1 ? ways[0].places : [other])
    }
    // A thunk has no code of the app.
    let isDirect =
      callstack_can_call(caller, address)
      || jumps(to: address).contains {
        $0.isAll && $0.places.isEmpty && callstack_can_call(caller, $0.call)
      }
    let ways =
      isDirect
      ? []
      : ways(to: address) { jump, places in
        places.last?.isClosure == true || callstack_can_call(caller, jump)
      }
    guard let way = ways.first else {
      guard let last = places.last, !isDirect,
        jumps(to: address).contains(where: { $0.isAll && !$0.places.isEmpty })
      else {
        return places
      }
      return places.dropLast() + [last.orOther]
    }
    if ways.count > 1 { return places + [.unknown(among: ways.map(\.places))] }
    return way.isAll ? way.places : places + way.places
  }

  /// The chains of jumps from a sought function to the one of a call, of which no frame is left.
  private static func ways(
    to call: UInt,
    most: Int = 3,
    from isSought: (UInt, [CallPlace]) -> Bool
  ) -> [Jump] {
    jumps(to: call).filter { !$0.places.isEmpty }.flatMap { jump in
      if isSought(jump.call, jump.places) { return [jump] }
      guard most > 1 else { return [] }
      return ways(to: jump.call, most: most - 1, from: isSought).map {
        Jump(call: $0.call, isAll: jump.isAll, places: jump.places + $0.places)
      }
    }
  }

  /// The end of a function by a jump, and what its code is.
  private struct Jump {
    let call: UInt
    /// Whether the function has no other code.
    let isAll: Bool
    let places: [CallPlace]
  }

  /// The jumps to the function that a call is in.
  private static func jumps(to call: UInt) -> [Jump] {
    withUnsafeTemporaryAllocation(of: callstack_jump.self, capacity: most) { buffer in
      guard let start = buffer.baseAddress else { return [] }
      return (0..<Int(callstack_jumps(call, start, Int32(most)))).map { index in
        let (call, isAll) = (buffer[index].call, buffer[index].is_all)
        // Such a function shares its code, so the line would be another function's.
        let places =
          isAll
          ? [function(at: call - 1).flatMap { place($0, nil) }].compactMap(\.self)
          : places(at: call)
        return Jump(
          call: call,
          isAll: isAll,
          places: places.filter { !$0.isGround && !$0.isForwarder }
        )
      }
    }
  }

  /// Whether a function has no code of the app in it: it belongs to a module that the app is built on, and the compiler
  /// has not made it for the app's types.
  ///
  /// Most calls are of such functions, and to read the lines of their modules takes milliseconds.
  private static func isAllGround(_ mangled: String) -> Bool {
    guard let text = callstack_demangled(mangled) else { return true }
    defer { callstack_free(text) }
    let words = String(cString: text)
    guard let name = FunctionName(words) else { return false }
    return CallPlace.isGround(name.module) && !words.contains("specialization")
  }

  private static func place(_ mangled: String, _ found: callstack_place?) -> CallPlace? {
    guard let text = callstack_demangled(mangled) else { return nil }
    defer { callstack_free(text) }
    guard var place = CallPlace(mangled: mangled, demangled: String(cString: text)) else {
      return nil
    }
    if let found, found.line > 0, let file = found.file {
      place.line = Int(found.line)
      place.file = String(cString: file).split(separator: "/").last.map(String.init)
    }
    return place
  }
}
