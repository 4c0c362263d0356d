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

/// Signs in with Apple, as somebody who doesn't exist.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevoked")

    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        let state = SimulatedAccount.state(of: userID)
        DispatchQueue.global().async { completion(state, nil) }
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        SimulatedAccount.state(of: userID)
    }
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

    /// Creates what the owner agrees to. An app receives name and address the first time it asks only, as on iOS.
    init(_ request: ASAuthorizationAppleIDRequest, isFirst: Bool) {
        let scopes = isFirst ? request.requestedScopes ?? [] : []
        user = SimulatedAccount.user
        state = request.state
        email = scopes.contains(.email) ? SimulatedAccount.email : nil
        fullName = scopes.contains(.fullName) ? SimulatedAccount.name : nil
        identityToken = Data(SimulatedAccount.token(nonce: request.nonce).utf8)
        authorizationCode = Data("c\(UUID().uuidString)".utf8)
        (authorizedScopes, realUserStatus) = (scopes, .unsupported)
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

/// Asks the owner to sign in. The device's conditions say how it ends when the owner agrees; there are no passwords.
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
        let environment = UIEnvironment.current
        let requests = authorizationRequests.compactMap { $0 as? ASAuthorizationAppleIDRequest }
        guard let request = requests.first else {
            environment.schedule(after: 0.1) { [self] in fail(.canceled) }
            return
        }
        let app = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "the app"
        SystemAlert.ask(
            "Sign in with Apple", "Do you want to sign in to “\(app)” as \(SimulatedAccount.email)?",
            answers: ["Cancel", "Continue"]
        ) { [self] answer in
            guard answer == 1 else { return fail(.canceled) }
            switch environment.conditions.authentication {
            case .succeeds: succeed(request)
            case .fails: fail(.failed)
            case .cancels: fail(.canceled)
            }
        }
    }

    private func succeed(_ request: ASAuthorizationAppleIDRequest) {
        let isFirst = SimulatedAccount.state(of: SimulatedAccount.user) != .authorized
        SimulatedAccount.authorize()
        let credential = ASAuthorizationAppleIDCredential(request, isFirst: isFirst)
        delegate?.authorizationController(
            controller: self,
            didCompleteWithAuthorization: ASAuthorization(provider: request.provider, credential: credential))
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
