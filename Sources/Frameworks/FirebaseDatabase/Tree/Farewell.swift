import FirebaseCore
import Foundation

/// What the server does at a place when the app goes.
struct Farewell: @unchecked Sendable {
    // Nothing changes after it was created, and all values are those of JSON.
    /// The place that the app asked for it at.
    let path: [String]
    /// The values that are set at paths, as the app passed them.
    let changes: [[String]: Any?]

    /// The key of the farewells in the file, which no child has.
    static let key = ".farewells"

    init(_ path: [String], _ changes: [[String]: Any?]) {
        (self.path, self.changes) = (path, changes.mapValues(Self.value))
    }

    /// Creates the farewell of a file.
    init?(json: Any) {
        guard let object = json as? [String: Any], let path = object["path"] as? [String],
            let changes = object["changes"] as? [[String: Any]]
        else { return nil }
        self.path = path
        let pairs: [([String], Any?)] = changes.compactMap { change in
            (change["path"] as? [String]).map { ($0, change["value"]) }
        }
        self.changes = Dictionary(pairs) { $1 }
    }

    /// What the file has.
    var json: [String: Any] {
        let changes: [[String: Any]] = changes.map { ["path": $0.key, "value": $0.value ?? NSNull()] }
        return ["path": path, "changes": changes]
    }

    /// Returns a value as JSON has it. What the server finds out stays a request.
    private static func value(_ value: Any?) -> Any {
        guard let value = LocalValue.unwrapped(value) else { return NSNull() }
        if let leaf = Leaf(value) { return leaf.value }
        if let map = LocalValue.dictionary(value) { return map.mapValues { Self.value($0) } }
        if let list = LocalValue.array(value) { return list.map { Self.value($0) } }
        // A message says what can't be there.
        _ = Node(value)
        return NSNull()
    }
}
