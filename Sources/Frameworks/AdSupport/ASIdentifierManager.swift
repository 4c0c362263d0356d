public import Foundation

/// The identifier of a device for advertising. As with tracking forbidden, it's all zeros.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { manager }

    public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    public let isAdvertisingTrackingEnabled = false
}
