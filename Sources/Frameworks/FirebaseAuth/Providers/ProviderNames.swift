/// The name of signing in with an address and a password.
public let EmailAuthProviderID = EmailAuthProvider.id
/// The name of signing in with a password, as a way to sign in.
public let EmailPasswordAuthSignInMethod = EmailAuthProvider.id
/// The name of signing in with Facebook.
public let FacebookAuthProviderID = FacebookAuthProvider.id
/// The name of signing in with GitHub.
public let GitHubAuthProviderID = GitHubAuthProvider.id
/// The name of signing in with Google.
public let GoogleAuthProviderID = GoogleAuthProvider.id
/// The name of signing in with a code that is sent to a phone.
public let PhoneAuthProviderID = PhoneAuthProvider.id
/// The name of signing in with Twitter.
public let TwitterAuthProviderID = TwitterAuthProvider.id
