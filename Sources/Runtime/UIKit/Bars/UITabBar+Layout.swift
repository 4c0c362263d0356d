import CoreGraphics
import Foundation

@MainActor
final class TabBarParts {
    let background = BarBackground()
    var buttons: [TabButton] = []
}

/// The layout of a tab bar: items side by side with equal widths.
extension UITabBar {
    func layoutParts() {
        let look =
            shownAppearance.map { BarLook($0, in: self) }
            ?? BarLook(
                color: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle != .default,
                image: backgroundImage, lineImage: shadowImage)
        if isClear {
            parts.background.remove()
        } else {
            parts.background.lay(in: self, look, lineAtTop: true, below: roomBeyondBar.below)
        }
        let items = items ?? []
        let buttons = items.map { item in parts.buttons.first { $0.item === item } ?? TabButton(item) }
        for old in parts.buttons where !buttons.contains(where: { $0 === old }) { old.removeFromSuperview() }
        parts.buttons = buttons
        guard !buttons.isEmpty else { return }
        // In regular width items are centered as a group. If the bar is wide or low, titles are beside the images.
        let isWide = traitCollection.horizontalSizeClass == .regular
        let room = (bounds.width - 2 * unsafeSide) / CGFloat(items.count)
        let appearance = shownAppearance
        let positioning = appearance.map { $0.stackedItemPositioning } ?? itemPositioning
        let keepsTogether = positioning == .centered || positioning == .automatic && isWide
        let own = appearance.map { $0.stackedItemWidth } ?? itemWidth
        let gap = keepsTogether ? appearance.map { $0.stackedItemSpacing } ?? itemSpacing : 0
        let width = keepsTogether ? min(own > 0 ? own : 110, room) : room
        let step = width + gap
        let start = (bounds.width - step * CGFloat(items.count) + gap) / 2
        let scale = traitCollection.displayScale
        for (index, button) in buttons.enumerated() {
            button.item.changed = { [weak self, weak button] in
                button?.setNeedsDisplay()
                self?.setNeedsLayout()
            }
            if button.superview !== self { addSubview(button) }
            environment.appearances.dress(button.item, in: button)
            button.choose = { [weak self] in self?.selectTapped($0) }
            button.isEnabled = button.item.isEnabled
            button.isSelected = button.item === selectedItem
            button.plainColor = unselectedItemTintColor
            button.ground = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
            button.isWide = isWide || traitCollection.verticalSizeClass == .compact
            button.appearance =
                isWide
                ? appearance?.inlineLayoutAppearance
                : button.isWide ? appearance?.compactInlineLayoutAppearance : appearance?.stackedLayoutAppearance
            let from = start + CGFloat(index) * step
            let to = from + width
            let frame = CGRect(
                x: from.rounded(scale: scale), y: 0, width: to.rounded(scale: scale) - from.rounded(scale: scale),
                height: min(BarHeights(traitCollection).tabBar, bounds.height))
            button.frame = readsFromRight ? frame.mirrored(in: bounds) : frame
        }
    }
}
