import CoreGraphics
import Foundation

/// The effect of the pointer on a button.
@MainActor
final class ButtonPointing: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, shape)
    }
}
