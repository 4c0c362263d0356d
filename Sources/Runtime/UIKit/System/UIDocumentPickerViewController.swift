public import Foundation
public import UniformTypeIdentifiers

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Chooses documents of other apps. There are none here, which it says.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    public weak var delegate: (any UIDocumentPickerDelegate)?
    public let documentPickerMode: UIDocumentPickerMode
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }

    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(documentTypes: [], in: mode) }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(documentTypes: [], in: mode) }

    public convenience init(forExporting urls: [URL]) { self.init(documentTypes: [], in: .moveToService) }

    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let isExport = documentPickerMode == .exportToService || documentPickerMode == .moveToService
        MissingFeature.fill(
            self, title: isExport ? "Save" : "Documents",
            explanation: isExport
                ? "There is no place for documents outside of apps on this device."
                : "There are no documents of other apps on this device."
        ) { [weak self] in
            guard let self else { return }
            dismiss(animated: true)
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: DelegateObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The method of iOS 8 to 10.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
