public import Foundation

/// A container controller with one or two lists beside the selected content; in compact width it shows one at a time.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// A column of a split view with a style.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    open private(set) var style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers of the columns, from the primary to the secondary; in a compact width, the one that is shown.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            if !isAdaptingColumns { collapsed = nil }
            columnsChanged(from: oldValue)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open var preferredDisplayMode: DisplayMode = .automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The columns before they collapsed, while they are.
    var collapsed: CollapsedColumns?
    var isAdaptingColumns = false
    /// The controller that is shown in place of all columns in a compact width.
    private var compactColumn: UIViewController?
    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// When the button that shows and hides the primary column is there.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether the secondary column has a button that hides the others.
    open var showsSecondaryOnlyButton = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    open var preferredSplitBehavior: SplitBehavior = .automatic
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    open var presentsWithGesture = true
    open var primaryBackgroundStyle: BackgroundStyle = .none
    /// The value of widths and fractions that the controller chooses itself.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The width of the primary column in points, or `automaticDimension` for that of the system or of the fraction.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width that the primary column has.
    open var primaryColumnWidth: CGFloat { primaryWidth }
    /// The width of the supplementary column as a part of the view's; -1 for that of the system.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width that the supplementary column has.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth }
    /// The fraction of the width, or `automaticDimension` for the default.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension

    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? UINibDecoder)?.option("UISplitViewControllerStyle") ?? .unspecified
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        preferredDisplayMode = nib.option("UIPreferredDisplayMode") ?? .automatic
        preferredSplitBehavior = nib.option("UIPreferredSplitBehavior") ?? .automatic
        presentsWithGesture = nib.bool("UIPresentsWithGesture") ?? true
        primaryBackgroundStyle = nib.option("UIPrimaryBackgroundStyle") ?? .none
        let archived = nib.controllers("UIViewControllers")
        for child in archived {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        viewControllers = archived
    }

    open var isCollapsed: Bool { collapsed != nil || traitCollection.horizontalSizeClass == .compact }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? {
        let all = collapsed?.columns ?? viewControllers
        if column != .compact, collapsed == nil, !named.isEmpty, all == Self.ordered(named) { return named[column] }
        switch column {
        case .primary: return all.first
        case .supplementary: return style == .tripleColumn && all.count > 2 ? all[1] : nil
        case .secondary: return all.count > 1 ? all.last : nil
        case .compact: return compactColumn
        }
    }

    /// Sets the controller of a column, in a stack of its own if it is none.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let stack = vc.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
        if column == .compact { return compactColumn = vc }
        var columns: [Column: UIViewController] = [:]
        for known in [Column.primary, .supplementary, .secondary] { columns[known] = viewController(for: known) }
        columns[column] = stack
        named = columns
        viewControllers = Self.ordered(columns)
    }

    private static func ordered(_ columns: [Column: UIViewController]) -> [UIViewController] {
        [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    /// The controllers that were set by their columns, of which there may be fewer than the style has.
    private var named: [Column: UIViewController] = [:]

    /// Shows a column, on top of the others in a compact width.
    open func show(_ column: Column) {
        if isCollapsed {
            adaptColumns()
            guard let shown = viewControllers.first as? UINavigationController,
                let wanted = viewController(for: column), wanted !== shown
            else { return }
            if column == .primary {
                shown.popToRootViewController(animated: true)
            } else if shown.secondaryContainer !== wanted {
                shown.pushSecondary(wanted)
            }
            return
        }
        switch (column, displayMode) {
        case (.primary, .secondaryOnly) where style == .tripleColumn: change(to: .twoBesideSecondary)
        case (.primary, .secondaryOnly), (.supplementary, .secondaryOnly): change(to: .oneBesideSecondary)
        case (.primary, .oneBesideSecondary) where style == .tripleColumn: change(to: .twoBesideSecondary)
        default: break
        }
    }

    /// Hides a column beside the secondary one.
    open func hide(_ column: Column) {
        guard !isCollapsed else { return }
        switch (column, displayMode) {
        case (.primary, .twoBesideSecondary), (.primary, .twoOverSecondary), (.primary, .twoDisplaceSecondary):
            change(to: .oneBesideSecondary)
        case (.primary, _) where style != .tripleColumn: change(to: .secondaryOnly)
        case (.supplementary, _): change(to: .secondaryOnly)
        default: break
        }
    }

    private func change(to mode: DisplayMode) {
        guard mode != displayMode else { return }
        SplitCalls(self)?.willChange(to: mode)
        let (before, after) = (displayMode.columns(style), mode.columns(style))
        for column in after where !before.contains(column) { SplitCalls(self)?.willShow(column) }
        for column in before where !after.contains(column) { SplitCalls(self)?.willHide(column) }
        UIView.animate(withDuration: UIView.areAnimationsEnabled && viewIfLoaded?.window != nil ? 0.3 : 0) { [self] in
            preferredDisplayMode = mode
            viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// A button that shows and hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem {
        if let known = modeButton { return known }
        let made = environment.perform {
            UIBarButtonItem(
                image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: "toggleColumn:")
        }
        modeButton = made
        return made
    }
    private var modeButton: UIBarButtonItem?

    private func toggleColumn() {
        let wanted = SplitCalls(self)?.modeOfButton ?? .automatic
        let usual = displayMode == .secondaryOnly ? DisplayMode.oneBesideSecondary : .secondaryOnly
        change(to: wanted == .automatic ? usual : wanted)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UISplitViewController.delegate)
            + .action("toggleColumn:") { (split: UISplitViewController, _, _) in split.toggleColumn() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptColumns()
    }

    /// The current display mode: the preferred one, as far as there are columns for it.
    open var displayMode: DisplayMode {
        switch preferredDisplayMode {
        case .automatic: .oneBesideSecondary
        case .twoBesideSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? preferredDisplayMode : .oneBesideSecondary
        case .twoOverSecondary: style == .tripleColumn ? preferredDisplayMode : .oneOverSecondary
        default: preferredDisplayMode
        }
    }

    open override func loadView() { loadContainerView() }

    // MARK: Columns

    private func columnsChanged(from old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            guard controller.parent === self else { continue }
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if SplitCalls(self)?.shows(vc, sender) == true { return }
        guard let primary = viewControllers.first, viewControllers.count > 1 || isCollapsed else {
            viewControllers.append(vc)
            return
        }
        if let primary = primary as? UINavigationController, !(vc is UINavigationController) {
            primary.pushViewController(vc, animated: true)
        } else {
            viewControllers[0] = vc
        }
    }

    /// Shows a controller in the secondary column or, in compact width, on top of the primary one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if SplitCalls(self)?.showsDetail(vc, sender) == true { return }
        adaptColumns()
        if isCollapsed, let primary = viewControllers.first as? UINavigationController {
            if collapsed != nil,
                primary.secondaryStart == nil || primary.viewControllers.count <= primary.secondaryStart ?? 0
            {
                (primary.secondaryStart, primary.secondaryContainer) = (primary.viewControllers.count, vc)
            }
            let content = (vc as? UINavigationController)?.viewControllers ?? [vc]
            // A stack goes on with the controllers of the stack that is shown.
            if content.count == 1, content[0] === vc {
                return primary.pushViewController(vc, animated: true)
            }
            (vc as? UINavigationController)?.setViewControllers([], animated: false)
            return primary.setViewControllers(primary.viewControllers + content, animated: true)
        }
        guard !isCollapsed else { return present(vc, animated: true) }
        if viewControllers.count > 1 {
            viewControllers[viewControllers.count - 1] = vc
        } else {
            viewControllers.append(vc)
        }
    }

    override var showsControllers: Bool { true }
    override var showsDetailControllers: Bool { true }
    override func placeShownChildren() {
        adaptColumns()
        placeColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptColumns()
        placeColumns()
    }

    private func placeColumns() {
        let columns = shownColumns
        for controller in viewControllers where !columns.contains(where: { $0.controller === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        for (controller, frame) in columns {
            guard let child = controller.view else { continue }
            if child.superview !== view { view.addSubview(child) }
            child.frame = frame
        }
        order(columns.compactMap(\.controller.viewIfLoaded))
    }

    /// Orders views from back to front, if they aren't in order.
    private func order(_ children: [UIView]) {
        let places = children.compactMap { view.subviews.firstIndex(of: $0) }
        guard places != places.sorted() else { return }
        for child in children { view.bringSubviewToFront(child) }
    }

    /// The visible columns from back to front.
    private var shownColumns: [(controller: UIViewController, frame: CGRect)] {
        let known = viewControllers.prefix(style == .tripleColumn ? 3 : 2)
        guard !isCollapsed, let secondary = known.last else { return known.prefix(1).map { ($0, view.bounds) } }
        var leading: [(controller: UIViewController, frame: CGRect)] = []
        var x: CGFloat = 0
        for controller in known.dropLast().suffix(displayMode.leadingColumns) {
            let isSupplementary = style == .tripleColumn && controller === known.dropFirst().first
            let width = isSupplementary ? supplementaryWidth : primaryWidth
            leading.append((controller, CGRect(x: x, y: 0, width: width, height: view.bounds.height)))
            // A separator between the columns.
            x += width + 0.5
        }
        let columns =
            switch displayMode {
            case .oneOverSecondary, .twoOverSecondary: [(secondary, view.bounds)] + leading
            default: leading + [(secondary, frameOfSecondary(from: x))]
            }
        return primaryEdge == .leading ? columns : columns.map { ($0, mirrored($1)) }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Returns the rectangle that the other columns leave; a displaced column keeps its width beside one of them.
    private func frameOfSecondary(from x: CGFloat) -> CGRect {
        let taken = displayMode == .twoDisplaceSecondary ? min(x, primaryWidth + 0.5) : x
        return CGRect(x: x, y: 0, width: view.bounds.width - taken, height: view.bounds.height)
    }

    private var primaryWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    private var supplementaryWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    /// The width of a column: in points or as a part of the view's, within its limits.
    private func width(_ own: CGFloat, fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let whole = view.bounds.width
        let wanted = own > 0 ? own : fraction > 0 ? (whole * fraction).rounded() : min(320, whole / 2)
        let limited = most > 0 ? min(wanted, most) : wanted
        return max(limited, least > 0 ? least : 0)
    }
}

extension UISplitViewController.DisplayMode {
    /// The columns beside the secondary one that are seen.
    fileprivate func columns(_ style: UISplitViewController.Style) -> [UISplitViewController.Column] {
        let all: [UISplitViewController.Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return Array(all.suffix(leadingColumns))
    }

    fileprivate var leadingColumns: Int {
        switch self {
        case .secondaryOnly: 0
        case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}
