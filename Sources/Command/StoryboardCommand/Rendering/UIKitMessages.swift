import UIKit

/// What UIKit logs while a document is laid out: told once, with the document's name, in place of each time it happens.
@MainActor
enum UIKitMessages {
    static func collect<Value>(_ body: () -> Value) -> (value: Value, messages: [String]) {
        let outer = UIKitLog.report
        var messages: [String] = []
        UIKitLog.report = { if !messages.contains($0) { messages.append($0) } }
        defer { UIKitLog.report = outer }
        return (body(), messages)
    }
}
