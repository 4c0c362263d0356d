public import Foundation

/// An item that the host of an app extension gives it.
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }
}

/// How an app extension talks to its host. Apps have none; extensions don't run here.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(
        returningItems items: [Any]?, completionHandler: ((_ expired: Bool) -> Void)? = nil
    ) { completionHandler?(true) }

    open func cancelRequest(withError error: any Error) {}

    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
    public var extensionContext: NSExtensionContext? { nil }
}
