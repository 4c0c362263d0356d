import FileAccess
import SceneRenderer
import StoryboardEditing
import StoryboardModel

extension CommandList {
    /// Whether a command goes by how views are laid out.
    var asksForLayout: Bool { commands.contains { !$0.laidOutObjects.isEmpty } }

    /// How the scenes that such commands speak of are laid out on the canvas of the document's device.
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
