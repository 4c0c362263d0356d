public import Foundation

/// A cell of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How focus is shown.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// Whether the cell is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// The view behind the content while the cell is selected with others; nil for the usual one.
    /// The background of a selected row where several can be selected, in place of the other one.
    open var multipleSelectionBackgroundView: UIView? { didSet { setNeedsLayout() } }
    override func childSizeChanged(_ child: UIView) { if child === contentView { contentGrew() } }
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentGrew()
    }
    /// Lets the table view ask for the height of the row again.
    func contentGrew() { position.table?.cellGrew(self) }
    /// Returns the size of the content from its constraints, or that of the cell's style.
    open override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if let height = content.height(width: contentView.bounds.width) {
            return CGSize(width: target.width, height: height)
        }
        guard !contentView.constraints.isEmpty else {
            guard constraints.isEmpty else { return fittingSize(target, horizontal, vertical) }
            let height = max(max(44, usualHeight) + labelGrowth, heightOfLines(width: target.width) ?? 0)
            return CGSize(width: target.width, height: height)
        }
        let outside = horizontal == .required ? bounds.width - contentView.bounds.width : 0
        var size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - outside), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += outside
        return size
    }

    open var focusStyle = FocusStyle.default
    /// Called when the cell is lifted, dragged, or let go.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the cell can be touched while it is dragged.
    open var userInteractionEnabledWhileDragging = false
    /// Cells can have focus where their list lets them, on a pad.
    open override var canBecomeFocused: Bool { (focusList as? UITableView)?.canFocus(self) ?? false }
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The position of a row in its section, for separators and rounded corners.
    struct Position: Equatable {
        var isFirst = true
        var isLast = true
        weak var table: UITableView?

        init() {}
        init(_ place: Int, of count: Int, in table: UITableView) {
            isFirst = place == 0
            isLast = place == count - 1
            self.table = table
        }

        static func == (a: Position, b: Position) -> Bool {
            a.isFirst == b.isFirst && a.isLast == b.isLast && a.table === b.table
        }
    }

    package private(set) var style: CellStyle
    open private(set) var contentView: UIView = TableCellContentView()
    /// The label of the title. The labels and the image of a cell that is made in code, or of a prototype with content of its own, are added
    /// when one of them is first asked for, as on iOS.
    open var textLabel: UILabel? {
        if ownTextLabel == nil, ownDetailLabel == nil { addStandardParts() }
        return ownTextLabel
    }
    open var detailTextLabel: UILabel? {
        if ownTextLabel == nil, ownDetailLabel == nil, style != .default { addStandardParts() }
        return ownDetailLabel
    }
    open var imageView: UIImageView? {
        if ownImageView == nil {
            if ownTextLabel == nil { addStandardParts() } else if style != .value2 { addImageView() }
        }
        return ownImageView
    }
    /// The labels and the image that the cell has.
    package private(set) var ownTextLabel: UILabel?
    package private(set) var ownDetailLabel: UILabel?
    package private(set) var ownImageView: UIImageView?
    open var reuseIdentifier: String? { ownReuseIdentifier }
    private var ownReuseIdentifier: String?
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var editingAccessoryType: AccessoryType = .none
    open var editingAccessoryView: UIView?
    var hidesAccessoryWhenEditing = true
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var selectionStyle: SelectionStyle = .default
    /// The distance of the separator from the cell's edges. By default it is the table view's, or begins with the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    private var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level of the image and labels.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected: Bool {
        get { looksSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { looksHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var looksSelected = false { didSet { if looksSelected != oldValue { setNeedsLayout() } } }
    private var looksHighlighted = false { didSet { if looksHighlighted != oldValue { setNeedsLayout() } } }
    private var isBeingEdited = false { didSet { if isBeingEdited != oldValue { setNeedsLayout() } } }
    /// What the cell shows in editing mode.
    var edits = CellEdits() { didSet { if edits != oldValue { setNeedsLayout() } } }
    open var editingStyle: EditingStyle { edits.style }
    /// A Boolean value that indicates whether the cell shows the button that confirms its deletion.
    open var showingDeleteConfirmation: Bool { position.table?.swipe?.cell === self }
    // MARK: Configurations

    let content = CellContent()
    /// What the cell shows; setting it replaces the labels and the image of the style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            content.show(newValue, in: contentView)
            contentGrew()
            for view in [ownTextLabel, ownDetailLabel, ownImageView] as [UIView?] { view?.isHidden = newValue != nil }
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
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// The state for which the cell is configured.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isSwiped = showingDeleteConfirmation
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

    /// Returns the content configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        position.table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Configures the cell if its state has changed.
    func updateConfigurationIfNeeded() {
        guard content.isOld else { return }
        content.isOld = false
        updateConfiguration(using: configurationState)
    }

    /// Whether the cell lays out the labels of a system style.
    private(set) var laysOutLabels = true
    /// The height of the cell in the document, for the default text size.
    private(set) var usualHeight: CGFloat = 44
    /// Whether the storyboard gave it a frame.
    private(set) var hasFrame = true

    /// Applies the frames that a document gives the cell and its content, as nibs do.
    package func applyFrames(_ size: CGSize, content: CGRect?) {
        hasFrame = size.height > 0
        if hasFrame { (usualHeight, frame.size) = (size.height, size) }
        guard ownTextLabel == nil, let content else { return }
        laysOutLabels = false
        contentView.frame = content
    }
    /// The templates of the segues of the row and its accessory.
    var selectionSegueTemplate: UIStoryboardSegueTemplate?
    var accessoryActionSegueTemplate: UIStoryboardSegueTemplate?
    lazy var parts = CellParts()
    var position = Position() { didSet { if position != oldValue { setNeedsLayout() } } }

    /// Creates a cell of a registered class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(_registered style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell of the default style without a reuse identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell of the default style that can't be reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Adds the image and the labels of the style.
    private func addStandardParts() {
        let image = UIImageView(frame: .zero)
        let labels = Self.styled(style)
        (ownTextLabel, ownDetailLabel, ownImageView) = (labels.text, labels.detail, image)
        for view in [image, labels.text, labels.detail].compactMap(\.self) {
            view.isHidden = content.configuration != nil
            contentView.addSubview(view)
        }
        laysOutLabels = true
        setNeedsLayout()
    }

    /// Adds the image view of a style, which a document need not have.
    private func addImageView() {
        let image = UIImageView(frame: .zero)
        image.isHidden = content.configuration != nil
        contentView.addSubview(image)
        ownImageView = image
        setNeedsLayout()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        style = nib?.option("UITableViewCellStyle") ?? nib?.option("IBUITableViewCellStyle") ?? .default
        super.init(coder: coder)
        guard let nib else { return }
        hasFrame = !frame.isEmpty
        if hasFrame { usualHeight = frame.height }
        if let view = nib.value("UIContentView", as: UIView.self) { contentView = view }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !hasFrame { contentView.frame = bounds }
        if contentView.superview !== self { addSubview(contentView) }
        ownTextLabel = nib.value("UITextLabel", as: UILabel.self)
        ownDetailLabel = nib.value("UIDetailTextLabel", as: UILabel.self)
        ownImageView = nib.value("UIImageView", as: UIImageView.self)
        laysOutLabels = ownTextLabel != nil
        ownReuseIdentifier = nib.string("UIReuseIdentifier")
        accessoryType = nib.option("UIAccessoryType") ?? .none
        editingAccessoryType = nib.option("UIEditingAccessoryType") ?? .none
        accessoryView = nib.value("UIAccessoryView", as: UIView.self)
        replaceAccessory(nil)
        selectionStyle = nib.option("UISelectionStyle") ?? .default
        ownSeparatorInset = nib.insets("UISeparatorInset")
        indentationLevel = nib.integer("UIIndentationLevel") ?? 0
        indentationWidth = nib.number("UIIndentationWidth") ?? 10
        decodeEditing(nib)
        backgroundView = nib.value("UIBackgroundView", as: UIView.self)
        selectedBackgroundView = nib.value("UISelectedBackgroundView", as: UIView.self)
        for view in subviews where view is SeparatorArchive { view.removeFromSuperview() }
    }

    private func decodeEditing(_ nib: UINibDecoder) {
        editingAccessoryView = nib.value("UIEditingAccessoryView", as: UIView.self)
        hidesAccessoryWhenEditing = nib.bool("UIHidesAccessoryWhenEditing") ?? true
        shouldIndentWhileEditing = nib.bool("UIShouldIndentWhileEditing") ?? true
        showsReorderControl = nib.bool("UIShowsReorderControl") ?? false
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("accessoryView", \UITableViewCell.accessoryView)
            + .property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
            + .property("backgroundView", \UITableViewCell.backgroundView)
            + .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
            + .property("selectionSegueTemplate", \UITableViewCell.selectionSegueTemplate)
            + .property("accessoryActionSegueTemplate", \UITableViewCell.accessoryActionSegueTemplate)
    }

    private func replaceAccessory(_ old: UIView?) {
        old?.removeFromSuperview()
        if let view = accessoryView { addSubview(view) }
    }

    override var isLayoutIsland: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = backgroundView {
            if view.superview !== self { insertSubview(view, at: 0) }
            view.frame = bounds
        }
        if let view = accessoryView {
            let side = safeSides.right
            view.center = CGPoint(x: bounds.width - side - 16 - view.bounds.width / 2, y: bounds.height / 2)
        }
        layoutParts()
    }

    /// Whether changes of the state concern the cell's content.
    private var followsState: Bool { content.view != nil || configurationUpdateHandler != nil }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {
        change(animated: animated) { self.looksSelected = selected }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change(animated: animated) { self.looksHighlighted = highlighted }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        let state: StateMask = editing ? .showingEditControl : .defaultMask
        willTransition(to: state)
        change(animated: animated) { self.isBeingEdited = editing }
        didTransition(to: state)
    }

    /// What a cell shows beside its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let defaultMask: StateMask = []
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Called before the cell shows the controls of editing, or hides them, and after it was changed.
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    private func change(animated: Bool, _ change: @escaping () -> Void) {
        if followsState { setNeedsUpdateConfiguration() }
        guard animated, window != nil else {
            change()
            return markContents()
        }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            change()
            self.markContents()
            self.layoutIfNeeded()
        }
    }

    override var placesColors: Bool { true }
}

/// The content view of a cell, with a table view's margins.
final class TableCellContentView: UIView {
    override var standardMargins: UIEdgeInsets {
        let generation = environment.system
        guard generation >= 11 else { return super.standardMargins }
        let cell = superview as? UITableViewCell
        // The margins of a cell depend on the width of its table view.
        let table = cell?.position.table
        let width = table?.bounds.width ?? cell?.bounds.width ?? bounds.width
        var side = UIView.sideMargin(ofWidth: width)
        if let table, table.cellLayoutMarginsFollowReadableWidth { side = max(side, table.readableInsets.left) }
        let end: CGFloat = generation >= 26 ? 15 : 11
        // An accessory has its own distance from the edge.
        let hasAccessory = cell?.accessoryType != UITableViewCell.AccessoryType.none || cell?.accessoryView != nil
        return UIEdgeInsets(top: end, left: side, bottom: end, right: cell != nil && hasAccessory ? 8 : side)
    }
}

/// The separator view of a cell in nibs, which isn't used.
final class SeparatorArchive: UIView {}
