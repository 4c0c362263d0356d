import Glibc
import Synchronization

/// Temporary names: `.<name>.<process>-<number>.saving`, beside the target; those of products end with `.making`, and those that a
/// record of replacements lists with `.pending`.
enum SavingName {
    enum Ending: String {
        case saving = ".saving"
        case making = ".making"
        case pending = ".pending"
    }

    private static let state = Mutex(State())

    private struct State {
        var lastNumber = 0
        /// The paths that this process is writing.
        var paths: Set<String> = []
    }

    /// Returns a new name for `target`, to be released with `forget`.
    static func next(beside target: String, _ ending: Ending = .saving) -> String {
        state.withLock { state in
            while true {
                state.lastNumber += 1
                let name = "\(prefix(of: target))\(getpid())-\(state.lastNumber)\(ending.rawValue)"
                let path = FilePath.join(FilePath.folder(of: target), name)
                // What is pending is settled by its record only, and may be there under the number of this process.
                if ending == .pending, access(path, F_OK) == 0 { continue }
                state.paths.insert(path)
                return path
            }
        }
    }

    /// Returns whether a name is one that `next` gives for what is pending beside a target.
    static func isPending(_ name: String, beside target: String) -> Bool {
        let prefix = prefix(of: target)
        guard FilePath.isName(name), name.hasPrefix(prefix), name.hasSuffix(Ending.pending.rawValue) else {
            return false
        }
        return name.dropFirst(prefix.count).dropLast(Ending.pending.rawValue.count)
            .allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") }
    }

    static func forget(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

    /// Removes temporary files of processes that ended while saving to `target`.
    static func removeLeftOvers(beside target: String, _ ending: Ending = .saving) {
        let folder = FilePath.folder(of: target)
        guard let names = try? DiskFiles().list(folder) else { return }
        let prefix = prefix(of: target)
        for name in names where name.hasSuffix(ending.rawValue) && name.hasPrefix(prefix) {
            let path = FilePath.join(folder, name)
            let middle = name.dropFirst(prefix.count).dropLast(ending.rawValue.count)
            if isLeftOver(middle, path: path) { try? DiskFiles().removeAll(at: path) }
        }
    }

    /// Returns whether a file is left over. `middle` is the part between the target's name and the ending.
    private static func isLeftOver(_ middle: Substring, path: String) -> Bool {
        let parts = middle.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil else { return false }
        // Process numbers are reused, in containers immediately: then only the known paths are in use.
        if process == getpid() { return state.withLock { !$0.paths.contains(path) } }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Returns the prefix, truncated so that the name stays below the limit of 255 bytes.
    private static func prefix(of target: String) -> String {
        var name = FilePath.name(of: target)
        while name.utf8.count > 200 { name.removeLast() }
        return ".\(name)."
    }
}
