public import StoryboardModel
import XMLTree

/// A file of a compiled document.
public struct Piece: Hashable, Sendable {
    /// The path in the output folder: `Main.storyboardc/Info.plist`, `Cell.nib`.
    public var path: String
    /// The content of the file.
    public var bytes: [UInt8]
}

/// The result of compiling a document.
public struct Compilation: Sendable {
    /// The files.
    public var pieces: [Piece]
    /// The diagnostics. With an error, a part of the document isn't in the pieces.
    public var diagnostics: [Diagnostic]

    /// A Boolean value that indicates whether the pieces contain the whole document.
    public var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Compiles a document to the files that iOS loads.
public struct StoryboardCompiler: Sendable {
    var document: Document
    let name: String
    let isLocalized: Bool
    let purpose: Purpose
    private(set) var plan: ScenePlan

    /// The purpose of the pieces.
    public enum Purpose: Sendable {
        /// The output of Apple's compiler, for an app.
        case app
        /// Output for designing. Every scene has a piece, objects have their ids for the key `OSBObjectID`, and
        /// design-time values are included: placeholder constraints and sizes, prototypes without an identifier.
        case design
    }

    /// Creates a compiler. `name` is the document's file name without extension. `isLocalized` is true for a document
    /// in `Base.lproj`, whose texts get keys for the tables of other languages.
    public init(_ document: Document, name: String, isLocalized: Bool = false, purpose: Purpose = .app) {
        self.document = document
        self.name = name
        self.isLocalized = isLocalized
        self.purpose = purpose
        plan = ScenePlan(document, everyScene: purpose == .design)
    }

    /// Returns a compiler for another state of the document with the same scenes, segues and identifiers.
    package func following(_ document: Document) -> StoryboardCompiler {
        var compiler = self
        compiler.document = document
        compiler.plan.document = document
        return compiler
    }

    private func makeRun() -> CompilerRun {
        CompilerRun(document, plan: plan, isLocalized: isLocalized, purpose: purpose)
    }

    /// Compiles the whole document.
    public func compile() -> Compilation {
        let run = makeRun()
        guard canCompile(run) else { return Compilation(pieces: [], diagnostics: run.finish()) }
        reportDuplicates(run)
        let pieces = document.kind.isStoryboard ? storyboard(run) : xib(run)
        return Compilation(pieces: pieces, diagnostics: run.finish())
    }

    /// Compiles a scene: its own piece and those of the views that are loaded with it.
    public func compile(scene controllerID: String) -> Compilation {
        let run = makeRun()
        guard canCompile(run) else { return Compilation(pieces: [], diagnostics: run.finish()) }
        let members = run.plan.archived(with: controllerID)
        guard run.plan.nibName(of: controllerID) != nil else {
            run.report("scene.unknown", document.root, "there is no scene with a controller '\(controllerID)'")
            return Compilation(pieces: [], diagnostics: run.finish())
        }
        for scene in members.compactMap(\.scene) { scene.objects.forEach(run.survey) }
        let pieces = collected(scenePieces(controllerID, run) + viewPieces(members, run), run)
        return Compilation(pieces: pieces, diagnostics: run.finish())
    }

    private func canCompile(_ run: CompilerRun) -> Bool {
        if document.kind.isUIKit { return true }
        run.report(
            "document.foreign-platform", document.root, "a \(document.kind.title) cannot be compiled",
            hint: "only documents for iOS and tvOS are")
        return false
    }

    private func xib(_ run: CompilerRun) -> [Piece] {
        document.topLevelObjects.forEach(run.survey)
        let builder = NibBuilder(run, homes: [document.root.id])
        return [Piece(path: "\(name).nib", bytes: builder.xib())]
    }

    private func storyboard(_ run: CompilerRun) -> [Piece] {
        for scene in document.scenes { scene.objects.forEach(run.survey) }
        let drafts = run.plan.entrances.flatMap { scenePieces($0, run) } + viewPieces(document.controllers, run)
        let info = Piece(path: "\(name).storyboardc/Info.plist", bytes: StoryboardInfo(run).write())
        reportScenes(run)
        return collected(drafts, run) + [info]
    }

    // MARK: Pieces

    /// A piece whose file name isn't validated yet.
    private struct Draft {
        var name: String
        var bytes: [UInt8]
        var controller: Node
    }

    private func scenePieces(_ id: String, _ run: CompilerRun) -> [Draft] {
        guard let controller = document.object(id), let file = run.plan.nibName(of: id) else { return [] }
        let members = run.plan.archived(with: id)
        guard !members.isEmpty else { return [] }
        let homes = Set(members.compactMap { $0.scene?.node.id })
        let builder = NibBuilder(run, homes: homes)
        return [Draft(name: file, bytes: builder.scene(of: controller), controller: controller)]
    }

    private func viewPieces(_ controllers: [Node], _ run: CompilerRun) -> [Draft] {
        controllers.compactMap { controller in
            guard let id = controller["id"], let view = controller.child(key: "view"), let viewID = view["id"] else {
                return nil
            }
            let file = ScenePlan.viewNibName(controller: id, view: viewID)
            return Draft(name: file, bytes: run.viewPiece(of: controller, view).bytes, controller: controller)
        }
    }

    /// Returns the pieces with valid file names: identifiers become file names, so they must be unique and can't
    /// contain path separators.
    private func collected(_ drafts: [Draft], _ run: CompilerRun) -> [Piece] {
        var names: Set<String> = []
        return drafts.compactMap { draft in
            guard !draft.name.contains("/"), !draft.name.unicodeScalars.contains("\0") else {
                run.report(
                    "piece.unsafe-name", draft.controller, "'\(draft.name)' cannot be a file name",
                    hint: "remove the '/' from the identifier")
                return nil
            }
            guard names.insert(draft.name).inserted else {
                run.report(
                    "piece.duplicate-name", draft.controller, "another piece is also called '\(draft.name)'",
                    hint: "give the scenes different identifiers")
                return nil
            }
            return Piece(path: "\(name).storyboardc/\(draft.name).nib", bytes: draft.bytes)
        }
    }

    // MARK: Diagnostics about the document

    /// Reports duplicate ids. Connections lead to the first object.
    private func reportDuplicates(_ run: CompilerRun) {
        for (id, nodes) in document.index.duplicates.sorted(by: { $0.key < $1.key }) {
            for node in nodes {
                run.report(
                    "id.duplicate", document.tree[node], "another object also has the id '\(id)'",
                    hint: "give one of them a new id")
            }
        }
    }

    private func reportScenes(_ run: CompilerRun) {
        if let initial = document.root["initialViewController"], let object = document.object(initial),
            !object.isController
        {
            run.leaveOut(
                "document.unknown-controller", object,
                "the initial controller is a '\(object.name)', which is not known")
        } else if let initial = document.root["initialViewController"], document.object(initial) == nil {
            run.report(
                "document.dangling-controller", document.root,
                "the initial controller '\(initial)' is not in the document",
                hint: "choose another initial controller")
        }
        for scene in document.scenes {
            guard let controller = scene.controller else {
                run.warn("scene.empty", scene.node, "a scene without a controller is not in the compiled storyboard")
                continue
            }
            if !controller.has("id") {
                run.report(
                    "controller.missing-id", controller, "a controller without an id has no piece of its own",
                    hint: "give the controller an id")
            }
        }
        for scene in run.plan.unreachable {
            run.warn(
                "scene.unreachable", scene.controller ?? scene.node,
                "nothing leads to '\(scene.title)', so it is not in the compiled storyboard",
                hint: "give it a storyboard identifier, lead a segue to it, or delete it")
        }
    }
}

extension StoryboardCompiler {
    /// The names of the controllers' pieces, by id.
    package var pieceNames: [String: String] { plan.nibNames }
}
