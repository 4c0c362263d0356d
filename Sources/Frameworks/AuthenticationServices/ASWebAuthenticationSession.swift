public import Foundation
public import UIKit

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page of the web. Pages can't be shown here: the device says so, and the session is canceled.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let url: URL
    private let completion: CompletionHandler
    private var isRunning = false
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { !isRunning }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, completion) = (URL, completionHandler)
        super.init()
    }

    @discardableResult
    open func start() -> Bool {
        guard !isRunning else { return false }
        isRunning = true
        let host = url.host ?? url.absoluteString
        SystemAlert.ask(
            "“\(SystemAlert.appName)” Wants to Use “\(host)” to Sign In",
            "Pages of the web can't be shown on this device.", answers: ["Cancel"]
        ) { [self] _ in end() }
        return true
    }

    private func end() {
        guard isRunning else { return }
        isRunning = false
        completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }

    open func cancel() { end() }
}

extension ASWebAuthenticationSessionError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == pattern
    }
}
