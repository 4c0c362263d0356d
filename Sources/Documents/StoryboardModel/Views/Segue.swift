public import XMLTree

/// A segue: from an object to a controller, or a relationship between controllers.
public struct Segue: Sendable, Equatable {
    /// The kind of a segue.
    public enum Kind: Hashable, Sendable {
        /// The kinds of Interface Builder.
        case relationship, embed, show, showDetail, presentation, popoverPresentation, custom, unwind, sheet
        /// The kinds from before iOS 8.
        case push, modal, popover, replace
        /// A kind of other systems or versions.
        case other(String)

        private static let names: [(Kind, String)] = [
            (.relationship, "relationship"), (.embed, "embed"), (.show, "show"), (.showDetail, "showDetail"),
            (.presentation, "presentation"), (.popoverPresentation, "popoverPresentation"), (.custom, "custom"),
            (.unwind, "unwind"), (.sheet, "sheet"), (.push, "push"), (.modal, "modal"), (.popover, "popover"),
            (.replace, "replace"),
        ]

        /// Creates a kind from its name in documents.
        public init(name: String) {
            self = Self.names.first { $0.1 == name }?.0 ?? .other(name)
        }

        /// The name in documents.
        public var name: String {
            if case .other(let name) = self { return name }
            return Self.names.first { $0.0 == self }?.1 ?? ""
        }

        /// The kind that replaces a deprecated kind.
        public var successor: Kind? {
            switch self {
            case .push: .show
            case .modal: .presentation
            case .popover: .popoverPresentation
            case .replace: .showDetail
            default: nil
            }
        }
    }

    /// The trigger of a segue.
    public enum Trigger: Hashable, Sendable {
        /// None: code performs the segue, or it is a relationship.
        case manual
        /// The object with an id: a control, bar item, cell or gesture recognizer.
        case object(String)
        /// The accessory button of the cell with an id.
        case accessory(String)
    }

    /// The element.
    public let node: Node

    /// Creates a segue, or nil for another element, including a segue among the tie-breakers.
    public init?(_ node: Node) {
        guard node.name == "segue", node.has("kind") else { return nil }
        self.node = node
    }

    /// The id of the segue.
    public var id: String { node["id"] ?? "" }
    /// The kind of the segue.
    public var kind: Kind { Kind(name: node["kind"] ?? "") }
    /// The identifier by which sources know the segue.
    public var identifier: String? { node["identifier"] }
    /// The id of the destination.
    public var destinationID: String { node["destination"] ?? "" }
    /// The name of the relationship that a relationship segue sets, such as `rootViewController`.
    public var relationship: String? { node["relationship"] }
    /// The selector of an unwind segue's action.
    public var unwindAction: String? { node["unwindAction"] }
    /// The class of a custom segue.
    public var customClass: String? { node["customClass"] }

    /// The object that contains the segue.
    public var sender: Node? { node.enclosingObject }

    /// The controller at which the segue starts.
    public var source: Node? {
        node.ancestor(where: \.isController) ?? node.scene?.controller
    }

    /// What performs the segue.
    public var trigger: Trigger {
        guard let sender, let id = sender["id"], !sender.isController else { return .manual }
        return node["trigger"] == "accessoryAction" ? .accessory(id) : .object(id)
    }
}

extension Node {
    /// The segues of the element and its descendants in document order.
    public var allSegues: [Segue] { elements(named: "segue").compactMap(Segue.init) }
}

extension Document {
    /// All segues in document order.
    public var segues: [Segue] { root.allSegues }

    /// Returns the segues that lead to an object.
    public func segues(to id: String) -> [Segue] {
        index.references(to: id).filter { $0.attribute == "destination" }.compactMap { Segue(tree[$0.node]) }
    }
}
