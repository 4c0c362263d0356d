import FirebaseCore
public import Foundation

/// A person with an account.
public final class User: NSObject, UserInfo, @unchecked Sendable {
    // What changes is guarded by the lock.
    let auth: Auth
    private let lock = NSLock()
    private var account: Account

    init(_ account: Account, _ auth: Auth) { (self.account, self.auth) = (account, auth) }

    var known: Account {
        get { lock.withLock { account } }
        set { lock.withLock { account = newValue } }
    }

    // MARK: What the account has

    public var providerID: String { "Firebase" }
    public var uid: String { known.uid }
    public var displayName: String? { known.displayName }
    public var photoURL: URL? { known.photo }
    public var email: String? { known.email }
    public var phoneNumber: String? { known.phoneNumber }

    /// Whether the person has signed in without saying who it is.
    public var isAnonymous: Bool { known.isAnonymous }
    /// Whether the address was verified. No letters are sent here, so that it is only of services that say so.
    public var isEmailVerified: Bool { known.isEmailVerified }
    /// When the account was created and used.
    public var metadata: UserMetadata { UserMetadata(known) }
    /// The token for new tokens.
    public var refreshToken: String? { "refresh.\(uid)" }
    /// The identifier of the tenant. There is none.
    public var tenantID: String? { nil }

    /// The second factors that the person signs in with.
    public var multiFactor: MultiFactor { MultiFactor() }

    /// What the services that the person signs in with know of it.
    public var providerData: [any UserInfo] {
        let account = known
        let own = account.password.map { _ in
            Account.Identity(
                provider: EmailAuthProvider.id, uid: account.email ?? "", email: account.email,
                displayName: account.displayName, photo: account.photo)
        }
        return ((own.map { [$0] } ?? []) + account.providers).map(ProviderInfo.init)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? User).map { $0.uid == uid && $0.auth === auth } ?? false
    }

    public override var hash: Int { uid.hashValue }

    /// Returns a change of the person's name and photo.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }

    // MARK: Changing the account

    func update(_ body: (inout Account) throws -> Void) throws {
        known = try auth.accounts.update(uid, body)
    }

    func changeEmail(_ email: String) throws {
        try AccountRules.check(email: email)
        try auth.accounts.together {
            if let other = auth.accounts.account(email: email), other.uid != uid {
                throw AuthErrorCode.emailAlreadyInUse
            }
            try update { ($0.email, $0.isEmailVerified) = (email, false) }
        }
    }

    func changePassword(_ password: String) throws {
        try AccountRules.check(password: password)
        try update { $0.password = Account.Password(password, LocalIdentifier.random(16)) }
    }

    func refresh() throws { try update { _ in } }

    func remove() throws {
        _ = try auth.accounts.update(uid) { _ in }
        auth.accounts.remove(uid)
        auth.forget(self)
    }

    func prove(_ credential: AuthCredential) throws -> AuthDataResult {
        let account = try auth.find(credential)
        guard account.uid == uid else { throw AuthErrorCode.userMismatch }
        try update { $0.lastSignIn = Date() }
        auth.announceToken()
        return AuthDataResult(self, AdditionalUserInfo(credential.provider, isNew: false), credential)
    }

    func add(_ credential: AuthCredential) throws -> AuthDataResult {
        try auth.accounts.together {
            switch credential.proof {
            case .password(let email, let password):
                if known.password != nil { throw AuthErrorCode.providerAlreadyLinked }
                try AccountRules.check(email: email)
                try AccountRules.check(password: password)
                try changeEmail(email)
                try changePassword(password)
            case .identity(let identity):
                if known.providers.contains(where: { $0.provider == identity.provider }) {
                    throw AuthErrorCode.providerAlreadyLinked
                }
                if auth.accounts.account(identity.provider, identity.uid) != nil {
                    throw AuthErrorCode.credentialAlreadyInUse
                }
                try update { account in
                    account.providers.append(identity)
                    account.email = account.email ?? identity.email
                    account.displayName = account.displayName ?? identity.displayName
                    account.photo = account.photo ?? identity.photo
                }
            case .phone: throw AuthErrorCode.invalidVerificationID
            case .link, .none: throw AuthErrorCode.invalidCredential
            }
        }
        auth.announceToken()
        return AuthDataResult(self, AdditionalUserInfo(credential.provider, isNew: false), credential)
    }

    func drop(_ provider: String) throws -> User {
        guard known.methods.contains(provider) else { throw AuthErrorCode.noSuchProvider }
        try update { account in
            if provider == EmailAuthProvider.id { account.password = nil }
            account.providers.removeAll { $0.provider == provider }
        }
        auth.announceToken()
        return self
    }

    func token() throws -> AuthTokenResult {
        try refresh()
        return AuthTokenResult("local.\(uid).\(Int(Date().timeIntervalSince1970))", known)
    }
}
