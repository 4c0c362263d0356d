public import Foundation

/// A menu of the places that documents come from, before the picker had them itself.
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: DelegateObject {
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

public enum UIDocumentMenuOrder: UInt, Sendable { case first, last }

/// A menu of the places that documents come from: a picker, and what the app adds.
@preconcurrency @MainActor
public final class UIDocumentMenuViewController: UIAlertController {
    public weak var delegate: (any UIDocumentMenuDelegate)?
    private var makePicker: () -> UIDocumentPickerViewController = {
        UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    }
    private var first: [UIAlertAction] = []

    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(title: nil, message: nil, preferredStyle: .actionSheet)
        makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
        addUsualActions()
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(title: nil, message: nil, preferredStyle: .actionSheet)
        makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
        addUsualActions()
    }

    private func addUsualActions() {
        addAction(
            UIAlertAction(title: "Browse", style: .default) { [weak self] _ in
                guard let self else { return }
                self.delegate?.documentMenu(self, didPickDocumentPicker: self.makePicker())
            })
        addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self.map { $0.delegate?.documentMenuWasCancelled($0) }
            })
    }

    /// Adds an action of the app. It is below the picker, whatever its order.
    public func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
    ) { addAction(UIAlertAction(title: title, style: .default) { _ in handler() }) }
}

/// The controller of an extension that gives documents to other apps. Apps here have no extensions.
@preconcurrency @MainActor
public class UIDocumentPickerExtensionViewController: UIViewController {
    public private(set) var documentPickerMode = UIDocumentPickerMode.import
    public var originalURL: URL? { nil }
    public var validTypes: [String]? { nil }
    public var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
    public var documentStorageURL: URL? { nil }

    public func dismissGrantingAccess(to url: URL?) { presentingViewController?.dismiss(animated: true) }
    public func prepareForPresentation(in mode: UIDocumentPickerMode) { documentPickerMode = mode }
}

/// The definition of a word. There is no dictionary here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(
            self, title: "Dictionary", explanation: "No definition found for “\(term)”", button: .done
        ) { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
    }
}

/// Contains a search controller, with its bar above its results.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(searchController.searchBar)
        guard let results = searchController.searchResultsController else { return }
        addChild(results)
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        searchController.searchBar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 56)
        searchController.searchResultsController?.view.frame = CGRect(
            x: area.minX, y: area.minY + 56, width: area.width, height: max(0, area.height - 56))
    }
}

/// The background of a popover of an app's own, with the arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
    /// How far the arrow is from the middle of its side.
    open var arrowOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var arrowDirection = UIPopoverArrowDirection.up { didSet { setNeedsLayout() } }
    /// Whether what is around the popover is dimmed as usual.
    open class var wantsDefaultContentAppearance: Bool { true }
    /// The height of the arrow.
    open class func arrowHeight() -> CGFloat { 13 }
    open class func arrowBase() -> CGFloat { 26 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: DelegateObject {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

/// An editor of films. Films aren't shown here: none can be edited.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    public class func canEditVideo(atPath videoPath: String) -> Bool { false }
    public var videoPath = ""
    /// The longest that the film may be, in seconds.
    public var videoMaximumDuration: TimeInterval = 600
    public var videoQuality = UIImagePickerController.QualityType.typeMedium
    public weak var editorDelegate: (any UIVideoEditorControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = MissingFeatureController(
            title: "Edit Video", explanation: "Films can’t be edited on this device."
        ) { [weak self] in
            guard let self else { return }
            self.editorDelegate?.videoEditorControllerDidCancel(self)
        }
        setViewControllers([content], animated: false)
    }
}
