public import Foundation

/// Decides where the items of a collection stand.
@MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, InterfaceObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }
}

/// Lines of items, as many in each as there is room for.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize: CGSize = .zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset: UIEdgeInsets = .zero
    open var headerReferenceSize: CGSize = .zero
    open var footerReferenceSize: CGSize = .zero
    open var scrollDirection: ScrollDirection = .vertical

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        itemSize = nib.size("UIItemSize") ?? itemSize
        estimatedItemSize = nib.size("UIEstimatedItemSize") ?? .zero
        minimumLineSpacing = nib.number("UILineSpacing") ?? 10
        minimumInteritemSpacing = nib.number("UIInteritemSpacing") ?? 10
        sectionInset = nib.insets("UISectionInset") ?? .zero
        headerReferenceSize = nib.size("UIHeaderReferenceSize") ?? .zero
        footerReferenceSize = nib.size("UIFooterReferenceSize") ?? .zero
        scrollDirection = nib.option("UIScrollDirection") ?? .vertical
    }
}

@MainActor
open class UICollectionReusableView: UIView {
    public private(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? UINibDecoder)?.string("UIReuseIdentifier")
    }

    override var isLayoutIsland: Bool { true }
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public private(set) var contentView = UIView()
    open var isSelected = false { didSet { setNeedsLayout() } }
    open var isHighlighted = false { didSet { setNeedsLayout() } }
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, isShown) in [(selectedBackgroundView, isSelected || isHighlighted), (backgroundView, true)] {
            guard let view else { continue }
            if isShown, view.superview !== self { insertSubview(view, at: 0) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
            view.frame = bounds
        }
    }
}

/// Items, placed by a layout.
@MainActor
open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout { didSet { setNeedsLayout() } }
    open weak var dataSource: AnyObject?
    open var backgroundView: UIView?
    var prototypes: [String: UINib] = [:]
    var prototypeExternals: [String: [String: Any]] = [:]
    private(set) var designedCells: [UICollectionViewCell] = []
    private(set) var designedSupplements: [UICollectionReusableView] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        if let layout = nib.value("UICollectionLayout", as: UICollectionViewLayout.self) {
            collectionViewLayout = layout
        }
        if backgroundColor == nil { backgroundColor = .systemBackground }
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        prototypes = nib.value("UICollectionViewCellNibDict", as: [String: UINib].self) ?? [:]
        prototypeExternals =
            nib.value("UICollectionViewCellPrototypeNibExternalObjects", as: [String: [String: Any]].self) ?? [:]
        guard nib.context.resources.showsPrototypes else { return }
        designedCells = nib.designed(prototypes, prototypeExternals)
        let supplements = nib.value("UICollectionViewSupplementaryViewNibDict", as: [String: UINib].self) ?? [:]
        designedSupplements = nib.designed(
            supplements,
            nib.value(
                "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", as: [String: [String: Any]].self)
                ?? [:])
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UICollectionView.dataSource)
            + .property("collectionViewLayout", \UICollectionView.collectionViewLayout)
            + .property("backgroundView", \UICollectionView.backgroundView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // While it is designed, a collection shows its prototypes where the document has put them.
        for view in designedSupplements + designedCells where view.superview !== self { addSubview(view) }
    }
}
