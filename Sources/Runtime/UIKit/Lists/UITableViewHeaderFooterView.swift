public import Foundation

/// The title above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    open var textLabel: UILabel? { titleLabel }
    let titleLabel = UILabel()
    /// The view for content of the app.
    open private(set) lazy var contentView: UIView = makeContentView()
    open var reuseIdentifier: String? { ownReuseIdentifier }
    private var ownReuseIdentifier: String?
    /// A second text, which no header or footer shows by itself: as on iOS, only old grouped tables had one.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    private var hasContent = false
    private(set) var isHeader = true
    /// The title in the storyboard; headers of grouped table views show it in capitals.
    private var title = ""
    private(set) var tableStyle = UITableView.Style.plain

    /// Creates a view, or nil if there is no title.
    convenience init?(title: String?, isHeader: Bool, style: UITableView.Style) {
        guard let title, !title.isEmpty else { return nil }
        self.init(reuseIdentifier: nil)
        (self.isHeader, self.title, tableStyle) = (isHeader, title, style)
        titleLabel.text = isHeader && style != .plain ? title.uppercased() : title
        titleLabel.numberOfLines = 0
        titleLabel.font =
            style == .plain && isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        titleLabel.textColor =
            style == .plain && isHeader ? .label : .groupTitle(in: UIEnvironment.current.system)
        if style == .plain && isHeader { backgroundColor = .systemBackground }
    }

    /// Creates a header or footer without a reuse identifier.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates a header or footer of the app.
    public init(reuseIdentifier: String?) {
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        isOpaque = false
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(titleLabel)
    }

    /// Creates a view of a registered class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(_registered reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}

    // MARK: Configurations

    private let content = CellContent()
    /// What the view shows; setting it replaces its label.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            content.show(newValue, in: contentView)
            titleLabel.isHidden = newValue != nil
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
    public typealias ConfigurationUpdateHandler =
        (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
    /// A closure that configures the view for a state, before it is shown and when the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    open func setNeedsUpdateConfiguration() {
        content.isOld = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {
        content.update(for: state)
        configurationUpdateHandler?(self, state)
    }

    /// The configuration of a header or a footer in the style of its table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = (superview as? UITableView).map { $0.style == .plain } ?? (tableStyle == .plain)
        return isPlain ? .plainHeader() : .groupedHeader()
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private func updateConfigurationIfNeeded() {
        guard content.isOld else { return }
        content.isOld = false
        updateConfiguration(using: configurationState)
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        hasContent = true
        return view
    }

    func shows(_ title: String?, isHeader: Bool) -> Bool { self.isHeader == isHeader && self.title == title }

    func height(in table: UITableView, width: CGFloat, isFirst: Bool) -> CGFloat {
        updateConfigurationIfNeeded()
        if let own = content.height(width: width) { return own }
        if hasContent, !contentView.constraints.isEmpty {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let text = titleLabel.sizeThatFits(CGSize(width: width - 2 * side(in: table), height: 0)).height
        if tableStyle == .plain { return max(28, text + 7.5) }
        guard isHeader else { return text + 16 }
        // The text takes whole points, and the room above the first header whole pixels: 55.33 and 38 with three pixels
        // per point (iOS 12), 55.5 and 38 with two.
        return text.rounded(.up) + 22
            + (isFirst ? CGFloat(17.5).floored(scale: max(1, traitCollection.displayScale)) : 0)
    }

    private func side(in table: UITableView) -> CGFloat {
        let margin = UITableViewCell.sideMargin(in: table)
        return tableStyle == .insetGrouped ? margin : margin + max(table.safeSides.left, table.safeSides.right)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        backgroundView?.frame = bounds
        if hasContent || content.background != nil { content.layOut(in: contentView, of: self) }
        let side = (superview as? UITableView).map(side) ?? 16
        let size = titleLabel.sizeThatFits(CGSize(width: bounds.width - 2 * side, height: 0))
        let y =
            tableStyle == .plain ? (bounds.height - size.height) / 2 : isHeader ? bounds.height - size.height - 6.5 : 8
        titleLabel.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: size.height)
    }

    override class var plainClass: UIView.Type { UITableViewHeaderFooterView.self }
}
