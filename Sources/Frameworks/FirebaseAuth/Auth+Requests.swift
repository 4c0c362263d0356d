import FirebaseCore

extension Auth {
    /// Creates an account with an address and a password, and signs in.
    public func createUser(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { try create(email, password) }
    }

    /// Creates an account with an address and a password, and signs in.
    @discardableResult
    public nonisolated(nonsending) func createUser(withEmail email: String, password: String) async throws
        -> AuthDataResult
    {
        try await Answer.value { try create(email, password) }
    }

    /// Signs in with an address and a password.
    public func signIn(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { try enter(EmailAuthProvider.credential(withEmail: email, password: password)) }
    }

    /// Signs in with an address and a password.
    @discardableResult
    public nonisolated(nonsending) func signIn(withEmail email: String, password: String) async throws -> AuthDataResult
    {
        try await Answer.value { try enter(EmailAuthProvider.credential(withEmail: email, password: password)) }
    }

    /// Signs in with a link that was sent to an address.
    public func signIn(
        withEmail email: String, link: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Answer.send(completion) { try enter(EmailAuthProvider.credential(withEmail: email, link: link)) }
    }

    /// Signs in with a link that was sent to an address.
    @discardableResult
    public nonisolated(nonsending) func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        try await Answer.value { try enter(EmailAuthProvider.credential(withEmail: email, link: link)) }
    }

    /// Signs in with a credential.
    public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try enter(credential) }
    }

    /// Signs in with a credential.
    @discardableResult
    public nonisolated(nonsending) func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await Answer.value { try enter(credential) }
    }

    /// Signs in without saying who it is.
    public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try enterAnonymously() }
    }

    /// Signs in without saying who it is.
    @discardableResult
    public nonisolated(nonsending) func signInAnonymously() async throws -> AuthDataResult {
        try await Answer.value { try enterAnonymously() }
    }

    /// Signs in with a token of the app's server. Any text is one here: it is the identifier of the person.
    public func signIn(withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try enter(token: token) }
    }

    /// Signs in with a token of the app's server. Any text is one here: it is the identifier of the person.
    @discardableResult
    public nonisolated(nonsending) func signIn(withCustomToken token: String) async throws -> AuthDataResult {
        try await Answer.value { try enter(token: token) }
    }

    /// Sends a letter for a new password. Nothing is sent here.
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try sendReset(email) }
    }

    /// Sends a letter for a new password. Nothing is sent here.
    public nonisolated(nonsending) func sendPasswordReset(withEmail email: String) async throws {
        try await Answer.value { try sendReset(email) }
    }

    /// Sends a letter for a new password. Nothing is sent here.
    public func sendPasswordReset(
        withEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { try sendReset(email) }
    }

    /// Sends a letter for a new password. Nothing is sent here.
    public nonisolated(nonsending) func sendPasswordReset(
        withEmail email: String, actionCodeSettings: ActionCodeSettings
    ) async throws {
        try await Answer.value { try sendReset(email) }
    }

    /// Sends a letter with a link to sign in. Nothing is sent here.
    public func sendSignInLink(
        toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { try sendLink(email) }
    }

    /// Sends a letter with a link to sign in. Nothing is sent here.
    public nonisolated(nonsending) func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings)
        async throws
    {
        try await Answer.value { try sendLink(email) }
    }

    /// Finds the ways to sign in to the account with an address.
    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try methods(email) }
    }

    /// Finds the ways to sign in to the account with an address.
    @discardableResult
    public nonisolated(nonsending) func fetchSignInMethods(forEmail email: String) async throws -> [String] {
        try await Answer.value { try methods(email) }
    }

    /// Finds the ways to sign in to the account with an address, in the style of older apps.
    public func fetchProviders(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try methods(email) }
    }

    /// Finds the ways to sign in to the account with an address, in the style of older apps.
    @discardableResult
    public nonisolated(nonsending) func fetchProviders(forEmail email: String) async throws -> [String] {
        try await Answer.value { try methods(email) }
    }

    /// Changes a password with the code of a letter. No letter was sent here: the code is wrong.
    public func confirmPasswordReset(
        withCode code: String, newPassword: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        Answer.send(error: completion) { try refuseCode() as Void }
    }

    /// Changes a password with the code of a letter. No letter was sent here: the code is wrong.
    public nonisolated(nonsending) func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        try await Answer.value { try refuseCode() as Void }
    }

    /// Does what the code of a letter is for. No letter was sent here: the code is wrong.
    public func applyActionCode(_ code: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try refuseCode() as Void }
    }

    /// Does what the code of a letter is for. No letter was sent here: the code is wrong.
    public nonisolated(nonsending) func applyActionCode(_ code: String) async throws {
        try await Answer.value { try refuseCode() as Void }
    }

    /// Finds whose letter had a code. No letter was sent here: the code is wrong.
    public func verifyPasswordResetCode(_ code: String, completion: ((String?, (any Error)?) -> Void)? = nil) {
        Answer.send(completion) { try refuseCode() as String }
    }

    /// Finds whose letter had a code. No letter was sent here: the code is wrong.
    @discardableResult
    public nonisolated(nonsending) func verifyPasswordResetCode(_ code: String) async throws -> String {
        try await Answer.value { try refuseCode() as String }
    }

    /// Makes a user that was kept elsewhere the current one.
    public func updateCurrentUser(_ user: User, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { try become(user) }
    }

    /// Makes a user that was kept elsewhere the current one.
    public nonisolated(nonsending) func updateCurrentUser(_ user: User) async throws {
        try await Answer.value { try become(user) }
    }

    /// Creates an account with an address and a password, and signs in, in the style of older apps.
    public func createUserAndRetrieveData(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        createUser(withEmail: email, password: password, completion: completion)
    }

    /// Signs in with a credential, in the style of older apps.
    public func signInAndRetrieveData(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        signIn(with: credential, completion: completion)
    }

    private func refuseCode<Value>() throws -> Value { throw AuthErrorCode.invalidActionCode }
}
