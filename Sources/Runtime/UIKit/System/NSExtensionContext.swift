public import Foundation

/// An item that the host of an app extension gives it.
public class NSExtensionItem: NSObject {
    public var attributedTitle: NSAttributedString?
    public var attributedContentText: NSAttributedString?
    public var attachments: [NSItemProvider]?
    public var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }
}

/// How an app extension talks to its host. Apps have none; extensions don't run here.
public class NSExtensionContext: NSObject {
    public var inputItems: [Any] { [] }

    public func completeRequest(
        returningItems items: [Any]?, completionHandler: ((_ expired: Bool) -> Void)? = nil
    ) { completionHandler?(true) }

    public func cancelRequest(withError error: any Error) {}

    public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
    public var extensionContext: NSExtensionContext? { nil }
}
