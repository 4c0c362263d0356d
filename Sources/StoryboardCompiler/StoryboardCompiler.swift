public import StoryboardModel
import XMLTree

/// One file of a compiled document.
public struct Piece: Hashable, Sendable {
    /// Below the output folder: `Main.storyboardc/Info.plist`, `Cell.nib`.
    public var path: String
    public var bytes: [UInt8]
}

/// What came of compiling a document.
public struct Compilation: Sendable {
    public var pieces: [Piece]
    /// Errors mean that something of the document is not in the pieces.
    public var diagnostics: [Diagnostic]

    public var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Turns a document into the pieces that iOS loads.
public struct StoryboardCompiler: Sendable {
    let document: Document
    let name: String
    let isLocalized: Bool

    /// `name` is the document's file name without extension. `isLocalized` says that it lies in `Base.lproj`, so that its
    /// texts get keys by which the tables of other languages replace them.
    public init(_ document: Document, name: String, isLocalized: Bool = false) {
        self.document = document
        self.name = name
        self.isLocalized = isLocalized
    }

    /// Compiles the whole document.
    public func compile() -> Compilation {
        let run = CompilerRun(document, isLocalized: isLocalized)
        guard document.kind.isUIKit else {
            run.report(
                "document.foreign-platform", document.root, "a \(document.kind.title) cannot be compiled",
                hint: "only documents for iOS and tvOS are")
            return Compilation(pieces: [], diagnostics: run.finish())
        }
        let pieces = document.kind.isStoryboard ? storyboard(run) : xib(run)
        return Compilation(pieces: pieces, diagnostics: run.finish())
    }

    /// Compiles what one scene needs: its own piece and those of the views that are loaded with it.
    public func compile(scene controllerID: String) -> Compilation {
        let run = CompilerRun(document, isLocalized: isLocalized)
        var pieces: [Piece] = []
        if run.plan.nibName(of: controllerID) != nil {
            pieces = scenePieces(controllerID, run) + viewPieces(run.plan.archived(with: controllerID), run)
        }
        return Compilation(pieces: pieces, diagnostics: run.finish())
    }

    private func xib(_ run: CompilerRun) -> [Piece] {
        let builder = NibBuilder(run, homes: [document.root.id])
        return [Piece(path: "\(name).nib", bytes: builder.xib())]
    }

    private func storyboard(_ run: CompilerRun) -> [Piece] {
        let entrances = run.plan.entrances
        reportSharedNames(entrances, run)
        var pieces = entrances.flatMap { scenePieces($0, run) } + viewPieces(document.controllers, run)
        pieces.append(Piece(path: "\(name).storyboardc/Info.plist", bytes: StoryboardInfo(run).write()))
        for scene in run.plan.unreachable {
            run.warn(
                "scene.unreachable", scene.controller ?? scene.node,
                "nothing leads to '\(scene.title)', so it is not in the compiled storyboard",
                hint: "give it a storyboard identifier, lead a segue to it, or delete it")
        }
        return pieces
    }

    /// Two scenes of one name would be one file.
    private func reportSharedNames(_ entrances: [String], _ run: CompilerRun) {
        var seen: Set<String> = []
        for id in entrances {
            guard let name = run.plan.nibName(of: id), !seen.insert(name).inserted, let controller = document.object(id)
            else { continue }
            run.report(
                "storyboard-identifier.duplicate", controller,
                "another controller has the storyboard identifier '\(name)', by which the compiled scene is known",
                hint: "give each its own")
        }
    }

    private func scenePieces(_ id: String, _ run: CompilerRun) -> [Piece] {
        guard let controller = document.object(id), let file = run.plan.nibName(of: id) else { return [] }
        let homes = Set(run.plan.archived(with: id).compactMap { $0.scene?.node.id })
        let builder = NibBuilder(run, homes: homes)
        return [Piece(path: "\(name).storyboardc/\(file).nib", bytes: builder.scene(of: controller))]
    }

    private func viewPieces(_ controllers: [Node], _ run: CompilerRun) -> [Piece] {
        controllers.compactMap { controller in
            guard let id = controller["id"], let view = controller.child(key: "view"), let viewID = view["id"] else {
                return nil
            }
            let file = ScenePlan.viewNibName(controller: id, view: viewID)
            return Piece(path: "\(name).storyboardc/\(file).nib", bytes: run.viewPiece(of: controller, view).bytes)
        }
    }
}
