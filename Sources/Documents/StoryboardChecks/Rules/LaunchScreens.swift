import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    /// Rules for launch screens, which the system shows before the app's code runs.
    static let launchScreens = [
        launchScreen("root", .warning, "a launch screen does not have exactly one controller or view", find: roots),
        launchScreen(
            "custom-class", .error, "a launch screen has an object of the app's own class", find: customClasses),
        launchScreen("connection", .warning, "a launch screen has outlets, actions or segues", find: launchConnections),
        launchScreen(
            "runtime-attribute", .error, "a launch screen has user defined runtime attributes", find: launchAttributes),
        launchScreen(
            "unsupported-view", .error, "a launch screen has a view that is not UIKit's own", find: unsupportedViews),
    ]

    private static func launchScreen(
        _ name: String, _ severity: Severity, _ summary: String, find: @escaping @Sendable (CheckContext) -> [Finding]
    ) -> Rule {
        Rule("launch-screen.\(name)", severity, summary) { $0.document.isLaunchScreen ? find($0) : [] }
    }

    private static func roots(in context: CheckContext) -> [Finding] {
        if !context.document.kind.isStoryboard {
            let views = context.document.topLevelObjects.filter { $0.isView }
            if views.count == 1 { return [] }
            return [
                Finding(
                    context.root, "launch screen has \(views.count) views at the top, expected one",
                    hint: "keep the view that is to be shown")
            ]
        }
        guard context.root["initialViewController"] != nil else {
            return [
                Finding(
                    context.root, "launch screen has no initial controller, so it stays black",
                    hint: "make its controller the initial one")
            ]
        }
        return context.controllers.compactMap { controller in
            guard let id = controller["id"], id != context.root["initialViewController"],
                context.incoming[id]?.contains(where: { [.relationship, .embed].contains($0.kind) }) != true
            else { return nil }
            return Finding(
                controller, "launch screen has another controller, \(context.name(controller)), which is never shown",
                hint: "remove its scene")
        }
    }

    private static func customClasses(in context: CheckContext) -> [Finding] {
        objects(in: context).compactMap { node in
            guard let name = node["customClass"], !name.isEmpty, name != node.elementType?.className else { return nil }
            return Finding(
                node, "launch screen has an object of the class '\(name)', but the app's code does not run yet",
                hint: "remove the class",
                fix: Fix(
                    "Remove the class",
                    ["customClass", "customModule", "customModuleProvider"].map {
                        .setAttribute(node.id, name: $0, to: nil)
                    }))
        }
    }

    private static func launchConnections(in context: CheckContext) -> [Finding] {
        let segues = context.segues.filter { ![.relationship, .embed].contains($0.kind) }.map(\.node)
        // Cells have outlets of the system to their labels.
        let connections = context.elements(["outlet", "outletCollection", "action"]).filter { node in
            guard let sender = node.enclosingObject else { return true }
            return node.name == "action" || sender.isController || sender.has("customClass")
        }
        return (connections + segues).map { node in
            let name = node["property"] ?? node["selector"] ?? node["identifier"]
            let noun = node.name == "outletCollection" ? "outlet collection" : node.name
            return Finding(
                node,
                "launch screen has the \(noun)\(name.map { " '\($0)'" } ?? ""), but the app's code does not run yet",
                hint: "remove it", fix: Fix("Remove the \(noun)", removing: node))
        }
    }

    private static func launchAttributes(in context: CheckContext) -> [Finding] {
        context.elements("userDefinedRuntimeAttribute").map { node in
            Finding(
                node, "launch screen has the runtime attribute '\(node["keyPath"] ?? "")', but nothing sets it yet",
                hint: "remove it", fix: Fix("Remove the runtime attribute", removing: node))
        }
    }

    private static func unsupportedViews(in context: CheckContext) -> [Finding] {
        objects(in: context).compactMap { node in
            guard let name = node.elementType?.className(on: .iOS), !name.hasPrefix("UI") || name == "UIWebView" else {
                return nil
            }
            return Finding(
                node,
                "launch screen has \(context.name(node)) of the class '\(name)', which a launch screen cannot show",
                hint: "use UIKit's plain views and controllers only")
        }
    }

    /// Views and controllers.
    private static func objects(in context: CheckContext) -> [Node] {
        context.elementsByName.filter { group in
            switch group.first?.elementType?.kind {
            case .controller, .view, .cellView: true
            default: false
            }
        }.flatMap { $0 }
    }
}
