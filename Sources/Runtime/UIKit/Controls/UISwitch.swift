public import Foundation

/// A control with an on and an off state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    open var isOn = false { didSet { setNeedsLayout() } }
    /// The title, which is shown on a Mac only.
    open var title: String?
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    // The images, which have been without effect since iOS 7.
    public var onImage: UIImage?
    public var offImage: UIImage?
    /// The look that the switch prefers on a Mac; elsewhere it slides.
    public var preferredStyle: Style = .automatic
    public var style: Style { .sliding }
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    private lazy var parts = SwitchParts(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = standardSize
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        isOn = nib.bool("UISwitchOn") ?? false
        isEnabled = nib.bool("UISwitchEnabled") ?? isEnabled
        title = nib.string("UISwitchTitle")
        onTintColor = nib.value("UISwitchOnTintColor", as: UIColor.self)
        thumbTintColor = nib.value("UISwitchThumbTintColor", as: UIColor.self)
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // MARK: Touches

    override var claimsTaps: Bool { true }
    private var drag = Drag()

    /// What a finger does to the thumb.
    private struct Drag {
        var wasOn = false
        var start: CGFloat = 0
        var hasMoved = false
    }

    /// A pan on the thumb is for the switch.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if isTracking, recognizer.view !== self, recognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(wasOn: isOn, start: touch.location(in: self).x)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if abs(x - drag.start) > 10 { drag.hasMoved = true }
        if drag.hasMoved {
            let isNowOn = (x > bounds.midX) != readsFromRight
            if isNowOn != isOn { setOn(isNowOn, animated: true) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !drag.hasMoved, isTouchInside { setOn(!isOn, animated: true) }
        if isOn != drag.wasOn { sendValueChanged(event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if isOn != drag.wasOn { setOn(drag.wasOn, animated: true) }
    }

    /// The system's size of switches.
    var standardSize: CGSize {
        environment.system >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: standardSize.width - 2, height: standardSize.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("on", \UISwitch.isOn) + .property("onTintColor", \UISwitch.onTintColor)
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [.value(\UISwitch.onTintColor), .value(\UISwitch.thumbTintColor)]
    }

    package override var perception: Perception {
        // The switch of a row is for what the row says.
        let row = sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UITableViewCell }.first
        let label = row.flatMap { $0.ownTextLabel?.text }
        return Perception(label: label, value: .flag(isOn), traits: accessibilityTraits(of: .button), isWhole: true)
    }

    override class var plainClass: UIView.Type { UISwitch.self }
    override var placesColors: Bool { true }
}
