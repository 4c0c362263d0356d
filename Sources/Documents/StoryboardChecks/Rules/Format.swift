import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    /// Rules for authors of tools and strict projects; off by default.
    static let format = [
        Rule("element.unknown", nil, "an element is unknown", find: unknownElements),
        Rule("attribute.unknown", nil, "an attribute is unknown for its element", find: unknownAttributes),
        Rule(
            "capability.missing", nil, "a feature is used that the document's dependencies do not list",
            find: missingCapabilities),
        Rule(
            "custom-class.no-module", nil, "a custom class has no module, so a class written in Swift is not found",
            find: withoutModule),
    ]

    private static func unknownElements(in context: CheckContext) -> [Finding] {
        context.elementsByName.compactMap { group in
            guard let first = group.first, first.elementType == nil else { return nil }
            return Finding(first, "the element '\(first.name)' is unknown; it is kept unchanged")
        }
    }

    private static func unknownAttributes(in context: CheckContext) -> [Finding] {
        context.elementsByName.flatMap { group -> [Finding] in
            guard let type = group.first?.elementType, type.kind != .variation else { return [] }
            var seen: Set<String> = []
            return group.flatMap { node in
                node.attributes.filter { type.attribute($0.name) == nil && seen.insert($0.name).inserted }.map {
                    Finding(node, "the attribute '\($0.name)' of '\(node.name)' is unknown; it is kept unchanged")
                }
            }
        }
    }

    private static func missingCapabilities(in context: CheckContext) -> [Finding] {
        let listed = Set(context.elements("capability").compactMap { $0["name"] })
        return context.document.index.usedCapabilities.filter { capability in
            !listed.contains(capability.rawValue) && capability.isListed(byTools: context.document.toolsVersion)
        }.map { capability in
            Finding(
                context.root, "the document uses '\(capability.rawValue)' but does not list it",
                hint:
                    "list it with minToolsVersion=\"\(capability.minimumToolsVersion)\"; Interface Builder does so on saving"
            )
        }.sorted { $0.message < $1.message }
    }

    private static func withoutModule(in context: CheckContext) -> [Finding] {
        context.elementsByName.flatMap { group -> [Finding] in
            guard group.first?.elementType?.attribute("customModule") != nil else { return [] }
            return group.compactMap { node in
                guard let name = node["customClass"], !name.isEmpty, !name.hasPrefix("UI"), !name.hasPrefix("NS"),
                    node["customModule"]?.isEmpty ?? true
                else { return nil }
                return Finding(
                    node, "the class '\(name)' has no module, so it is found only if it is written in Objective-C",
                    hint: "name the module, or let it be that of the target")
            }
        }
    }
}
