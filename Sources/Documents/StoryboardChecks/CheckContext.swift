import ClassModel
import StoryboardModel
import XMLTree

/// A document with facts that several rules share.
final class CheckContext {
    let document: Document
    let surroundings: Surroundings?
    /// The Xcode that must open the document, or nil if any may.
    let xcode: XcodeRelease?
    let root: Node
    private let groups: [String: [Node]]

    init(_ document: Document, _ surroundings: Surroundings?, xcode: XcodeRelease? = nil) {
        self.document = document
        self.surroundings = surroundings
        self.xcode = xcode
        root = document.root
        groups = Self.groups(below: root)
    }

    /// Returns all elements by name, in one traversal of the document.
    private static func groups(below root: Node) -> [String: [Node]] {
        var lists: [[Node]] = []
        for node in root.subtree {
            let number = Int(node.nameID.rawValue)
            while lists.count <= number { lists.append([]) }
            lists[number].append(node)
        }
        var groups: [String: [Node]] = [:]
        for list in lists {
            if let first = list.first { groups[first.name] = list }
        }
        return groups
    }

    /// Returns the elements with a name, in document order.
    func elements(_ name: String) -> [Node] { groups[name] ?? [] }

    /// Returns the elements with one of several names.
    func elements(_ names: [String]) -> [Node] { names.flatMap(elements) }

    /// All elements, grouped by name.
    var elementsByName: some Collection<[Node]> { groups.values }

    func object(_ id: String) -> Node? { document.object(id) }

    // MARK: Scenes and segues

    private(set) lazy var scenes: [Scene] = document.scenes

    /// The controllers and storyboard references of the scenes.
    private(set) lazy var controllers: [Node] = scenes.compactMap(\.controller)
        // A Mac storyboard has a scene for the application, too. An unknown element may be a controller.
        .filter { $0.elementType == nil || $0.isController }

    private(set) lazy var segues: [Segue] = elements("segue").compactMap(Segue.init)

    /// The segues by destination.
    private(set) lazy var incoming: [String: [Segue]] = Dictionary(grouping: segues, by: \.destinationID)

    // MARK: Constraints

    private(set) lazy var constraints: [Constraint] = elements("constraint").compactMap(Constraint.init)

    /// The ids that variations install or uninstall.
    private(set) lazy var varyingIDs: Set<String> = Set(
        elements(["include", "exclude"]).compactMap { $0["reference"] })

    /// The demands of the constraints that are always installed, by subject, in document order.
    private(set) lazy var demands: [Demand.Subject: [Demand]] = Dictionary(
        grouping: constraints.filter { constraint in
            !constraint.isPlaceholder && constraint.node.child("variation") == nil
                && varyingIDs.isDisjoint(with: [constraint.id, constraint.firstItemID, constraint.secondItemID ?? ""])
        }.map(Demand.init), by: \.subject)

    // MARK: Classes

    /// The classes of the app's sources, or nil if there are none or their superclasses are unknown.
    private(set) lazy var classes: AppClasses? =
        document.kind.isUIKit ? surroundings?.classes.flatMap { $0.isEmpty ? nil : $0 } : nil

    /// The elements with a custom class.
    private(set) lazy var namedClasses: [Node] = root.subtree.filter { $0["customClass"]?.isEmpty == false }

    private var chains: [NodeID: ClassChain?] = [:]

    /// Returns an object's class with its superclasses, or nil if it is unknown.
    func chain(of node: Node) -> ClassChain? {
        if let known = chains[node.id] { return known }
        let chain = classes?.chain(of: node)
        chains[node.id] = .some(chain)
        return chain
    }

    // MARK: Values

    private(set) lazy var unacceptedValues: [UnacceptedValue] = findUnacceptedValues()

    // MARK: References

    /// References to objects that don't exist.
    private(set) lazy var danglingReferences: [DanglingReference] = document.index.danglingIDs.flatMap { id in
        document.references(to: id).map { DanglingReference(node: $0.node, attribute: $0.attribute, id: id) }
    }

    // MARK: Names

    /// Returns an object's name in quotes, for messages.
    func name(_ node: Node) -> String { "'\(node.displayName)'" }

    /// Returns an object's type and name: "the label 'Coffee'", or "the label" if it has no name.
    func kindAndName(_ node: Node) -> String {
        let kind = "the \(node.typeTitle.lowercased())"
        return node.displayName == node.typeTitle ? kind : "\(kind) \(name(node))"
    }
}

/// A reference to an object that doesn't exist.
struct DanglingReference {
    var node: Node
    var attribute: String
    var id: String
}
