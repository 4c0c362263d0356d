import CoreGraphics
import Foundation
import QuartzCore

/// A menu as it is shown: a card with rows, in groups.
@MainActor
final class MenuCard: UIView {
    let menu: UIMenu
    static let width: CGFloat = 250
    private let isSubmenu: Bool
    private let scroller = UIScrollView(frame: .zero)
    private let title = UILabel()
    /// The rows in their groups.
    private var groups: [[MenuRow]] = []
    private var lines: [UIView] = []
    private weak var presenter: MenuPresenter?
    private(set) var contentHeight: CGFloat = 0

    init(_ menu: UIMenu, isSubmenu: Bool, _ presenter: MenuPresenter) {
        (self.menu, self.isSubmenu, self.presenter) = (menu, isSubmenu, presenter)
        super.init(frame: .zero)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scroller.layer.cornerRadius = 13
        scroller.clipsToBounds = true
        scroller.backgroundColor = UIColor(light: UIColor(hex: 0xF6F6F7), dark: UIColor(hex: 0x2A2A2C))
        scroller.alwaysBounceVertical = false
        addSubview(scroller)
        title.font = .systemFont(ofSize: 13)
        title.textColor = .secondaryLabel
        title.numberOfLines = 0
        title.textAlignment = .center
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Makes the rows, for example when those that were waited for have come.
    func reload() {
        for row in groups.joined() { row.removeFromSuperview() }
        groups = [[]]
        let leaves = visible(menu)
        let hasSigns = leaves.contains { $0.isOn || $0 is UIMenu } || isSubmenu
        if isSubmenu {
            groups[0].append(MenuRow(menu, .head, hasSigns: true) { [weak self] in self?.presenter?.closeSubmenu() })
            groups.append([])
        } else if !menu.title.isEmpty {
            title.text = menu.title
            scroller.addSubview(title)
        }
        add(menu.children, hasSigns)
        groups.removeAll { $0.isEmpty }
        for row in groups.joined() { scroller.addSubview(row) }
        _ = arrange(apply: false)
        setNeedsLayout()
    }

    private func visible(_ menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { element -> [UIMenuElement] in
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { return visible(inner) }
            if let deferred = element as? UIDeferredMenuElement { return deferred.elements ?? [] }
            return [element]
        }
    }

    private func add(_ elements: [UIMenuElement], _ hasSigns: Bool) {
        for element in elements where !element.shownAttributes.contains(.hidden) {
            switch element {
            case let inner as UIMenu where inner.options.contains(.displayInline):
                groups.append([])
                add(inner.children, hasSigns)
                groups.append([])
            case let inner as UIMenu:
                append(MenuRow(inner, .submenu, hasSigns: hasSigns) { [weak self] in self?.presenter?.open(inner) })
            case let deferred as UIDeferredMenuElement: add(deferred, hasSigns)
            default:
                append(
                    MenuRow(element, .action, hasSigns: hasSigns) { [weak self] in self?.presenter?.choose(element) })
            }
        }
    }

    private func add(_ deferred: UIDeferredMenuElement, _ hasSigns: Bool) {
        deferred.load { [weak self] in self?.presenter?.reload() }
        if let known = deferred.elements {
            add(known, hasSigns)
        } else {
            append(MenuRow(nil, .loading, hasSigns: hasSigns) {})
        }
    }

    private func append(_ row: MenuRow) { groups[groups.count - 1].append(row) }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        contentHeight = arrange(apply: true)
        scroller.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scroller.isScrollEnabled = contentHeight > bounds.height
    }

    /// The height that all rows need.
    func fittingHeight() -> CGFloat { arrange(apply: false) }

    private func arrange(apply: Bool) -> CGFloat {
        let width = Self.width
        var y: CGFloat = 0
        var edges: [(y: CGFloat, height: CGFloat)] = []
        if title.superview != nil {
            let height = title.sizeThatFits(CGSize(width: width - 32, height: 1000)).height
            if apply { title.frame = CGRect(x: 16, y: 9, width: width - 32, height: height) }
            y = height + 18
            edges.append((y, 0.5))
        }
        for (number, group) in groups.enumerated() {
            if number > 0 {
                edges.append((y, 8))
                y += 8
            }
            for (place, row) in group.enumerated() {
                if place > 0 { edges.append((y, 0.5)) }
                let height = row.height(width: width)
                if apply { row.frame = CGRect(x: 0, y: y, width: width, height: height) }
                y += height
            }
        }
        if apply { draw(edges, width) }
        return y
    }

    private func draw(_ edges: [(y: CGFloat, height: CGFloat)], _ width: CGFloat) {
        for line in lines { line.removeFromSuperview() }
        lines = edges.map { edge in
            let line = UIView(frame: CGRect(x: 0, y: edge.y, width: width, height: edge.height))
            line.backgroundColor =
                edge.height > 1
                ? UIColor(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.35))
                : .separator
            line.isUserInteractionEnabled = false
            scroller.addSubview(line)
            return line
        }
    }
}
