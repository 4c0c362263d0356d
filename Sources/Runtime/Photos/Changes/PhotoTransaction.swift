import Foundation
import UIKit

/// The changes that a block asks for, in a copy of the library.
// Sendable since one block after the other, on one thread, uses it.
final class PhotoTransaction: @unchecked Sendable {
    @TaskLocal static var current: PhotoTransaction?

    var state: PhotoState
    /// The photos that are to be deleted.
    var deleted: Set<String> = []
    /// Whether a request needs the right to read the library.
    var needsReading = false
    /// The reason why the requests aren't possible.
    var error: PHPhotosError?
    /// What is made of requests when the block has ended.
    private var endings: [(PhotoTransaction) -> Void] = []

    init(_ state: PhotoState) { self.state = state }

    /// Returns the transaction of the block that is being performed.
    static func needed(by method: String = #function) -> PhotoTransaction {
        if let current { return current }
        MainThread.perform {
            UIEnvironment.current.report(
                "Photos: \(method) can only be called from a block of PHPhotoLibrary.performChanges; nothing changes")
        }
        return PhotoTransaction(PhotoState())
    }

    func atEnd(_ ending: @escaping (PhotoTransaction) -> Void) { endings.append(ending) }

    /// Completes the changes, and returns why they aren't possible.
    func finish() -> PHPhotosError? {
        for ending in endings { ending(self) }
        if let error { return error }
        let isAllowed = needsReading || !deleted.isEmpty ? PhotoAccess.canRead : PhotoAccess.canAdd
        guard isAllowed else { return PHPhotosError(.accessUserDenied) }
        state.remove(photos: deleted)
        return nil
    }
}

/// The blocks of changes, one after the other: each begins with what the one before has made.
@MainActor
enum PhotoChanges {
    typealias Block = @MainActor (_ done: @escaping @MainActor () -> Void) -> Void

    private static var waiting: [Block] = []
    private static var isRunning = false

    static func add(_ block: @escaping Block) {
        waiting.append(block)
        if !isRunning { next() }
    }

    private static func next() {
        isRunning = !waiting.isEmpty
        guard isRunning else { return }
        waiting.removeFirst()(next)
    }
}
