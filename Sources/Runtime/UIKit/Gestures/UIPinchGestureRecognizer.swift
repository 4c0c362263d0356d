public import Foundation

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        scale = nib.number("UIPinchGestureRecognizer.scale") ?? 1
    }
}
