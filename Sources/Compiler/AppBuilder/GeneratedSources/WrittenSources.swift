import Synchronization

/// The listed sources that a build has written in place of other tools.
final class WrittenSources: Sendable {
    private let all = Mutex<(written: Set<String>, tried: Set<String>)>(([], []))

    var written: Set<String> { all.withLock { $0.written } }
    /// The missing sources of the targets that were adapted, with those that weren't written.
    var tried: Set<String> { all.withLock { $0.tried } }

    func add(written paths: [String]) { all.withLock { $0.written.formUnion(paths) } }

    func add(tried paths: [String]) { all.withLock { $0.tried.formUnion(paths) } }
}
