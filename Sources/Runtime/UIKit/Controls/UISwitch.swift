public import Foundation

/// A control with an on and an off state.
@MainActor
open class UISwitch: UIControl {
    open var isOn = false { didSet { setNeedsLayout() } }
    /// The title, which is shown on a Mac only.
    open var title: String?
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    private lazy var parts = SwitchParts(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = standardSize
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
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(right: 2) }
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

    override class var plainClass: UIView.Type { UISwitch.self }
    override var placesColors: Bool { true }
}
