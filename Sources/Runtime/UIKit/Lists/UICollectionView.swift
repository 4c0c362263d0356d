public import Foundation

/// A view of items that a layout arranges.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // The class declares the property of its superclass again, with this type, as Apple's headers do.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = Self(rawValue: 1)
        public static let centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4)
        public static let left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16)
        public static let right = Self(rawValue: 32)
    }

    public static let elementKindSectionHeader = UICollectionViewFlowLayout.elementKindSectionHeader
    public static let elementKindSectionFooter = UICollectionViewFlowLayout.elementKindSectionFooter

    /// Called when a transition between layouts has ended.
    var layoutTransitionEnded: LayoutInteractiveTransitionCompletion?
    /// Whether the collection asks the layout if a change of the bounds requires a new one.
    private var isAskingAboutBounds = false
    private var isLayingOut = false

    /// Invalidates the layout, and moves the content as a context says.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        let (x, y) = (context.contentOffsetAdjustment.x, context.contentOffsetAdjustment.y)
        if x != 0 || y != 0 { contentOffset = CGPoint(x: contentOffset.x + x, y: contentOffset.y + y) }
        if isAskingAboutBounds { layoutIsOld = true } else { setNeedsCollectionLayout() }
    }

    private func askAboutBounds() {
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        isAskingAboutBounds = true
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        isAskingAboutBounds = false
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.owner = self
            setNeedsCollectionLayout()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    var sectionIndex: SectionIndexView?
    private var askedIndexTitles: [String]?
    open var backgroundView: UIView?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    let prefetching = RowPrefetching()
    open var isSpringLoaded = false
    var prototypes: [String: UINib] = [:]
    var prototypeExternals: [String: [String: Any]] = [:]
    var designedCells: [UICollectionViewCell] = []
    /// The items to design with that are shown.
    var samples: CollectionSamples?
    var designedSupplements: [UICollectionReusableView] = []

    private lazy var dragDrop = ListDragDrop(self)
    /// Gives what is dragged out of the view.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragDrop.collectionDrag }
        set { dragDrop.collectionDrag = newValue }
    }
    /// Takes what is dropped onto the view.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragDrop.collectionDrop }
        set { dragDrop.collectionDrop = newValue }
    }
    open var dragInteractionEnabled: Bool {
        get { dragDrop.isEnabled }
        set { dragDrop.isEnabled = newValue }
    }
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
    private lazy var contextMenu = ListContextMenu(self)
    /// The interaction that shows the context menus of items.
    open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? = UIContextMenuInteraction(
        delegate: contextMenu)

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        contextMenuInteraction.map(addInteraction)
        addGestureRecognizer(swipeRecognizer)
        layout.owner = self
        backgroundColor = .systemBackground
    }

    // Inherited on iOS, where it fails with these words.
    public convenience init() { self.init(frame: .zero) }
    public convenience override init(frame: CGRect) {
        preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        contextMenuInteraction.map(addInteraction)
        addGestureRecognizer(swipeRecognizer)
        guard let nib = coder as? UINibDecoder else { return }
        if let layout = nib.value("UICollectionLayout", as: UICollectionViewLayout.self) {
            collectionViewLayout = layout
        }
        if backgroundColor == nil { backgroundColor = .systemBackground }
        collectionViewLayout.owner = self
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        isPrefetchingEnabled = nib.bool("UICollectionViewPrefetchingEnabled") ?? true
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
        prototypes = nib.value("UICollectionViewCellNibDict", as: [String: UINib].self) ?? [:]
        prototypeExternals =
            nib.value("UICollectionViewCellPrototypeNibExternalObjects", as: [String: [String: Any]].self) ?? [:]
        for (name, prototype) in prototypes {
            pool.register(prototype, name, externals: prototypeExternals[name] ?? [:])
        }
        let supplements = nib.value("UICollectionViewSupplementaryViewNibDict", as: [String: UINib].self) ?? [:]
        let externals =
            nib.value(
                "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", as: [String: [String: Any]].self) ?? [:]
        for (name, prototype) in supplements {
            supplementPool.register(prototype, name, externals: externals[name] ?? [:])
        }
        guard nib.context.resources.showsPrototypes else { return }
        designedCells = nib.designed(prototypes, prototypeExternals)
        designedSupplements = nib.designed(supplements, externals)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UICollectionView.dataSource)
            + .property("collectionViewLayout", \UICollectionView.collectionViewLayout)
            + .property("backgroundView", \UICollectionView.backgroundView)
            + .property("dragDelegate", \UICollectionView.dragDelegate)
            + .property("dropDelegate", \UICollectionView.dropDelegate)
    }

    /// The data source with methods that its subclasses add.
    var itemSource: (any UICollectionViewDataSource)? {
        samples ?? dataSource.map { CollectionDataSourceCalls($0) ?? $0 }
    }

    let pool = CellPool<UICollectionViewCell>()
    let supplementPool = CellPool<UICollectionReusableView>()
    var shown: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [UICollectionViewLayoutAttributes.Element: UICollectionReusableView] = [:]
    /// The views in which sections scroll by themselves.
    var scrollers: [Int: SectionScroller] = [:]
    /// The elements that have the sizes they want.
    private var fitted: Set<UICollectionViewLayoutAttributes.Element> = []
    /// The place of the element that the collection requests from the data source.
    private var coming: UICollectionViewLayoutAttributes?
    private var layoutIsOld = true
    private var layoutRoom: Room?
    private var layoutBounds = CGRect.zero
    var selection = CollectionSelection()
    var swipe: SwipedRow?
    private lazy var swipeRecognizer = RowSwipeRecognizer(self)
    /// The counts of the items that are laid out.
    var counts: [Int] = []
    var openUpdates = 0
    var pendingUpdate = ListUpdate()
    var updateCompletions: [(Bool) -> Void] = []
    /// The transition for which the layout provides attributes during an animated update.
    var transition: CollectionTransition?

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, identifier)
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { pool.register(nib, identifier) }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { supplementPool.register(viewClass, Self.name(kind, identifier)) }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { supplementPool.register(nib, Self.name(kind, identifier)) }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame = comingFrame(kind, indexPath)
        guard let view = supplementPool.dequeue(Self.name(kind, identifier), new: { $0.init(_registered: frame) })
        else {
            environment.report(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return UICollectionReusableView(frame: .zero)
        }
        view.ownReuseIdentifier = identifier
        ObservedCalls.report("prepareForReuse", of: view, []) { view.prepareForReuse() }
        return view
    }

    /// The place of the requested element, where a view of a class is created.
    private func comingFrame(_ kind: String?, _ path: IndexPath) -> CGRect {
        guard let place = coming, place.representedElementKind == kind, place.indexPath == path else { return .zero }
        return CGRect(origin: place.frame.origin, size: place.size)
    }

    static func name(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let frame = comingFrame(nil, path)
        guard let cell = pool.dequeue(identifier, new: { $0.init(_registered: frame) }) else {
            environment.report(
                "could not dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return UICollectionViewCell(frame: .zero)
        }
        cell.ownReuseIdentifier = identifier
        ObservedCalls.report("prepareForReuse", of: cell, []) { cell.prepareForReuse() }
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
        shown.first { $0.value.point(inside: convert(point, to: $0.value), with: nil) }?.key
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        layOutBeforehand()
        return collectionViewLayout.layoutAttributesForItem(at: path)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layOutBeforehand()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
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

    // MARK: Selection, see UICollectionView+Selection

    open var allowsSelection = true
    /// Whether items can have focus by the keys of a keyboard, on a pad.
    open var allowsFocus = true
    /// Whether items can have focus while the collection is edited.
    open var allowsFocusDuringEditing = false
    /// When items grow with their content.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// How fast items make room for one that is moved. They do at once here.
    open var reorderingCadence = ReorderingCadence.immediate

    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    /// Whether focus comes back to the item that had it last.
    open var remembersLastFocusedIndexPath = false
    /// Whether an item is selected as soon as it has focus.
    open var selectionFollowsFocus = false
    /// The item that had focus last.
    var lastFocused: IndexPath?
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { permitsFocus(context) }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { focusMoved(context, coordinator) }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusCells }
    open var allowsMultipleSelection = false
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects an item without asking or telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        scroll(to: frame, scrollPosition, animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressItem(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseItem() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightItem() }

    // MARK: Updates, see UICollectionView+Updates

    /// Carries out changes together, and calls a closure at the end of their animation. The changes are carried out before the method
    /// returns, so that the closure doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Carries out changes together, and calls a closure at the end of their animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates += 1
        if let completion { updateCompletions.append(completion) }
        updates?()
        closeUpdate()
    }

    open var hasUncommittedUpdates: Bool { openUpdates > 0 }

    open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }
    /// Asks the data source for the items' cells again. They are new cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved.append((indexPath, newIndexPath)) }
    }

    // MARK: Moving items by a gesture, see UICollectionView+Movement

    var movement: ItemMovement?

    /// Begins to move an item. Returns false if the data source doesn't let it move.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveMovement(to: targetPosition) }
    open func endInteractiveMovement() { endMovement(isKept: true) }
    open func cancelInteractiveMovement() { endMovement(isKept: false) }

    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }

    /// Changes the layout; items move from their old to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        let views = shown.values.map { $0 as UICollectionReusableView } + supplements.values
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in views { view.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        UIView.animate(withDuration: animated && window != nil ? 0.3 : 0) {
            self.layoutIfNeeded()
            let proposed = layout.targetContentOffset(forProposedContentOffset: self.contentOffset)
            let target =
                self.itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
                ?? proposed
            if target != self.contentOffset { self.contentOffset = target }
        } completion: {
            for view in views { view.didTransition(from: old, to: layout) }
            for layout in [old, layout] { layout.finalizeLayoutTransition() }
            completion?($0)
        }
    }

    open func reloadData() {
        if MainThread.performsElsewhere("UICollectionView.reloadData()", { self.reloadData() }) { return }
        selection = CollectionSelection()
        for (path, cell) in shown { retire(cell, at: path) }
        for view in supplements.values { view.removeFromSuperview() }
        (shown, supplements) = ([:], [:])
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
        collectionViewLayout.keepSizes { _ in nil }
        askedIndexTitles = dataSource?.indexTitles(for: self)
        setNeedsCollectionLayout()
    }

    func setNeedsCollectionLayout() {
        layoutIsOld = true
        fitted = []
        setNeedsLayout()
    }

    /// Whether items show the controls of editing.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            closeSwipe(animated: true)
            for cell in shown.values {
                cell.setNeedsUpdateConfiguration()
                cell.setNeedsLayout()
            }
            setNeedsCollectionLayout()
        }
    }

    func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
        if swipe?.cell === cell { closeSwipe(animated: false) }
        cell.removeFromSuperview()
        itemDelegate?.didEndDisplaying(self, cell, path)
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
        layOut()
        showElements(source)
        // Views that are shown may want other sizes, so that others come into sight.
        for _ in 0..<10 where updateSizes() {
            if layoutIsOld { layOut() } else { collectionViewLayout.resize() }
            contentSize = collectionViewLayout.collectionViewContentSize
            showElements(source)
        }
        _ = layOutIndex(askedIndexTitles?.isEmpty == false ? askedIndexTitles : nil)
        prefetchItems()
    }

    /// The content of a cell has another size: its item gets the size that it wants now, where the layout asks.
    func cellGrew(_ cell: UICollectionViewCell) {
        guard window != nil, selfSizingInvalidation != .disabled,
            let path = shown.first(where: { $0.value === cell })?.key,
            let element = layoutAttributesForItem(at: path)?.element, fitted.remove(element) != nil
        else { return }
        setNeedsLayout()
    }

    private func showElements(_ source: any UICollectionViewDataSource) {
        showScrollers()
        show(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [], source)
    }

    /// Asks the shown views for their preferred sizes. Returns whether a size has changed.
    private func updateSizes() -> Bool {
        var hasChanged = false
        let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let asksAll = collectionViewLayout.asksAllViews
        for place in attributes where (asksAll || !place.fit.isEmpty) && !fitted.contains(place.element) {
            let view: UICollectionReusableView? =
                place.representedElementKind == nil ? shown[place.indexPath] : supplements[place.element]
            guard let view else { continue }
            fitted.insert(place.element)
            let asked = place.copied()
            if asksAll { asked.fit = LayoutFit(width: true, height: true) }
            let preferred = view.preferredLayoutAttributesFitting(asked)
            let wanted = preferred.size
            let hairline = 0.5 / max(1, traitCollection.displayScale)
            guard wanted.isFinite,
                abs(wanted.width - place.size.width) > hairline || abs(wanted.height - place.size.height) > hairline
            else { continue }
            guard
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
            else { continue }
            if asksAll { invalidateLayout(preferred, place) }
            collectionViewLayout.applySize(wanted.ceiled(scale: traitCollection.displayScale), of: place.element)
            hasChanged = true
        }
        return hasChanged
    }

    /// Invalidates the app's layout for the size that a view wants.
    private func invalidateLayout(
        _ preferred: UICollectionViewLayoutAttributes, _ place: UICollectionViewLayoutAttributes
    ) {
        isAskingAboutBounds = true
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
        isAskingAboutBounds = false
    }

    /// The view in which an element is, and where it begins.
    private func ground(of place: UICollectionViewLayoutAttributes) -> (view: UIView, start: CGPoint) {
        guard let section = place.scroller, let scroller = scrollers[section] else { return (self, .zero) }
        return (scroller, scroller.frame.origin)
    }

    private func put(_ place: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
        let ground = ground(of: place)
        if view.superview !== ground.view { ground.view.addSubview(view) }
        place.place(view, from: ground.start)
    }

    /// Brings the layout up to date.
    func layOut() {
        isLayingOut = true
        defer { isLayingOut = false }
        let room = Room(size: bounds.size, insets: [contentInset, safeAreaInsets, layoutMargins])
        if layoutBounds != bounds, !layoutIsOld { askAboutBounds() }
        let (oldBounds, movesBounds) = (layoutBounds, ViewAnimation.current != nil && layoutBounds.size != bounds.size)
        layoutBounds = bounds
        guard layoutIsOld || layoutRoom != room else { return }
        (layoutIsOld, layoutRoom) = (false, room)
        if transition == nil, let source = itemSource { counts = Self.counts(source, self) }
        if movesBounds { collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds) }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        if movesBounds { collectionViewLayout.finalizeAnimatedBoundsChange() }
    }

    /// Brings the layout up to date for those who ask before the view's own pass: a controller that scrolls to an item in
    /// `viewDidLayoutSubviews`, for example.
    func layOutBeforehand() {
        if itemSource != nil, transition == nil, !bounds.isEmpty, !isLayingOut { layOut() }
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    static func counts(_ source: any UICollectionViewDataSource, _ view: UICollectionView) -> [Int] {
        (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.collectionView(view, numberOfItemsInSection: $0))
        }
    }

    private func show(
        _ attributes: [UICollectionViewLayoutAttributes], _ source: any UICollectionViewDataSource
    ) {
        var wanted: Set<IndexPath> = []
        for place in attributes {
            guard place.representedElementCategory == .cell else {
                showSupplement(place, source)
                continue
            }
            wanted.insert(place.indexPath)
            let cell = shown[place.indexPath] ?? comingCell(at: place, source)
            // What a person moves is where the person holds it.
            if movement?.cell !== cell { put(place, cell) }
        }
        for (path, cell) in shown where !wanted.contains(path) && movement?.cell !== cell {
            shown[path] = nil
            fitted.remove(UICollectionViewLayoutAttributes.Element(kind: nil, indexPath: path))
            if let transition { transition.leave(cell, path) } else { retire(cell, at: path) }
        }
        let elements = Set(attributes.map(\.element))
        for (element, view) in supplements where !elements.contains(element) {
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier, let kind = element.kind {
                itemDelegate?.didEndDisplaying(self, view, kind, element.indexPath)
                supplementPool.put(view, Self.name(kind, identifier))
            }
            supplements[element] = nil
        }
    }

    package override var perception: Perception {
        Perception(value: .rows((0..<numberOfSections).map { numberOfItems(inSection: $0) }))
    }

    private func comingCell(
        at place: UICollectionViewLayoutAttributes, _ source: any UICollectionViewDataSource
    ) -> UICollectionViewCell {
        let path = place.indexPath
        var coming: UICollectionViewCell?
        UIView.performWithoutAnimation {
            self.coming = place
            let cell = source.collectionView(self, cellForItemAt: path)
            self.coming = nil
            shown[path] = cell
            let isSelected = selection.paths.contains(path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            if cell.isHighlighted { cell.isHighlighted = false }
            put(transition?.initialAttributes(at: path) ?? place, cell)
            itemDelegate?.willDisplay(self, cell, path)
            if transition != nil { cell.layoutIfNeeded() }
            coming = cell
        }
        return coming ?? UICollectionViewCell(frame: .zero)
    }

    private func showSupplement(
        _ place: UICollectionViewLayoutAttributes, _ source: any UICollectionViewDataSource
    ) {
        guard let kind = place.representedElementKind else { return }
        if let view = supplements[place.element] { return put(place, view) }
        UIView.performWithoutAnimation {
            coming = place
            let view =
                place.representedElementCategory == .decorationView
                ? collectionViewLayout.decorationPool.dequeue(kind, new: { $0.init(_registered: place.frame) })
                    ?? UICollectionReusableView(frame: .zero)
                : source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
            coming = nil
            supplements[place.element] = view
            put(origin(of: place, kind) ?? place, view)
            if place.representedElementCategory == .decorationView {
                sendSubviewToBack(view)
            } else {
                itemDelegate?.willDisplay(self, view, kind, place.indexPath)
            }
        }
        if transition != nil, let view = supplements[place.element] { put(place, view) }
    }

    /// Returns where a supplementary view comes from that an update brings.
    private func origin(of place: UICollectionViewLayoutAttributes, _ kind: String) -> UICollectionViewLayoutAttributes?
    {
        guard transition != nil else { return nil }
        let layout = collectionViewLayout
        return place.representedElementCategory == .decorationView
            ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: place.indexPath)
            : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: place.indexPath)
    }

    override class var plainClass: UIView.Type { UICollectionView.self }
}
