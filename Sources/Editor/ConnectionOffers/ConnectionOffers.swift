package import ClassModel
import ElementCatalogue
package import StoryboardModel
import XMLTree

/// What a control-drag between two objects of a document may make.
package struct ConnectionOffers {
    let document: Document
    /// The classes of the app's sources; none where there are no sources.
    let classes: AppClasses
    /// For constraints that shall keep views where they are.
    let layout: DocumentLayout

    /// Without `classes`, what a custom class has is taken from the connections that the document has to objects of it.
    package init(_ document: Document, classes: AppClasses? = nil, layout: DocumentLayout = DocumentLayout()) {
        self.document = document
        self.classes = classes ?? AppClasses([AppClass]())
        self.layout = layout
    }

    /// What a drag began with, beside the object.
    package enum Trigger: String, Sendable, CaseIterable {
        /// The accessory button of a cell.
        case accessory
        /// The circle of a referencing outlet: the outlets of the object at the other end are asked for.
        case referencing
        /// The circle of a received action: what is dragged to sends it.
        case received
    }

    /// Groups that have nothing are left out. An object that is not there has none. `only` is the name of the one open
    /// connection that the drag began from.
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
                // A drag out of an exit asks what leads to it.
                source.name == "exit"
                    ? segues(from: target, to: source, isAccessory: false)
                    : actions(from: source, to: target) + outlets(from: source, to: target)
                        + segues(from: source, to: target, isAccessory: false) + constraints(from: source, to: target)
            }
        return (only.map { narrow(groups, to: $0) } ?? groups).filter { !$0.offers.isEmpty }
    }

    // MARK: Classes

    /// The class of an object, or the one that it would have without a class of its own where that is not in the sources.
    func chain(of node: Node) -> ClassChain? {
        if let chain = classes.chain(of: node) { return chain }
        guard let name = node.elementType?.className(on: .iOS), FrameworkClasses.shared.has(name) else { return nil }
        return ClassChain(
            classes: [], frameworkClasses: FrameworkClasses.shared.chain(of: name),
            isComplete: node["customClass"]?.isEmpty ?? true)
    }

    /// Whether an object may stand where one of a class is wanted. What nobody knows may.
    func fits(_ node: Node, _ type: String?, in user: AppClass? = nil) -> Bool {
        guard let type, let wanted = classes.chain(of: type, in: user)?.name else { return true }
        if node["customClass"]?.isEmpty ?? true, node.name == "placeholder" { return true }
        guard let own = chain(of: node) else { return true }
        return own.derives(from: wanted) ?? mayDerive(own, from: type, in: user)
    }

    /// Of a class that is not in the sources it is known at least what element it is of.
    private func mayDerive(_ chain: ClassChain, from type: String, in user: AppClass?) -> Bool {
        guard let base = chain.frameworkClasses.first, let wanted = classes.chain(of: type, in: user) else {
            return true
        }
        return wanted.derives(from: base) ?? true
    }

    /// Other objects of the same custom class, and the object itself.
    func objectsOfSameClass(as node: Node) -> [Node] {
        guard let name = node["customClass"], !name.isEmpty else { return [node] }
        return document.root.subtree.filter { $0["customClass"] == name }
    }

    /// Whether two objects are loaded together, so that one can have the other as an outlet.
    func areTogether(_ one: Node, _ other: Node) -> Bool { one.scene == other.scene }
}
