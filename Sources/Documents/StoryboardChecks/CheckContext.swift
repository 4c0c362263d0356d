import ClassModel
import StoryboardModel
import XMLTree

/// A document as the rules see it, with what several of them need worked out once.
final class CheckContext {
    let document: Document
    let surroundings: Surroundings?
    let root: Node
    private let groups: [String: [Node]]

    init(_ document: Document, _ surroundings: Surroundings?) {
        self.document = document
        self.surroundings = surroundings
        root = document.root
        groups = Self.groups(below: root)
    }

    /// The one walk over the document: all elements, by name.
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

    /// The elements with a name, in the order in which they stand.
    func elements(_ name: String) -> [Node] { groups[name] ?? [] }

    /// The elements with one of several names.
    func elements(_ names: [String]) -> [Node] { names.flatMap(elements) }

    /// All elements, those of one name together.
    var elementsByName: some Collection<[Node]> { groups.values }

    func object(_ id: String) -> Node? { document.object(id) }

    // MARK: Scenes and segues

    private(set) lazy var scenes: [Scene] = document.scenes

    /// The controllers of the scenes, storyboard references included.
    private(set) lazy var controllers: [Node] = scenes.compactMap(\.controller)
        // A Mac storyboard has a scene for the application, too. What is not known may be a controller.
        .filter { $0.elementType == nil || $0.isController }

    private(set) lazy var segues: [Segue] = elements("segue").compactMap(Segue.init)

    /// The segues that lead to each object.
    private(set) lazy var incoming: [String: [Segue]] = Dictionary(grouping: segues, by: \.destinationID)

    // MARK: Constraints

    private(set) lazy var constraints: [Constraint] = elements("constraint").compactMap(Constraint.init)

    /// The ids that some combination of traits adds or takes away.
    private(set) lazy var varyingIDs: Set<String> = Set(
        elements(["include", "exclude"]).compactMap { $0["reference"] })

    /// What the constraints that always hold say, by what they say it about, in the order in which they stand.
    private(set) lazy var demands: [Demand.Subject: [Demand]] = Dictionary(
        grouping: constraints.filter { constraint in
            !constraint.isPlaceholder && constraint.node.child("variation") == nil
                && varyingIDs.isDisjoint(with: [constraint.id, constraint.firstItemID, constraint.secondItemID ?? ""])
        }.map(Demand.init), by: \.subject)

    // MARK: Classes

    /// The classes of the app's sources; nil where there are none, or none whose superclasses are known here.
    private(set) lazy var classes: AppClasses? =
        document.kind.isUIKit ? surroundings?.classes.flatMap { $0.isEmpty ? nil : $0 } : nil

    /// The elements that say what class they are of.
    private(set) lazy var namedClasses: [Node] = root.subtree.filter { $0["customClass"]?.isEmpty == false }

    private var chains: [NodeID: ClassChain?] = [:]

    /// An object's class with all that it derives from; nil where nobody knows.
    func chain(of node: Node) -> ClassChain? {
        if let known = chains[node.id] { return known }
        let chain = classes?.chain(of: node)
        chains[node.id] = .some(chain)
        return chain
    }

    // MARK: Values

    private(set) lazy var unacceptedValues: [UnacceptedValue] = findUnacceptedValues()

    // MARK: References

    /// Where elements name an object that is not there.
    private(set) lazy var danglingReferences: [DanglingReference] = document.index.danglingIDs.flatMap { id in
        document.references(to: id).map { DanglingReference(node: $0.node, attribute: $0.attribute, id: id) }
    }

    // MARK: Names

    /// How a message calls an object: its name in quotes.
    func name(_ node: Node) -> String { "'\(node.displayName)'" }

    /// The same with what kind of object it is: "the label 'Coffee'", or "the label" where it has no name of its own.
    func kindAndName(_ node: Node) -> String {
        let kind = "the \(node.typeTitle.lowercased())"
        return node.displayName == node.typeTitle ? kind : "\(kind) \(name(node))"
    }
}

/// A reference to an object that is not there.
struct DanglingReference {
    var node: Node
    var attribute: String
    var id: String
}
