public import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    open var isOn = false { didSet { setNeedsDisplay() } }
    /// Shown beside a switch on a Mac only.
    open var title: String?
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = Self.size
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

    private static var size: CGSize {
        SystemGeneration.current.rawValue >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(right: 2) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("on", \UISwitch.isOn) + .property("onTintColor", \UISwitch.onTintColor)
    }
}
