import StoryboardModel
import XMLTree

extension RuleSet {
    static let segues = [
        Rule(
            "segue.wrong-destination", .error, "a segue leads to something other than a controller",
            find: wrongDestination),
        Rule(
            "segue.missing-identifier", .warning, "a segue that only code can perform has no identifier",
            find: missingIdentifier),
        Rule("segue.missing-class", .error, "a custom segue has no class that would perform it", find: missingClass),
        Rule(
            "segue.ignored-class", .warning, "a relationship has a segue class, which is never used", find: ignoredClass
        ),
        Rule("segue.deprecated-kind", .note, "a segue is of a kind that iOS 8 replaced", find: deprecatedKinds),
        Rule(
            "relationship.missing-name", .error, "a relationship has no name, so it has no effect",
            find: namelessRelationships),
        Rule(
            "relationship.duplicate", .error, "a controller has two relationships where there can be one",
            find: duplicateRelationships),
    ]

    private static func wrongDestination(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind != .unwind, let target = context.object(segue.destinationID), target.elementType != nil,
                !target.isController
            else { return nil }
            return Finding(
                segue.node, "segue leads to \(context.kindAndName(target)), expected a controller",
                hint: "remove the segue or connect it again")
        }
    }

    private static func missingIdentifier(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.trigger == .manual, segue.identifier?.isEmpty ?? true, segue.node["trigger"] == nil,
                segue.node["key"] == nil, ![.relationship, .embed, .unwind].contains(segue.kind),
                let source = segue.source, let target = context.object(segue.destinationID)
            else { return nil }
            return Finding(
                segue.node,
                "segue from \(context.name(source)) to \(context.name(target)) has no identifier, so nothing can perform it",
                hint: "give it an identifier, or start it from a control")
        }
    }

    private static func missingClass(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind == .custom, segue.customClass?.isEmpty ?? true else { return nil }
            return Finding(
                segue.node, "custom segue has no class, so it cannot be performed",
                hint: "name a subclass of UIStoryboardSegue, or choose another kind")
        }
    }

    private static func ignoredClass(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind == .relationship, let name = segue.customClass else { return nil }
            return Finding(
                segue.node, "relationship has the segue class '\(name)', which is never used",
                hint: "remove the class",
                fix: Fix(
                    "Remove the class",
                    ["customClass", "customModule", "customModuleProvider"].map {
                        .setAttribute(segue.node.id, name: $0, to: nil)
                    }))
        }
    }

    private static func namelessRelationships(in context: CheckContext) -> [Finding] {
        context.segues.compactMap { segue in
            guard segue.kind == .relationship, segue.relationship?.isEmpty ?? true else { return nil }
            return Finding(
                segue.node, "relationship has no name, so the scene it leads to is never shown",
                hint: "choose another kind, or connect the container with the scene again")
        }
    }

    private static func deprecatedKinds(in context: CheckContext) -> [Finding] {
        guard context.document.kind == .phoneStoryboard || context.document.kind == .televisionStoryboard else {
            return []
        }
        return context.segues.compactMap { segue in
            guard let successor = segue.kind.successor else { return nil }
            // Without trait collections, adaptive kinds aren't available: the whole document must be changed first.
            let isAdaptive = context.root["useTraitCollections"] == "YES"
            let isSafe = isAdaptive && (segue.kind == .push || segue.kind == .modal)
            return Finding(
                segue.node, "segue is of the kind '\(segue.kind.name)', which '\(successor.name)' replaced in iOS 8",
                hint: "change the kind to '\(successor.name)'",
                fix: isSafe
                    ? Fix("Change the kind to '\(successor.name)'", setting: "kind", of: segue.node, to: successor.name)
                    : nil)
        }
    }

    // MARK: Relationships

    private static let single: Set<String> = [
        "rootViewController", "masterViewController", "detailViewController", "supplementaryViewController",
        "compactViewController", "window.shadowedContentViewController",
    ]

    private static func duplicateRelationships(in context: CheckContext) -> [Finding] {
        context.segues.repeated { segue -> String? in
            guard segue.kind == .relationship, let relationship = segue.relationship, single.contains(relationship)
            else { return nil }
            return segue.source.map { "\($0.id.rawValue) \(relationship)" }
        }.map { segue, _ in
            Finding(
                segue.node,
                "\(segue.source.map(context.name) ?? "") has a second relationship '\(segue.relationship ?? "")', expected one",
                hint: "remove one of the two; a merge may have kept both sides")
        }
    }
}
