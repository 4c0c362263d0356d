public import Foundation

public let WKErrorDomain = "WKErrorDomain"

/// Why a web view can't do something.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = WKErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public static var unknown: Code { .unknown }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }

    public var localizedDescription: String {
        switch code {
        case .javaScriptExceptionOccurred: "scripts of web pages don't run on this device"
        case .contentRuleListStoreCompileFailed: "the rules aren't a list of objects with a trigger and an action"
        case .contentRuleListStoreLookUpFailed, .contentRuleListStoreRemoveFailed:
            "there is no list of rules with the name"
        default: "The operation couldn’t be completed. (\(WKErrorDomain) error \(code.rawValue).)"
        }
    }
}

extension WKError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? WKError)?.code == pattern }
}
