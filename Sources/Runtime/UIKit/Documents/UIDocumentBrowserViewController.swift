public import Foundation
public import UniformTypeIdentifiers

/// An action that a browser offers for documents.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where an action is offered.
    public struct Availability: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let menu = Availability(rawValue: 1)
        public static let navigationBar = Availability(rawValue: 2)
    }

    public let identifier: String
    public let localizedTitle: String
    public let availability: Availability
    public var image: UIImage?
    /// The types of documents that it is for.
    public var supportedContentTypes: [String] = ["public.item"]
    /// Whether it is for several documents at once.
    public var supportsMultipleItems = true
    let handler: ([URL]) -> Void

    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }
}

/// Hears of the documents that a person chooses and creates. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: DelegateObject {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Makes a document, and gives its place to the handler; nil for none.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}

/// A browser of the app's own documents, which are in its folder for documents. There are no other places here.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// What is done with a new document.
    public enum ImportMode: UInt, Sendable { case none, copy, move }
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

    public weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    public var allowsDocumentCreation = true { didSet { list?.reload() } }
    public var allowsPickingMultipleItems = false
    public let contentTypesForRecentDocuments: [UTType]
    /// The identifiers of the types that are shown.
    public var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
    public var recentDocumentsContentTypes: [String] { allowedContentTypes }
    public var shouldShowFileExtensions = false { didSet { list?.reload() } }
    public var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { list?.reload() } }
    public var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { list?.reload() } }
    public var customActions: [UIDocumentBrowserAction] = []
    public var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    public var localizedCreateDocumentActionTitle = "Create Document" { didSet { list?.reload() } }
    /// Width to height of the previews, of which there are none here.
    public var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    /// The intent of a new document, while the app creates it.
    public private(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?
    private var list: DocumentList?

    public init(forOpening contentTypes: [UTType]?) {
        contentTypesForRecentDocuments = contentTypes ?? [.item]
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }
    public override init(nibName: String?, bundle: Bundle?) {
        contentTypesForRecentDocuments = [.item]
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) {
        contentTypesForRecentDocuments = [.item]
        super.init(coder: coder)
    }

    /// The folder whose documents are shown.
    var folder: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory())
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = DocumentList(self)
        self.list = list
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list?.reload()
    }

    /// The documents that can be opened, by their names.
    var documents: [URL] {
        let all =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter(canOpen).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func canOpen(_ url: URL) -> Bool {
        guard !url.lastPathComponent.hasPrefix(".") else { return false }
        if contentTypesForRecentDocuments.contains(.item) || contentTypesForRecentDocuments.contains(.data) {
            return true
        }
        guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
        return contentTypesForRecentDocuments.contains { type.conforms(to: $0) }
    }

    // MARK: Documents

    func pick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

    /// Asks the app for a new document, and takes it into the folder.
    func create(_ intent: UIDocument.CreationIntent = .default) {
        activeDocumentCreationIntent = intent
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self else { return }
            self.activeDocumentCreationIntent = nil
            guard let url, mode != .none else { return }
            self.importFile(url, mode) { [weak self] place, error in
                guard let self else { return }
                guard let place else {
                    self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
                    return
                }
                self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
            }
        }
    }

    /// Shows a document, which may be taken into the folder first.
    public func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        let isHere = url.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
        guard !isHere, importIfNeeded else {
            list?.reveal(url)
            completion?(isHere ? url : nil, isHere ? nil : CocoaError(.fileNoSuchFile))
            return
        }
        importFile(url, .copy) { [weak self] place, error in
            if let place { self?.list?.reveal(place) }
            completion?(place, error)
        }
    }

    /// Takes a document into the folder of another one.
    public func importDocument(
        at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { importFile(documentURL, importMode, into: neighborURL.deletingLastPathComponent(), completion) }

    public func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        var place = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
        if place.pathExtension.isEmpty { place.appendPathExtension(documentURL.pathExtension) }
        move(documentURL, to: place, completionHandler)
    }

    private func importFile(
        _ url: URL, _ mode: ImportMode, into target: URL? = nil, _ completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        let place = freePlace(for: url.lastPathComponent, in: target ?? folder)
        guard mode != .move else { return move(url, to: place, completion) }
        do {
            try FileManager.default.copyItem(at: url, to: place)
            finish(place, nil, completion)
        } catch {
            finish(nil, error, completion)
        }
    }

    private func move(_ url: URL, to place: URL, _ completion: @escaping (URL?, (any Error)?) -> Void) {
        do {
            try FileManager.default.moveItem(at: url, to: place)
            finish(place, nil, completion)
        } catch {
            finish(nil, error, completion)
        }
    }

    private func finish(_ url: URL?, _ error: (any Error)?, _ completion: (URL?, (any Error)?) -> Void) {
        list?.reload()
        completion(url, error)
    }

    /// A name that no document has: "Tea", "Tea 2", "Tea 3".
    private func freePlace(for name: String, in folder: URL) -> URL {
        let whole = folder.appendingPathComponent(name)
        var (place, number) = (whole, 2)
        while FileManager.default.fileExists(atPath: place.path) {
            let base = whole.deletingPathExtension().lastPathComponent
            place = folder.appendingPathComponent("\(base) \(number)")
            if !whole.pathExtension.isEmpty { place.appendPathExtension(whole.pathExtension) }
            number += 1
        }
        return place
    }

    /// Returns what lets a document come out of its row.
    public func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    public func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

/// Lets a document come out of the browser. It fades here.
@preconcurrency @MainActor
public final class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    public var loadingProgress: Progress?
    public weak var targetView: UIView?

    override init() { super.init() }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    { 0.3 }
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let view = transitionContext.view(forKey: .to)
        view?.alpha = 0
        if let view { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
            view?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// The documents of a browser, and a row that makes one.
@MainActor
final class DocumentList: UITableViewController {
    private unowned let browser: UIDocumentBrowserViewController
    private var documents: [URL] = []

    init(_ browser: UIDocumentBrowserViewController) {
        self.browser = browser
        super.init(style: .insetGrouped)
        title = "Documents"
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        documents = browser.documents
        navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
        navigationItem.rightBarButtonItems = browser.additionalTrailingNavigationBarButtonItems
        tableView.reloadData()
    }

    func reveal(_ url: URL) {
        reload()
        guard let row = documents.firstIndex(where: { $0.standardizedFileURL == url.standardizedFileURL }) else {
            return
        }
        let section = browser.allowsDocumentCreation ? 1 : 0
        tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
    }

    private func isCreation(_ section: Int) -> Bool { browser.allowsDocumentCreation && section == 0 }

    override func numberOfSections(in tableView: UITableView) -> Int { browser.allowsDocumentCreation ? 2 : 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isCreation(section) ? 1 : documents.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        if isCreation(indexPath.section) {
            content.text = browser.localizedCreateDocumentActionTitle
            content.image = UIImage(systemName: "plus")
            content.textProperties.color = .tintColor
        } else {
            let url = documents[indexPath.row]
            content.text =
                browser.shouldShowFileExtensions
                ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
            content.image = UIImage(systemName: "doc")
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if isCreation(indexPath.section) { browser.create() } else { browser.pick([documents[indexPath.row]]) }
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isCreation(indexPath.section) else { return nil }
        let url = documents[indexPath.row]
        let actions = browser.customActions.filter { $0.availability.contains(.menu) }.map { action in
            UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([url]) }
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: actions) }
    }
}
