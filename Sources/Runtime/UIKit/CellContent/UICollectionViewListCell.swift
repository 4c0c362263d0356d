import CoreGraphics
public import Foundation
import QuartzCore

/// A row of a list, with a content configuration and accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether accessories at the beginning are indented, too.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// The guide by which the separator begins, and ends.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()
    var place: ListPlace? { didSet { setNeedsLayout() } }
    private var views: [(accessory: UICellAccessory, view: UIView)] = []
    private let line = CALayer.part()
    private let topLine = CALayer.part()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = []
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the content of a row or title of the list that the cell is in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place, place.isTitle else { return .cell() }
        return place.list.isGrouped ? .groupedHeader() : .plainHeader()
    }

    var isListEditing: Bool { (collection?.isEditing) ?? false }
    var collection: UICollectionView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        (state.isEditing, state.isExpanded) = (isListEditing, isExpanded)
        state.isSwiped = collection?.swipe?.cell === self
        return state
    }

    // MARK: Items in others

    private var isExpanded = false

    /// Takes over how deep the item is, and whether it is open.
    func follow(level: Int, isExpanded: Bool) {
        if indentationLevel != level { indentationLevel = level }
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        setNeedsUpdateConfiguration()
        UIView.animate(withDuration: window == nil ? 0 : 0.3) { self.turnOutlines() }
    }

    /// The arrows of open items point down.
    private func turnOutlines() {
        for (accessory, view) in views {
            guard case .outline = accessory.kind else { continue }
            let angle = CGFloat.pi / 2 * (readsFromRight ? -1 : 1)
            view.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
        }
    }

    /// Opens or closes the item, unless the app does that itself.
    private func toggle(_ handler: UICellAccessory.ActionHandler?) {
        if let handler { return handler() }
        guard let collection, let path = collection.indexPath(for: self) else { return }
        (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }

    /// Whether a tap on the whole cell opens or closes it.
    var togglesWithTap: Bool {
        accessories.contains { accessory in
            guard case .outline = accessory.kind, accessory.handler == nil else { return false }
            return accessory.options.style == .header
                || accessory.options.style == .automatic && place?.isTitle == true
        }
    }

    func toggleOutline() { toggle(nil) }

    // MARK: Accessories

    private func showAccessories() {
        for (_, view) in views { view.removeFromSuperview() }
        views = accessories.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map { ($0.element, makeView($0.element)) }
        for (_, view) in views { addSubview(view) }
        turnOutlines()
        setNeedsLayout()
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let view: UIView
        switch accessory.kind {
        case .sign(let type):
            let sign = CellAccessory(frame: .zero)
            sign.type = type
            sign.onTap = accessory.handler
            view = sign
        case .outline:
            let sign = CellAccessory(frame: .zero)
            sign.type = .disclosureIndicator
            sign.isUserInteractionEnabled = true
            sign.tintColor = accessory.options.tintColor ?? tintColor
            sign.onTap = { [weak self] in self?.toggle(accessory.handler) }
            view = sign
        case .delete, .insert, .multiselect:
            let control = CellEditControl(frame: .zero)
            if case .insert = accessory.kind { control.kind = .insert }
            if case .multiselect = accessory.kind { control.kind = .selection(isOn: isSelected) }
            control.isUserInteractionEnabled = control.kind == .delete || control.kind == .insert
            control.addAction(UIAction { _ in accessory.handler?() }, for: .touchUpInside)
            view = control
        case .reorder: view = CellReorderControl(frame: .zero)
        case .label(let text):
            let label = UILabel()
            (label.text, label.textColor) = (text, .secondaryLabel)
            label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
            view = label
        case .custom(let own): view = own
        }
        if let tint = accessory.options.tintColor {
            view.tintColor = tint
            (view as? UILabel)?.textColor = tint
        }
        return view
    }

    private func size(_ accessory: UICellAccessory, _ view: UIView) -> CGSize {
        switch accessory.kind {
        case .delete, .insert, .multiselect: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 24, height: bounds.height)
        case .sign, .outline, .label: view.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
        case .custom:
            view.bounds.isEmpty
                ? view.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height)) : view.bounds.size
        }
    }

    private func room(_ accessory: UICellAccessory, _ size: CGSize) -> CGFloat {
        switch accessory.options.reservedLayoutWidth {
        case .actual: size.width
        case .standard: max(28, size.width)
        case .custom(let width): width
        }
    }

    // MARK: Layout

    private var sideMargin: CGFloat {
        let width = collection?.bounds.width ?? bounds.width
        return UIView.sideMargin(ofWidth: width)
    }

    /// Places the accessories and returns the room for the content, in the direction of reading.
    private func layOutAccessories() -> (start: CGFloat, end: CGFloat) {
        let isEditing = isListEditing
        let indentation = CGFloat(indentationLevel) * indentationWidth
        var start = indentsAccessories ? indentation : 0
        var end = bounds.width
        var (hasStart, hasEnd) = (false, false)
        for (accessory, view) in views {
            view.isHidden = !accessory.isShown(whileEditing: isEditing)
            guard !view.isHidden, accessory.isLeading else { continue }
            let size = size(accessory, view), room = room(accessory, size)
            start += hasStart ? 12 : sideMargin
            put(view, size, x: start + (room - size.width) / 2)
            start += room
            hasStart = true
        }
        for (accessory, view) in views.reversed() where !view.isHidden && !accessory.isLeading {
            let size = size(accessory, view), room = room(accessory, size)
            end -= (hasEnd ? 12 : sideMargin) + room
            put(view, size, x: end + (room - size.width) / 2)
            hasEnd = true
        }
        if let control = views.first(where: { if case .multiselect = $0.accessory.kind { true } else { false } })?.view
        {
            (control as? CellEditControl)?.kind = .selection(isOn: isSelected)
        }
        contentView.layoutMargins = UIEdgeInsets(
            top: 0, left: hasStart ? 12 : sideMargin, bottom: 0, right: hasEnd ? 8 : sideMargin)
        return (start + (indentsAccessories ? 0 : indentation), end)
    }

    private func put(_ view: UIView, _ size: CGSize, x: CGFloat) {
        let scale = traitCollection.displayScale
        let frame = CGRect(
            x: readsFromRight ? bounds.width - x - size.width : x,
            y: ((bounds.height - size.height) / 2).rounded(scale: scale), width: size.width, height: size.height)
        // Arrows of open items are turned.
        (view.bounds.size, view.center) = (frame.size, frame.center)
    }

    open override func layoutSubviews() {
        let (start, end) = layOutAccessories()
        contentView.frame = CGRect(
            x: readsFromRight ? bounds.width - end : start, y: 0, width: max(0, end - start), height: bounds.height)
        super.layoutSubviews()
        layOutGround()
        layOutLines()
    }

    private func layOutGround() {
        guard let place, backgroundConfiguration == nil else { return }
        let isMarked = (isSelected || isHighlighted) && !place.isTitle
        let usual: UIColor =
            place.isTitle
            ? (place.list.isGrouped ? .clear : place.list.groundColor)
            : place.list.isGrouped ? .secondarySystemGroupedBackground : place.list.groundColor
        if backgroundView == nil {
            backgroundColor = isMarked && selectedBackgroundView == nil ? .systemGray4 : usual
        }
        var corners: CACornerMask = []
        if place.list.isInset, !place.isTitle {
            if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }

    private func layOutLines() {
        guard let place else { return }
        let separator = place.separator
        show(line, place.showsLine(separator), separator.color)
        show(topLine, place.showsTopLine(separator), separator.color)
        let hairline = 1 / max(1, traitCollection.displayScale)
        let text = (content.view as? UIListContentView)?.textStart ?? contentView.layoutMargins.left
        let start = contentView.frame.minX + text
        func frame(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat) -> CGRect {
            let from = start + insets.leading
            return CGRect(x: from, y: y, width: max(0, bounds.width - from - insets.trailing), height: hairline)
        }
        line.frame = frame(separator.bottomSeparatorInsets, bounds.height - hairline)
        topLine.frame = frame(separator.topSeparatorInsets, 0)
    }

    private func show(_ line: CALayer, _ isShown: Bool, _ color: UIColor) {
        line.zPosition = 1
        line.backgroundColor = color.resolvedColor(with: traitCollection).plainCGColor
        if isShown, line.superlayer !== layer { layer.addSublayer(line) }
        if !isShown { line.removeFromSuperlayer() }
    }

    override func fittingHeight(width: CGFloat) -> CGFloat? {
        let (start, end) = layOutAccessories()
        return content.height(width: max(0, end - start))
    }
}
