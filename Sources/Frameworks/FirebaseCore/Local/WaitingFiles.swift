import Foundation

/// The files that wait to be written, which happens at the latest as the app ends.
package final class WaitingFiles: @unchecked Sendable {
    // Guarded by the lock.
    private let lock = NSLock()
    private var files: [ObjectIdentifier: LocalFile] = [:]

    /// The only ones.
    package static let shared = WaitingFiles()

    private init() { atexit { WaitingFiles.shared.flush() } }

    func add(_ file: LocalFile) { lock.withLock { files[ObjectIdentifier(file)] = file } }
    func remove(_ file: LocalFile) { lock.withLock { files[ObjectIdentifier(file)] = nil } }

    /// Waits until everything is written.
    package func flush() {
        for file in lock.withLock({ Array(files.values) }) { file.flush() }
    }
}
