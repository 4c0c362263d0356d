public import Foundation
public import UIKit

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What the owner has agreed to.
open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Signs in with Apple. There is no account of Apple's on this device.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevoked")

    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let state: String?
    public let email: String?
    public let fullName: PersonNameComponents?
    public let identityToken: Data?
    public let authorizationCode: Data?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let realUserStatus: ASUserDetectionStatus

    init(user: String) {
        (self.user, state, email, fullName, identityToken, authorizationCode) = (user, nil, nil, nil, nil, nil)
        (authorizedScopes, realUserStatus) = ([], .unsupported)
    }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String

    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the owner to sign in: the request is canceled after the device has said that it has no account.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        guard authorizationRequests.contains(where: { $0 is ASAuthorizationAppleIDRequest }) else {
            UIEnvironment.current.schedule(after: 0.1) { [self] in fail(.canceled) }
            return
        }
        SystemAlert.ask(
            "Sign in with Apple", "There is no account to sign in with on this device.", answers: ["Close"]
        ) { [self] _ in fail(.canceled) }
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }

    open func cancel() {}
}

extension ASAuthorizationError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == pattern
    }
}
