import Foundation

/// The top or bottom layout guide of a controller in documents without safe areas: a hidden view with the height of the
/// safe area inset.
@MainActor
final class ControllerLayoutGuide: UIView {
    private var isTop = true
    private var height: NSLayoutConstraint?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        isTop = nib.string("_UILayoutGuideIdentifier") != "_UIViewControllerBottom"
        replaced = nib.list("_UILayoutGuideConstraintsToRemove", of: NSLayoutConstraint.self)
    }

    private var replaced: [NSLayoutConstraint] = []

    override func updateConstraints() {
        super.updateConstraints()
        guard let view = superview, height == nil else { return }
        for constraint in replaced { constraint.isActive = false }
        replaced = []
        let height = heightAnchor.constraint(equalToConstant: 0)
        self.height = height
        let pins = [
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            isTop ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
            height,
        ]
        for pin in pins { pin.isSystemMade = true }
        NSLayoutConstraint.activate(pins)
        superviewSafeAreaChanged()
    }

    /// Updates the guide to the safe area of the controller's view.
    override func superviewSafeAreaChanged() {
        guard let insets = superview?.safeAreaInsets else { return }
        height?.constant = isTop ? insets.top : insets.bottom
    }
}
