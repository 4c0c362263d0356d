import ElementCatalog
import StoryboardModel
import XMLTree

/// The shared state of the pieces of a document while they are built.
final class CompilerRun {
    let document: Document
    let plan: ScenePlan
    let isLocalized: Bool
    let isForDesign: Bool
    /// The major version of the tools that saved the document, whose compiler is followed.
    let tools: Int
    let platform: Platforms
    private var found: FoundDiagnostics
    private var viewPieces: [NodeID: ViewPiece] = [:]
    /// The views whose pieces are being built.
    private var open: Set<NodeID> = []

    /// A view's nib and the objects of the scene that it needs.
    struct ViewPiece {
        var bytes: [UInt8]
        var externals: [(name: String, target: NibTarget)]
    }

    init(_ document: Document, plan: ScenePlan, isLocalized: Bool, purpose: StoryboardCompiler.Purpose) {
        self.document = document
        found = FoundDiagnostics(in: document)
        self.isLocalized = isLocalized
        isForDesign = purpose == .design
        self.plan = plan
        tools = document.toolsMajorVersion
        platform = document.kind == .televisionStoryboard ? .tvOS : .iOS
    }

    /// Returns the nib of a controller's view, building it on first use.
    func viewPiece(of controller: Node, _ view: Node) -> ViewPiece {
        if let known = viewPieces[view.id] { return known }
        guard open.insert(view.id).inserted else {
            report("view.cycle", view, "the view of '\(controller.name)' contains itself")
            return ViewPiece(bytes: [], externals: [])
        }
        defer { open.remove(view.id) }
        let builder = NibBuilder(self, homes: [view.id])
        let piece = ViewPiece(bytes: builder.view(view, of: controller), externals: builder.externals)
        viewPieces[view.id] = piece
        return piece
    }

    /// Returns the root of the piece that contains an element: a controller's view, a cell with its own nib, a scene,
    /// or the root of a xib.
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

    // MARK: Diagnostics

    /// Reports an error: a part of the document that isn't compiled.
    func report(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        record(rule, .error, node, message, hint)
    }

    /// Reports an unknown element or attribute, or one without a rule, that is left out. Xcode adds new ones every
    /// year.
    func leaveOut(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        record(rule, .warning, node, "\(message); it is left out", hint)
    }

    /// Reports a warning about a part that is compiled as far as possible.
    func warn(_ rule: String, _ node: Node, _ message: String, hint: String? = nil) {
        record(rule, .warning, node, message, hint)
    }

    private func record(_ rule: String, _ severity: Severity, _ node: Node, _ message: String, _ hint: String?) {
        found.add(rule, severity, node, message, hint: hint)
    }

    /// Returns the diagnostics in the order of their locations.
    func finish() -> [Diagnostic] { found.located() }
}
