public import Foundation

/// A command of an app in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The edit menu: commands for what is selected.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// The app's menu.
    open class var shared: UIMenuController { UIEnvironment.current.menuController }

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The app's commands, shown after those of the system.
    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private unowned let environment: UIEnvironment

    init(_ environment: UIEnvironment) {
        self.environment = environment
        super.init()
    }

    open var isMenuVisible: Bool {
        get { environment.editMenu.isShown }
        set { setMenuVisible(newValue, animated: false) }
    }
    open var menuFrame: CGRect { environment.editMenu.frame }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// Shows the commands that the first responder or one after it performs.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        guard let window = targetView.window else { return }
        let responder = environment.firstResponder ?? targetView
        present(StandardCommands.menu(for: responder), from: targetView, rect: targetRect, in: window)
    }

    func present(
        _ menu: UIMenu, from view: UIView, rect: CGRect, in window: UIWindow, ended: @escaping () -> Void = {}
    ) {
        post(Self.willShowMenuNotification)
        let pointsUp: Bool? = arrowDirection == .up ? true : arrowDirection == .down ? false : nil
        environment.editMenu.present(menu, at: view.convert(rect, to: nil), pointsUp: pointsUp) { [weak self] in
            ended()
            self?.post(Self.willHideMenuNotification)
            self?.post(Self.didHideMenuNotification)
        }
        if environment.editMenu.isShown { post(Self.didShowMenuNotification) }
    }

    open func hideMenu(from targetView: UIView) { hideMenu() }
    open func hideMenu() { environment.editMenu.dismiss() }

    /// Shows the commands that are possible now.
    open func update() { if isMenuVisible, let targetView { showMenu(from: targetView, rect: targetRect) } }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The commands of the system for what is selected.
@MainActor
enum StandardCommands {
    private static let all: [(title: String, action: String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"),
    ]

    /// Returns the commands that a responder or one after it performs, with those of the app.
    static func menu(for responder: UIResponder) -> UIMenu { UIMenu(children: commands(for: responder)) }

    static func commands(for responder: UIResponder) -> [UIMenuElement] {
        let controller = responder.environment.menuController
        let own = all.map { ($0.title, Selector($0.action)) }
        let items = (controller.menuItems ?? []).map { ($0.title, $0.action) }
        let commands: [UIMenuElement] = (own + items).compactMap { title, action in
            responder.target(forAction: action, withSender: controller) == nil
                ? nil : UICommand(title: title, action: action)
        }
        let built = UIMenuSystem.contextMenu(commands, for: responder)
        return built.flatMap { element in
            (element as? UIMenu).flatMap { $0.options.contains(.displayInline) ? $0.leaves : nil } ?? [element]
        }
    }
}
