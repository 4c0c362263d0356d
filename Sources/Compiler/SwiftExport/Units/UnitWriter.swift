import ElementCatalog
import StoryboardModel
import XMLTree

/// Writes the class of a unit, or its extension.
final class UnitWriter {
    let unit: ExportUnit
    let plan: ExportPlan
    let values: SwiftValues
    let report: ExportReport
    var document: Document { plan.document }

    var names: UsedNames
    /// How objects are referred to, by their ids.
    private(set) var references: [String: String] = [:]
    /// The objects that are properties or constants, in their order.
    var parts: [SwiftPart] = []
    /// The statements that set the root up.
    var rootLines: [String] = []
    var hierarchy: [String] = []
    /// Constraints, and what is done with them.
    var layout = LayoutLines()
    /// The constraints that are written when all views have names.
    var pending: [Constraint] = []
    /// The objects whose connections are written when all objects have names.
    var connected: [Node] = []
    /// The statements that give the unit's object its outlets.
    var outlets: [String] = []
    /// The statements that give bars in the view their items.
    var barItems: [String] = []
    /// The expressions of the sections of a table whose cells don't change.
    var sections: [String] = []
    /// The objects that differ between size classes.
    var varied: [Node] = []
    /// Whether a method goes back to a controller that has an action for it.
    var usesUnwind = false
    /// The functions of the coordinator.
    var coordinated: [[String]] = []
    /// The methods of segues, by the ids of the segues.
    var segueMethods: [String: String] = [:]
    /// The segues of prototype cells.
    var cellSegues: [SwiftExport.AppClass.Selection] = []
    /// The cells whose selection begins a segue, and its method.
    var selections: [(cell: String, method: String)] = []
    /// The statements that register cells.
    var registrations: [String] = []
    /// What connects objects: outlets, actions, gesture recognizers.
    var connections: [String] = []
    /// The items of a controller, which it has before its view.
    var items: [String] = []
    /// The methods of segues and tables.
    var methods: [[String]] = []
    /// Whether the root is made here, as UIKit makes another.
    var rootDeclaration: String?
    /// What the root view is made of.
    var rootParts: [SwiftPart] = []
    /// The modules besides UIKit.
    var imports: Set<String> = []

    init(_ unit: ExportUnit, _ plan: ExportPlan, _ values: SwiftValues) {
        (self.unit, self.plan, self.values, report) = (unit, plan, values, values.report)
        // Constants may have the names of properties.
        let root = unit.root.child(key: "view")
        names =
            unit.usesConstants
            ? UsedNames([root?.name == "view" ? "view" : root?.name ?? "view", "view"])
            : UsedNames(reserved: Self.inherited)
        nameOutlets()
    }

    /// Names of UIKit's classes that properties can't have.
    private static let inherited: Set<String> = [
        "view", "title", "tableView", "collectionView", "contentView", "imageView", "textLabel", "detailTextLabel",
        "backgroundView", "selectedBackgroundView", "accessoryView", "navigationItem", "tabBarItem", "toolbarItems",
        "children", "parent", "layer", "frame", "bounds", "center", "tag", "subviews", "superview", "window", "tabBar",
        "navigationController", "tabBarController", "splitViewController", "storyboard", "constraints", "isEditing",
        "sections", "configuration", "controller", "sender", "segue", "label", "button", "next", "undoManager", "style",
        "separatorInset",
        "editButtonItem", "refreshControl", "searchDisplayController", "traitCollection", "effect", "inputView", "hash",
        "description", "alpha", "transform", "gestureRecognizers", "content", "cell", "isSelected", "isHighlighted",
    ]

    // MARK: References

    /// Sets how an object is referred to.
    func refer(_ node: Node, as expression: String) {
        if let id = node["id"] { references[id] = expression }
    }

    /// Returns how an object of the unit is referred to, or nil if it isn't in it.
    func reference(_ id: String) -> String? { references[id] }

    /// Returns a member of an object: `titleLabel.text`, or `text` of the unit itself.
    func member(_ object: String, _ name: String) -> String {
        if object == "self" { return name }
        return name.isEmpty ? object : "\(object).\(name)"
    }

    // MARK: Names

    /// The names of outlets by the ids of their destinations.
    private(set) var outletNames: [String: String] = [:]

    private func nameOutlets() {
        for connection in unit.root.connections where connection.kind == .outlet {
            if SwiftWords.isIdentifier(connection.name), outletNames[connection.destinationID] == nil {
                outletNames[connection.destinationID] = connection.name
            }
        }
    }

    /// Returns a free name.
    func freeName(_ wish: String) -> String { names.reserve(wish) }

    /// Returns what an object is: "label", "button", "stackView".
    static func kindName(of node: Node) -> String {
        switch node.name {
        case "barButtonItem": "item"
        case "collectionReusableView": "view"
        case "pongPressGestureRecognizer": "longPressRecognizer"
        case "switch": "switchControl"
        case "tableViewCell", "collectionViewCell": "cell"
        case "containerView": "containerView"
        default:
            node.name.hasSuffix("GestureRecognizer")
                ? node.name.dropLast("GestureRecognizer".count) + "Recognizer" : node.name
        }
    }

    /// Returns the class of an object in code.
    func className(of node: Node) -> String {
        if let own = node["customClass"] {
            if SwiftWords.isIdentifier(own) { return own }
            report.leaveOut("export.class", node, "'\(own.oneLine)' can't be the name of a class in Swift")
        }
        let name = node["className"] ?? node.elementType?.className ?? "UIView"
        if let module = Self.module(of: name) { imports.insert(module) }
        return name
    }

    private static func module(of name: String) -> String? {
        switch name.prefix(2) {
        case "MK": "MapKit"
        case "WK": "WebKit"
        case "AV": "AVKit"
        case "SC": "SceneKit"
        case "SK": "SpriteKit"
        case "AR": "ARKit"
        case "GL": "GLKit"
        case "MT": "MetalKit"
        default: nil
        }
    }
}

/// An object of a unit: a property or a constant, and the statements that set it up.
struct SwiftPart {
    let name: String
    let type: String
    /// The expression that makes it.
    let value: String
    /// The statements about it, in which `$` stands for its name.
    var lines: [String]
    /// Whether it refers to the unit's object, which exists only after it.
    var isLazy = false
}

/// The constraints of a unit.
struct LayoutLines {
    /// Constraints with names, and their statements.
    var named: [String] = []
    /// The statements after them.
    var last: [String] = []
    /// The expressions of constraints that are activated, grouped by their first item.
    var groups: [(item: String, constraints: [String])] = []

    mutating func add(_ constraint: String, of item: String) {
        if let place = groups.firstIndex(where: { $0.item == item }) {
            groups[place].constraints.append(constraint)
        } else {
            groups.append((item, [constraint]))
        }
    }

    /// The statements.
    var lines: [String] {
        guard !groups.isEmpty else { return named + last }
        var lines = named + ["NSLayoutConstraint.activate(["]
        for (number, group) in groups.enumerated() {
            if number > 0 { lines.append("") }
            lines += group.constraints.map { "    \($0)," }
        }
        return lines + ["])"] + (last.isEmpty ? [] : [""] + last)
    }
}
