import HeadlessUI
import MVC

extension Evidence {
  /// Whether the code of the acting component, the hop's caller unless another is named, can have led to a hop
  /// by the names that it mentions, without entering some code; true where the sources do not say.
  ///
  /// A plain call leaves no hop, so the caller may only have been the last one that a mechanism reached.
  public func canLead(
    to index: Int,
    from acting: Participant? = nil,
    past closed: SourceIndex.ClosedCode
  ) -> Bool {
    let hop = hops[index]
    let acting = acting ?? hop.caller
    let target = SourceLine(hop.site)
    guard target != nil || hop.kind == .render, hop.cause >= 0,
      let own = wiringClasses(of: acting)
    else { return true }
    let call = hops[hop.cause]
    let methods = methods(calledBy: call)
    guard call.callee == acting, call.site.isKnown || !methods.isEmpty else { return true }
    let path = CodePath(
      target: target,
      acting: own,
      site: SourceLine(call.site),
      methods: methods,
      screens: screenClasses.flatMap(\.names),
      closed: closed,
      files: world.wiring.files
    )
    return sources.memory.isOpen(path) { path.leads(in: sources) ?? true }
  }

  /// Whether a view, the hop's caller unless another is named, and no controller behind a plain call, can have made
  /// a model do what a hop records; true for any other component.
  public func isViewsDoing(_ index: Int, by view: Participant? = nil, of model: Participant) -> Bool
  {
    let view = view ?? hops[index].caller
    // The line of a bridge's change is the one that called the view: any code may have gone on from there.
    if component(model) is any ModelBridge, role(view) == .view { return knows(model, by: view) }
    let type = enclosingType(at: hops[index].site)
    let isOwnLine = wiringClasses(of: view).flatMap { own in
      type.map { PlainAssignment.isPart($0, of: own) }
    }
    guard role(view) == .view, isOwnLine != true else { return true }
    return canLead(
      to: index,
      from: view,
      past: .otherScreens(knowsModel: knows(model, by: view))
    )
  }

  /// Whether stored properties lead from a component to a model, through models and all objects that are
  /// no components: a container of services, a cache, a router.
  public func leads(from holder: Component, to model: Component) -> Bool {
    let held = storedProperties.models(in: holder, source: propertySource)
    var isFound = held.contains { $0.model === model }
    if isFound { return true }
    ObjectGraph(within: holder, storedProperties.viewLayer) { met in
      if met === model {
        isFound = true
        return .end
      }
      return type(of: met).role == .model ? .through : .around
    }
    return isFound
  }

  /// Whether a component holds a model, or its class's source names the model's class.
  private func knows(_ model: Participant, by holder: Participant) -> Bool {
    guard let model = component(model), let holder = component(holder) else { return true }
    let held = storedProperties.models(in: holder, source: propertySource)
    if held.contains(where: { $0.model === model }) { return true }
    let plain = (model as? any ModelBridge).map { "\($0.plainType)" }
    let names = Set(
      (wiringClasses(of: model) + [plain].compactMap(\.self))
        .compactMap { $0.split(separator: ".").last }
    )
    let classes = wiringClasses(of: holder)
    return sources.files.contains { file in
      let outline = sources.outline(of: file)
      return outline.scopes.contains { scope in
        scope.kind == .type && PlainAssignment.isPart(scope.name, of: classes)
          && scope.tokens.contains { names.contains(outline.tokens[$0].text[...]) }
      }
    }
  }
}
