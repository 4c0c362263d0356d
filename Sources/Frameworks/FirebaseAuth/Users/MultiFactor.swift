import FirebaseCore
public import Foundation

/// The second factors that a person signs in with. There are none here, since nobody can get a message.
public final class MultiFactor: NSObject, Sendable {
    /// The factors that the person has added.
    public var enrolledFactors: [MultiFactorInfo] { [] }

    /// Starts to add a factor. It can't be done here.
    public func getSessionWithCompletion(_ completion: ((MultiFactorSession?, (any Error)?) -> Void)?) {
        Answer.send(completion) { throw AuthErrorCode.operationNotAllowed }
    }

    /// Starts to add a factor. It can't be done here.
    public nonisolated(nonsending) func session() async throws -> MultiFactorSession {
        try await Answer.value { throw AuthErrorCode.operationNotAllowed }
    }

    /// Removes a factor. The person has none.
    public func unenroll(with factorInfo: MultiFactorInfo, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { throw AuthErrorCode.multiFactorInfoNotFound }
    }

    /// Removes a factor. The person has none.
    public nonisolated(nonsending) func unenroll(with factorInfo: MultiFactorInfo) async throws {
        try await Answer.value { throw AuthErrorCode.multiFactorInfoNotFound }
    }

    /// Removes a factor. The person has none.
    public func unenroll(withFactorUID factorUID: String, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(error: completion) { throw AuthErrorCode.multiFactorInfoNotFound }
    }

    /// Removes a factor. The person has none.
    public nonisolated(nonsending) func unenroll(withFactorUID factorUID: String) async throws {
        try await Answer.value { throw AuthErrorCode.multiFactorInfoNotFound }
    }
}
