import Foundation
import StoryboardModel
import XMLTree

extension SceneStage {
    /// Returns the size of a scene's root view on the displayed device. `own` is the size in the document.
    ///
    /// Custom sizes are kept: freeform ones, and those of scenes in another's container view.
    func canvasSize(of controller: Node, _ own: CGSize) -> CGSize {
        // A view without a size would not be visible.
        if own.width <= 0 || own.height <= 0 { return documentSize }
        guard settings.device != nil, !isFreeform(controller), !isEmbedded(controller) else { return own }
        let home = documentSize
        let covered = home.height - own.height
        // A slightly shorter root view is below or above bars.
        let bars = own.width == home.width && (0...160).contains(covered) ? covered : 0
        return CGSize(width: device.width, height: device.height - bars)
    }

    /// The screen size of the document's canvas.
    var documentSize: CGSize { document.canvasScreen }

    /// Returns whether a scene, or a view of a xib, has a custom size.
    func isFreeform(_ node: Node) -> Bool {
        node.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    private func isEmbedded(_ controller: Node) -> Bool {
        document.segues(to: controller["id"] ?? "").contains { $0.kind == .embed }
    }
}
