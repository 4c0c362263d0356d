public import Foundation

extension UIDocument {
    /// What a new document is made for.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let `default` = CreationIntent("default")
    }
}

/// A controller of a document, which offers to open or create one while it has none.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    /// How the controller looks while it has no document.
    @preconcurrency @MainActor
    public final class LaunchOptions: NSObject {
        public let browserViewController = UIDocumentBrowserViewController(forOpening: nil)
        public var title: String?
        public var primaryAction: UIAction?
        public var secondaryAction: UIAction?
        public weak var documentTargetView: UIView?
        public var foregroundAccessoryView: UIView?
        public var backgroundAccessoryView: UIView?
        public var background = UIBackgroundConfiguration.clear()

        override init() { super.init() }

        /// Returns an action that makes a document for an intent.
        public static func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
            UIAction(title: "Create Document", image: UIImage(systemName: "plus")) { action in
                let responder = action.sender as? UIResponder
                let chain = sequence(first: responder, next: { $0?.next }).compactMap { $0 }
                let controller = chain.lazy.compactMap { $0 as? UIDocumentViewController }.first
                controller?.launchOptions.browserViewController.create(intent)
            }
        }
    }

    public let launchOptions = LaunchOptions()
    /// The document; setting it opens it when the view is loaded.
    open var document: UIDocument? {
        didSet { if document !== oldValue { documentChanged() } }
    }
    /// Buttons that undo and redo.
    public private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
        barButtonItems: [
            undoItem("arrow.uturn.backward") { $0.undo() }, undoItem("arrow.uturn.forward") { $0.redo() },
        ],
        representativeItem: nil)

    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when the document has been opened, to show it.
    open func documentDidOpen() {}
    /// Called when the title and buttons have been set, for more of them.
    open func navigationItemDidUpdate() {}

    /// Opens the document if it isn't open, and reports whether it is.
    public func openDocument(_ completionHandler: ((Bool) -> Void)? = nil) {
        guard let document, document.documentState.contains(.closed) else {
            completionHandler?(document != nil)
            return
        }
        document.open { [weak self] isOpen in
            if isOpen { self?.documentOpened() }
            completionHandler?(isOpen)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        documentChanged()
    }

    private func documentChanged() {
        guard isViewLoaded else { return }
        updateNavigationItem()
        contentUnavailableConfiguration = document == nil ? launchContent : nil
        guard let document else { return }
        if document.documentState.contains(.closed) { openDocument() } else { documentOpened() }
    }

    private func documentOpened() {
        updateNavigationItem()
        documentDidOpen()
    }

    private func updateNavigationItem() {
        navigationItem.title = document?.localizedName ?? title
        navigationItem.trailingItemGroups = document == nil ? [] : [undoRedoItemGroup]
        navigationItemDidUpdate()
    }

    private func undoItem(_ symbol: String, _ act: @escaping (UndoManager) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in (self?.document?.undoManager).map(act) })
    }

    /// The title of the app, with buttons to make a document or open one.
    private var launchContent: UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = launchOptions.title ?? title
        content.image = UIImage(systemName: "doc")
        content.background = launchOptions.background
        let browse = UIAction(title: "Open Document") { [weak self] _ in self?.showBrowser() }
        let first = launchOptions.primaryAction ?? browse
        content.button = .filled()
        content.button.title = first.title
        content.buttonProperties.primaryAction = first
        if let second = launchOptions.secondaryAction ?? (launchOptions.primaryAction == nil ? nil : browse) {
            content.secondaryButton.title = second.title
            content.secondaryButtonProperties.primaryAction = second
        }
        return content
    }

    private func showBrowser() {
        guard launchOptions.browserViewController.presentingViewController == nil else { return }
        present(launchOptions.browserViewController, animated: true)
    }
}
