public import Foundation
import QuartzCore

/// A control for incrementing and decrementing a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value: Double = 0 {
        didSet {
            value = clamped(value)
            setNeedsLayout()
        }
    }
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            value = clamped(value)
        }
    }
    open var maximumValue: Double = 100 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = clamped(value)
        }
    }
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false { didSet { setNeedsLayout() } }
    /// The images by states.
    var looks = StepperLooks() { didSet { setNeedsLayout() } }
    /// The button that a finger is on: the one that increments, or the other.
    var pressedSide: Bool? { isTracking && isTouchInside ? press.isPlus : nil }
    override func stateChanged() { setNeedsLayout() }
    private lazy var parts = StepperParts(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = intrinsicContentSize
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        minimumValue = Double(nib.number("UIMinimumValue") ?? 0)
        maximumValue = Double(nib.number("UIMaximumValue") ?? 100)
        stepValue = Double(nib.number("UIStepValue") ?? 1)
        value = Double(nib.number("UIValue") ?? 0)
        wraps = nib.bool("UIWraps") ?? false
        autorepeat = nib.bool("UIAutorepeat") ?? true
    }

    var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }
    var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }

    private func clamped(_ value: Double) -> Double {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }
    private var press = Press()

    /// What a finger does to a button of the stepper.
    private struct Press {
        var isPlus = true
        var valueAtStart: Double = 0
        var ticket: HostClock.Ticket?
    }

    /// The time before the value changes again while a finger stays down, and between further changes.
    private static let (delay, interval): (TimeInterval, TimeInterval) = (0.5, 0.1)

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        press = Press(isPlus: isRight != readsFromRight, valueAtStart: value)
        guard press.isPlus ? canIncrement : canDecrement, super.beginTracking(touch, with: event) else { return false }
        step(event)
        if autorepeat { repeatStep(after: Self.delay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        if !isContinuous, value != press.valueAtStart { sendValueChanged(event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopRepeating()
    }

    private func repeatStep(after seconds: TimeInterval) {
        press.ticket = environment.schedule(after: seconds, keepsAwake: false) { [weak self] in
            guard let self, self.isTracking else { return }
            if self.isTouchInside { self.step(nil) }
            self.repeatStep(after: Self.interval)
        }
    }

    private func stopRepeating() {
        press.ticket.map(environment.clock.cancel)
        press.ticket = nil
    }

    private func step(_ event: UIEvent?) {
        let old = value
        let new = value + (press.isPlus ? stepValue : -stepValue)
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        if value != old, isContinuous { sendValueChanged(event) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: environment.system >= 13 ? 32 : 29)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func accessibilityIncrement() { step(1) }
    open override func accessibilityDecrement() { step(-1) }

    private func step(_ direction: Double) {
        value += direction * stepValue
        sendActions(for: .valueChanged)
    }

    package override var perception: Perception {
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let places = [CGRect(origin: .zero, size: half), CGRect(origin: CGPoint(x: half.width, y: 0), size: half)]
        let parts = zip(["Decrement", "Increment"], readsFromRight ? places.reversed() : places).map {
            Perception.Part(text: $0, frame: $1, isEnabled: isEnabled)
        }
        return Perception(
            value: .number(value), traits: accessibilityTraits(of: .adjustable), isWhole: true, parts: parts)
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .whole(\UIStepper.looks.grounds), .whole(\UIStepper.looks.dividers), .whole(\UIStepper.looks.increments),
            .whole(\UIStepper.looks.decrements),
        ]
    }

    override class var plainClass: UIView.Type { UIStepper.self }
    override var placesColors: Bool { true }
}
