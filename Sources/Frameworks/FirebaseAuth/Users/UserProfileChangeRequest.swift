import FirebaseCore
public import Foundation

/// A change of a person's name and photo.
public final class UserProfileChangeRequest: NSObject, @unchecked Sendable {
    // Only the app changes it.
    private let user: User
    private var changes: [(inout Account) -> Void] = []

    /// The name of the person.
    public var displayName: String? {
        didSet { changes.append { [displayName] in $0.displayName = displayName } }
    }
    /// The address of a photo of the person.
    public var photoURL: URL? {
        didSet { changes.append { [photoURL] in $0.photo = photoURL } }
    }

    init(_ user: User) {
        self.user = user
        super.init()
        (displayName, photoURL) = (user.displayName, user.photoURL)
        changes = []
    }

    private func commit() throws {
        try user.update { account in
            for change in changes { change(&account) }
        }
    }

    /// Keeps the changes.
    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion, commit)
    }

    /// Keeps the changes.
    public nonisolated(nonsending) func commitChanges() async throws { try await Answer.value(commit) }
}
