import CoreGraphics
import Foundation

@MainActor
final class ToolbarParts {
    let background = BarBackground()
    var buttons: [BarButton] = []
}

/// The layout of a toolbar.
extension UIToolbar {
    func layoutParts() {
        let look =
            shownAppearance.map { BarLook($0, in: self) }
            ?? BarLook(
                color: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle != .default,
                image: groundImages.value(at: BarPlace(position: barPosition, metrics: barMetrics())),
                lineImage: shadowImages.value(at: BarPlace(position: barPosition)))
        parts.background.lay(in: self, look, lineAtTop: true, below: roomBeyondBar.below)
        let items = (items ?? []).filter { !$0.isHidden }
        for item in self.items ?? [] where item.isHidden { item.changed = { [weak self] in self?.setNeedsLayout() } }
        for item in items { item.changed = { [weak self] in self?.setNeedsLayout() } }
        let buttons = items.map { item -> BarButton? in
            item.systemItem?.isSpace == true ? nil : parts.buttons.first { $0.item === item } ?? BarButton(item)
        }
        for old in parts.buttons where !buttons.contains(where: { $0 === old }) { old.removeFromSuperview() }
        parts.buttons = buttons.compactMap(\.self)
        for button in parts.buttons {
            if button.superview !== self { addSubview(button) }
            let isDone = button.item.style == .done
            button.appearance = isDone ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
            button.update()
        }
        let height = min(BarHeights(traitCollection).toolbar, bounds.height)
        let widths = zip(items, buttons).map { item, button in
            button?.sizeThatFits(bounds.size).width ?? (item.systemItem == .fixedSpace ? item.width : 0)
        }
        let gaps = gaps(items)
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let share = flexible > 0 ? max(0, (bounds.width - 2 * barMargin - used) / CGFloat(flexible)) : 0
        var x = barMargin
        for (index, item) in items.enumerated() {
            let frame = CGRect(
                x: x.rounded(scale: traitCollection.displayScale), y: 0, width: widths[index], height: height)
            buttons[index]?.frame = readsFromRight ? frame.mirrored(in: bounds) : frame
            x += item.systemItem == .flexibleSpace ? share : widths[index]
            x += gaps[index]
        }
    }

    /// Returns the spacings between items; space items replace them.
    private func gaps(_ items: [UIBarButtonItem]) -> [CGFloat] {
        items.indices.map { index in
            guard index + 1 < items.count else { return 0 }
            let isSpace = items[index].systemItem?.isSpace == true || items[index + 1].systemItem?.isSpace == true
            return isSpace ? 0 : 16
        }
    }
}
