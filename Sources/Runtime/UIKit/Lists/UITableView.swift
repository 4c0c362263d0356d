public import Foundation

/// A view of rows in sections.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum CellSeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public static let automaticDimension: CGFloat = -1

    /// A section of a storyboard with its cells.
    struct StaticSection {
        var headerTitle: String?
        var footerTitle: String?
        var headerView: UIView?
        var footerView: UIView?
        var rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    open private(set) var style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    /// The space above each header, or the automatic dimension.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var separatorStyle: CellSeparatorStyle = .singleLine { didSet { setNeedsDisplay() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
    open var separatorInset: UIEdgeInsets = .zero { didSet { separatorInsetSet() } }
    /// Whether the separator inset is custom; otherwise separators begin with the text.
    private(set) var hasOwnSeparatorInset = false
    /// A Boolean value that indicates whether rows can be selected.
    open var allowsSelection = true { didSet { contentsMove() } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var isSpringLoaded = false
    /// A Boolean value that indicates whether the content of cells and headers is inset to the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { contentsMove() } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    var staticSections: [StaticSection] = []
    var prototypes: [String: UINib] = [:]
    /// The external objects of the prototypes' nibs.
    var prototypeExternals: [String: [String: Any]] = [:]
    /// One cell of each prototype, in Interface Builder.
    private(set) var designedCells: [UITableViewCell] = []
    private var isDesigned = false
    private var placed: [UIView] = []
    private var needsReload = true

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = defaultBackground
    }

    private var defaultBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    private func separatorInsetSet() {
        hasOwnSeparatorInset = true
        contentsMove()
    }

    private func contentsMove() {
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
        isDesigned = nib.context.resources.showsPrototypes
        if isDesigned { designedCells = nib.designed(prototypes, prototypeExternals) }
    }

    private func decodeEstimates(_ nib: UINibDecoder) {
        if let height = nib.number("UIEstimatedRowHeight") { estimatedRowHeight = height }
        if let height = nib.number("UIEstimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = nib.number("UIEstimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
    }

    private func decodeSelection(_ nib: UINibDecoder) {
        allowsSelection = nib.bool("UIAllowsSelection") ?? true
        allowsSelectionDuringEditing = nib.bool("UIAllowsSelectionDuringEditing") ?? false
        allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
        allowsMultipleSelectionDuringEditing = nib.bool("UIAllowsMultipleSelectionDuringEditing") ?? false
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
    }

    private func decodeSectionIndex(_ nib: UINibDecoder) {
        sectionIndexMinimumDisplayRowCount = nib.integer("UISectionIndexMinimumDisplayRowCount") ?? 0
        sectionIndexColor = nib.value("UISectionIndexColor", as: UIColor.self)
        sectionIndexBackgroundColor = nib.value("UISectionIndexBackgroundColor", as: UIColor.self)
        sectionIndexTrackingBackgroundColor = nib.value("UISectionIndexTrackingBackgroundColor", as: UIColor.self)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UITableView.dataSource)
            + .property("tableHeaderView", \UITableView.tableHeaderView)
            + .property("tableFooterView", \UITableView.tableFooterView)
            + .property("backgroundView", \UITableView.backgroundView)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    open func reloadData() {
        needsReload = true
        grown.heights = [:]
        setNeedsLayout()
    }

    // MARK: Inserting and deleting rows

    /// Inserts rows that the data source already has.
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        update(paths, "insertRows(at:with:)") { rows in for path in paths.sorted() { rows.insertRow(at: path) } }
    }

    /// Deletes rows that the data source no longer has.
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        update(paths, "deleteRows(at:with:)") { rows in
            for path in paths.sorted().reversed() { rows.removeRow(at: path) }
        }
    }

    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        update(paths, "reloadRows(at:with:)") { rows in for path in paths { rows.reloadRow(at: path) } }
    }

    private func update(_ paths: [IndexPath], _ name: String, _ change: (TableRows) -> Void) {
        setNeedsLayout()
        guard let rows, !needsReload, let source = sourceForRows else { return }
        change(rows)
        for section in Set(paths.map(\.section)) {
            let told = source.tableView(self, numberOfRowsInSection: section)
            precondition(
                told == rows.rowCount(in: section),
                "\(name) leaves \(rows.rowCount(in: section)) rows in section \(section), but the data source says "
                    + "that it has \(told): change the data before updating the table")
        }
    }

    // MARK: Rows

    /// The sections of the storyboard, or in Interface Builder its prototypes below a header.
    var sections: [StaticSection] {
        if !staticSections.isEmpty { return staticSections }
        guard !designedCells.isEmpty else { return [] }
        return [StaticSection(headerTitle: "Prototype Cells", footerTitle: nil, rows: designedCells.map { ($0, nil) })]
    }

    open var numberOfSections: Int { sourceForRows?.numberOfSections(in: self) ?? sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        sourceForRows?.tableView(self, numberOfRowsInSection: section) ?? sections[section].rows.count
    }

    open func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        pool.register(type, identifier)
    }

    open func register(_ nib: UINib, forCellReuseIdentifier identifier: String) { pool.register(nib, identifier) }

    /// Returns a reused or new cell, or nil if the identifier isn't registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier, new: { $0.init(_registered: .default, reuseIdentifier: identifier) })
        else {
            return nil
        }
        cell.prepareForReuse()
        return cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    open func cellForRow(at path: IndexPath) -> UITableViewCell? { rows?.shown[path] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows?.shown.first { $0.value === cell }?.key }

    open var visibleCells: [UITableViewCell] {
        guard let rows else { return subviews.compactMap { $0 as? UITableViewCell } }
        return rows.shown.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? { rows.map { $0.shown.keys.sorted() } }

    open func rectForRow(at path: IndexPath) -> CGRect {
        guard let row = rows?.place(of: path) else { return .zero }
        return CGRect(x: sideInset, y: row.y, width: bounds.width - 2 * sideInset, height: row.height)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        (sideInset..<bounds.width - sideInset).contains(point.x) ? rows?.path(at: point.y) : nil
    }

    let pool = CellPool<UITableViewCell>()
    private(set) var rows: TableRows?

    /// The data source, unless the storyboard provides the content.
    private var sourceForRows: (any UITableViewDataSource)? {
        staticSections.isEmpty && designedCells.isEmpty ? rowSource : nil
    }

    /// Lays out the visible rows of the data source.
    private func layoutRows(_ source: any UITableViewDataSource, below y: CGFloat) -> CGFloat {
        let rows = self.rows ?? TableRows(self)
        self.rows = rows
        rows.top = y
        let contentWidth = bounds.width - 2 * sideInset
        if needsReload || rowsWidth != contentWidth {
            rows.reload(source)
            rowsWidth = contentWidth
        }
        rows.show(bounds.minY...max(bounds.minY, bounds.maxY), source, width: bounds.width)
        return rows.bottom
    }

    private var rowsWidth: CGFloat = -1

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        var y = place(tableHeaderView, at: 0)
        if let source = sourceForRows {
            y = layoutRows(source, below: y)
            for view in placed { view.removeFromSuperview() }
            placed = []
        } else {
            y = layoutOwnRows(below: y)
        }
        y = place(tableFooterView, at: y)
        contentSize = CGSize(width: bounds.width, height: y)
        needsReload = false
    }

    /// Positions the table's header or footer and returns its end.
    private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
        guard let view else { return y }
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        return view.frame.maxY
    }

    // MARK: Static rows

    /// The state that the layout of static rows depends on. The content offset isn't part of it.
    private struct Room: Equatable {
        var top: CGFloat
        var width: CGFloat
        var sideInset: CGFloat
        var traits: UITraitCollection
    }

    /// The state in which the static rows were laid out, and their end.
    private var placedIn: (room: Room, bottom: CGFloat)?

    /// Lays out all static rows, visible or not.
    private func layoutOwnRows(below top: CGFloat) -> CGFloat {
        let room = Room(
            top: top, width: bounds.width, sideInset: sideInset, traits: traitCollection)
        if !needsReload, let placedIn, placedIn.room == room { return placedIn.bottom }
        var shown: [UIView] = []
        var y = top
        for (number, section) in sections.enumerated() {
            y = place(section.headerView, title: section.headerTitle, isHeader: true, number, at: y, &shown)
            for (place, row) in section.rows.enumerated() {
                let cell = row.cell
                cell.position = UITableViewCell.Position(place, of: section.rows.count, in: self)
                if cell.superview !== self { addSubview(cell) }
                let keepsFrame = designedCells.contains(cell) && cell.hasFrame
                let height = row.height ?? (rowHeight > 0 && !keepsFrame ? rowHeight : ownHeight(of: cell))
                cell.frame = CGRect(
                    x: room.sideInset, y: y, width: bounds.width - 2 * room.sideInset, height: height)
                shown.append(cell)
                y = cell.frame.maxY
            }
            y = place(section.footerView, title: section.footerTitle, isHeader: false, number, at: y, &shown)
        }
        let kept = Set(shown.map(ObjectIdentifier.init))
        for view in placed where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        placed = shown
        placedIn = (room, y)
        return y
    }

    /// Returns the height of a static cell; with automatic height, that of its content if it is larger. In Interface
    /// Builder this applies to larger texts only.
    private func ownHeight(of cell: UITableViewCell) -> CGFloat {
        let textSize = traitCollection.preferredContentSizeCategory
        guard rowHeight < 0 else { return cell.usualHeight }
        if grown.width != bounds.width || grown.textSize != textSize { grown = (bounds.width, textSize, [:]) }
        if let known = grown.heights[ObjectIdentifier(cell)] { return known }
        let height = max(cell.usualHeight, fittingHeight(of: cell, width: bounds.width))
        grown.heights[ObjectIdentifier(cell)] = height
        return height
    }

    /// The cached heights of static cells, until the rows are reloaded or their width or text size changes.
    private var grown: (width: CGFloat, textSize: UIContentSizeCategory, heights: [ObjectIdentifier: CGFloat]) = (
        0, .unspecified, [:]
    )

    /// The horizontal inset of inset groups.
    var sideInset: CGFloat {
        style == .insetGrouped ? UIView.sideMargin(ofWidth: bounds.width) + max(safeSides.left, safeSides.right) : 0
    }

    /// The horizontal safe area insets of the content.
    var safeSides: UIEdgeInsets {
        // There is none before iOS 11, or if a table view only extends beyond its superview.
        guard insetsContentViewsToSafeArea, environment.system >= 11,
            let outer = imposedSafeArea ?? superview?.safeAreaInsets
        else { return .zero }
        return UIEdgeInsets(
            top: 0, left: outer.left > 0 ? safeAreaInsets.left : 0, bottom: 0,
            right: outer.right > 0 ? safeAreaInsets.right : 0)
    }

    private func place(
        _ view: UIView?, title: String?, isHeader: Bool, _ section: Int, at y: CGFloat, _ shown: inout [UIView]
    ) -> CGFloat {
        let view = view ?? titleView(title, isHeader: isHeader, shown)
        // Subviews of the table view have its traits, on which the height of a title depends.
        if let view, view.superview !== self { addSubview(view) }
        let frame = ornamentFrame(of: view, isHeader: isHeader, section, at: y)
        guard let view else { return frame.maxY }
        view.frame = frame
        shown.append(view)
        return frame.maxY
    }

    /// Returns the view for a title, reusing the previous one.
    private func titleView(_ title: String?, isHeader: Bool, _ shown: [UIView]) -> UIView? {
        placed.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first { old in
            old.shows(title, isHeader: isHeader) && !shown.contains { $0 === old }
        } ?? UITableViewHeaderFooterView(title: title, isHeader: isHeader, style: style)
    }

    override class var plainClass: UIView.Type { UITableView.self }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UITableView.separatorColor), .value(\UITableView.separatorStyle),
            .value(\UITableView.sectionHeaderTopPadding), .value(\UITableView.sectionIndexColor),
        ]
    }
}

/// The title above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    open private(set) var textLabel = UILabel()
    let isHeader: Bool
    /// The title in the storyboard; headers of grouped table views show it in capitals.
    private let title: String
    let tableStyle: UITableView.Style

    /// Creates a view, or nil if there is no title.
    init?(title: String?, isHeader: Bool, style: UITableView.Style) {
        guard let title, !title.isEmpty else { return nil }
        self.isHeader = isHeader
        self.title = title
        tableStyle = style
        super.init(frame: .zero)
        isOpaque = false
        textLabel.text = isHeader && style != .plain ? title.uppercased() : title
        textLabel.numberOfLines = 0
        textLabel.font =
            style == .plain && isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        textLabel.textColor = style == .plain && isHeader ? .label : .secondaryLabel
        if style == .plain && isHeader { backgroundColor = .systemBackground }
        addSubview(textLabel)
    }

    public required init?(coder: NSCoder) { nil }

    func shows(_ title: String?, isHeader: Bool) -> Bool { self.isHeader == isHeader && self.title == title }

    func height(in table: UITableView, width: CGFloat, isFirst: Bool) -> CGFloat {
        let text = textLabel.sizeThatFits(CGSize(width: width - 2 * side(in: table), height: 0)).height
        if tableStyle == .plain { return max(28, text + 7.5) }
        return isHeader ? text + (isFirst ? 39.5 : 22) : text + 16
    }

    private func side(in table: UITableView) -> CGFloat {
        let margin = UITableViewCell.sideMargin(in: table)
        return tableStyle == .insetGrouped ? margin : margin + max(table.safeSides.left, table.safeSides.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = (superview as? UITableView).map(side) ?? 16
        let size = textLabel.sizeThatFits(CGSize(width: bounds.width - 2 * side, height: 0))
        let y =
            tableStyle == .plain ? (bounds.height - size.height) / 2 : isHeader ? bounds.height - size.height - 6.5 : 8
        textLabel.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: size.height)
    }

    override class var plainClass: UIView.Type { UITableViewHeaderFooterView.self }
}
