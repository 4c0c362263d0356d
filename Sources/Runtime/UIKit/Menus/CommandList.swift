import CoreGraphics
import Foundation
import QuartzCore

/// The list of commands with their keys, which a pad shows while the command key is held.
@MainActor
final class CommandList {
    private unowned let environment: UIEnvironment
    private var window: SystemWindow?
    private var card: CommandCard?
    private var pause: HostClock.Ticket?

    /// How long the key is held before the list comes. Apple doesn't publish it.
    private static let pauseDuration: TimeInterval = 0.8

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// The keys that are pressed have changed: the list comes for the command key alone, and goes with it.
    func follow(_ keys: [UIKey]) {
        let isWanted =
            keys.count == 1 && (keys[0].keyCode == .keyboardLeftGUI || keys[0].keyCode == .keyboardRightGUI)
            && environment.screen.traitCollection.userInterfaceIdiom == .pad
        if let pause { environment.clock.cancel(pause) }
        pause = nil
        guard isWanted else { return hide() }
        pause = environment.schedule(after: Self.pauseDuration, keepsAwake: false) { [weak self] in self?.show() }
    }

    private func show() {
        let commands = KeyCommands(environment).discoverable
        guard !commands.isEmpty, card == nil else { return }
        let screen = environment.screen.bounds
        let window = window ?? SystemWindow(frame: screen, .menus)
        self.window = window
        let card = CommandCard(commands, room: screen.insetBy(dx: 40, dy: 60))
        self.card = card
        UIView.performWithoutAnimation {
            window.frame = screen
            window.isHidden = false
            card.center = CGPoint(x: screen.midX.rounded(), y: screen.midY.rounded())
            window.addSubview(card)
            card.layoutIfNeeded()
            card.alpha = 0
        }
        UIView.animate(withDuration: 0.2) { card.alpha = 1 }
    }

    private func hide() {
        guard let old = card else { return }
        card = nil
        UIView.animate(withDuration: 0.2) {
            old.alpha = 0
        } completion: { [weak self] _ in
            old.removeFromSuperview()
            if self?.card == nil { self?.window?.isHidden = true }
        }
    }
}

/// The commands in columns, each with its title and its keys.
@MainActor
private final class CommandCard: UIView {
    private static let row: CGFloat = 36
    private static let column: CGFloat = 300
    private static let margin: CGFloat = 20

    init(_ commands: [UIKeyCommand], room: CGRect) {
        super.init(frame: .zero)
        let perColumn = max(1, Int((room.height - 2 * Self.margin) / Self.row))
        let columns = min((commands.count + perColumn - 1) / perColumn, max(1, Int(room.width / Self.column)))
        let shown = commands.prefix(perColumn * columns)
        frame.size = CGSize(
            width: CGFloat(columns) * Self.column,
            height: CGFloat(min(perColumn, shown.count)) * Self.row + 2 * Self.margin)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(light: UIColor(hex: 0xF2F2F5), dark: UIColor(hex: 0x2A2A2C))
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        for (place, command) in shown.enumerated() {
            let (column, row) = (CGFloat(place / perColumn), CGFloat(place % perColumn))
            add(
                command,
                CGRect(
                    x: column * Self.column, y: Self.margin + row * Self.row, width: Self.column, height: Self.row
                ).insetBy(dx: Self.margin, dy: 0))
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ command: UIKeyCommand, _ frame: CGRect) {
        let (title, keys) = (UILabel(), UILabel())
        (title.text, keys.text) = (command.shownTitle, command.keyTitle)
        keys.textColor = .secondaryLabel
        keys.textAlignment = .right
        let wide = keys.sizeThatFits(frame.size).width.rounded(.up)
        keys.frame = CGRect(x: frame.maxX - wide, y: frame.minY, width: wide, height: frame.height)
        title.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width - wide - 12, height: frame.height)
        addSubview(title)
        addSubview(keys)
    }
}
