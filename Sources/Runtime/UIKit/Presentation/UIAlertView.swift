import CoreGraphics
public import Foundation

/// Hears of the buttons of an alert. All methods are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: DelegateObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The fields of an alert.
public enum UIAlertViewStyle: Int, Sendable { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }

/// A message with buttons that shows itself, before there were alert controllers.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title = ""
    open var message: String?
    open var alertViewStyle = UIAlertViewStyle.default
    /// The index of the button that cancels, or -1.
    open var cancelButtonIndex = -1
    private var buttons: [String] = []
    private weak var shown: UIAlertController?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons and fields

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }
    open var numberOfButtons: Int { buttons.count }
    /// The index of the first button that doesn't cancel, or -1.
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { shown?.presentingViewController != nil }

    /// Returns a field of the alert's style.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let all = madeFields()
        return all.indices.contains(textFieldIndex) ? all[textFieldIndex] : nil
    }

    private func madeFields() -> [UITextField] { controller().textFields ?? [] }

    // MARK: Showing

    private var made: UIAlertController?

    /// The controller that shows the alert, with its fields but without buttons.
    private func controller() -> UIAlertController {
        if let made { return made }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if alertViewStyle == .plainTextInput { alert.addTextField() }
        if alertViewStyle == .loginAndPasswordInput { alert.addTextField { $0.placeholder = "Login" } }
        if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
            alert.addTextField { field in
                field.isSecureTextEntry = true
                field.placeholder = "Password"
            }
        }
        made = alert
        return alert
    }

    open func show() {
        guard let root = environment.keyWindow?.rootViewController ?? environment.windows.first?.rootViewController
        else { return environment.report("there is no window to show the alert '\(title)' in") }
        let alert = controller()
        (alert.title, alert.message) = (title, message)
        for (index, title) in buttons.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in
                    ended(index)
                })
        }
        let calls = delegate as? any UIAlertViewDelegate
        if let first = alert.actions.first(where: { $0.style != .cancel }) {
            first.isEnabled = calls?.alertViewShouldEnableFirstOtherButton(self) ?? true
            followFields(of: alert, first)
        }
        calls?.willPresent(self)
        shown = alert
        root.frontmost.present(alert, animated: true) { [self] in calls?.didPresent(self) }
    }

    /// Asks with each change of a field whether the first button can be used.
    private func followFields(of alert: UIAlertController, _ first: UIAlertAction) {
        for field in alert.textFields ?? [] {
            field.addAction(
                UIAction { [weak self, weak first] _ in
                    guard let self, let calls = self.delegate as? any UIAlertViewDelegate else { return }
                    first?.isEnabled = calls.alertViewShouldEnableFirstOtherButton(self)
                }, for: .editingChanged)
        }
    }

    private func ended(_ index: Int) {
        let calls = delegate as? any UIAlertViewDelegate
        calls?.alertView(self, clickedButtonAt: index)
        calls?.alertView(self, willDismissWithButtonIndex: index)
        calls?.alertView(self, didDismissWithButtonIndex: index)
        made = nil
    }

    /// Dismisses the alert as if a button had been tapped, without telling of a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown else { return }
        let calls = delegate as? any UIAlertViewDelegate
        calls?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        shown.presentingViewController?.dismiss(animated: animated) { [self] in
            calls?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
        made = nil
    }
}
