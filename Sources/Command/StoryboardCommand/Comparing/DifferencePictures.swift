import AppAssets
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// The pictures of one version of a document: scenes, or the views of a xib, in light and dark.
@MainActor
struct DifferencePictures {
    struct Picture {
        var size: CGSize
        /// PNG images as data addresses.
        var light: String
        var dark: String
        /// The frames of the views by id.
        var frames: [String: CGRect]
    }

    private let document: Document
    private let light: SceneStage
    private let dark: SceneStage
    /// The views of a xib, which are loaded at once.
    private let views: [(light: SceneStage.TopLevelView, dark: SceneStage.TopLevelView)]

    init(_ document: Document, _ surroundings: DesignSurroundings?) {
        self.document = document
        light = SceneStage(document, settings: Self.settings(.light), surroundings: surroundings)
        dark = SceneStage(document, settings: Self.settings(.dark), surroundings: surroundings)
        views = Array(zip(light.topLevelViews(), dark.topLevelViews())).map { (light: $0, dark: $1) }
    }

    private static func settings(_ appearance: UIUserInterfaceStyle) -> StageSettings {
        var settings = StageSettings()
        settings.appearance = appearance
        return settings
    }

    /// Returns the picture of a scene or of a xib's view, or nil if it cannot be drawn.
    func picture(of id: String) -> Picture? {
        if let scene = document.scenes.first(where: { $0.id == id }) {
            guard let (light, dark) = both({ $0.drawing(of: scene) }) else { return nil }
            return picture(light, dark)
        }
        guard let view = views.first(where: { $0.light.id == id }) else { return nil }
        return picture(view.light.canvas, view.dark.canvas)
    }

    private func both(_ canvas: (SceneStage) -> UIView?) -> (UIView, UIView)? {
        guard let light = canvas(light), let dark = canvas(dark) else { return nil }
        return (light, dark)
    }

    private func picture(_ light: UIView, _ dark: UIView) -> Picture? {
        guard let first = Self.address(of: light), let second = Self.address(of: dark) else { return nil }
        return Picture(
            size: light.bounds.size, light: first, dark: second, frames: SceneStage.canvasFrames(in: light))
    }

    private static func address(of canvas: UIView) -> String? {
        SceneStage.picture(of: canvas, scale: 2).map { address($0, type: "image/png") }
    }

    static func address(_ bytes: [UInt8], type: String) -> String {
        "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }

    /// Returns the board, with the frames of the scenes as fractions of its size, or nil for a xib.
    func board() -> (light: String, dark: String, size: CGSize, scenes: [(id: String, frame: CGRect)])? {
        guard document.kind.isStoryboard, !document.scenes.isEmpty else { return nil }
        let (board, dark) = (Board(light), Board(self.dark))
        let scale = min(1, Self.boardWidth / max(board.size.width, 1))
        guard let first = board.png(scale: board.scale(scale)), let second = dark.png(scale: dark.scale(scale)) else {
            return nil
        }
        return (
            Self.address(first, type: "image/png"), Self.address(second, type: "image/png"), board.size,
            board.sceneFrames
        )
    }

    /// The width of the board's picture in pixels.
    private static let boardWidth: CGFloat = 2000
}
