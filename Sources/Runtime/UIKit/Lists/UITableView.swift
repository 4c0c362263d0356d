public import Foundation

/// A view of rows in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // The class declares the property of its superclass again, with this type, as Apple's headers do.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public static let automaticDimension: CGFloat = -1
    /// The title of the index that stands for a magnifying glass.
    public static let indexSearch = "{search}"
    /// Posted when the user selects or deselects a row.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// A section of a storyboard with its cells.
    struct StaticSection {
        var headerTitle: String?
        var footerTitle: String?
        var headerView: UIView?
        var footerView: UIView?
        var rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    open private(set) var style: Style
    override var listEnvironmentInside: UIListEnvironment? {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    /// The space above each header, or the automatic dimension.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsDisplay() } }
    open var separatorColor: UIColor? = .rowLine(in: UIEnvironment.current.system) { didSet { setNeedsDisplay() } }
    open var separatorInset: UIEdgeInsets = .zero { didSet { separatorInsetSet() } }
    /// What the inset is measured from: the edge of cells, or where separators begin by themselves.
    public var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { contentsMove() } }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// Whether the margins of cells are those of the width that is comfortable to read.
    public var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
    /// Whether the separator inset is custom; otherwise separators begin with the text.
    package var hasOwnSeparatorInset = false
    /// A Boolean value that indicates whether rows can be selected.
    open var allowsSelection = true { didSet { contentsMove() } }
    /// Whether rows can have focus by the keys of a keyboard, on a pad.
    open var allowsFocus = true
    /// Whether rows can have focus while the table is edited.
    open var allowsFocusDuringEditing = false
    /// When rows grow with their content.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// How the table takes up the room that its rows leave. It keeps its own size here.
    open var contentHuggingElements: UITableViewContentHuggingElements = []

    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Whether focus comes back to the row that had it last.
    open var remembersLastFocusedIndexPath = false
    /// Whether a row is selected as soon as it has focus.
    open var selectionFollowsFocus = false
    /// The row that had focus last.
    var lastFocused: IndexPath?
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { permitsFocus(context) }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { focusMoved(context, coordinator) }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusCells }
    /// The effect behind separators, in place of their color's. They are drawn in their color here.
    open var separatorEffect: UIVisualEffect?
    /// The height of the empty rows below those of a plain table. As since iOS 15, none are drawn.
    open var fillerRowHeight: CGFloat = 0
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?
    var sectionIndex: SectionIndexView?
    /// The titles that the data source has given, until rows are reloaded.
    var askedIndexTitles: [String]?
    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() {
        askedIndexTitles = sourceForRows?.sectionIndexTitles(for: self)
        setNeedsLayout()
    }
    open var isSpringLoaded = false
    /// A Boolean value that indicates whether the content of cells and headers is inset to the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { contentsMove() } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    let pool = CellPool<UITableViewCell>()
    let ornamentPool = CellPool<UITableViewHeaderFooterView>()
    /// The rows of the data source, once they are laid out.
    var rows: TableRows?
    var rowsWidth: CGFloat = -1
    let prefetching = RowPrefetching()
    var selection = TableSelection()
    var openUpdates = 0
    var pendingUpdate = ListUpdate()
    var updateAnimations = TableAnimations()
    var updateCompletions: [(Bool) -> Void] = []
    /// The cells that are leaving in an animation, and are retired at its end.
    var leaving: [(cell: UITableViewCell, path: IndexPath)]?
    var isBeingEdited = false
    var swipe: SwipedRow?
    var moving: MovingRow?
    lazy var swipeRecognizer = RowSwipeRecognizer(self)

    var staticSections: [StaticSection] = []
    /// Whether the view is on Interface Builder's canvas.
    private var isDesigned = false
    var prototypes: [String: UINib] = [:]
    /// The external objects of the prototypes' nibs.
    var prototypeExternals: [String: [String: Any]] = [:]
    /// One cell of each prototype, in Interface Builder.
    var designedCells: [UITableViewCell] = []
    /// The rows to design with that are shown.
    var samples: TableSamples?
    /// The header of the prototypes on Interface Builder's canvas.
    var prototypesTitle: String? { isDesigned ? "Prototype Cells" : nil }
    var placed: [UIView] = []
    var needsReload = true
    private lazy var dragDrop = ListDragDrop(self)
    /// Gives what is dragged out of the view.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragDrop.tableDrag }
        set { dragDrop.tableDrag = newValue }
    }
    /// Takes what is dropped onto the view.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragDrop.tableDrop }
        set { dragDrop.tableDrop = newValue }
    }
    open var dragInteractionEnabled: Bool {
        get { dragDrop.isEnabled }
        set { dragDrop.isEnabled = newValue }
    }
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
    private lazy var contextMenu = ListContextMenu(self)
    /// The interaction that shows the context menus of rows.
    open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? = UIContextMenuInteraction(
        delegate: contextMenu)

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = defaultBackground
        addGestureRecognizer(swipeRecognizer)
        contextMenuInteraction.map(addInteraction)
    }

    private var defaultBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    private func separatorInsetSet() {
        hasOwnSeparatorInset = true
        contentsMove()
    }

    func contentsMove() {
        for view in subviews { view.setNeedsLayout() }
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentsMove()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        style = nib?.option("UITableViewStyle") ?? nib?.option("UIStyle") ?? .plain
        super.init(coder: coder)
        addGestureRecognizer(swipeRecognizer)
        contextMenuInteraction.map(addInteraction)
        guard let nib else { return }
        if backgroundColor == nil { backgroundColor = defaultBackground }
        if let height = nib.number("UIRowHeight") { rowHeight = height }
        if let height = nib.number("UISectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = nib.number("UISectionFooterHeight") { sectionFooterHeight = height }
        if let height = nib.number("UISectionHeaderTopPadding") { sectionHeaderTopPadding = height }
        insetsContentViewsToSafeArea = nib.bool("UIInsetsContentViewsToSafeArea") ?? true
        decodeEstimates(nib)
        decodeSelection(nib)
        decodeSectionIndex(nib)
        separatorStyle = nib.option("UISeparatorStyle") ?? .singleLine
        if let color = nib.value("UISeparatorColor", as: UIColor.self) { separatorColor = color }
        if let insets = nib.insets("UISeparatorInset") {
            separatorInset = insets
            hasOwnSeparatorInset = true
        }
        tableHeaderView = nib.value("UITableHeaderView", as: UIView.self)
        tableFooterView = nib.value("UITableFooterView", as: UIView.self)
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        for view in [tableHeaderView, tableFooterView, backgroundView] { replace(nil, by: view) }
        if let source = nib.value("UITableViewDataSource", as: UITableViewDataSourceArchive.self) {
            staticSections = source.sections.map(\.section)
        }
        prototypes = nib.value("UITableViewCellPrototypeNibs", as: [String: UINib].self) ?? [:]
        prototypeExternals =
            nib.value("UITableViewCellPrototypeNibExternalObjects", as: [String: [String: Any]].self) ?? [:]
        for (name, prototype) in prototypes {
            pool.register(prototype, name, externals: prototypeExternals[name] ?? [:])
        }
        isDesigned = nib.context.resources.isDesigning
        if nib.context.resources.showsPrototypes { designedCells = nib.designed(prototypes, prototypeExternals) }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UITableView.dataSource)
            + .property("tableHeaderView", \UITableView.tableHeaderView)
            + .property("tableFooterView", \UITableView.tableFooterView)
            + .property("backgroundView", \UITableView.backgroundView)
            + .property("dragDelegate", \UITableView.dragDelegate)
            + .property("dropDelegate", \UITableView.dropDelegate)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    open func reloadData() {
        if MainThread.performsElsewhere("UITableView.reloadData()", { self.reloadData() }) { return }
        needsReload = true
        grown.heights = [:]
        selection = TableSelection()
        closeSwipe(animated: false)
        setNeedsLayout()
    }

    // MARK: Rows

    open var numberOfSections: Int {
        // A table without a source has a section without rows.
        sourceForRows?.numberOfSections(in: self) ?? max(1, sections.count)
    }
    open func numberOfRows(inSection section: Int) -> Int {
        if let source = sourceForRows { return source.tableView(self, numberOfRowsInSection: section) }
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, identifier)
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { pool.register(nib, identifier) }

    /// Returns a reused or new cell, or nil if the identifier isn't registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.dequeue(identifier, new: { $0.init(_registered: .default, reuseIdentifier: identifier) })
        else {
            return nil
        }
        ObservedCalls.report("prepareForReuse", of: cell, []) { cell.prepareForReuse() }
        return cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            environment.report(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        ornamentPool.register(aClass, identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        ornamentPool.register(nib, identifier)
    }

    /// Returns a reused or new header or footer, or nil if the identifier isn't registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = ornamentPool.dequeue(identifier) { $0.init(_registered: identifier) }
        if let view { ObservedCalls.report("prepareForReuse", of: view, []) { view.prepareForReuse() } }
        return view
    }

    open func cellForRow(at path: IndexPath) -> UITableViewCell? { cell(at: path) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

    open var visibleCells: [UITableViewCell] {
        guard let rows else { return subviews.compactMap { $0 as? UITableViewCell } }
        return rows.shown.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? { rows.map { $0.shown.keys.sorted() } }
    open func rectForRow(at path: IndexPath) -> CGRect { rect(ofRowAt: path) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(ofOrnamentOf: section, isHeader: true) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(ofOrnamentOf: section, isHeader: false) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        ornament(of: section, isHeader: true) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        ornament(of: section, isHeader: false) as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling and selection, see UITableView+Selection

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: rect(ofRowAt: indexPath), scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

    /// Selects a row without asking or telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressRow(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseRow() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow() }

    // MARK: Updates, see UITableView+Updates

    open func beginUpdates() { openUpdates += 1 }
    /// Carries out the changes since the first `beginUpdates()`.
    open func endUpdates() { closeUpdate() }

    /// Carries out changes together, and calls a closure at the end of their animation. The changes are carried out before the method
    /// returns, so that the closure doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Carries out changes together, and calls a closure at the end of their animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { updateCompletions.append(completion) }
        updates?()
        endUpdates()
    }

    open var hasUncommittedUpdates: Bool { openUpdates > 0 }

    /// Inserts rows that the data source already has.
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        if MainThread.performsElsewhere(
            "UITableView.insertRows(at:with:)", { self.insertRows(at: paths, with: animation) })
        {
            return
        }
        update(paths, animation) { $0.inserted += paths }
    }

    /// Deletes rows that the data source no longer has.
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        if MainThread.performsElsewhere(
            "UITableView.deleteRows(at:with:)", { self.deleteRows(at: paths, with: animation) })
        {
            return
        }
        update(paths, animation) { $0.deleted += paths }
    }

    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        if MainThread.performsElsewhere(
            "UITableView.reloadRows(at:with:)", { self.reloadRows(at: paths, with: animation) })
        {
            return
        }
        update(paths, animation) { $0.reloaded += paths }
    }

    /// Asks the data source for the rows' cells again. They are new cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([], .automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections, animation) { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections, animation) { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        if MainThread.performsElsewhere(
            "UITableView.reloadSections(_:with:)", { self.reloadSections(sections, with: animation) })
        {
            return
        }
        update(sections, animation) { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update([], .automatic) { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Editing, see UITableView+Editing

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout

    /// The data source, unless the storyboard provides the content. A running app asks its controller for it, too.
    var sourceForRows: (any UITableViewDataSource)? {
        guard designedCells.isEmpty, staticSections.isEmpty || asksForStaticRows else { return nil }
        return rowSource
    }

    private var asksForStaticRows: Bool { !isDesigned && dataSource is UITableViewController }

    /// Lays out the visible rows of the data source.
    private func layoutRows(_ source: any UITableViewDataSource, below y: CGFloat) -> CGFloat {
        let rows = self.rows ?? TableRows(self)
        self.rows = rows
        rows.top = y
        let contentWidth = bounds.width - 2 * sideInset
        if needsReload || rowsWidth != contentWidth {
            // A field in a row keeps the keyboard when the device turns.
            rows.reload(source, keepingCells: !needsReload)
            rowsWidth = contentWidth
            askedIndexTitles = source.sectionIndexTitles(for: self)
        }
        rows.show(bounds.minY...max(bounds.minY, bounds.maxY), source, width: bounds.width)
        prefetchRows()
        return rows.bottom
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        var y = place(tableHeaderView, at: 0)
        if let source = sourceForRows {
            // The rows of the storyboard may be the source's, too.
            for view in placed { view.removeFromSuperview() }
            (placed, placedIn) = ([], nil)
            y = layoutRows(source, below: y)
        } else {
            rows?.leave()
            rows = nil
            y = layoutOwnRows(below: y)
        }
        y = place(tableFooterView, at: y)
        contentSize = CGSize(width: bounds.width, height: y)
        layOutSectionIndex()
        needsReload = false
    }

    /// Positions the table's header or footer and returns its end.
    private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
        guard let view else { return y }
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        return view.frame.maxY
    }

    /// The state that the layout of static rows depends on. The content offset isn't part of it.
    struct Room: Equatable {
        var top: CGFloat
        var width: CGFloat
        var sideInset: CGFloat
        var traits: UITraitCollection
    }

    /// The state in which the static rows were laid out, and their end.
    var placedIn: (room: Room, bottom: CGFloat)?

    /// The cached heights of static cells, until the rows are reloaded or their width or text size changes.
    var grown: (width: CGFloat, textSize: UIContentSizeCategory, heights: [ObjectIdentifier: CGFloat]) = (
        0, .unspecified, [:]
    )

    package override var perception: Perception {
        Perception(value: .rows((0..<numberOfSections).map { numberOfRows(inSection: $0) }))
    }

    /// Rows have the margins of the table's sides. Wherever they are, what is above and below them are other rows.
    override var marginsPassedOn: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
    }

    override class var plainClass: UIView.Type { UITableView.self }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UITableView.separatorColor), .value(\UITableView.separatorStyle),
            .value(\UITableView.sectionHeaderTopPadding), .value(\UITableView.sectionIndexColor),
        ]
    }
}

/// The parts of a list whose size the list has.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let sectionHeaders = Self(rawValue: 1)
}
