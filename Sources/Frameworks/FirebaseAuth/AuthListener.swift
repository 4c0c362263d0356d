import Foundation

/// Tells an app who is signed in.
final class AuthListener: NSObject, @unchecked Sendable {
    // Guarded by the lock.
    private let lock = NSLock()
    /// The identifier of the person whom the listener was told of last, or nil for nobody.
    private var last: String??

    /// Whether Auth tells the listener of new tokens as well, and not of other people only.
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
