import CoreGraphics
public import Foundation

/// Hears of the buttons of an action sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: DelegateObject {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func willPresent(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

public enum UIActionSheetStyle: Int, Sendable { case automatic = -1, `default`, blackTranslucent, blackOpaque }

/// Buttons from the bottom of the screen, before there were alert controllers.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var title = ""
    /// The style, which is the same for all sheets since iOS 7.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The index of the button that cancels, or -1.
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1
    private var buttons: [String] = []
    private weak var shown: UIAlertController?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    /// The destructive button is the first, and the one that cancels the last.
    private func fill(
        _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?,
        _ others: [String]
    ) {
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
        for title in others { addButton(withTitle: title) }
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
    }

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
    /// The index of the first button that neither cancels nor destroys, or -1.
    open var firstOtherButtonIndex: Int {
        buttons.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    open var isVisible: Bool { shown?.presentingViewController != nil }

    // MARK: Showing

    open func show(from view: UIToolbar) { show(in: view) }
    open func show(from view: UITabBar) { show(in: view) }
    open func show(in view: UIView) {
        present(in: view.window, animated: true) { popover in
            (popover.sourceView, popover.sourceRect) = (view, view.bounds)
        }
    }
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(in: environment.keyWindow, animated: animated) { $0.barButtonItem = item }
    }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(in: view.window, animated: animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    private func present(
        in window: UIWindow?, animated: Bool, anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard let root = (window ?? environment.keyWindow)?.rootViewController else {
            return environment.report("there is no window to show the action sheet '\(title)' in")
        }
        let sheet = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { [self] _ in ended(index) })
        }
        sheet.popoverPresentationController.map(anchor)
        delegate?.willPresent(self)
        shown = sheet
        root.frontmost.present(sheet, animated: animated) { [self] in delegate?.didPresent(self) }
    }

    private func ended(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    /// Dismisses the sheet as if a button had been tapped, without telling of a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        shown.presentingViewController?.dismiss(animated: animated) { [self] in
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}
