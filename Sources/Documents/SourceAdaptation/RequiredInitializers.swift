import SwiftSyntax

/// The initializers that classes must have here and not on iOS, where the Objective-C runtime finds them.
enum RequiredInitializers {
    private struct Initializer {
        /// The labels of the initializer with which Swift inherits the required one.
        var labels: [String]
        var declaration: String
        var name: String
    }

    private static let coder = Initializer(
        labels: ["coder"], declaration: "init?(coder: NSCoder)", name: "init(coder:)")
    private static let frame = Initializer(
        labels: ["frame"], declaration: "init(_registered frame: CGRect)", name: "init(frame:)")

    /// The initializers by UIKit's class.
    private static let byClass: [String: Initializer] = {
        var all: [String: Initializer] = [
            "UITableViewCell": Initializer(
                labels: ["style", "reuseIdentifier"],
                declaration: "init(_registered style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
                name: "init(style:reuseIdentifier:)"),
            "UITableViewHeaderFooterView": Initializer(
                labels: ["reuseIdentifier"], declaration: "init(_registered reuseIdentifier: String?)",
                name: "init(reuseIdentifier:)"),
            "NSManagedObject": Initializer(
                labels: ["entity", "insertInto"],
                declaration: "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)",
                name: "init(entity:insertInto:)"),
            "UICollectionViewLayoutAttributes": Initializer(labels: [], declaration: "init()", name: "init()"),
            "UIResponder": coder, "UIAccessibilityElement": coder, "UIGestureRecognizer": coder,
            "UIScreenEdgePanGestureRecognizer": coder,
        ]
        for kind in ["", "Marker", "Pin"] {
            all["MK\(kind)AnnotationView"] = Initializer(
                labels: ["annotation", "reuseIdentifier"],
                declaration: "init(_registered annotation: (any MKAnnotation)?, reuseIdentifier: String?)",
                name: "init(annotation:reuseIdentifier:)")
        }
        for kind in ["Tap", "Pan", "Pinch", "Rotation", "Swipe", "LongPress", "Hover"] {
            all["UI\(kind)GestureRecognizer"] = coder
        }
        for kind in ["ReusableView", "ViewCell", "ViewListCell"] { all["UICollection\(kind)"] = frame }
        return all
    }()

    /// Returns the source of what a class lacks. Calling it is an error, as it is on iOS.
    static func missing(in node: ClassDeclSyntax, named name: String, _ declarations: ModuleDeclarations) -> String {
        guard let base = declarations.superclasses(of: name).last, let required = byClass[base] else { return "" }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let designated = initializers.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
        let isThere = initializers.contains {
            $0.signature.parameterClause.parameters.map(\.firstName.text) == required.labels
        }
        guard !designated.isEmpty, !isThere else { return "" }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        return "; \(isPublic ? "public " : "")required \(required.declaration) "
            + "{ fatalError(\"use of unimplemented initializer '\(required.name)' for class '\(name)'\") } "
    }
}
