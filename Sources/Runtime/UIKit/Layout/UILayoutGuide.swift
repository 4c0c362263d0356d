public import Foundation

/// A rectangle that takes part in layout but isn't drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, NibDecodable {
    open internal(set) var owningView: UIView? {
        get { ownerLink?.view }
        set { ownerLink = newValue?.link }
    }
    private var ownerLink: LayoutItemLink?
    let link = LayoutItemLink()
    open var identifier = ""

    /// The role of a guide, which positions those that the system creates.
    package enum Role: Equatable {
        case free, safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame
    }
    package var role: Role = .free
    /// Whether width and height may be negative, like those of a safe area in a small view.
    var allowsNegativeDimensions = false

    public override init() {
        super.init()
        link.begin(self)
    }

    public required init?(coder: NSCoder) {
        super.init()
        link.begin(self)
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        identifier = nib.string("UILayoutGuideIdentifier") ?? ""
        owningView = nib.value("UILayoutGuideOwningView") as? UIView
        role =
            switch identifier {
            case "UIViewSafeAreaLayoutGuide": .safeArea
            case "UIViewLayoutMarginsGuide": .layoutMargins
            case "UIViewReadableContentGuide": .readableContent
            case "UIKeyboardLayoutGuide": .keyboard
            case "UIScrollView-contentLayoutGuide": .scrollContent
            case "UIScrollView-frameLayoutGuide": .scrollFrame
            default: .free
            }
    }

    deinit { link.end() }

    open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

    /// Whether constraints leave open where the guide is.
    open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }
    /// Returns the active constraints of the guide.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(of: self, axis) ?? []
    }

    /// The frame in the owning view's coordinates after the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let inset = systemInsets { return view.bounds.inset(by: inset) }
        return view.solvedEngine.frame(of: self)?.snapped(scale: view.traitCollection.displayScale) ?? .zero
    }

    /// The insets of system guides from their view's edges.
    var systemInsets: UIEdgeInsets? {
        guard let view = owningView else { return nil }
        switch role {
        case .safeArea: return view.safeAreaInsets
        case .layoutMargins: return view.layoutMargins
        case .readableContent: return view.readableInsets
        case .keyboard:
            return keyboardInsets(in: view)
        case .scrollFrame: return .zero
        case .scrollContent, .free: return nil
        }
    }
}
