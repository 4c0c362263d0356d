public import Foundation

/// Changes the content of a notification that a server has sent, before it is delivered. No server reaches a device here, so
/// nothing calls an app's extension.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }

    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }

    // Subclasses give what they have; this one has given all at once.
    open func serviceExtensionTimeWillExpire() {}
}
