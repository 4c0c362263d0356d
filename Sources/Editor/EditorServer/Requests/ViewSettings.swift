import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// The view settings that a page asks for.
@MainActor
enum ViewSettings {
    /// The settings of the document.
    nonisolated static var usual: StageSettings {
        var settings = StageSettings()
        settings.keepsOpenFrames = true
        return settings
    }

    /// Returns the view that a page asks for as a variant of a wall.
    static func variant(_ request: Request, _ document: Document) throws(Refusal) -> WallVariant {
        let settings = try settings(request, document)
        var variant = WallVariant(of: document)
        if let device = settings.device { variant.device = device.id }
        if let orientation = try request.optionalText("orientation") {
            variant.isLandscape = orientation == "landscape"
        }
        variant.isDark = settings.appearance(of: document) == .dark
        variant.contentSize = try request.optionalText("contentSize")
        variant.language = settings.language
        variant.states = settings.states
        return variant
    }

    static func settings(_ request: Request, _ document: Document) throws(Refusal) -> StageSettings {
        var settings = usual
        let orientation = try request.optionalText("orientation")
        let device = try request.optionalText("device")
        if device != nil || orientation != nil {
            let id = device ?? DocumentDevice(of: document).id
            let own = document.root.child("device")?["orientation"] == "landscape"
            let isLandscape = orientation.map { $0 == "landscape" } ?? own
            guard let known = DocumentDevice(id: id, isLandscape: isLandscape) else {
                throw Refusal("there is no device '\(id)'")
            }
            settings.device = known
        }
        settings.appearance = try request.optionalText("appearance").map { $0 == "dark" ? .dark : .light }
        settings.language = try request.optionalText("language")
        settings.states = request.members("states")
        if let name = try request.optionalText("contentSize") {
            guard let size = StageSettings.contentSize(named: name) else {
                throw Refusal(
                    "there is no text size '\(name)'",
                    hint: StageSettings.contentSizes.map(\.name).joined(separator: ", "))
            }
            settings.contentSize = size
        }
        return settings
    }
}
