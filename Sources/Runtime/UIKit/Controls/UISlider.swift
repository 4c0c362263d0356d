public import Foundation

/// A control for selecting a value from a range with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float = 0.5 {
        didSet {
            value = clamped(value)
            setNeedsLayout()
        }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            value = clamped(value)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = clamped(value)
        }
    }
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        minimumValue = Float(nib.number("UIMinValue") ?? 0)
        maximumValue = Float(nib.number("UIMaxValue") ?? 1)
        value = Float(nib.number("UIValue") ?? 0)
        isContinuous = nib.bool("UIContinuous") ?? true
        minimumValueImage = nib.value("UIMinimumValueImage", as: UIImage.self)
        maximumValueImage = nib.value("UIMaximumValueImage", as: UIImage.self)
        minimumTrackTintColor = nib.value("UIMinimumTintColor", as: UIColor.self)
        maximumTrackTintColor = nib.value("UIMaximumTintColor", as: UIColor.self)
        thumbTintColor = nib.value("UIThumbTintColor", as: UIColor.self)
    }

    private lazy var parts = SliderParts(of: self)

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }

    // MARK: Touches

    /// The distance of the finger from the center of the thumb.
    private var grip: CGFloat = 0
    private var valueAtStart: Float = 0

    /// A swipe along the track is for the slider.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if isTracking, recognizer.view !== self, let swipe = recognizer as? UISwipeGestureRecognizer,
            !swipe.direction.isDisjoint(with: [.left, .right])
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let (point, thumb) = (touch.location(in: self), parts.thumb)
        // The thumb can be taken somewhat beside it, too; the track can't.
        guard thumb.insetBy(dx: -15, dy: -15).contains(point), super.beginTracking(touch, with: event) else {
            return false
        }
        (grip, valueAtStart) = (point.x - thumb.midX, value)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = parts.value(of: self, at: touch.location(in: self).x - grip)
        if new != value {
            value = new
            if isContinuous { sendValueChanged(event) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous, value != valueAtStart { sendValueChanged(event) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    /// The thumb's shadow extends beyond the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        environment.system >= 26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: environment.system >= 26 ? 34 : 30)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("value", \UISlider.value)
            + .property("minimumValue", \UISlider.minimumValue) + .property("maximumValue", \UISlider.maximumValue)
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UISlider.minimumTrackTintColor), .value(\UISlider.maximumTrackTintColor),
            .value(\UISlider.thumbTintColor),
        ]
    }

    /// Moves the thumb by a tenth of the way, as VoiceOver does.
    open override func accessibilityIncrement() { moveByTenth(1) }
    open override func accessibilityDecrement() { moveByTenth(-1) }

    private func moveByTenth(_ direction: Float) {
        value = min(max(value + direction * (maximumValue - minimumValue) / 10, minimumValue), maximumValue)
        sendActions(for: .valueChanged)
    }

    package override var perception: Perception {
        Perception(value: .number(Double(value)), traits: accessibilityTraits(of: .adjustable), isWhole: true)
    }

    override class var plainClass: UIView.Type { UISlider.self }
    override var placesColors: Bool { true }
}
