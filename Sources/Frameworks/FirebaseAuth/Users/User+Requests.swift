import FirebaseCore

extension User {
    /// Changes the address of the account.
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try changeEmail(email) }
    }

    /// Changes the address of the account.
    public nonisolated(nonsending) func updateEmail(to email: String) async throws {
        try await Answer.value { try changeEmail(email) }
    }

    /// Changes the address of the account. Nobody can open a letter here, so that it changes at once.
    public func sendEmailVerification(beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try changeEmail(email) }
    }

    /// Changes the address of the account. Nobody can open a letter here, so that it changes at once.
    public nonisolated(nonsending) func sendEmailVerification(beforeUpdatingEmail email: String) async throws {
        try await Answer.value { try changeEmail(email) }
    }

    /// Changes the password of the account.
    public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try changePassword(password) }
    }

    /// Changes the password of the account.
    public nonisolated(nonsending) func updatePassword(to password: String) async throws {
        try await Answer.value { try changePassword(password) }
    }

    /// Reads the account again.
    public func reload(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try refresh() }
    }

    /// Reads the account again.
    public nonisolated(nonsending) func reload() async throws {
        try await Answer.value { try refresh() }
    }

    /// Sends a letter that verifies the address. Nothing is sent here.
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try sendLetter() }
    }

    /// Sends a letter that verifies the address. Nothing is sent here.
    public nonisolated(nonsending) func sendEmailVerification() async throws {
        try await Answer.value { try sendLetter() }
    }

    /// Sends a letter that verifies the address. Nothing is sent here.
    public func sendEmailVerification(
        with actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { try sendLetter() }
    }

    /// Sends a letter that verifies the address. Nothing is sent here.
    public nonisolated(nonsending) func sendEmailVerification(with actionCodeSettings: ActionCodeSettings) async throws
    {
        try await Answer.value { try sendLetter() }
    }

    /// Removes the account, and signs the person out.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try remove() }
    }

    /// Removes the account, and signs the person out.
    public nonisolated(nonsending) func delete() async throws {
        try await Answer.value { try remove() }
    }

    /// Proves that it is still the same person.
    public func reauthenticate(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { try prove(credential) }
    }

    /// Proves that it is still the same person.
    @discardableResult
    public nonisolated(nonsending) func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        try await Answer.value { try prove(credential) }
    }

    /// Adds a way to sign in to the account.
    public func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try add(credential) }
    }

    /// Adds a way to sign in to the account.
    @discardableResult
    public nonisolated(nonsending) func link(with credential: AuthCredential) async throws -> AuthDataResult {
        try await Answer.value { try add(credential) }
    }

    /// Removes a way to sign in to the account.
    public func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try drop(provider) }
    }

    /// Removes a way to sign in to the account.
    @discardableResult
    public nonisolated(nonsending) func unlink(fromProvider provider: String) async throws -> User {
        try await Answer.value { try drop(provider) }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    public func getIDTokenResult(
        forcingRefresh forceRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { try token() }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    @discardableResult
    public nonisolated(nonsending) func getIDTokenResult(forcingRefresh forceRefresh: Bool) async throws
        -> AuthTokenResult
    {
        try await Answer.value { try token() }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    public func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try token() }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    @discardableResult
    public nonisolated(nonsending) func getIDTokenResult() async throws -> AuthTokenResult {
        try await Answer.value { try token() }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try token().token }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try token().token }
    }

    /// Returns a token that a server could read. Nobody reads it here.
    public nonisolated(nonsending) func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
        try await Answer.value { try token().token }
    }

    /// Proves that it is still the same person, in the style of older apps.
    public func reauthenticateAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        reauthenticate(with: credential, completion: completion)
    }

    /// Adds a way to sign in to the account, in the style of older apps.
    public func linkAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        link(with: credential, completion: completion)
    }

    private func sendLetter() throws {
        try refresh()
        if email == nil { throw AuthErrorCode.missingEmail }
        FirebaseLog.report("letters that verify an address aren't sent here")
    }
}
