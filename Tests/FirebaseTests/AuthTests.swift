import FirebaseAuth
import Foundation
import Testing

@MainActor
@Suite("Accounts of Firebase")
struct AuthTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var auth: Auth { Auth.auth(app: local.app) }

    /// Checks that a request ends with an error of a code, which is the same in all its forms.
    private func expect(_ code: AuthErrorCode, _ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("there was no error, expected \(code)")
        } catch {
            let object = error as NSError
            #expect(object.domain == AuthErrorDomain && object.code == code.rawValue)
            #expect(object.localizedDescription == error.localizedDescription && !object.localizedDescription.isEmpty)
            #expect((object.userInfo[AuthErrorUserInfoNameKey] as? String)?.hasPrefix("ERROR_") == true)
            #expect(AuthErrorCode(rawValue: error._code) == code && (error as? AuthErrorCode) == code)
            #expect(AuthErrorCode.Code(rawValue: object.code) == code && AuthErrorCode(_nsError: object).code == code)
            #expect(code ~= error)
        }
    }

    @Test("A new account is signed in, and is there with all that was set when the app starts again")
    func creating() async throws {
        let result = try await auth.createUser(withEmail: "ada@example.org", password: "secret")
        let user = result.user
        #expect(result.uid == user.uid && result.email == user.email)
        #expect(user === auth.currentUser && user.uid.count == 28 && user.email == "ada@example.org")
        #expect(!user.isAnonymous && !user.isEmailVerified && user.displayName == nil)
        #expect(user.multiFactor.enrolledFactors.isEmpty)
        await expect(.operationNotAllowed) { _ = try await user.multiFactor.session() }
        #expect(result.additionalUserInfo?.isNewUser == true && user.providerData.map(\.providerID) == ["password"])
        let change = user.createProfileChangeRequest()
        change.displayName = "Ada"
        try await change.commitChanges()
        change.photoURL = URL(string: "https://example.org/ada.png")
        try await change.commitChanges()
        #expect(user.displayName == "Ada" && user.photoURL?.lastPathComponent == "ada.png")
        try await local.reopen()
        let again = try #require(auth.currentUser)
        #expect(again.uid == user.uid && again.displayName == "Ada" && again.photoURL == user.photoURL)
        #expect(again.metadata.creationDate != nil && again.metadata.lastSignInDate != nil)
        let text = try String(contentsOf: local.folder.appendingPathComponent("accounts.json"), encoding: .utf8)
        #expect(text.contains("ada@example.org") && !text.contains("secret"))
    }

    @Test("Signing in needs the address, in any case of its letters, and the password")
    func signingIn() async throws {
        _ = try await auth.createUser(withEmail: "ada@example.org", password: "secret")
        let uid = auth.currentUser?.uid
        try auth.signOut()
        #expect(auth.currentUser == nil)
        await expect(.wrongPassword) { _ = try await auth.signIn(withEmail: "ada@example.org", password: "other") }
        await expect(.userNotFound) { _ = try await auth.signIn(withEmail: "eve@example.org", password: "secret") }
        await expect(.invalidEmail) { _ = try await auth.signIn(withEmail: "ada", password: "secret") }
        #expect(auth.currentUser == nil)
        let result = try await auth.signIn(withEmail: "ADA@example.org", password: "secret")
        #expect(result.user.uid == uid && result.additionalUserInfo?.isNewUser == false)
        #expect(try await auth.fetchSignInMethods(forEmail: "ada@example.org") == ["password"])
        #expect(try await auth.fetchSignInMethods(forEmail: "eve@example.org") == [])
    }

    @Test("An account needs an address that nobody else has, and a password of six characters")
    func refusing() async throws {
        await expect(.missingEmail) { _ = try await auth.createUser(withEmail: "", password: "secret") }
        for text in ["ada", "ada@", "@example.org", "a da@example.org", "ada@example", "a@b@example.org"] {
            await expect(.invalidEmail) { _ = try await auth.createUser(withEmail: text, password: "secret") }
        }
        await expect(.weakPassword) { _ = try await auth.createUser(withEmail: "ada@example.org", password: "short") }
        _ = try await auth.createUser(withEmail: "ada@example.org", password: "secret")
        await expect(.emailAlreadyInUse) {
            _ = try await auth.createUser(withEmail: "Ada@example.org", password: "secret")
        }
        await expect(.userNotFound) { try await auth.sendPasswordReset(withEmail: "eve@example.org") }
        await expect(.invalidActionCode) { try await auth.confirmPasswordReset(withCode: "1", newPassword: "secret") }
        try await auth.sendPasswordReset(withEmail: "ada@example.org")
    }

    @Test("Completion handlers are called on the main queue, after the call has returned")
    func handlers() async {
        let record = Record<String>()
        auth.createUser(withEmail: "ada@example.org", password: "secret") { result, error in
            dispatchPrecondition(condition: .onQueue(.main))
            record.add("\(result?.user.email ?? "nobody") \(error == nil)")
        }
        auth.signIn(withEmail: "ada@example.org", password: "wrong!") { result, error in
            record.add("\(result == nil) \(AuthErrorCode(rawValue: error?._code ?? 0) == .wrongPassword)")
        }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["ada@example.org true", "true true"])
    }

    @Test("A listener hears at first, and when somebody signs in or out, until the app removes it")
    func listening() async throws {
        let record = Record<String>()
        let handle = auth.addStateDidChangeListener { _, user in record.add(user?.email ?? "nobody") }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["nobody"])
        _ = try await auth.createUser(withEmail: "ada@example.org", password: "secret")
        #expect(await record.next() == ["ada@example.org"])
        try auth.signOut()
        try auth.signOut()
        #expect(await record.next() == ["nobody"])
        auth.removeStateDidChangeListener(handle)
        _ = try await auth.signInAnonymously()
        #expect(await record.next() == [])
    }

    @Test("A listener that is removed isn't told of what was on its way")
    func removing() async {
        let record = Record<String>()
        let handle = auth.addStateDidChangeListener { _, _ in record.add("told") }
        auth.removeStateDidChangeListener(handle)
        #expect(await record.next() == [])
    }

    @Test("Somebody without a name becomes somebody with an address, and stays the same person")
    func linking() async throws {
        let user = try await auth.signInAnonymously().user
        #expect(user.isAnonymous && user.email == nil && user.providerData.isEmpty)
        #expect(try await auth.signInAnonymously().user.uid == user.uid)
        let credential = EmailAuthProvider.credential(withEmail: "ada@example.org", password: "secret")
        #expect(try await user.link(with: credential).user === user)
        #expect(!user.isAnonymous && user.email == "ada@example.org")
        await expect(.providerAlreadyLinked) { _ = try await user.link(with: credential) }
        try auth.signOut()
        #expect(try await auth.signIn(with: credential).user.uid == user.uid)
        await expect(.noSuchProvider) { _ = try await user.unlink(fromProvider: "google.com") }
    }

    @Test("Another service's token says who it is; the same token leads to the same account")
    func services() async throws {
        let claims = Data(#"{"sub": "7", "email": "ada@example.org", "name": "Ada"}"#.utf8).base64EncodedString()
        let token = "e30.\(claims.replacing("=", with: "")).x"
        let google = GoogleAuthProvider.credential(withIDToken: token, accessToken: "a")
        let first = try await auth.signIn(with: google)
        #expect(first.additionalUserInfo?.isNewUser == true && first.additionalUserInfo?.providerID == "google.com")
        #expect(first.user.email == "ada@example.org" && first.user.displayName == "Ada" && first.user.isEmailVerified)
        #expect(first.user.providerData.map(\.uid) == ["7"])
        try auth.signOut()
        let second = try await auth.signIn(with: google)
        #expect(second.user.uid == first.user.uid && second.additionalUserInfo?.isNewUser == false)
        try auth.signOut()
        let apple = OAuthProvider.credential(withProviderID: "apple.com", idToken: token, rawNonce: "n")
        await expect(.accountExistsWithDifferentCredential) { _ = try await auth.signIn(with: apple) }
        let facebook = FacebookAuthProvider.credential(withAccessToken: "opaque")
        let third = try await auth.signIn(with: facebook).user
        #expect(third.uid != first.user.uid && third.email == nil)
        await expect(.credentialAlreadyInUse) { _ = try await third.link(with: google) }
        await expect(.userMismatch) { _ = try await third.reauthenticate(with: google) }
        await expect(.invalidCredential) {
            _ = try await auth.signIn(with: FacebookAuthProvider.credential(withAccessToken: ""))
        }
    }

    @Test("Addresses and passwords change, and an account that is deleted is signed out")
    func changing() async throws {
        let user = try await auth.createUser(withEmail: "ada@example.org", password: "secret").user
        try await user.updateEmail(to: "lovelace@example.org")
        try await user.updatePassword(to: "other secret")
        await expect(.weakPassword) { try await user.updatePassword(to: "x") }
        await expect(.invalidEmail) { try await user.updateEmail(to: "x") }
        #expect(try await !user.getIDToken().isEmpty)
        try auth.signOut()
        await expect(.userNotFound) { _ = try await auth.signIn(withEmail: "ada@example.org", password: "secret") }
        let again = try await auth.signIn(withEmail: "lovelace@example.org", password: "other secret").user
        #expect(again == user)
        try await again.delete()
        #expect(auth.currentUser == nil)
        await expect(.userNotFound) { try await again.reload() }
    }

    @Test("No code comes to a phone")
    func phones() async {
        let provider = PhoneAuthProvider.provider(auth: auth)
        await expect(.appNotVerified) { _ = try await provider.verifyPhoneNumber("+4930123456") }
        await expect(.invalidPhoneNumber) { _ = try await provider.verifyPhoneNumber("123") }
        let credential = provider.credential(withVerificationID: "v", verificationCode: "1")
        await expect(.invalidVerificationID) { _ = try await auth.signIn(with: credential) }
    }

    @Test("Errors have Firebase's names")
    func names() {
        func name(_ code: AuthErrorCode) -> String { code.errorUserInfo[AuthErrorUserInfoNameKey] as? String ?? "" }
        #expect(name(.wrongPassword) == "ERROR_WRONG_PASSWORD" && name(.invalidAPIKey) == "ERROR_INVALID_API_KEY")
        #expect(name(.invalidVerificationID) == "ERROR_INVALID_VERIFICATION_ID")
        #expect(name(.networkError) == "ERROR_NETWORK_REQUEST_FAILED")
        #expect(AuthErrorCode.userNotFound.rawValue == 17011 && AuthErrorCode(rawValue: 17026) == .weakPassword)
        #expect(AuthErrorCode(rawValue: 1) == nil)
    }

    @Test("A listener hears of each person once, in order, and of new tokens only if it asks for them")
    func people() async throws {
        let record = Record<String>()
        auth.addStateDidChangeListener { _, user in record.add(user?.email ?? "nobody") }
        auth.addIDTokenDidChangeListener { _, user in record.add("token \(user?.email ?? "nobody")") }
        auth.createUser(withEmail: "ada@example.org", password: "secret", completion: nil)
        auth.signIn(withEmail: "ada@example.org", password: "secret", completion: nil)
        try auth.signOut()
        auth.createUser(withEmail: "eve@example.org", password: "secret", completion: nil)
        let people = ["nobody", "ada@example.org", "ada@example.org", "nobody", "eve@example.org"]
        let told = await record.next()
        #expect(told.filter { !$0.hasPrefix("token") } == ["nobody", "ada@example.org", "nobody", "eve@example.org"])
        #expect(told.filter { $0.hasPrefix("token") } == people.map { "token \($0)" })
    }

    @Test("What needs pages, letters and other services ends with errors")
    func elsewhere() async throws {
        let user = try await auth.createUser(withEmail: "ada@example.org", password: "secret").user
        let provider = OAuthProvider(providerID: "github.com", auth: auth)
        await expect(.webInternalError) { try await auth.signIn(with: provider, uiDelegate: nil) }
        await expect(.webInternalError) { try await user.link(with: provider, uiDelegate: nil) }
        await expect(.webInternalError) { try await user.reauthenticate(with: provider, uiDelegate: nil) }
        await expect(.operationNotAllowed) { try await auth.revokeToken(withAuthorizationCode: "1") }
        await expect(.invalidActionCode) { _ = try await auth.checkActionCode("1") }
        let code = PhoneAuthProvider.provider(auth: auth).credential(withVerificationID: "v", verificationCode: "1")
        await expect(.invalidVerificationID) { try await user.updatePhoneNumber(code) }
        await expect(.multiFactorInfoNotFound) { try await user.multiFactor.unenroll(withFactorUID: "1") }
        #expect(try await !user.idTokenForcingRefresh(true).isEmpty)
        #expect(try auth.getStoredUser(forAccessGroup: nil) == user)
        #expect(try auth.getStoredUser(forAccessGroup: "group") == nil)
        let record = Record<String>()
        auth.signIn(with: provider, uiDelegate: nil) { result, error in
            record.add("\(result == nil) \(error?._code ?? 0)")
        }
        user.updatePhoneNumber(code) { error in record.add("\(error?._code ?? 0)") }
        #expect(await record.next() == ["true 17062", "17046"])
    }

    @Test("A new account has the name that Apple says once; Twitter's credential has its secret")
    func credentials() async throws {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let apple = OAuthProvider.appleCredential(withIDToken: "t", rawNonce: nil, fullName: name)
        #expect(try await auth.signIn(with: apple).user.displayName == "Ada Lovelace" && apple.secret == nil)
        let later = OAuthProvider.appleCredential(withIDToken: "t", rawNonce: nil, fullName: nil)
        #expect(try await auth.signIn(with: later).user.displayName == "Ada Lovelace")
        let twitter = TwitterAuthProvider.credential(withToken: "t", secret: "s")
        #expect((twitter as? OAuthCredential)?.secret == "s")
    }
}
