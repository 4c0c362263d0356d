public import Foundation

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The minimum duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement in points.
    open var allowableMovement: CGFloat = 10

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let prefix = "UILongPressGestureRecognizer"
        let archive = nib.value("\(prefix)._imp", as: TapRecognizerArchive.self)
        numberOfTapsRequired = archive?.taps ?? 0
        numberOfTouchesRequired = archive?.touches ?? 1
        minimumPressDuration = nib.number("\(prefix).minimumPressDuration").map { Double($0) } ?? 0.5
        allowableMovement = nib.number("\(prefix).allowableMovement") ?? 10
    }
}
