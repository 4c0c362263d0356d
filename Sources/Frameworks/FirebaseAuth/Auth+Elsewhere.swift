import FirebaseCore

/// What other services, pages and letters are needed for.
extension Auth {
    /// Signs in on the page of a service, which isn't there: completes with an error.
    public func signIn(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { throw AuthErrorCode.webInternalError }
    }

    /// Signs in on the page of a service, which isn't there: throws an error.
    @discardableResult
    public nonisolated(nonsending) func signIn(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthDataResult {
        try await Answer.value { throw AuthErrorCode.webInternalError }
    }

    /// Lets Apple forget who signed in, which can't be done here: completes with an error.
    public func revokeToken(
        withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { throw AuthErrorCode.operationNotAllowed }
    }

    /// Lets Apple forget who signed in, which can't be done here: throws an error.
    public nonisolated(nonsending) func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        try await Answer.value { throw AuthErrorCode.operationNotAllowed }
    }

    /// Finds what the code of a letter is for. No letter was sent here: the code is wrong.
    public func checkActionCode(_ code: String, completion: @escaping (ActionCodeInfo?, (any Error)?) -> Void) {
        Answer.send(completion) { throw AuthErrorCode.invalidActionCode }
    }

    /// Finds what the code of a letter is for. No letter was sent here: the code is wrong.
    public nonisolated(nonsending) func checkActionCode(_ code: String) async throws -> ActionCodeInfo {
        try await Answer.value { throw AuthErrorCode.invalidActionCode }
    }

    /// Returns who is signed in to a group of apps, or nil. Nothing is shared here: only the app's own group has anybody.
    public func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? {
        accessGroup == userAccessGroup ? currentUser : nil
    }
}
