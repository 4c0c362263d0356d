public import Foundation

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise.
    open var rotation: CGFloat = 0

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        rotation = nib.number("UIRotationGestureRecognizer.rotation") ?? 0
    }
}
