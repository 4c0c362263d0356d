package import ClassModel
import ElementCatalog
package import StoryboardModel
import XMLTree

/// The connections that a Control-drag between two objects of a document can create.
package struct ConnectionOffers {
    let document: Document
    /// The classes of the app's sources; empty if there are none.
    let classes: AppClasses
    /// The layout, for constraints that keep views where they are.
    let layout: DocumentLayout

    /// Creates offers. Without `classes`, members of a custom class are inferred from the document's connections.
    package init(_ document: Document, classes: AppClasses? = nil, layout: DocumentLayout = DocumentLayout()) {
        self.document = document
        self.classes = classes ?? AppClasses([AppClass]())
        self.layout = layout
    }

    /// The part of an object at which a drag began.
    package enum Trigger: String, Sendable, CaseIterable {
        /// The accessory button of a cell.
        case accessory
        /// The circle of a referencing outlet: the outlets of the object at the other end are offered.
        case referencing
        /// The circle of a received action: the object at the other end sends it.
        case received
    }

    /// Returns the groups of offers. Empty groups are omitted, and a missing object has none. `only` is the name of the
    /// open connection that the drag began from.
    package func groups(from: String, to: String, trigger: Trigger? = nil, only: String? = nil) -> [OfferGroup] {
        guard let source = document.object(from), let target = document.object(to), source.has("id"), target.has("id")
        else { return [] }
        if let only, let event = Self.events.first(where: { $0.spacedWords == only || $0 == only }) {
            return actions(from: source, to: target, event: event).filter { !$0.offers.isEmpty }
        }
        if only == Self.onlyEvent { return actions(from: source, to: target).filter { !$0.offers.isEmpty } }
        let groups: [OfferGroup] =
            switch trigger {
            case .referencing: outlets(from: target, to: source)
            case .received: actions(from: target, to: source)
            case .accessory: segues(from: source, to: target, isAccessory: true)
            case nil:
                // A drag from an exit offers what leads to it.
                source.name == "exit"
                    ? segues(from: target, to: source, isAccessory: false)
                    : actions(from: source, to: target) + outlets(from: source, to: target)
                        + segues(from: source, to: target, isAccessory: false) + constraints(from: source, to: target)
            }
        return (only.map { narrow(groups, to: $0) } ?? groups).filter { !$0.offers.isEmpty }
    }

    // MARK: Classes

    /// Returns the class of an object, or its standard class if the sources don't contain its custom class.
    func chain(of node: Node) -> ClassChain? {
        if let chain = classes.chain(of: node) { return chain }
        guard let name = node.elementType?.className(on: .iOS), FrameworkClasses.shared.has(name) else { return nil }
        return ClassChain(
            classes: [], frameworkClasses: FrameworkClasses.shared.chain(of: name),
            isComplete: node["customClass"]?.isEmpty ?? true)
    }

    /// Returns whether an object is of a class, as far as is known.
    func fits(_ node: Node, _ type: String?, in user: AppClass? = nil) -> Bool {
        guard let type, let wanted = classes.chain(of: type, in: user)?.name else { return true }
        if node["customClass"]?.isEmpty ?? true, node.name == "placeholder" { return true }
        guard let own = chain(of: node) else { return true }
        return own.derives(from: wanted) ?? mayDerive(own, from: type, in: user)
    }

    /// Returns whether a class may derive from another. The base class of a class that isn't in the sources is known
    /// from its element.
    private func mayDerive(_ chain: ClassChain, from type: String, in user: AppClass?) -> Bool {
        guard let base = chain.frameworkClasses.first, let wanted = classes.chain(of: type, in: user) else {
            return true
        }
        return wanted.derives(from: base) ?? true
    }

    /// Returns the objects of the same custom class, including the object itself.
    func objectsOfSameClass(as node: Node) -> [Node] {
        guard let name = node["customClass"], !name.isEmpty else { return [node] }
        return document.root.subtree.filter { $0["customClass"] == name }
    }

    /// Returns whether two objects are loaded together, so that one can have an outlet to the other.
    func areTogether(_ one: Node, _ other: Node) -> Bool { one.scene == other.scene }
}
