import CoreGraphics
import Foundation
import QuartzCore

/// Shows a menu in front of all that an app shows, until an action is chosen or a touch beside it dismisses it.
@MainActor
final class MenuPresenter {
    private unowned let environment: UIEnvironment
    private var window: MenuWindow?
    private var shown: Shown?
    /// The menu that disappears, while its owners are notified.
    private var leaving: Shown?

    /// A menu that is shown.
    private final class Shown {
        let menu: UIMenu
        let anchor: CGRect
        /// The sender of actions.
        let sender: AnyObject?
        var cards: [MenuCard] = []
        /// What a person has lifted, and what is behind it.
        var preview: UIView?
        /// Where the preview was lifted from, on the screen.
        var origin = CGRect.zero
        var previewTapped: (() -> Void)?
        /// Called when the menu goes, with the element that was chosen.
        let ended: (UIMenuElement?) -> Void

        init(_ menu: UIMenu, _ anchor: CGRect, _ sender: AnyObject?, _ ended: @escaping (UIMenuElement?) -> Void) {
            (self.menu, self.anchor, self.sender, self.ended) = (menu, anchor, sender, ended)
        }
    }

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// Whether a menu is on the screen.
    var isShown: Bool { shown != nil }
    /// The menu on the screen.
    var menu: UIMenu? { shown?.menu }

    // MARK: Showing

    /// Shows a menu at a rectangle of the screen.
    func present(
        _ menu: UIMenu, at anchor: CGRect, sender: AnyObject?, ended: @escaping (UIMenuElement?) -> Void = { _ in }
    ) {
        dismiss(animated: false)
        renew(menu)
        begin(Shown(menu, anchor, sender, ended))
        let card = MenuCard(menu, isSubmenu: false, self)
        show(card, below: nil)
    }

    /// Shows a menu with a view that is lifted out of the screen.
    func present(
        _ menu: UIMenu?, lifting preview: UIView, from origin: CGRect, to size: CGSize, sender: AnyObject?,
        previewTapped: @escaping () -> Void, ended: @escaping (UIMenuElement?) -> Void
    ) {
        dismiss(animated: false)
        let menu = menu ?? UIMenu()
        renew(menu)
        let new = Shown(menu, origin, sender, ended)
        (new.preview, new.origin, new.previewTapped) = (preview, origin, previewTapped)
        begin(new)
        guard let window else { return }
        window.lift(preview, from: origin)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tapPreview() }
        preview.addGestureRecognizer(tap)
        preview.isUserInteractionEnabled = true
        let card = menu.children.isEmpty ? nil : MenuCard(menu, isSubmenu: false, self)
        let places = places(card, size, origin)
        if let card { show(card, below: nil, at: places.card, from: places.preview) }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
        ) { [weak window] in
            preview.frame = places.preview
            window?.veil.alpha = 1
        }
    }

    private func begin(_ new: Shown) {
        shown = new
        let window = window ?? environment.perform { MenuWindow(self) }
        self.window = window
        UIView.performWithoutAnimation {
            window.frame = environment.screen.bounds
            window.isHidden = false
        }
    }

    /// Lets menus ask for their elements again.
    private func renew(_ menu: UIMenu) {
        for element in menu.children {
            (element as? UIDeferredMenuElement)?.renew()
            (element as? UIMenu).map(renew)
        }
    }

    private var room: CGRect {
        let safe = environment.windowSafeArea
        return environment.screen.bounds.inset(
            by: UIEdgeInsets(
                top: max(8, safe.top), left: max(8, safe.left), bottom: max(8, safe.bottom), right: max(8, safe.right)))
    }

    /// The frames of a preview and of the menu below or above it.
    private func places(_ card: MenuCard?, _ size: CGSize, _ origin: CGRect) -> (preview: CGRect, card: CGRect) {
        let room = room
        let menuHeight = card.map { min($0.fittingHeight(), room.height * 0.5) } ?? 0
        let scale = min(1, room.width / max(size.width, 1), (room.height - menuHeight - 16) / max(size.height, 1))
        let (width, height) = (size.width * scale, size.height * scale)
        let total = height + (card == nil ? 0 : menuHeight + 16)
        let x = min(max(origin.midX - width / 2, room.minX), room.maxX - width)
        let y = min(max(origin.midY - height / 2, room.minY), room.maxY - total)
        let preview = CGRect(x: x, y: y, width: width, height: height)
        let left = min(max(preview.minX, room.minX), room.maxX - MenuCard.width)
        return (preview, CGRect(x: left, y: preview.maxY + 16, width: MenuCard.width, height: menuHeight))
    }

    /// Where a menu of a height is for its anchor: below it if there is room, otherwise above.
    private func place(height wanted: CGFloat) -> CGRect {
        guard let shown else { return .zero }
        let (room, anchor) = (room, shown.anchor)
        let (below, above) = (room.maxY - anchor.maxY - 8, anchor.minY - room.minY - 8)
        let isBelow = wanted <= below || below >= above
        let height = min(wanted, max(44, isBelow ? below : above))
        // At the side of the screen where the anchor is.
        let wide = MenuCard.width
        let left: CGFloat =
            abs(anchor.midX - room.midX) < room.width / 6
            ? anchor.midX - wide / 2 : anchor.midX < room.midX ? anchor.minX : anchor.maxX - wide
        return CGRect(
            x: min(max(left, room.minX), room.maxX - wide).rounded(),
            y: (isBelow ? anchor.maxY + 8 : anchor.minY - 8 - height).rounded(), width: wide, height: height)
    }

    /// Shows a card: it grows out of its anchor, or of the card below it.
    private func show(_ card: MenuCard, below lower: MenuCard?, at place: CGRect? = nil, from source: CGRect? = nil) {
        guard let shown, let window else { return }
        let frame = place ?? self.place(height: card.fittingHeight())
        let source = source ?? lower?.frame ?? shown.anchor
        UIView.performWithoutAnimation {
            card.frame = frame
            window.addSubview(card)
            card.layoutIfNeeded()
            card.alpha = 0
            let start = CGPoint(x: min(max(source.midX, frame.minX), frame.maxX), y: source.midY)
            card.transform = CGAffineTransform(
                translationX: (start.x - frame.midX) * 0.8, y: (start.y - frame.midY) * 0.8
            ).scaledBy(x: 0.2, y: 0.2)
        }
        shown.cards.append(card)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            card.transform = .identity
            card.alpha = 1
            if let lower {
                lower.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
                lower.alpha = 0.4
            }
        }
    }

    // MARK: Rows

    /// Opens a menu over the one that contains it.
    func open(_ menu: UIMenu) {
        guard let lower = shown?.cards.last else { return }
        lower.isUserInteractionEnabled = false
        let card = MenuCard(menu, isSubmenu: true, self)
        let height = min(card.fittingHeight(), room.height)
        let y = min(max(lower.frame.minY + 12, room.minY), room.maxY - height)
        show(
            card, below: lower,
            at: CGRect(x: lower.center.x - MenuCard.width / 2, y: y, width: MenuCard.width, height: height))
    }

    func closeSubmenu() {
        guard let shown, shown.cards.count > 1, let card = shown.cards.popLast() else { return }
        let lower = shown.cards.last
        lower?.isUserInteractionEnabled = true
        UIView.animate(withDuration: 0.2) {
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            lower?.transform = .identity
            lower?.alpha = 1
        } completion: { _ in
            card.removeFromSuperview()
        }
    }

    /// Shows elements that have come meanwhile.
    func reload() {
        guard let card = shown?.cards.last else { return }
        environment.perform {
            card.reload()
            if shown?.cards.count == 1, shown?.preview == nil { card.frame = place(height: card.fittingHeight()) }
            card.layoutIfNeeded()
        }
    }

    /// Performs an action, after the menu has gone.
    func choose(_ element: UIMenuElement) {
        guard let shown else { return }
        let sender = shown.sender
        owner(of: element, in: shown.menu)?.select(element)
        if element.shownAttributes.contains(.keepsMenuPresented) {
            element.perform(from: sender, in: environment)
            reload()
        } else {
            dismiss(animated: true, chosen: element)
            element.perform(from: sender, in: environment)
        }
    }

    /// The menu of which one element at a time is chosen, around an element.
    private func owner(of element: UIMenuElement, in menu: UIMenu) -> UIMenu? {
        for child in menu.children {
            if child === element { return menu.options.contains(.singleSelection) ? menu : nil }
            guard let inner = child as? UIMenu else { continue }
            if let found = owner(of: element, in: inner) { return found }
            if inner.options.contains(.displayInline), inner.leaves.contains(where: { $0 === element }) {
                return menu.options.contains(.singleSelection) ? menu : nil
            }
        }
        return nil
    }

    private func tapPreview() {
        let tapped = shown?.previewTapped
        dismiss(animated: true)
        tapped?()
    }

    // MARK: Dismissing

    /// Shows another menu in place of the one on the screen.
    func replace(_ change: (UIMenu) -> UIMenu) {
        guard let old = shown, let card = old.cards.first, old.preview == nil else { return }
        let new = Shown(change(old.menu), old.anchor, old.sender, old.ended)
        for card in old.cards.dropFirst() { card.removeFromSuperview() }
        card.removeFromSuperview()
        shown = new
        show(MenuCard(new.menu, isSubmenu: false, self), below: nil)
    }

    /// Lets the preview of the menu that goes fly to a frame of the screen.
    func returnPreview(to frame: CGRect) { leaving?.origin = frame }

    func dismiss(animated: Bool = true, chosen: UIMenuElement? = nil) {
        guard let old = shown, let window else { return }
        (shown, leaving) = (nil, old)
        defer { leaving = nil }
        let leave = { [weak self, weak window] in
            for card in old.cards { card.removeFromSuperview() }
            old.preview?.removeFromSuperview()
            guard let self, self.shown == nil else { return }
            window?.veil.alpha = 0
            window?.isHidden = true
        }
        old.ended(chosen)
        guard animated else { return leave() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) {
            for card in old.cards {
                card.alpha = 0
                card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            }
            old.preview?.frame = old.origin
            window.veil.alpha = 0
        } completion: { _ in
            leave()
        }
    }
}
