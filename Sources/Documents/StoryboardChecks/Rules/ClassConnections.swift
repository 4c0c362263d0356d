import ClassModel
import StoryboardModel
import XMLTree

extension RuleSet {
    static let classConnections = [
        Rule("outlet.unknown", .error, "an object's class does not have an outlet", find: unknownOutlets),
        Rule(
            "outlet.wrong-type", .error, "the object that an outlet leads to has the wrong class", find: wrongTypes
        ),
        Rule(
            "action.unknown", .error, "an object's class does not have the action of a connection", find: unknownActions
        ),
        Rule(
            "unwind.unknown-action", .error, "no class has the action of an unwind segue",
            find: unknownUnwindActions),
    ]

    // MARK: Outlets

    private static func unknownOutlets(in context: CheckContext) -> [Finding] {
        outlets(in: context).compactMap { outlet, chain, owner in
            let name = outlet.name
            let members = chain.members.filter { $0.name == name }
            if members.contains(where: { $0.kind.isSettable })
                || chain.frameworkMembers.contains(where: { $0.name == name })
                || hasSetter(name, chain)
            {
                return nil
            }
            if let hidden = members.first(where: { $0.kind == .hiddenProperty }) {
                return Finding(
                    outlet.node,
                    "outlet '\(name)' of \(context.name(owner)) is a property that documents cannot set (\(hidden.place))",
                    hint: "write '@IBOutlet' before the property", source: hidden.place)
            }
            let candidates = chain.members([.outlet, .outletCollection]).map(\.name)
            let suggestion = Spelling.nearest(to: name, among: candidates).map { "did you mean '\($0)'?" }
            let place = chain.classes[0].place
            return Finding(
                outlet.node, "the class '\(chain.classes[0].name)' has no outlet '\(name)' (\(place))",
                hint: suggestion ?? "declare the outlet in the class, or remove the connection", source: place)
        }
    }

    /// Returns the outlets of objects whose class is in the sources and whose superclasses are all known.
    private static func outlets(in context: CheckContext) -> [(outlet: Connection, chain: ClassChain, owner: Node)] {
        guard context.classes != nil else { return [] }
        return context.elements(["outlet", "outletCollection"]).compactMap { node in
            guard let outlet = Connection(node), !outlet.name.isEmpty, let owner = outlet.source,
                let chain = context.chain(of: owner), chain.isComplete, !chain.classes.isEmpty
            else { return nil }
            return (outlet, chain, owner)
        }
    }

    private static func hasSetter(_ name: String, _ chain: ClassChain) -> Bool {
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        return chain.members.contains { $0.name == setter && $0.kind != .hiddenMethod }
    }

    private static func wrongTypes(in context: CheckContext) -> [Finding] {
        outlets(in: context).compactMap { outlet, chain, _ in
            guard let member = chain.members.first(where: { $0.name == outlet.name }) else { return nil }
            if let finding = wrongNumber(outlet, member) { return finding }
            guard [.outlet, .outletCollection].contains(member.kind), let wanted = member.type,
                let target = context.object(outlet.destinationID), let found = context.chain(of: target),
                let name = context.classes?.chain(of: wanted, in: chain.classes.first)?.name,
                found.derives(from: name) == false
            else { return nil }
            return Finding(
                outlet.node,
                "outlet '\(outlet.name)' expects a '\(name)' (\(member.place)), but \(context.kindAndName(target)) is a '\(found.name ?? "")'",
                hint: "connect it to a '\(name)', or change the outlet's type", source: member.place)
        }
    }

    private static func wrongNumber(_ outlet: Connection, _ member: ClassMember) -> Finding? {
        switch (outlet.kind, member.kind) {
        case (.outlet, .outletCollection):
            Finding(
                outlet.node, "outlet '\(outlet.name)' is a collection in its class (\(member.place))",
                hint: "connect it again", source: member.place)
        case (.outletCollection, .outlet) where member.type != nil && member.type != "NSArray":
            Finding(
                outlet.node, "outlet collection '\(outlet.name)' is a single outlet in its class (\(member.place))",
                hint: "connect it again", source: member.place)
        default: nil
        }
    }

    // MARK: Actions

    private static func unknownActions(in context: CheckContext) -> [Finding] {
        guard context.classes != nil else { return [] }
        let actions = context.elements("action").compactMap { node -> Finding? in
            guard let action = Connection(node), let target = context.object(action.destinationID) else { return nil }
            return missing(action.name, "action", of: target, in: context, at: node)
        }
        let creations = context.segues.compactMap { segue -> Finding? in
            guard let selector = segue.node["destinationCreationSelector"], let source = segue.source else {
                return nil
            }
            return missing(selector, "segue action", of: source, in: context, at: segue.node)
        }
        return actions + creations
    }

    private static func missing(
        _ selector: String, _ noun: String, of target: Node, in context: CheckContext, at node: Node
    ) -> Finding? {
        guard !selector.isEmpty, let chain = context.chain(of: target), chain.isComplete, let own = chain.classes.first,
            !chain.frameworkMembers.contains(where: { $0.name == selector })
        else { return nil }
        let members = chain.members.filter { $0.name == selector }
        if members.contains(where: { $0.kind.isCallable }) || isSetter(selector, in: chain) { return nil }
        if let hidden = members.first(where: { $0.kind == .hiddenMethod }) {
            return Finding(
                node, "\(noun) '\(selector)' is a method that documents cannot call (\(hidden.place))",
                hint: "write '\(noun == "action" ? "@IBAction" : "@IBSegueAction")' in front of the method",
                source: hidden.place)
        }
        let candidates = chain.members([.action, .unwindAction, .segueAction]).map(\.name)
        return Finding(
            node, "the class '\(own.name)' has no \(noun) '\(selector)' (\(own.place))",
            hint: Spelling.nearest(to: selector, among: candidates).map { "did you mean '\($0)'?" }
                ?? "declare it in the class, or remove the connection", source: own.place)
    }

    /// Returns whether a selector is the setter of a property that is visible to Objective-C, such as "setLabel:".
    private static func isSetter(_ selector: String, in chain: ClassChain) -> Bool {
        chain.members.contains { member in
            member.kind.isSettable && selector == "set\(member.name.prefix(1).uppercased())\(member.name.dropFirst()):"
        }
    }

    // MARK: Unwinding

    private static func unknownUnwindActions(in context: CheckContext) -> [Finding] {
        guard let classes = context.classes else { return [] }
        // Any controller on the way back may have the action, so all classes that the document names must be known.
        let owners = context.namedClasses.filter(\.isController).map(context.chain)
        guard !owners.isEmpty, owners.allSatisfy({ $0?.isComplete ?? false }) else { return [] }
        return context.segues.compactMap { segue in
            guard segue.kind == .unwind, let selector = segue.unwindAction, !selector.isEmpty else { return nil }
            let known = classes.members.filter { $0.name == selector }
            if known.contains(where: { $0.kind.isCallable }) { return nil }
            if let hidden = known.first(where: { $0.kind == .hiddenMethod }) {
                return Finding(
                    segue.node, "unwind action '\(selector)' is a method that documents cannot call (\(hidden.place))",
                    hint: "write '@IBAction' before the method", source: hidden.place)
            }
            let candidates = classes.members.filter { $0.kind == .unwindAction }
            let name = Spelling.nearest(to: selector, among: candidates.map(\.name))
            let near = candidates.first { $0.name == name }
            return Finding(
                segue.node, "no class has the unwind action '\(selector)'",
                hint: near.map { "did you mean '\($0.name)' (\($0.place))?" }
                    ?? "declare '@IBAction func' with a 'UIStoryboardSegue' in the controller to go back to",
                source: near?.place)
        }
    }
}

extension ClassMember.Kind {
    /// Whether a document can set the property.
    fileprivate var isSettable: Bool {
        switch self {
        case .outlet, .outletCollection, .inspectable, .property: true
        case .action, .unwindAction, .segueAction, .method, .hiddenProperty, .hiddenMethod: false
        }
    }

    /// Whether a document can call the method.
    fileprivate var isCallable: Bool {
        switch self {
        case .action, .unwindAction, .segueAction, .method: true
        case .outlet, .outletCollection, .inspectable, .property, .hiddenProperty, .hiddenMethod: false
        }
    }
}
