import FileAccess
import SceneRenderer
import StoryboardEditing
import StoryboardModel

extension CommandList {
    /// Whether a command depends on the layout of views.
    var asksForLayout: Bool { commands.contains { !$0.laidOutObjects.isEmpty } }

    /// Returns the layout of the commands' scenes on the canvas of the document's device.
    @MainActor
    func layout(of loaded: LoadedDocument, in files: any FileStore) -> DocumentLayout {
        let ids = commands.flatMap(\.laidOutObjects).map(\.text)
        var settings = StageSettings()
        settings.keepsOpenFrames = true
        let stage = SceneStage(loaded.document, settings: settings, surroundings: loaded.surroundings(in: files))
        var layout = DocumentLayout()
        for id in ids where layout[id] == nil { layout.add(stage.layout(around: id)) }
        return layout
    }
}
