import ElementCatalogue
import StoryboardModel
import XMLTree

/// What the pieces of one document share while they are built.
final class CompilerRun {
    let document: Document
    let plan: ScenePlan
    let isLocalized: Bool
    let isForDesign: Bool
    /// The major version of Interface Builder that saved the document: its compiler's habits are followed.
    let tools: Int
    let platform: Platforms
    private var found: [Diagnostic] = []
    private var viewPieces: [NodeID: ViewPiece] = [:]
    /// The views whose pieces are being built.
    private var open: Set<NodeID> = []

    /// A view's nib, with what it needs from the scene around it.
    struct ViewPiece {
        var bytes: [UInt8]
        var externals: [(name: String, target: NibTarget)]
    }

    init(_ document: Document, plan: ScenePlan, isLocalized: Bool, purpose: StoryboardCompiler.Purpose) {
        self.document = document
        self.isLocalized = isLocalized
        isForDesign = purpose == .design
        self.plan = plan
        tools = document.toolsMajorVersion
        platform = document.kind == .televisionStoryboard ? .tvOS : .iOS
    }

    /// The nib of a controller's view, built when it is asked for first.
    func viewPiece(of controller: Node, _ view: Node) -> ViewPiece {
        if let known = viewPieces[view.id] { return known }
        guard open.insert(view.id).inserted else {
            report("view.cycle", view, "the view of '\(controller.name)' would need itself in its own piece")
            return ViewPiece(bytes: [], externals: [])
        }
        defer { open.remove(view.id) }
        let builder = NibBuilder(self, homes: [view.id])
        let piece = ViewPiece(bytes: builder.view(view, of: controller), externals: builder.externals)
        viewPieces[view.id] = piece
        return piece
    }

    /// The node of the piece that an element belongs to: a controller's view, a cell that is archived by itself, a scene, or
    /// the root of a xib.
    func home(of node: Node) -> NodeID {
        var current = node
        while true {
            if isPieceRoot(current) { return current.id }
            guard let parent = current.parent, parent.isElement else { return current.id }
            current = parent
        }
    }

    private func isPieceRoot(_ node: Node) -> Bool {
        switch node.name {
        case "scene", "document": return true
        case "tableViewCell": return node.parent?.name == "prototypes"
        case "collectionViewCell": return node.parent?.name == "cells"
        case "collectionReusableView": return node.parent?.name == "collectionView"
        default:
            guard document.kind.isStoryboard, node["key"] == "view", node.isView, let controller = node.parent else {
                return false
            }
            return controller.isController && controller.scene?.controller == controller
        }
    }

    // MARK: Findings

    /// A mistake of the document, which is not compiled with it.
    func report(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        note(rule, .error, node, message, hint)
    }

    /// A word that nobody here knows, or that there is no rule for: it is left out, and everything else is compiled. Xcode adds
    /// words every year.
    func leaveOut(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        note(rule, .warning, node, "\(message); it is left out", hint)
    }

    /// Something that is in the pieces as far as it can be.
    func warn(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        note(rule, .warning, node, message, hint)
    }

    private func note(_ rule: String, _ severity: Severity, _ node: Node, _ message: String, _ hint: String?) {
        let object = node.objectID ?? node.enclosingObject?.objectID
        let finding = Diagnostic(
            rule: rule, severity: severity, message: message, location: SourceLocation(line: 1, column: 1),
            node: node.id,
            objectID: object, path: node.path, hint: hint)
        if !found.contains(finding) { found.append(finding) }
    }

    /// The findings with their places, in the order of these.
    func finish() -> [Diagnostic] {
        let places = document.tree.locations(of: found.compactMap(\.node))
        return found.map { finding in
            var finding = finding
            if let node = finding.node, let place = places[node] { finding.location = place }
            return finding
        }
        .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}
