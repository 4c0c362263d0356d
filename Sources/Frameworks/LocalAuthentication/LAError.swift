public import Foundation

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a person wasn't authenticated.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .authenticationFailed: "Application retry limit exceeded."
        case .userCancel: "Authentication canceled."
        case .userFallback: "Fallback authentication mechanism selected."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .passcodeNotSet: "Passcode not set."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Caller invalidated the context."
        case .invalidContext: "The context is invalid."
        case .systemCancel: "UI canceled by system."
        case .notInteractive: "User interaction is required."
        }
    }
}

extension LAError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? LAError)?.code == pattern }
}
