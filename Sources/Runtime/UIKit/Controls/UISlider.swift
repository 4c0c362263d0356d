public import Foundation

/// A control for selecting a value from a range with a thumb on a track.
@MainActor
open class UISlider: UIControl {
    open var value: Float = 0.5 { didSet { setNeedsLayout() } }
    open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
    open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    /// The thumb's shadow extends beyond the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        environment.system >= 26 ? .zero : UIEdgeInsets(left: 2, bottom: 1, right: 2)
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

    override class var plainClass: UIView.Type { UISlider.self }
    override var placesColors: Bool { true }
}
