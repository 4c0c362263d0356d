public import Foundation

/// Hears in an extension that a server asks where the device is. No server reaches a device here.
@preconcurrency @MainActor
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    // An app that has nothing to end needn't hear of it.
    public func serviceExtensionWillTerminate() {}
}

/// Why servers can't ask where the device is.
public struct CLLocationPushServiceError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, missingPushExtension, missingPushServerEnvironment, missingEntitlement
        case unsupportedPlatform
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = "CLLocationPushServiceErrorDomain"
    public var errorCode: Int { code.rawValue }
}

extension CLLocationManager {
    /// Lets a server ask where the device is, which no server here can.
    public func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        completion?(nil, CLLocationPushServiceError(.unsupportedPlatform))
    }
    // It never began.
    public func stopMonitoringLocationPushes() {}
}
