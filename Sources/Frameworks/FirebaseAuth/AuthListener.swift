import Foundation

/// Tells an app who is signed in.
final class AuthListener: NSObject, @unchecked Sendable {
    // Guarded by the lock.
    private let lock = NSLock()
    /// The identifier of the user that the listener received last, or nil for nobody.
    private var last: String??

    /// Whether the listener receives new tokens as well, not only other users.
    let isOfTokens: Bool
    private let block: (Auth, User?) -> Void

    init(isOfTokens: Bool, _ block: @escaping (Auth, User?) -> Void) {
        (self.isOfTokens, self.block) = (isOfTokens, block)
    }

    func notify(_ auth: Auth, _ user: User?) {
        let isSame = lock.withLock {
            defer { last = .some(user?.uid) }
            return last == .some(user?.uid)
        }
        if isOfTokens || !isSame { block(auth, user) }
    }
}
