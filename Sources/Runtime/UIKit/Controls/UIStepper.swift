public import Foundation

/// A control for incrementing and decrementing a value.
@MainActor
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { setNeedsLayout() } }
    open var minimumValue: Double = 0 { didSet { setNeedsLayout() } }
    open var maximumValue: Double = 100 { didSet { setNeedsLayout() } }
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false { didSet { setNeedsLayout() } }
    private lazy var parts = StepperParts(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = intrinsicContentSize
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

    override class var plainClass: UIView.Type { UIStepper.self }
    override var placesColors: Bool { true }
}
