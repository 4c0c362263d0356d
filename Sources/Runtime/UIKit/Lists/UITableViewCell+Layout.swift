import CoreGraphics
import Foundation
import QuartzCore

/// The parts of a cell other than its content.
@MainActor
final class CellParts {
    let ground = CALayer.part()
    let separator = CALayer.part()
    /// The separator above the first row of a group.
    let topLine = CALayer.part()
    var accessory: CellAccessory?
    var contentIsInset = false
    var contentsAreMarked = false
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
}

/// What a cell shows in editing mode.
struct CellEdits: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether the cell shows if it is selected.
    var selects = false
    /// Whether the content makes room for the control at its beginning.
    var indents = true
    /// Whether the row can be moved.
    var moves = false

    var hasControl: Bool { style != .none || selects }
}

extension UITableViewCell {
    /// The additional height of a cell's own labels in the current text size.
    var labelGrowth: CGFloat {
        guard laysOutLabels else { return 0 }
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let lines = [ownTextLabel, ownDetailLabel].compactMap { label in
            (label?.font).map { $0.adjusted(for: traitCollection).lineHeight - $0.adjusted(for: usual).lineHeight }
        }
        return max(0, style == .subtitle ? lines.reduce(0, +) : lines.max() ?? 0)
    }

    /// The distance of a cell's content from its sides.
    private var sideMargin: CGFloat {
        position.table.map(Self.sideMargin) ?? UIView.sideMargin(ofWidth: bounds.width)
    }

    /// Returns the distance of a table view's cells and titles from its sides.
    static func sideMargin(in table: UITableView) -> CGFloat {
        table.environment.system < 11 ? 15 : UIView.sideMargin(ofWidth: table.bounds.width)
    }

    /// The horizontal safe area insets, which apply to a cell's content but not its background.
    var safeSides: UIEdgeInsets {
        guard let table = position.table, table.style != .insetGrouped else { return .zero }
        var sides = table.safeSides
        if readsFromRight { sides.left += table.indexRoom } else { sides.right += table.indexRoom }
        return sides
    }

    func layoutParts() {
        layoutGround()
        layoutEditControls()
        layoutAccessory()
        updateConfigurationIfNeeded()
        if content.view != nil {
            contentView.frame = roomOfContent
        } else if laysOutLabels {
            layoutLabels()
        } else {
            insetContent()
        }
        content.layOut(in: contentView, of: self)
        // Separators depend on the position of the text.
        layoutSeparators()
        for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap(\.self) {
            let isShown = isMarked && view === shownSelectedBackground
            if isShown, view.superview !== self {
                insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            }
            if !isShown, view.superview === self { view.removeFromSuperview() }
            view.frame = bounds
        }
    }

    // MARK: Background

    private func layoutGround() {
        let ground = parts.ground
        if ground.superlayer !== layer { layer.insertSublayer(ground, at: 0) }
        ground.frame = bounds
        if isMarked, !position.isFirst {
            // It also covers the separator of the row above: a selected row has no separators.
            let hairline = 1 / max(1, traitCollection.displayScale)
            ground.frame = bounds.inset(by: UIEdgeInsets(top: -hairline, left: 0, bottom: 0, right: 0))
        }
        ground.backgroundColor = groundColor?.resolvedColor(with: traitCollection).plainCGColor
        let isInset = position.table?.style == .insetGrouped
        guard isInset else { return }
        var corners: CACornerMask = []
        if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }

    /// The background of the selected row: that for several rows where several can be selected.
    private var shownSelectedBackground: UIView? {
        guard let table = position.table, let several = multipleSelectionBackgroundView else {
            return selectedBackgroundView
        }
        let selectsSeveral =
            table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
        return selectsSeveral ? several : selectedBackgroundView
    }

    private var isMarked: Bool {
        (isSelected || isHighlighted) && selectionStyle != .none && position.table?.allowsSelection != false
    }

    /// The background color, or nil if the cell's own background shows.
    private var groundColor: UIColor? {
        if isMarked, shownSelectedBackground == nil { return .systemGray4 }
        guard backgroundColor == nil else { return nil }
        guard let table = position.table else { return .systemBackground }
        return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    // MARK: Separators

    private func layoutSeparators() {
        let (line, topLine) = (parts.separator, parts.topLine)
        let table = position.table
        let style = table?.style ?? .plain
        let hasLines = table.map { $0.separatorStyle != .none } ?? false
        let isBetween = !position.isLast || style == .plain
        show(line, hasLines && (position.isLast ? style != .insetGrouped : !isMarked))
        show(topLine, hasLines && style == .grouped && position.isFirst)
        guard hasLines else { return }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let insets = isBetween ? separatorInset : .zero
        let color = (table?.separatorColor ?? .rowLine(in: environment.system)).resolvedColor(with: traitCollection)
            .plainCGColor
        line.backgroundColor = color
        topLine.backgroundColor = color
        line.frame = CGRect(
            x: insets.left, y: bounds.height - hairline, width: max(0, bounds.width - insets.horizontal),
            height: hairline)
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    }

    private func show(_ line: CALayer, _ isShown: Bool) {
        // In front of all content.
        line.zPosition = 1
        if isShown, line.superlayer !== layer { layer.addSublayer(line) }
        if !isShown { line.removeFromSuperlayer() }
    }

    /// The inset of a cell that has none: the table view's, or by default one that begins with the text.
    var defaultSeparatorInset: UIEdgeInsets {
        let automatic = automaticSeparatorInsets
        guard let table = position.table, table.hasOwnSeparatorInset else { return automatic }
        let own = table.separatorInset
        guard table.separatorInsetReference == .fromAutomaticInsets else { return own }
        return UIEdgeInsets(top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
    }

    /// The insets of a separator that begins with the text.
    private var automaticSeparatorInsets: UIEdgeInsets {
        if let view = content.view as? UIListContentView {
            return UIEdgeInsets(top: 0, left: contentView.frame.minX + view.textStart, bottom: 0, right: 0)
        }
        var left = sideMargin + safeSides.left + editingRoom.left
        if ownImageView?.image != nil || indentation != 0, let label = ownTextLabel, label.superview === contentView {
            left = max(left, contentView.frame.minX + label.frame.minX)
        }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
    }

    // MARK: Accessory

    private func layoutAccessory() {
        let type = isEditing ? editingAccessoryType : accessoryType
        accessoryView?.isHidden = isEditing
        guard accessoryView == nil || isEditing, type != .none else {
            parts.accessory?.removeFromSuperview()
            return
        }
        let accessory = parts.accessory ?? CellAccessory(frame: .zero)
        parts.accessory = accessory
        accessory.type = type
        if accessory.superview !== self { addSubview(accessory) }
        let size = accessory.sizeThatFits(bounds.size)
        let isFlipped = readsFromRight
        accessory.frame = CGRect(
            x: isFlipped
                ? sideMargin + safeSides.left
                : bounds.width - sideMargin - safeSides.right - editingRoom.right - size.width,
            y: ((bounds.height - size.height) / 2).rounded(scale: traitCollection.displayScale), width: size.width,
            height: size.height)
    }

    /// The width of the accessory.
    private var accessoryRoom: CGFloat {
        if let view = accessoryView, !isEditing { return view.bounds.width + sideMargin }
        guard let accessory = parts.accessory, accessory.superview === self else { return 0 }
        return accessory.bounds.width + sideMargin
    }

    // MARK: Labels

    /// Creates the labels of a style.
    static func styled(_ style: CellStyle) -> (text: UILabel, detail: UILabel?) {
        let (text, detail) = (UILabel(), UILabel())
        switch style {
        case .default: return (text, nil)
        case .subtitle: detail.font = .systemFont(ofSize: 12)
        case .value1: detail.textColor = .rowDetail(in: UIEnvironment.current.system)
        case .value2:
            text.font = .systemFont(ofSize: 12, weight: .medium)
            text.textColor = .systemBlue
            text.textAlignment = .right
            detail.font = .systemFont(ofSize: 15)
        }
        return (text, detail)
    }

    /// The rectangle of the content without accessory and side insets.
    private var roomOfContent: CGRect {
        let isFlipped = readsFromRight
        return CGRect(
            x: safeSides.left + (isFlipped ? accessoryRoom + editingRoom.right : editingRoom.left), y: 0,
            width: max(0, bounds.width - safeSides.horizontal - accessoryRoom - editingRoom.left - editingRoom.right),
            height: bounds.height - roomOfSeparator)
    }

    /// The height of the separator, above which content ends before iOS 13.
    private var roomOfSeparator: CGFloat {
        guard environment.system < 14, let table = position.table, table.separatorStyle != .none else {
            return 0
        }
        return 1 / max(1, traitCollection.displayScale)
    }

    /// Insets content that a nib laid out, keeping its width as far as possible.
    private func insetContent() {
        let isInset = safeSides != .zero || editingRoom != (0, 0)
        guard isInset || parts.contentIsInset else { return }
        contentView.frame = roomOfContent
        parts.contentIsInset = isInset
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// Whether one of a style's labels may have several lines.
    private var mayHaveLines: Bool {
        laysOutLabels && [ownTextLabel, ownDetailLabel].contains { ($0?.numberOfLines ?? 1) != 1 }
    }

    /// Returns the height of a style's labels in a cell's width if one of them may have several lines, or nil.
    func heightOfLines(width: CGFloat) -> CGFloat? {
        guard mayHaveLines else { return nil }
        layoutEditControls()
        layoutAccessory()
        let content = width - (bounds.width - roomOfContent.width)
        let (_, left, right) = imageAndSides(in: CGSize(width: content, height: usualHeight))
        let (text, detail) = sizesOfLabels(in: right - left)
        // The margins of a content configuration.
        return 23 + (style == .subtitle ? text.height + detail.height : max(text.height, detail.height))
    }

    /// Returns the sizes of the labels in the width that a style has for them.
    private func sizesOfLabels(in width: CGFloat) -> (text: CGSize, detail: CGSize) {
        let text = ownTextLabel.map { size(of: $0, in: style == .value2 ? 91 : width) } ?? .zero
        guard let detail = ownDetailLabel else { return (text, .zero) }
        let room =
            switch style {
            case .value1: width - min(text.width, width) - 6
            case .value2: width - 97
            default: width
            }
        return (text, size(of: detail, in: room))
    }

    /// Returns the size of a label in a width, if it may have several lines, or on one line.
    private func size(of label: UILabel, in width: CGFloat) -> CGSize {
        label.sizeThatFits(label.numberOfLines == 1 ? .zero : CGSize(width: max(0, width), height: 0))
    }

    /// Returns the frame of the image, and where the labels begin and end.
    private func imageAndSides(in size: CGSize) -> (image: CGRect, left: CGFloat, right: CGFloat) {
        let left = sideMargin + indentation
        let right = size.width - (accessoryRoom > 0 ? 8 : sideMargin)
        guard let image = ownImageView?.image else { return (.zero, left, right) }
        // Images taller than the row are scaled down; a row of several lines has no height yet.
        let most = mayHaveLines ? min(size.height, usualHeight) : size.height
        let factor = min(1, most / max(image.size.height, 1))
        let (width, height) = (image.size.width * factor, image.size.height * factor)
        let frame = CGRect(x: left, y: ((size.height - height) / 2).rounded(.down), width: width, height: height)
        return (frame, frame.maxX + sideMargin, right)
    }

    private func layoutLabels() {
        contentView.frame = roomOfContent
        let size = contentView.bounds.size
        let isFlipped = readsFromRight
        let scale = traitCollection.displayScale
        let (image, left, right) = imageAndSides(in: size)
        if let view = ownImageView, view.image != nil { view.frame = image }
        guard let text = ownTextLabel else { return }
        let room = max(0, right - left)
        let (wanted, second) = sizesOfLabels(in: room)
        func row(_ label: UILabel, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let width = max(0, width)
            // Texts move in animations, but aren't stretched.
            UIView.performWithoutAnimation { label.bounds.size = CGSize(width: width, height: height) }
            label.frame = CGRect(
                x: isFlipped ? size.width - x - width : x, y: y.rounded(scale: scale), width: width, height: height)
        }
        guard let detail = ownDetailLabel else {
            return row(text, left, 0, room, size.height)
        }
        /// Positions a label vertically centered.
        func line(_ label: UILabel, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let height = min(height, size.height)
            row(label, x, ((size.height - height) / 2).rounded(), width, height)
        }
        switch style {
        case .subtitle:
            // There is a gap between the lines if there is enough space.
            let gap: CGFloat = second.height > 0 && size.height >= 60 ? 3 : 0
            let y = ((size.height - wanted.height - gap - second.height) / 2).rounded(gap > 0 ? .down : .up)
            row(text, left, y, min(wanted.width, room), wanted.height)
            row(detail, left, y + wanted.height + gap, min(second.width, room), second.height)
        case .value2:
            line(text, left, 91, wanted.height)
            line(detail, left + 97, min(second.width, right - left - 97), second.height)
        default:
            let width = min(wanted.width, room)
            line(text, left, width, wanted.height)
            line(
                detail, max(left + width + 6, right - second.width), min(second.width, right - left - width - 6),
                second.height)
        }
    }
}
