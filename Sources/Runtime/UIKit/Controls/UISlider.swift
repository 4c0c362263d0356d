public import Foundation

/// A control that chooses a number from a range by a knob on a line.
@MainActor
open class UISlider: UIControl {
    open var value: Float = 0.5 { didSet { setNeedsDisplay() } }
    open var minimumValue: Float = 0 { didSet { setNeedsDisplay() } }
    open var maximumValue: Float = 1 { didSet { setNeedsDisplay() } }
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

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

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    /// The knob's shadow reaches beyond what layout sees.
    open override var alignmentRectInsets: UIEdgeInsets {
        SystemGeneration.current.rawValue >= 26 ? .zero : UIEdgeInsets(left: 2, bottom: 1, right: 2)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: SystemGeneration.current.rawValue >= 26 ? 34 : 30)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("value", \UISlider.value)
            + .property("minimumValue", \UISlider.minimumValue) + .property("maximumValue", \UISlider.maximumValue)
    }
}
