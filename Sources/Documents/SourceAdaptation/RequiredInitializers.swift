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

    /// The superclasses of layers.
    private static let layers: Set<String> = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
        "CAScrollLayer", "CATiledLayer", "CATransformLayer", "CAMetalLayer", "AVPlayerLayer",
        "AVCaptureVideoPreviewLayer",
    ]

    /// Returns the initializers of a layer that is created by its class, if it doesn't inherit them: a class has to have all others.
    private static func missingLayer(in initializers: [InitializerDeclSyntax], isPublic: Bool, _ name: String) -> String
    {
        let labels = initializers.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
        guard !labels.isEmpty, ![[], ["layer"], ["coder"]].allSatisfy(labels.contains) else { return "" }
        let access = isPublic ? "public " : ""
        return [
            (label: "_backing", type: "Void", own: [String](), call: ""),
            (label: "_presenting layer", type: "_PresentedLayer", own: ["layer"], call: "layer: layer"),
        ].map { parameter in
            let head = "init(\(parameter.label): \(parameter.type))"
            if labels.contains(parameter.own) {
                return "; \(access)required convenience \(head) { self.init(\(parameter.call)) } "
            }
            let missing = "init(\(parameter.own.map { $0 + ":" }.joined()))"
            return "; \(access)required \(head) "
                + "{ fatalError(\"use of unimplemented initializer '\(missing)' for class '\(name)'\") } "
        }.joined()
    }

    /// Returns the source of what a class lacks. Calling it is an error, as it is on iOS.
    static func missing(in node: ClassDeclSyntax, named name: String, _ declarations: ModuleDeclarations) -> String {
        guard let base = declarations.superclasses(of: name).last else { return "" }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let designated = initializers.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
        if layers.contains(base) { return missingLayer(in: designated, isPublic: isPublic, name) }
        guard let required = byClass[base] else { return "" }
        let isThere = initializers.contains {
            $0.signature.parameterClause.parameters.map(\.firstName.text) == required.labels
        }
        guard !designated.isEmpty, !isThere else { return "" }
        return "; \(isPublic ? "public " : "")required \(required.declaration) "
            + "{ fatalError(\"use of unimplemented initializer '\(required.name)' for class '\(name)'\") } "
    }
}
