public import Foundation

/// A control for selecting a value from a range with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float = 0 {
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

    /// The style that the slider prefers on a Mac.
    public var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    public var behavioralStyle: UIBehavioralStyle { .pad }

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

    // MARK: Images and rectangles

    var images = SliderImages() { didSet { setNeedsLayout() } }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state.rawValue] = image }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.minimumTrack[state.rawValue] = image
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.maximumTrack[state.rawValue] = image
    }

    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state.rawValue] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state.rawValue] }

    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

    /// Returns where the image at the end of the least value is.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, isLeft: !readsFromRight)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, isLeft: readsFromRight)
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX + 2 : bounds.maxX - 2 - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Returns where the track is: between the images at the ends, four points thick or as its images are.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var room = bounds.insetBy(dx: 2, dy: 0)
        for (image, isLow) in [(minimumValueImage, true), (maximumValueImage, false)] {
            guard let width = image?.size.width else { continue }
            if isLow != readsFromRight { room.origin.x += width + 8 }
            room.size.width = max(0, room.width - width - 8)
        }
        let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? 4
        return CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    }

    /// Returns where the thumb is. At the ends it extends 2 points beyond the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
        let part = readsFromRight ? 1 - share : share
        return CGRect(
            x: rect.minX - 2 + max(0, rect.width - size.width + 4) * part, y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

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

    /// The size for a width: 382 × 34 for 382 (iOS 17.5, 18.5 and 26.2), while a slider without a size is 4 points lower in
    /// Auto Layout.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("value", \UISlider.value)
            + .property("minimumValue", \UISlider.minimumValue) + .property("maximumValue", \UISlider.maximumValue)
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UISlider.minimumTrackTintColor), .value(\UISlider.maximumTrackTintColor),
            .value(\UISlider.thumbTintColor), .whole(\UISlider.images.thumb), .whole(\UISlider.images.minimumTrack),
            .whole(\UISlider.images.maximumTrack), .object(\UISlider.minimumValueImage),
            .object(\UISlider.maximumValueImage),
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
