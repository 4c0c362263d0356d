public import Foundation
public import QuickLook

/// A file with a model, for a preview. The preview shows its name.
open class ARQuickLookPreviewItem: NSObject, QLPreviewItem, @unchecked Sendable {
    private let url: URL
    open var canonicalWebPageURL: URL?
    open var allowsContentScaling = true

    public init(fileAt url: URL) { self.url = url }

    open var previewItemURL: URL? { url }
    open var previewItemTitle: String? { url.lastPathComponent }
}
