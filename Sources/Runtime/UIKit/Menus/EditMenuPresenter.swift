import CoreGraphics
import Foundation
import QuartzCore

/// Shows a row of commands at a selection, until one is chosen or a touch elsewhere dismisses it.
@MainActor
final class EditMenuPresenter {
    private unowned let environment: UIEnvironment
    private var window: SystemWindow?
    private(set) var bar: EditMenuBar?
    private var ended: () -> Void = {}

    init(_ environment: UIEnvironment) { self.environment = environment }

    var isShown: Bool { bar != nil }
    /// The frame of the menu on the screen.
    var frame: CGRect { bar?.frame ?? .zero }

    /// Shows a menu above a rectangle of the screen, or below it where there is no room.
    func present(_ menu: UIMenu, at rect: CGRect, pointsUp: Bool? = nil, ended: @escaping () -> Void = {}) {
        dismiss(animated: false)
        let commands = menu.leaves.filter { !$0.shownAttributes.contains(.hidden) }
        guard !commands.isEmpty else { return }
        self.ended = ended
        let window = window ?? environment.perform { SystemWindow(frame: environment.screen.bounds, .editMenu) }
        self.window = window
        let room = room
        let new = EditMenuBar(menu, commands, width: room.width, self)
        let size = new.fittingSize
        let isBelow = pointsUp ?? (rect.minY - size.height < room.minY)
        let y = isBelow ? min(rect.maxY, room.maxY - size.height) : max(rect.minY - size.height, room.minY)
        let x = min(max(rect.midX - size.width / 2, room.minX), room.maxX - size.width)
        bar = new
        UIView.performWithoutAnimation {
            window.frame = environment.screen.bounds
            window.isHidden = false
            new.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
            new.point(at: rect.midX - x, isUp: isBelow)
            window.addSubview(new)
            new.layoutIfNeeded()
            new.alpha = 0
        }
        UIView.animate(withDuration: 0.15) { new.alpha = 1 }
    }

    private var room: CGRect {
        let safe = environment.windowSafeArea
        var room = environment.screen.bounds.inset(
            by: UIEdgeInsets(top: max(8, safe.top), left: max(8, safe.left), bottom: 8, right: max(8, safe.right)))
        let keyboard = environment.keyboard.frame
        if !keyboard.isNull, keyboard.minY < room.maxY { room.size.height = max(60, keyboard.minY - room.minY) }
        return room
    }

    func choose(_ element: UIMenuElement) {
        dismiss()
        if let menu = element as? UIMenu { return present(menu, at: frame) }
        element.perform(from: nil, in: environment)
    }

    /// A finger has come down on something else.
    func touched(_ window: UIWindow) {
        if bar != nil, window !== self.window, !(window is KeyboardWindow) { dismiss() }
    }

    func dismiss(animated: Bool = true) {
        guard let old = bar else { return }
        bar = nil
        let ended = ended
        self.ended = {}
        ended()
        let leave = { [weak self] in
            old.removeFromSuperview()
            if self?.bar == nil { self?.window?.isHidden = true }
        }
        guard animated else { return leave() }
        UIView.animate(withDuration: 0.15) {
            old.alpha = 0
        } completion: { _ in
            leave()
        }
    }
}
