public import Foundation

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture can begin.
    open var edges: UIRectEdge = []

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        edges = UIRectEdge(rawValue: UInt(clamping: nib.integer("UIScreenEdgePanGestureRecognizer.edges") ?? 0))
    }
}
