import FirebaseCore

/// What other services, pages and phones are needed for.
extension User {
    /// Adds a way to sign in on the page of a service, which isn't there: completes with an error.
    public func link(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { throw AuthErrorCode.webInternalError }
    }

    /// Adds a way to sign in on the page of a service, which isn't there: throws an error.
    @discardableResult
    public nonisolated(nonsending) func link(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await Answer.value { throw AuthErrorCode.webInternalError }
    }

    /// Proves on the page of a service that it is still the same person. The page isn't there: completes with an error.
    public func reauthenticate(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { throw AuthErrorCode.webInternalError }
    }

    /// Proves on the page of a service that it is still the same person. The page isn't there: throws an error.
    @discardableResult
    public nonisolated(nonsending) func reauthenticate(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await Answer.value { throw AuthErrorCode.webInternalError }
    }

    /// Changes the phone number of the account. No code was sent here: completes with an error.
    public func updatePhoneNumber(
        _ phoneNumberCredential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { throw AuthErrorCode.invalidVerificationID }
    }

    /// Changes the phone number of the account. No code was sent here: throws an error.
    public nonisolated(nonsending) func updatePhoneNumber(_ phoneNumberCredential: PhoneAuthCredential) async throws {
        try await Answer.value { throw AuthErrorCode.invalidVerificationID }
    }

    /// Returns a token that a server could read, in the style of older apps. Nobody reads it here.
    public nonisolated(nonsending) func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String {
        try await getIDToken(forcingRefresh: forceRefresh)
    }
}
