import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// The images of a `render` command.
struct RenderJob {
    let options: CanvasOptions
    let document: Document
    /// The document's name in messages.
    let name: String
    var scenes: [Scene]
    /// The scale, or nil for the default.
    var scale: Double?
    var drawsScenes = true
    var drawsBoard = true
    let loaded: LoadedDocument

    struct Result: Sendable {
        var pictures: [(file: String, bytes: [UInt8])] = []
        var messages: [String] = []
    }

    init(_ loaded: LoadedDocument, _ options: CanvasOptions) {
        self.loaded = loaded
        self.options = options
        document = loaded.document
        name = loaded.name
        scenes = loaded.document.scenes
    }

    @MainActor
    func run(in files: any FileStore, statusLine: StatusLine? = nil) -> Result {
        var result = Result()
        let progress = Progress("drawing", total: steps, on: statusLine)
        defer { progress.finish() }
        if options.wantsAllDevices {
            drawSheets(files, progress, &result)
            return result
        }
        let stage = SceneStage(
            document, settings: options.settings, surroundings: loaded.surroundings(in: files))
        if drawsScenes { drawScenes(stage, progress, &result) }
        if drawsBoard, document.kind.isStoryboard { drawBoard(stage, &result) }
        result.messages += stage.messages
        return result
    }

    /// The number of steps for progress messages.
    private var steps: Int {
        scenes.count * (options.wantsAllDevices ? DocumentDevice.usualIDs.count : 1)
    }

    @MainActor
    private func drawScenes(_ stage: SceneStage, _ progress: Progress, _ result: inout Result) {
        for scene in scenes {
            if let canvas = stage.drawing(of: scene) { add(scene.id, canvas, &result) }
            progress.step()
        }
        for top in stage.topLevelViews() { add(top.id, top.canvas, &result) }
    }

    @MainActor
    private func add(_ id: String, _ canvas: UIView, _ result: inout Result) {
        guard let file = fileName(id, "", &result) else { return }
        report("'\(id)'", of: canvas.bounds.size, scale ?? 2, SceneStage.scale(of: canvas, wished: scale ?? 2), &result)
        if let bytes = SceneStage.picture(of: canvas, scale: scale ?? 2) {
            result.pictures.append((file, bytes))
        } else {
            result.messages.append("'\(id)' has no size to be drawn in")
        }
    }

    /// Returns a file name. Ids come from the document, and may not be valid file names.
    private func fileName(_ id: String, _ ending: String, _ result: inout Result) -> String? {
        // The board has its own name.
        let isBoards = ending.isEmpty && id == "board" && drawsBoard && document.kind.isStoryboard
        let file = isBoards ? "board-scene.png" : "\(id)\(ending).png"
        if !id.isEmpty, FilePath.isName(file) { return file }
        result.messages.append("there cannot be a file for the id '\(id)'")
        return nil
    }

    @MainActor
    private func drawBoard(_ stage: SceneStage, _ result: inout Result) {
        let board = Board(stage)
        let wished = scale ?? 1
        let fitting = board.scale(wished)
        report("the board", of: board.size, wished, fitting, &result)
        if let bytes = board.png(scale: fitting) { result.pictures.append(("board.png", bytes)) }
        if let bytes = board.svg() { result.pictures.append(("board.svg", bytes)) }
    }

    private func report(
        _ name: String, of size: CGSize, _ wished: CGFloat, _ fitting: CGFloat, _ result: inout Result
    ) {
        guard fitting < wished else { return }
        let size = String(format: "%.0f × %.0f points", size.width, size.height)
        let shown = String(format: "%.2g", fitting)
        result.messages.append("\(name) of \(size) is drawn at scale \(shown) instead of \(wished)")
    }

    // MARK: All devices

    @MainActor
    private func drawSheets(_ files: any FileStore, _ progress: Progress, _ result: inout Result) {
        var canvases: [String: [ContactSheet.Item]] = [:]
        let surroundings = loaded.surroundings(in: files)
        for id in DocumentDevice.usualIDs {
            let settings = options.settings(forDevice: id, document)
            let stage = SceneStage(document, settings: settings, surroundings: surroundings)
            let title = settings.device?.title ?? id
            for scene in scenes {
                if let canvas = stage.drawing(of: scene) {
                    canvases[scene.id, default: []].append(ContactSheet.Item(title, canvas))
                }
                progress.step()
            }
            for top in stage.topLevelViews() {
                canvases[top.id, default: []].append(ContactSheet.Item(title, top.canvas))
            }
            for message in stage.messages where !result.messages.contains(message) { result.messages.append(message) }
        }
        for (id, views) in canvases.sorted(by: { $0.key < $1.key }) {
            guard let file = fileName(id, "-devices", &result) else { continue }
            let sheet = ContactSheet(views, appearance: options.settings.appearance(of: document))
            if let bytes = sheet.png(scale: sheet.scale(scale ?? 1)) { result.pictures.append((file, bytes)) }
        }
    }
}
