import StoryboardModel
import XMLTree

extension RuleSet {
    static let scenes = [
        Rule(
            "scene.unreachable", .warning, "no segue leads to a scene, and code cannot instantiate it",
            find: unreachable
        ),
        Rule(
            "document.no-initial-controller", .note,
            "a storyboard has neither an initial controller nor storyboard identifiers", find: noInitial),
        Rule(
            "document.wrong-initial-controller", .error, "the initial controller is not a controller",
            find: wrongInitial),
    ]

    private static func unreachable(in context: CheckContext) -> [Finding] {
        guard context.document.kind.isStoryboard, !context.document.isLaunchScreen else { return [] }
        // A storyboard without an entry point is reported as a whole.
        guard hasBeginning(context) else { return [] }
        return context.controllers.compactMap { controller in
            guard !isEntry(controller, context), let id = controller["id"] else { return nil }
            if context.incoming[id]?.contains(where: { $0.source != controller }) == true { return nil }
            let noun = controller.name.hasSuffix("Placeholder") ? "storyboard reference" : "scene"
            return Finding(
                controller,
                "no segue leads to the \(noun) '\(controller.sceneTitle)', and code cannot instantiate it without a storyboard identifier",
                hint: noun == "scene"
                    ? "give it a storyboard identifier, connect it, or remove it" : "connect it or remove it")
        }
    }

    private static func isEntry(_ controller: Node, _ context: CheckContext) -> Bool {
        let id = controller["id"]
        if id == context.root["initialViewController"] || id == context.root["defaultGlanceController"] { return true }
        return ["storyboardIdentifier", "identifier"].contains { controller[$0]?.isEmpty == false }
            || ["notificationController", "glanceController"].contains(controller.name)
    }

    private static func hasBeginning(_ context: CheckContext) -> Bool {
        context.controllers.contains { isEntry($0, context) }
    }

    private static func noInitial(in context: CheckContext) -> [Finding] {
        guard context.document.kind.isStoryboard, !context.document.isLaunchScreen, !context.controllers.isEmpty,
            !hasBeginning(context), !context.root.has("initialViewController")
        else { return [] }
        return [
            Finding(
                context.root,
                "no controller is the initial one and none has a storyboard identifier, so nothing can be shown",
                hint: "make a controller the initial one, or give a storyboard identifier to those that code uses")
        ]
    }

    private static func wrongInitial(in context: CheckContext) -> [Finding] {
        guard let initial = context.document.initialController, initial.elementType != nil, !initial.isController
        else { return [] }
        return [
            Finding(
                context.root,
                "the initial controller is \(context.kindAndName(initial)), expected a controller",
                hint: "make a controller the initial one")
        ]
    }
}
