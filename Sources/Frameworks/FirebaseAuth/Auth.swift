@_exported public import FirebaseCore
public import Foundation

/// What a listener is removed by.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
/// What a listener of tokens is removed by.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol
/// What is called when somebody signs in or out.
public typealias AuthStateDidChangeListenerBlock = (Auth, User?) -> Void
/// What is called when the token changes.
public typealias IDTokenDidChangeListenerBlock = (Auth, User?) -> Void
/// What is called with who signed in.
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
/// What is called with an error.
public typealias SendPasswordResetCallback = ((any Error)?) -> Void

extension Notification.Name {
    /// Somebody has signed in or out.
    public static let AuthStateDidChange = Notification.Name("FIRAuthStateDidChangeNotification")
}

/// Who is signed in to an app. The accounts are in the app's home; a password is kept as a digest.
public final class Auth: NSObject, FirebaseApp.Ending, @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    let accounts: Accounts
    private weak var owner: FirebaseApp?
    private let lock = Foundation.NSRecursiveLock()
    private var user: User?
    private var listeners: [AuthListener] = []
    private var language: String?
    private var group: String?

    /// Returns who is signed in to the default app.
    public class func auth() -> Auth { auth(app: FirebaseApp.required(by: "Auth")) }

    /// Returns who is signed in to an app.
    public class func auth(app: FirebaseApp) -> Auth { app.service("Auth", Auth.init) }

    private init(_ app: FirebaseApp) {
        owner = app
        accounts = Accounts(app.folder)
        super.init()
        user = accounts.current.flatMap { accounts[$0] }.map { User($0, self) }
    }

    package func end() { accounts.flush() }

    /// The app, or nil after it was deleted.
    public var app: FirebaseApp? { owner }

    /// The person who is signed in, or nil.
    public var currentUser: User? { lock.withLock { user } }

    // MARK: Settings

    /// The language of letters, which aren't sent here.
    public var languageCode: String? {
        get { lock.withLock { language } }
        set { lock.withLock { language = newValue } }
    }

    /// Sets the language of letters to that of the app.
    public func useAppLanguage() { languageCode = Locale.current.language.languageCode?.identifier }

    /// Uses a local emulator, which is what happens here anyway.
    public func useEmulator(withHost host: String, port: Int) {}

    /// The settings of how people sign in.
    public var settings: AuthSettings? = AuthSettings()
    /// The identifier of the tenant.
    public var tenantID: String?
    /// The group of apps that share who is signed in. Nothing is shared here.
    public var userAccessGroup: String? { lock.withLock { group } }
    /// The token for notifications that verify phones. None comes here.
    public var apnsToken: Data?

    /// Sets the group of apps that share who is signed in. Nothing is shared here.
    public func useUserAccessGroup(_ accessGroup: String?) throws { lock.withLock { group = accessGroup } }

    /// Sets the token for notifications that verify phones.
    public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

    /// Returns whether a notification verifies a phone. None does here.
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    /// Returns whether a URL is for signing in. None is here.
    public func canHandle(_ url: URL) -> Bool { false }
    /// Returns whether a link is one that was sent to sign in. None was sent here.
    public func isSignIn(withEmailLink link: String) -> Bool { false }

    // MARK: Listeners

    /// Adds a listener, which is called soon, and when somebody signs in or out.
    @discardableResult
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol {
        add(AuthListener(isOfTokens: false, listener))
    }

    /// Adds a listener, which is called soon, and when the token changes.
    @discardableResult
    public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol {
        add(AuthListener(isOfTokens: true, listener))
    }

    private func add(_ listener: AuthListener) -> NSObject {
        lock.withLock {
            listeners.append(listener)
            notify([listener])
        }
        return listener
    }

    /// Removes a listener.
    public func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) { remove(listenerHandle) }
    /// Removes a listener.
    public func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) { remove(listenerHandle) }

    private func remove(_ handle: any NSObjectProtocol) {
        lock.withLock { listeners.removeAll { $0 === handle } }
    }

    /// Notifies listeners soon of the user who is signed in. The caller holds the lock, which keeps the order of users.
    private func notify(_ notified: [AuthListener]) {
        let user = user
        Answer.later { [self] in
            for listener in notified where lock.withLock({ listeners.contains { $0 === listener } }) {
                listener.notify(self, user)
            }
        }
    }

    func announceToken() { lock.withLock { notify(listeners.filter(\.isOfTokens)) } }

    private func change(to user: User?) {
        accounts.current = user?.uid
        lock.withLock {
            self.user = user
            notify(listeners)
        }
        Answer.later { [self] in NotificationCenter.default.post(name: .AuthStateDidChange, object: self) }
    }

    // MARK: Signing in and out

    /// Signs the person out.
    public func signOut() throws {
        if currentUser != nil { change(to: nil) }
    }

    func forget(_ user: User) {
        if currentUser?.uid == user.uid { change(to: nil) }
    }

    func become(_ user: User) throws {
        guard accounts[user.uid] != nil else { throw AuthErrorCode.userNotFound }
        change(to: user)
    }

    func create(_ email: String, _ password: String) throws -> AuthDataResult {
        try AccountRules.check(email: email)
        try AccountRules.check(password: password)
        return try accounts.together {
            if accounts.account(email: email) != nil { throw AuthErrorCode.emailAlreadyInUse }
            var account = Account(uid: LocalIdentifier.random(28), email: email)
            account.password = Account.Password(password, LocalIdentifier.random(16))
            return enter(account, EmailAuthProvider.id, isNew: true, nil)
        }
    }

    func enterAnonymously() throws -> AuthDataResult {
        if let user = currentUser, user.isAnonymous {
            return AuthDataResult(user, AdditionalUserInfo("", isNew: false))
        }
        return enter(Account(uid: LocalIdentifier.random(28)), "", isNew: true, nil)
    }

    func enter(token: String) throws -> AuthDataResult {
        if token.isEmpty { throw AuthErrorCode.invalidCustomToken }
        let known = accounts[token]
        return enter(known ?? Account(uid: token), "custom", isNew: known == nil, nil)
    }

    func enter(_ credential: AuthCredential) throws -> AuthDataResult {
        try accounts.together {
            if case .identity(let identity) = credential.proof,
                accounts.account(identity.provider, identity.uid) == nil
            {
                return try join(identity, credential)
            }
            return enter(try find(credential), credential.provider, isNew: false, credential)
        }
    }

    /// Signs in a person whom the accounts don't know yet.
    private func join(_ identity: Account.Identity, _ credential: AuthCredential) throws -> AuthDataResult {
        if let email = identity.email, accounts.account(email: email) != nil {
            throw AuthErrorCode.accountExistsWithDifferentCredential
        }
        var account = Account(uid: LocalIdentifier.random(28), email: identity.email)
        (account.displayName, account.photo) = (identity.displayName, identity.photo)
        account.isEmailVerified = identity.email != nil
        account.providers = [identity]
        return enter(account, identity.provider, isNew: true, credential)
    }

    private func enter(
        _ account: Account, _ provider: String, isNew: Bool, _ credential: AuthCredential?
    ) -> AuthDataResult {
        var account = account
        account.lastSignIn = Date()
        accounts.keep(account)
        let user = User(account, self)
        change(to: user)
        return AuthDataResult(user, AdditionalUserInfo(provider, isNew: isNew), credential)
    }

    /// Returns the account that a credential opens.
    func find(_ credential: AuthCredential) throws -> Account {
        switch credential.proof {
        case .password(let email, let password):
            try AccountRules.check(email: email)
            guard let account = accounts.account(email: email) else { throw AuthErrorCode.userNotFound }
            guard account.password?.fits(password) == true else { throw AuthErrorCode.wrongPassword }
            return account
        case .identity(let identity):
            guard let account = accounts.account(identity.provider, identity.uid) else {
                throw AuthErrorCode.userNotFound
            }
            return account
        case .phone: throw AuthErrorCode.invalidVerificationID
        case .link: throw AuthErrorCode.invalidActionCode
        case .none: throw AuthErrorCode.invalidCredential
        }
    }

    // MARK: Letters

    func methods(_ email: String) throws -> [String] {
        try AccountRules.check(email: email)
        return accounts.account(email: email)?.methods ?? []
    }

    func sendReset(_ email: String) throws {
        try AccountRules.check(email: email)
        if accounts.account(email: email) == nil { throw AuthErrorCode.userNotFound }
        FirebaseLog.report("letters for a new password aren't sent here")
    }

    func sendLink(_ email: String) throws {
        try AccountRules.check(email: email)
        FirebaseLog.report("letters with a link to sign in aren't sent here")
    }
}
