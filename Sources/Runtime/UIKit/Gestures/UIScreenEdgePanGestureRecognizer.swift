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

    /// The distance from the edge within which the gesture begins.
    private static let reach: CGFloat = 20
    /// The edges at which the fingers went down.
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        let (point, screen) = (centerOfTouches, environment.screen.bounds)
        startEdges = []
        if point.x - screen.minX <= Self.reach { startEdges.insert(.left) }
        if screen.maxX - point.x <= Self.reach { startEdges.insert(.right) }
        if point.y - screen.minY <= Self.reach { startEdges.insert(.top) }
        if screen.maxY - point.y <= Self.reach { startEdges.insert(.bottom) }
        startEdges.formIntersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    /// Begins if the fingers move away from the edge.
    override func beginPanning() {
        let (x, y) = (screenTranslation.x, screenTranslation.y)
        let isInward =
            startEdges.contains(.left) && x >= abs(y) || startEdges.contains(.right) && -x >= abs(y)
            || startEdges.contains(.top) && y >= abs(x) || startEdges.contains(.bottom) && -y >= abs(x)
        state = isInward ? .began : .failed
    }
}
