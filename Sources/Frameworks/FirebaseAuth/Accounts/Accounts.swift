import FirebaseCore
import Foundation

/// The accounts of an app, in its home.
final class Accounts: @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let file: LocalFile
    private let lock = Foundation.NSRecursiveLock()
    private var contents = Contents()

    private struct Contents: Codable {
        var accounts: [String: Account] = [:]
        var current: String?
    }

    init(_ folder: URL) {
        file = LocalFile(folder.appendingPathComponent("accounts.json"))
        guard let object = file.read() else { return }
        if let data = try? JSONSerialization.data(withJSONObject: object),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        {
            self.contents = contents
        } else {
            file.setAside()
        }
    }

    func flush() { file.flush() }

    /// The identifier of the account that is signed in, or nil.
    var current: String? {
        get { lock.withLock { contents.current } }
        set { change { $0.current = newValue } }
    }

    subscript(uid: String) -> Account? { lock.withLock { contents.accounts[uid] } }

    func account(email: String) -> Account? {
        let email = email.lowercased()
        return lock.withLock { contents.accounts.values.first { $0.email?.lowercased() == email } }
    }

    func account(_ provider: String, _ uid: String) -> Account? {
        lock.withLock {
            contents.accounts.values.first { account in
                account.providers.contains { $0.provider == provider && $0.uid == uid }
            }
        }
    }

    /// Adds an account or replaces the one with its identifier.
    func keep(_ account: Account) { change { $0.accounts[account.uid] = account } }

    /// Changes an account. An error leaves it as it was.
    @discardableResult
    func update(_ uid: String, _ body: (inout Account) throws -> Void) throws -> Account {
        try lock.withLock {
            guard var account = contents.accounts[uid] else { throw AuthErrorCode.userNotFound }
            try body(&account)
            keep(account)
            return account
        }
    }

    func remove(_ uid: String) {
        change {
            $0.accounts[uid] = nil
            if $0.current == uid { $0.current = nil }
        }
    }

    /// Performs several steps that nobody else comes between.
    func together<Value>(_ body: () throws -> Value) rethrows -> Value { try lock.withLock(body) }

    private func change(_ body: (inout Contents) -> Void) {
        lock.withLock { body(&contents) }
        file.save { [self] in
            let contents = lock.withLock { self.contents }
            guard let data = try? JSONEncoder().encode(contents) else { return [:] }
            return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        }
    }
}
