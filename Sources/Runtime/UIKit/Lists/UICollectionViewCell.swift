public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { ownReuseIdentifier }
    var ownReuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of a registered class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(_registered frame: CGRect) { self.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ownReuseIdentifier = (coder as? UINibDecoder)?.string("UIReuseIdentifier")
    }

    override var isLayoutIsland: Bool { true }
    open func prepareForReuse() {}
    /// Called before the collection view goes from a layout to another one, and when it has come there.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Applies custom layout attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the attributes with the lengths that the content decides, where the layout lets it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// The height of a content configuration in a width, or nil if there is none.
    func fittingHeight(width: CGFloat) -> CGFloat? { nil }

    override class var plainClass: UIView.Type { UICollectionReusableView.self }
}

extension UICollectionReusableView {
    /// Returns attributes with the size of the content, in the directions that the layout leaves to it.
    fileprivate func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard !attributes.fit.isEmpty else { return attributes }
        let fitted = attributes.copied()
        (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        if bounds.width != attributes.size.width, !attributes.fit.width { bounds.size.width = attributes.size.width }
        if let height = fittingHeight(width: attributes.size.width) {
            if attributes.fit.height { fitted.size.height = height }
            return fitted
        }
        let size = systemLayoutSizeFitting(
            CGSize(
                width: attributes.fit.width ? 0 : attributes.size.width,
                height: attributes.fit.height ? 0 : attributes.size.height),
            withHorizontalFittingPriority: attributes.fit.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.fit.height ? .fittingSizeLevel : .required)
        if attributes.fit.width, size.width > 0 { fitted.size.width = size.width }
        if attributes.fit.height, size.height > 0 { fitted.size.height = size.height }
        return fitted
    }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Whether the cell is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// Called when the cell is lifted, dragged, or let go.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Cells can have focus where their list lets them, on a pad.
    open override var canBecomeFocused: Bool { (focusList as? UICollectionView)?.canFocus(self) ?? false }
    open private(set) var contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var backgroundView: UIView?
    override func childSizeChanged(_ child: UIView) { if child === contentView { contentGrew() } }
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentGrew()
    }
    /// Lets the collection view ask for the size of the item again.
    func contentGrew() { (superview as? UICollectionView)?.cellGrew(self) }
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

    // MARK: Configurations

    let content = CellContent()
    /// What the cell shows; setting it replaces the content of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            content.show(newValue, in: contentView)
            contentGrew()
            setNeedsUpdateConfiguration()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set {
            content.background = newValue
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { content.updatesContent }
        set { content.updatesContent = newValue }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { content.updatesBackground }
        set { content.updatesBackground = newValue }
    }
    /// A closure that configures the cell for a state, before it is shown and when the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The state for which the cell is configured.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    open func setNeedsUpdateConfiguration() {
        content.isOld = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {
        content.update(for: state)
        configurationUpdateHandler?(self, state)
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    /// Configures the cell if its state has changed.
    func updateConfigurationIfNeeded() {
        guard content.isOld else { return }
        content.isOld = false
        updateConfiguration(using: configurationState)
    }

    /// Returns the size of the content from its constraints.
    open override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if vertical != .required, let height = content.height(width: target.width) {
            return CGSize(width: target.width, height: height)
        }
        if !contentView.constraints.isEmpty {
            return contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        // Nothing asks for room, and the frame of the content view is no wish.
        guard constraints.isEmpty else { return fittingSize(target, horizontal, vertical) }
        return target
    }

    override func fittingHeight(width: CGFloat) -> CGFloat? { content.height(width: width) }

    /// The template of the item's segue.
    var selectionSegueTemplate: UIStoryboardSegueTemplate?

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("backgroundView", \UICollectionViewCell.backgroundView)
            + .property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
            + .property("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        content.layOut(in: contentView, of: self)
        for (view, isShown) in [(selectedBackgroundView, isSelected || isHighlighted), (backgroundView, true)] {
            guard let view else { continue }
            if isShown, view.superview !== self { insertSubview(view, at: 0) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
            view.frame = bounds
        }
    }

    override class var plainClass: UIView.Type { UICollectionViewCell.self }
}
