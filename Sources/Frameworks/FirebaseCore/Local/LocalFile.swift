package import Foundation

/// A file of a service: an object of JSON in the app's home, which is written soon after each change.
package final class LocalFile: @unchecked Sendable {
    // Everything that changes is guarded by the lock; the queue writes.
    private let url: URL
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "Firebase.LocalFile", qos: .utility)
    private var waits = false

    package init(_ url: URL) { self.url = url }

    /// Returns a text as a name of a file.
    package static func name(for text: String) -> String {
        var letters = CharacterSet.alphanumerics
        letters.insert(charactersIn: "-_ ")
        return text.addingPercentEncoding(withAllowedCharacters: letters) ?? "file"
    }

    /// Returns the object in the file, or nil without one. A damaged file is kept beside it, and a message says so.
    package func read() -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] { return object }
        setAside()
        return nil
    }

    /// Moves a damaged file away, so that the service begins empty.
    package func setAside() {
        let name = url.lastPathComponent
        FirebaseLog.report("the file '\(name)' is damaged; the service begins empty, and '\(name).damaged' keeps it")
        let place = url.appendingPathExtension("damaged")
        try? FileManager.default.removeItem(at: place)
        try? FileManager.default.moveItem(at: url, to: place)
    }

    /// Writes an object soon, and at the latest as the app ends. Several changes in a row are written once.
    ///
    /// - Parameter written: What is called after the object was written.
    package func save(
        _ contents: @escaping @Sendable () -> [String: Any], written: @escaping @Sendable () -> Void = {}
    ) {
        guard lock.withLock({ begin() }) else { return }
        queue.async { [self] in
            lock.withLock { waits = false }
            if write(contents()) { written() }
            lock.withLock { if !waits { WaitingFiles.shared.remove(self) } }
        }
    }

    /// Lets the file wait. Returns false if it waits already. It is one of those that wait until it is written.
    private func begin() -> Bool {
        if waits { return false }
        waits = true
        WaitingFiles.shared.add(self)
        return true
    }

    /// Waits until everything is written.
    package func flush() { queue.sync {} }

    private func write(_ object: [String: Any]) -> Bool {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let object = JSONSerialization.isValidJSONObject(object) ? object : cleaned(object)
            let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            FirebaseLog.report("the file '\(url.lastPathComponent)' can't be written: \(error.localizedDescription)")
            return false
        }
    }

    /// Returns an object without what JSON can't have, so that everything else is kept.
    private func cleaned(_ object: [String: Any]) -> [String: Any] {
        FirebaseLog.report("the file '\(url.lastPathComponent)' can't have some values, which are null in it")
        return object.mapValues(Self.cleaned)
    }

    private static func cleaned(_ value: Any) -> Any {
        if let map = value as? [String: Any] { return map.mapValues(cleaned) }
        if let list = value as? [Any] { return list.map(cleaned) }
        return JSONSerialization.isValidJSONObject([value]) ? value : NSNull()
    }
}
