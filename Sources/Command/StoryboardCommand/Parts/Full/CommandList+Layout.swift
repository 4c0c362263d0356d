import FileAccess
import SceneRenderer
import StoryboardEditing
import StoryboardModel

extension CommandList {
    /// Returns the layout of the commands' scenes on the canvas of the document's device.
    @MainActor
    func layout(of loaded: LoadedDocument, in files: any FileStore) -> DocumentLayout {
        loaded.layout(around: commands.flatMap(\.laidOutObjects).map(\.text), in: files)
    }
}

extension LoadedDocument {
    /// Returns the layout of the scenes around objects on the canvas of the document's device.
    @MainActor
    func layout(around ids: [String], in files: any FileStore) -> DocumentLayout {
        var settings = StageSettings()
        settings.keepsOpenFrames = true
        return SceneStage(document, settings: settings, surroundings: surroundings(in: files)).layout(around: ids)
    }
}
