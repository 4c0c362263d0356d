import FileAccess
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Where the texts of a document's views stand when they are drawn, which happens when that is asked first.
@MainActor
final class DrawnLines {
    private let loaded: LoadedDocument
    private let files: any FileStore
    private var stage: SceneStage?

    init(of loaded: LoadedDocument, in files: any FileStore) {
        self.loaded = loaded
        self.files = files
    }

    /// How far below its top a view has its first or last line; nil for what is not there or cannot be drawn.
    func line(_ object: Address, isFirst: Bool) -> Double? {
        let document = loaded.document
        guard document.kind.isUIKit, document.object(object.text) != nil else { return nil }
        let canvas = canvas(of: document.object(object.text)?.scene)
        return canvas?.descendant(withDocumentID: object.text).map { Double($0.line(isFirst: isFirst)) }
    }

    private func canvas(of scene: Scene?) -> UIView? {
        let stage = stage ?? makeStage()
        self.stage = stage
        return scene.map { stage.canvas(of: $0) } ?? stage.xibCanvas()
    }

    private func makeStage() -> SceneStage {
        var settings = StageSettings()
        settings.keepsOpenFrames = true
        return SceneStage(loaded.document, settings: settings, surroundings: loaded.surroundings(in: files))
    }
}
