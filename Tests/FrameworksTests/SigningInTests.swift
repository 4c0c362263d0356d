import AppStage
@testable import AuthenticationServices
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Signing in with Apple", .serialized)
struct SigningInTests {
    private final class Observer: NSObject, ASAuthorizationControllerDelegate {
        var credentials: [ASAuthorizationAppleIDCredential] = []
        var codes: [ASAuthorizationError.Code?] = []
        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) { credentials += [authorization.credential as? ASAuthorizationAppleIDCredential].compactMap(\.self) }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            codes.append((error as? ASAuthorizationError)?.code)
        }
    }

    private let observer = Observer()

    private func ask(_ stage: AppStage, _ request: ASAuthorizationRequest) throws {
        try stage.run {
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = observer
            controller.performRequests()
        }
    }

    private var request: ASAuthorizationAppleIDRequest {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        (request.requestedScopes, request.nonce, request.state) = ([.fullName, .email], "once", "form")
        return request
    }

    @Test("An owner who agrees is known to the app from then on; name and address arrive once")
    func agreeing() async throws {
        SimulatedAccount.revoke()
        defer { SimulatedAccount.revoke() }
        let stage = try AppStage { UIViewController() }
        try ask(stage, request)
        try stage.perform(#"{"tap": {"text": "Continue"}}"#)
        let first = try #require(observer.credentials.first)
        #expect(first.fullName?.givenName == "Ann" && first.email?.contains("@") == true && first.state == "form")
        let token = String(decoding: try #require(first.identityToken), as: UTF8.self).split(separator: ".")
        let claims = try #require(
            Data(base64Encoded: token[1] + String(repeating: "=", count: (4 - token[1].count % 4) % 4)))
        let decoded = try JSONDecoder().decode([String: String].self, from: claims)
        #expect(decoded["nonce"] == "once" && decoded["sub"] == first.user)
        try ask(stage, request)
        try stage.perform(#"{"tap": {"text": "Continue"}}"#)
        #expect(observer.credentials.count == 2 && observer.codes.isEmpty)
        #expect(observer.credentials[1].user == first.user && observer.credentials[1].email == nil)
        let provider = ASAuthorizationAppleIDProvider()
        #expect(try await provider.credentialState(forUserID: first.user) == .authorized)
        #expect(try await provider.credentialState(forUserID: "somebody") == .notFound)
    }

    @Test("An owner who cancels or can't show who they are isn't signed in; there are no passwords")
    func refusing() throws {
        SimulatedAccount.revoke()
        let stage = try AppStage { UIViewController() }
        try ask(stage, request)
        try stage.perform(#"{"tap": {"text": "Cancel"}}"#)
        try stage.perform(#"{"device": {"authentication": "fails"}}"#)
        try ask(stage, request)
        try stage.perform(#"{"tap": {"text": "Continue"}}"#)
        try ask(stage, ASAuthorizationPasswordProvider().createRequest())
        try stage.perform(#"{"wait": 1}"#)
        #expect(observer.codes == [.canceled, .failed, .canceled] && observer.credentials.isEmpty)
        #expect(SimulatedAccount.state(of: SimulatedAccount.user) == .notFound)
    }
}
