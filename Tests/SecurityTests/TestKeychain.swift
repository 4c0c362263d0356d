import CoreGraphics
import Foundation
import Testing

@testable import Security

/// Runs a test with a keychain of its own.
struct OwnKeychain: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await KeychainFile.$folder.withValue(folder) { try await function() }
    }
}

extension Trait where Self == OwnKeychain {
    static var ownKeychain: Self { OwnKeychain() }
}

/// A dictionary of attributes as apps write it.
func dictionary(_ values: [String: Any]) -> CFDictionary {
    values as CFDictionary
}

func find(_ query: [String: Any]) -> (status: OSStatus, object: AnyObject?) {
    var object: CFTypeRef?
    let status = SecItemCopyMatching(dictionary(query), &object)
    return (status, object)
}
