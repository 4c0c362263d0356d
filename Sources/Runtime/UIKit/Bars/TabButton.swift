import CoreGraphics
import Foundation
import TextLayout

/// The button for a tab bar item.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    /// The color of items that aren't selected.
    var plainColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The image behind the selected item.
    var ground: UIImage? { didSet { setNeedsDisplay() } }
    /// What the bar says of its items in their layout.
    var appearance: UITabBarItemAppearance? { didSet { setNeedsDisplay() } }
    /// Whether the title is beside the image, as in regular widths.
    var isWide = false { didSet { setNeedsDisplay() } }

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        documentID = item.documentID
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var perception: Perception {
        let traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
        return Perception(text: item.systemItem?.title ?? item.title, traits: traits, isWhole: true)
    }

    override var isLayoutIsland: Bool { true }
    override var claimsTaps: Bool { true }
    /// What a tap does.
    var choose: ((UITabBarItem) -> Void)?
    override func touchedUpInside(_ event: UIEvent?) { choose?(item) }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private var image: UIImage? {
        if let name = item.systemItem?.symbolName { return SymbolSet.symbol(named: name) }
        return isSelected ? item.selectedImage ?? item.image : item.image
    }

    private func look<Value>(_ value: (UITabBarItemStateAppearance) -> Value?) -> Value? {
        appearance?.value(isSelected: isSelected, isEnabled: item.isEnabled, value)
    }

    /// The text attributes of the title: the item's, then those of the bar.
    private var attributes: [NSAttributedString.Key: Any] {
        let states: [UIControl.State] = !item.isEnabled ? [.disabled] : isSelected ? [.selected] : []
        for state in states + [.normal] {
            if let own = item.titleTextAttributes(for: state) { return own }
        }
        return look { $0.titleTextAttributes.ifAny } ?? [:]
    }

    private func paint(_ pen: Pen) {
        let standard = UIColor(light: UIColor(hex: 0x999999), dark: UIColor(hex: 0x929292))
        let color: UIColor = isSelected ? tintColor ?? .systemBlue : plainColor ?? standard
        let title = item.systemItem?.title ?? item.title ?? ""
        let places = isWide && !title.isEmpty ? placesBeside(title, pen) : placesAbove(title)
        let attributes = attributes
        let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: isWide ? 13 : 10, weight: .medium)
        let moved = item.titlePositionAdjustment.ifMoved ?? look { $0.titlePositionAdjustment.ifMoved } ?? .zero
        pen.faded(item.isEnabled ? 1 : 0.5) {
            if isSelected, let ground { paint(ground, in: bounds, pen) }
            if let image { paint(image, at: places.image, look { $0.iconColor } ?? color, pen) }
            pen.text(
                title, font, attributes[.foregroundColor] as? UIColor ?? color,
                in: places.title.offsetBy(dx: moved.horizontal, dy: moved.vertical),
                alignment: isWide ? .left : .center)
            paintBadge(places.image, pen)
        }
    }

    /// Returns the center of the image, and the rectangle of a title below it.
    private func placesAbove(_ title: String) -> (image: CGPoint, title: CGRect) {
        (
            CGPoint(x: bounds.midX, y: title.isEmpty ? bounds.midY : 18.5),
            CGRect(x: bounds.minX + 2, y: 34.5, width: bounds.width - 4, height: 13)
        )
    }

    /// Returns the center of the image, and the rectangle of a title beside it; both are centered together.
    private func placesBeside(_ title: String, _ pen: Pen) -> (image: CGPoint, title: CGRect) {
        let side = image.map { $0.sizeInBars.width + 6 } ?? 0
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let width = min(pen.layout(title, font, .label).size.width.rounded(.up), max(0, bounds.width - side - 4))
        let x = bounds.midX - (side + width) / 2
        let text = CGRect(x: x + side, y: 0, width: width, height: bounds.height)
        let middle = x + (side - 6) / 2
        return readsFromRight
            ? (CGPoint(x: bounds.width - middle, y: bounds.midY), text.mirrored(in: bounds))
            : (CGPoint(x: middle, y: bounds.midY), text)
    }

    private func paint(_ image: UIImage, at center: CGPoint, _ color: UIColor, _ pen: Pen) {
        let wanted = image.sizeInBars
        let factor = image.isSymbolImage ? 1 : min(1, 30 / max(wanted.width, wanted.height, 1))
        let size = CGSize(width: wanted.width * factor, height: wanted.height * factor)
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
        ).inset(by: item.imageInsets)
        pen.image(image, in: pen.snapped(frame), tint: color, asTemplate: true)
    }

    private func paint(_ ground: UIImage, in box: CGRect, _ pen: Pen) {
        let frame = CGRect(
            x: box.midX - ground.size.width / 2, y: box.midY - ground.size.height / 2, width: ground.size.width,
            height: ground.size.height)
        pen.image(ground, in: pen.snapped(frame), tint: tintColor ?? .systemBlue, asTemplate: false)
    }

    private func paintBadge(_ center: CGPoint, _ pen: Pen) {
        guard let value = item.badgeValue else { return }
        let own =
            item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal)
            ?? look { $0.badgeTextAttributes.ifAny } ?? [:]
        let text = pen.layout(
            value, own[.font] as? UIFont ?? .systemFont(ofSize: 13), own[.foregroundColor] as? UIColor ?? .white)
        let width = max(18, (text.size.width + 10).ceiled(scale: pen.scale))
        // 10.75 points right of the item's middle, 3 below the bar's edge (iOS 18.5).
        // A long badge on the last tab would extend beyond the bar.
        let x = max(bounds.minX, min(center.x + 10.75, bounds.maxX - width - 2))
        let (moved, inside) = (
            look { $0.badgePositionAdjustment.ifMoved } ?? .zero,
            look { $0.badgeTitlePositionAdjustment.ifMoved } ?? .zero
        )
        let badge = pen.snapped(
            CGRect(x: x, y: 3, width: width, height: 18).offsetBy(dx: moved.horizontal, dy: moved.vertical))
        pen.fill(badge, radius: 9, item.badgeColor ?? look { $0.badgeBackgroundColor } ?? .systemRed)
        pen.draw(
            text,
            in: CGRect(
                x: badge.midX - text.size.width / 2 + inside.horizontal, y: badge.minY + inside.vertical,
                width: text.size.width, height: 18))
    }
}

extension UITabBarItem.SystemItem {
    /// The English title.
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
