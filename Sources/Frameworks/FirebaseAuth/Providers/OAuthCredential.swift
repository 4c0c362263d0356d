/// What a service with OAuth has given.
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
    /// The token that identifies the person.
    public let idToken: String?
    /// The token that opens the person's data.
    public let accessToken: String?
    /// The secret of OAuth 1.
    public let secret: String?

    /// Creates the credential of tokens. A name is that of the person, where the tokens don't say it.
    init(_ provider: String, idToken: String?, accessToken: String?, secret: String? = nil, name: String? = nil) {
        (self.idToken, self.accessToken, self.secret) = (idToken, accessToken, secret)
        var identity = Identities.identity(provider, idToken: idToken, accessToken: accessToken)
        if identity?.displayName == nil { identity?.displayName = name }
        super.init(provider, identity.map(Proof.identity) ?? .none)
    }
}
