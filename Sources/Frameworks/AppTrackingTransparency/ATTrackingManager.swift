public import Foundation
import UIKit

extension PrivacyPermission {
    fileprivate static let tracking = PrivacyPermission(
        "AppTrackingTransparency", purposeKey: "NSUserTrackingUsageDescription",
        wish: "Track You Across Other Companies’ Apps and Websites")
}

/// Asks the owner whether an app may follow them.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    open class var trackingAuthorizationStatus: AuthorizationStatus {
        PrivacyPermission.tracking.status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) {
        PrivacyPermission.tracking.request { _ in completion(trackingAuthorizationStatus) }
    }

    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
