public import CoreGraphics
public import Foundation
import UniformTypeIdentifiers

/// Shows what is in a file, or what can be done with it. All methods of the delegate are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: DelegateObject {
    /// Returns the controller over which a preview is presented, or on whose stack it is pushed; without one, there is none.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController {
        UIApplication.shared.keyWindow?.rootViewController?.frontmost ?? UIViewController()
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// Shows a file of the app, or offers what can be done with it. There is no other app here that could open it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    /// The type of the file, by its extension unless it is set.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }
    private var ownType: String?
    /// The name of the file, that of the address unless it is set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    open var annotation: Any?
    open var icons: [UIImage] { [SymbolSet.symbol(named: "doc")] }
    private weak var shown: UIViewController?

    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Shows the file. Returns false if it can't be read, or the delegate has no controller for it.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, let delegate, FileManager.default.isReadableFile(atPath: url.path) else { return false }
        let parent = delegate.documentInteractionControllerViewControllerForPreview(self)
        delegate.documentInteractionControllerWillBeginPreview(self)
        let page = FilePreviewController(url, title: name ?? "") { [weak self] in
            guard let self else { return }
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        if let stack = parent as? UINavigationController {
            stack.pushViewController(page, animated: animated)
        } else {
            let stack = UINavigationController(rootViewController: page)
            stack.modalPresentationStyle = .fullScreen
            parent.present(stack, animated: animated)
        }
        shown = page
        return true
    }

    open func dismissPreview(animated: Bool) { (shown as? FilePreviewController)?.leave(animated: animated) }

    // MARK: Menus

    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptions(animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptions(animated) { $0.barButtonItem = item }
    }

    private func presentOptions(_ animated: Bool, anchor: (UIPopoverPresentationController) -> Void) -> Bool {
        presentActivities(animated, anchor: anchor) { [weak self] isStart in
            guard let self else { return }
            if isStart {
                self.delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
            } else {
                self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
    }

    /// Does nothing, and returns false as on iOS: no other app opens the file.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    open func dismissMenu(animated: Bool) {
        if shown is UIActivityViewController { shown?.dismiss(animated: animated) }
    }

    private func presentActivities(
        _ animated: Bool, anchor: (UIPopoverPresentationController) -> Void, report: @escaping (Bool) -> Void
    ) -> Bool {
        guard let url, let root = UIApplication.shared.keyWindow?.rootViewController else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, _, _, _ in report(false) }
        sheet.popoverPresentationController.map(anchor)
        report(true)
        root.frontmost.present(sheet, animated: animated)
        shown = sheet
        return true
    }
}

/// Shows an image, a text, or the name of a file.
final class FilePreviewController: UIViewController {
    private let url: URL
    private let ended: () -> Void

    init(_ url: URL, title: String, ended: @escaping () -> Void) {
        (self.url, self.ended) = (url, ended)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        if let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            self.view = view
        } else if let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView()
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            self.view = view
        } else {
            view = MissingFeatureView(title: title ?? "", explanation: "There is no preview of files of this kind.")
        }
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ended()
    }

    func leave(animated: Bool) {
        if navigationController?.viewControllers.first === self {
            navigationController?.presentingViewController?.dismiss(animated: animated)
        } else {
            navigationController?.popViewController(animated: animated)
        }
    }
}
