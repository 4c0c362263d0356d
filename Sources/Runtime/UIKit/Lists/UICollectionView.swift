public import Foundation

@MainActor
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

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView = UIView()
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

/// A view of items that a layout arranges.
@MainActor
open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            setNeedsCollectionLayout()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var backgroundView: UIView?
    open var isPrefetchingEnabled = true
    open var isSpringLoaded = false
    var prototypes: [String: UINib] = [:]
    var prototypeExternals: [String: [String: Any]] = [:]
    private(set) var designedCells: [UICollectionViewCell] = []
    private(set) var designedSupplements: [UICollectionReusableView] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
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
        collectionViewLayout.collectionView = self
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        isPrefetchingEnabled = nib.bool("UICollectionViewPrefetchingEnabled") ?? true
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
        prototypes = nib.value("UICollectionViewCellNibDict", as: [String: UINib].self) ?? [:]
        prototypeExternals =
            nib.value("UICollectionViewCellPrototypeNibExternalObjects", as: [String: [String: Any]].self) ?? [:]
        for (name, prototype) in prototypes {
            pool.register(prototype, name, externals: prototypeExternals[name] ?? [:])
        }
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

    /// The data source with methods that its subclasses add.
    var itemSource: (any UICollectionViewDataSource)? { dataSource.map { CollectionDataSourceCalls($0) ?? $0 } }

    let pool = CellPool<UICollectionViewCell>()
    private var shown: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [UICollectionViewLayoutAttributes.Element: UICollectionReusableView] = [:]
    private var layoutIsOld = true
    private var layoutRoom: Room?

    // MARK: Cells

    open func register(_ type: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        pool.register(type, identifier)
    }

    open func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) { pool.register(nib, identifier) }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = pool.take(identifier, new: { $0.init(_registered: .zero) }) else {
            preconditionFailure(
                "could not dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        cell.reuseIdentifier = identifier
        cell.prepareForReuse()
        return cell
    }

    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { shown[path] }
    open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

    open var numberOfSections: Int { itemSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        itemSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    /// Returns the item at a point if it is visible.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.first { $0.value.frame.contains(point) }?.key
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: path)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    open func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        supplements[UICollectionViewLayoutAttributes.Element(kind: kind, indexPath: path)]
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: kind)
            .compactMap { supplementaryView(forElementKind: kind, at: $0) }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        supplements.keys.filter { $0.kind == kind }.map(\.indexPath).sorted()
    }

    open func reloadData() {
        for cell in shown.values { retire(cell) }
        for view in supplements.values { view.removeFromSuperview() }
        (shown, supplements) = ([:], [:])
        setNeedsCollectionLayout()
    }

    func setNeedsCollectionLayout() {
        layoutIsOld = true
        setNeedsLayout()
    }

    private func retire(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool.put(cell, identifier) }
    }

    // MARK: Layout

    /// The state that a layout depends on.
    private struct Room: Equatable {
        var size: CGSize
        var insets: [UIEdgeInsets]
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        // In Interface Builder, a collection view shows its prototypes at the document's frames.
        for view in designedSupplements + designedCells where view.superview !== self { addSubview(view) }
        guard designedCells.isEmpty, let source = itemSource else { return }
        let room = Room(size: bounds.size, insets: [contentInset, safeAreaInsets, layoutMargins])
        if layoutIsOld || layoutRoom != room {
            (layoutIsOld, layoutRoom) = (false, room)
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
        show(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [], source)
    }

    private func show(
        _ attributes: [UICollectionViewLayoutAttributes], _ source: any UICollectionViewDataSource
    ) {
        var wanted: Set<IndexPath> = []
        for place in attributes {
            guard let kind = place.representedElementKind else {
                wanted.insert(place.indexPath)
                let cell = shown[place.indexPath] ?? source.collectionView(self, cellForItemAt: place.indexPath)
                shown[place.indexPath] = cell
                if cell.superview !== self { addSubview(cell) }
                place.place(cell)
                continue
            }
            let view =
                supplements[place.element]
                ?? source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
            supplements[place.element] = view
            if view.superview !== self { addSubview(view) }
            place.place(view)
        }
        for (path, cell) in shown where !wanted.contains(path) {
            retire(cell)
            shown[path] = nil
        }
        let elements = Set(attributes.map(\.element))
        for (element, view) in supplements where !elements.contains(element) {
            view.removeFromSuperview()
            supplements[element] = nil
        }
    }

    package override var perception: Perception {
        Perception(value: .rows((0..<numberOfSections).map { numberOfItems(inSection: $0) }))
    }

    override class var plainClass: UIView.Type { UICollectionView.self }
}
