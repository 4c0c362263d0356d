public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of a registered class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(_registered frame: CGRect) { self.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? UINibDecoder)?.string("UIReuseIdentifier")
    }

    override var isLayoutIsland: Bool { true }
    open func prepareForReuse() {}
    /// Applies custom layout attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    override class var plainClass: UIView.Type { UICollectionReusableView.self }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        if let view = nib.value("UIContentView", as: UIView.self) { contentView = view }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if contentView.superview !== self { addSubview(contentView) }
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        selectedBackgroundView = nib.value("UISelectedBackgroundView", as: UIView.self)
    }

    /// The template of the item's segue.
    var selectionSegueTemplate: UIStoryboardSegueTemplate?

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("backgroundView", \UICollectionViewCell.backgroundView)
            + .property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
            + .property("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, isShown) in [(selectedBackgroundView, isSelected || isHighlighted), (backgroundView, true)] {
            guard let view else { continue }
            if isShown, view.superview !== self { insertSubview(view, at: 0) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
            view.frame = bounds
        }
    }

    override class var plainClass: UIView.Type { UICollectionViewCell.self }
}
