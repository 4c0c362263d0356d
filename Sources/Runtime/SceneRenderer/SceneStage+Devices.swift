import Foundation
import StoryboardModel
import XMLTree

extension SceneStage {
    /// The size of a scene's root view on the device that is shown. `own` is the size that the document has.
    ///
    /// Sizes that a designer chose stay: freeform ones, and those of scenes that stand in another's container view.
    func canvasSize(of controller: Node, _ own: CGSize) -> CGSize {
        // A view without a size would not be seen.
        if own.width <= 0 || own.height <= 0 { return documentSize }
        guard settings.device != nil, !isFreeform(controller), !isEmbedded(controller) else { return own }
        let home = documentSize
        let covered = home.height - own.height
        // A root view that is a little shorter stands below bars, or above them.
        let bars = own.width == home.width && (0...160).contains(covered) ? covered : 0
        return CGSize(width: device.width, height: device.height - bars)
    }

    /// The size of a screen on the document's own canvas.
    var documentSize: CGSize { document.canvasScreen }

    /// Whether a designer gave a scene, or a view of a xib, a size of its own.
    func isFreeform(_ node: Node) -> Bool {
        node.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    private func isEmbedded(_ controller: Node) -> Bool {
        document.segues(to: controller["id"] ?? "").contains { $0.kind == .embed }
    }
}
