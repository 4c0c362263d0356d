import CoreGraphics
import Foundation
import UIKit

/// Each bar with each of its appearances, over content at its edge and behind it.
@MainActor
func appearances() -> Page {
    var page = Page(background: .systemGroupedBackground)
    let states: [(String, BarState)] = [
        ("standard", .standard), ("at the edge of the content", .edge), ("compact", .compact),
        ("compact, at the edge", .compactEdge),
    ]
    for (name, state) in states { page.add(nil, navigation(name, state), height: state.isCompact ? 110 : 130) }
    page.startColumn()
    for (name, look) in backgrounds { page.add(nil, large(name, look), height: 130) }
    page.startColumn()
    for (name, state) in states.prefix(2) { page.add(nil, bottom(name, state, isTabs: false), height: 110) }
    for (name, state) in states.prefix(2) { page.add(nil, bottom(name, state, isTabs: true), height: 110) }
    page.add(nil, itemLooks(), height: 110)
    return page
}

@MainActor
private enum BarState {
    case standard, edge, compact, compactEdge
    var isCompact: Bool { self == .compact || self == .compactEdge }
    /// Whether content is behind the bar.
    var covers: Bool { self == .standard || self == .compact }
}

/// Stripes that a translucent bar lets through.
private final class Stripes: UIView {
    override func draw(_ rect: CGRect) {
        let colors: [UIColor] = [.systemPink, .systemTeal, .systemYellow, .systemIndigo]
        for index in 0..<20 {
            colors[index % colors.count].setFill()
            UIRectFill(CGRect(x: CGFloat(index) * 20, y: 0, width: 12, height: bounds.height))
        }
    }
}

@MainActor
private func frame(_ bar: UIView, covers: Bool, barHeight: CGFloat, height: CGFloat, atBottom: Bool) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    box.backgroundColor = .systemBackground
    box.clipsToBounds = true
    let top = atBottom ? 0 : covers ? 0 : barHeight
    let content = Stripes(
        frame: CGRect(x: 0, y: top, width: 375, height: atBottom && !covers ? height - barHeight : height))
    content.isOpaque = false
    box.addSubview(content)
    bar.frame = CGRect(x: 0, y: atBottom ? height - barHeight : 0, width: 375, height: barHeight)
    box.addSubview(bar)
    return box
}

@MainActor
private func look(_ color: UIColor, _ text: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithDefaultBackground()
    look.backgroundColor = color.withAlphaComponent(0.4)
    look.titleTextAttributes = [.foregroundColor: text]
    return look
}

@MainActor
private func navigation(_ name: String, _ state: BarState) -> UIView {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: name)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let shown: UINavigationBarAppearance =
        switch state {
        case .standard: look(.systemTeal, .label)
        case .edge: with(UINavigationBarAppearance()) { $0.configureWithTransparentBackground() }
        case .compact: look(.systemOrange, .systemBrown)
        case .compactEdge: with(look(.systemPurple, .systemPurple)) { $0.shadowColor = .systemPurple }
        }
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (shown, shown)
    (bar.compactAppearance, bar.compactScrollEdgeAppearance) = (shown, shown)
    bar.items = [item]
    let height: CGFloat = state.isCompact ? 32 : 44
    return frame(bar, covers: state.covers, barHeight: height, height: state.isCompact ? 100 : 120, atBottom: false)
}

@MainActor
private var backgrounds: [(String, UINavigationBarAppearance)] {
    let gradient = with(UINavigationBarAppearance()) {
        $0.configureWithOpaqueBackground()
        $0.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 375, height: 96)).image { context in
            let colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor] as CFArray
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 375, y: 0), options: [])
        }
        $0.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let shadow = with(UINavigationBarAppearance()) {
        $0.configureWithOpaqueBackground()
        $0.shadowImage = plate(.systemRed, CGSize(width: 3, height: 3), radius: 0)
        $0.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28, weight: .black)]
    }
    let blurred = with(UINavigationBarAppearance()) {
        $0.configureWithTransparentBackground()
        $0.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    }
    let moved = with(UINavigationBarAppearance()) {
        $0.configureWithDefaultBackground()
        $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        $0.setBackIndicatorImage(
            UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
        $0.titlePositionAdjustment = UIOffset(horizontal: 40, vertical: 0)
    }
    return [("Gradient", gradient), ("Shadow image", shadow), ("Material", blurred), ("Moved title", moved)]
}

@MainActor
private func large(_ name: String, _ look: UINavigationBarAppearance) -> UIView {
    let bar = UINavigationBar(frame: .zero)
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    let isBack = name == "Moved title"
    bar.prefersLargeTitles = !isBack
    bar.items =
        isBack ? [UINavigationItem(title: "Back"), UINavigationItem(title: name)] : [UINavigationItem(title: name)]
    return frame(bar, covers: true, barHeight: isBack ? 44 : 96, height: 120, atBottom: false)
}

@MainActor
private func bottom(_ name: String, _ state: BarState, isTabs: Bool) -> UIView {
    func colored<Look: UIBarAppearance>(_ look: Look) -> Look {
        if state == .edge {
            look.configureWithTransparentBackground()
        } else {
            look.configureWithDefaultBackground()
            look.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.3)
        }
        return look
    }
    guard isTabs else {
        let bar = UIToolbar(frame: .zero)
        let look = colored(UIToolbarAppearance())
        (bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance) = (look, look, look)
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .action), UIBarButtonItem(barButtonSystemItem: .flexibleSpace),
            UIBarButtonItem(title: name, style: .plain), UIBarButtonItem(barButtonSystemItem: .flexibleSpace),
            UIBarButtonItem(barButtonSystemItem: .trash),
        ]
        return frame(bar, covers: state.covers, barHeight: 44, height: 100, atBottom: true)
    }
    let bar = UITabBar(frame: .zero)
    let look = colored(UITabBarAppearance())
    look.stackedLayoutAppearance.selected.iconColor = .systemPink
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemGreen
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    bar.items = [(name, "star.fill"), ("Badge", "bell.fill"), ("Other", "gear")].map {
        UITabBarItem(title: $0.0, image: UIImage(systemName: $0.1), tag: 0)
    }
    bar.items?[1].badgeValue = "2"
    bar.selectedItem = bar.items?.first
    return frame(bar, covers: state.covers, barHeight: 49, height: 100, atBottom: true)
}

/// Items with appearances of their own.
@MainActor
private func itemLooks() -> UIView {
    let bar = UINavigationBar(frame: .zero)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemGray4]
    look.buttonAppearance.normal.backgroundImage = plate(
        .systemGreen.withAlphaComponent(0.2), CGSize(width: 21, height: 30), radius: 8)
    look.doneButtonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 17, weight: .black),
    ]
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    let item = UINavigationItem(title: "Items")
    let off = UIBarButtonItem(title: "Off", style: .plain)
    off.isEnabled = false
    item.leftBarButtonItems = [UIBarButtonItem(title: "Plain", style: .plain), off]
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done)
    bar.items = [item]
    return frame(bar, covers: false, barHeight: 44, height: 60, atBottom: false)
}
