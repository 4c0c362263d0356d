import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let identifiers = [
        Rule(
            "storyboard-identifier.duplicate", .error, "two controllers have the same storyboard identifier",
            find: duplicateControllers),
        Rule(
            "segue-identifier.duplicate", .warning, "a controller has two segues with the same identifier",
            find: duplicateSegues),
        Rule("identifier.empty", .note, "an identifier is empty", find: emptyIdentifiers),
    ]

    private static func duplicateControllers(in context: CheckContext) -> [Finding] {
        context.controllers.repeated { controller in
            controller["storyboardIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        }.map { controller, first in
            Finding(
                controller,
                "the storyboard identifier '\(controller["storyboardIdentifier"] ?? "")' is already used by \(context.name(first))",
                hint: "give one of the two controllers another identifier")
        }
    }

    /// Returns segues with duplicate identifiers. Segues that controls trigger may share one, so that `prepare` handles
    /// them alike; those that code performs may not.
    private static func duplicateSegues(in context: CheckContext) -> [Finding] {
        var groups: [String: [Segue]] = [:]
        for segue in context.segues {
            guard let identifier = segue.identifier, !identifier.isEmpty, let source = segue.source else { continue }
            groups["\(source.id.rawValue) \(identifier)", default: []].append(segue)
        }
        return groups.values.flatMap { group -> [Finding] in
            guard group.count > 1, let manual = group.first(where: { $0.trigger == .manual }) else { return [] }
            return group.filter { $0 != manual }.map { segue in
                let isSame = segue.destinationID == manual.destinationID
                return Finding(
                    segue.node,
                    "the segue identifier '\(segue.identifier ?? "")' is also that of a segue that code performs"
                        + (isSame ? "" : ", to another controller"),
                    hint: "give one of the segues another identifier")
            }
        }
    }

    private static let identifierAttributes = [
        ("storyboardIdentifier", "storyboard identifier"), ("reuseIdentifier", "reuse identifier"),
        ("restorationIdentifier", "restoration identifier"),
    ]

    private static func emptyIdentifiers(in context: CheckContext) -> [Finding] {
        let ofSegues = context.segues.filter { $0.identifier == "" }.map { ($0.node, "identifier", "segue identifier") }
        let ofObjects = context.elementsByName.flatMap { group -> [(Node, String, String)] in
            guard let type = group.first?.elementType else { return [] }
            return identifierAttributes.filter { type.attribute($0.0) != nil }.flatMap { attribute, title in
                group.filter { $0[attribute] == "" && !$0.isPrototype }.map { ($0, attribute, title) }
            }
        }
        return (ofSegues + ofObjects).map { node, attribute, title in
            Finding(
                node, "the \(title) of \(context.name(node)) is empty", hint: "remove it or give it a name",
                fix: Fix("Remove the identifier", setting: attribute, of: node, to: nil))
        }
    }
}
