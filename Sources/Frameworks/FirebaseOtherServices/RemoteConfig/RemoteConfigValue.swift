import FirebaseCore
public import Foundation

/// A value of a configuration.
public final class RemoteConfigValue: NSObject, NSCopying, @unchecked Sendable {
    // Nothing changes after it was created.
    /// Where the value comes from.
    public let source: RemoteConfigSource
    /// The value as bytes.
    public let dataValue: Data

    init(_ value: Any?) {
        source = value == nil ? .static : .default
        dataValue = value.map(Self.data) ?? Data()
    }

    private static func data(_ value: Any) -> Data {
        switch value {
        case let value as Data: return value
        case let value as String: return Data(value.utf8)
        case let value as Date: return Data(value.formatted(.iso8601).utf8)
        default:
            switch LocalValue.number(value) {
            case .truth(let value): return Data("\(value)".utf8)
            case .integer(let value): return Data("\(value)".utf8)
            case .decimal(let value): return Data("\(value)".utf8)
            case nil:
                guard JSONSerialization.isValidJSONObject(value) else { return Data("\(value)".utf8) }
                return (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data()
            }
        }
    }

    /// The value as a text. It is always there; older apps unwrap it, and newer ones don't.
    public var stringValue: String! { text }
    private var text: String { String(decoding: dataValue, as: UTF8.self) }
    /// The value as a number, or zero if it is none. It is always there, as the text is.
    public var numberValue: NSNumber! {
        Int64(text).map { NSNumber(value: $0) } ?? NSNumber(value: Double(text) ?? 0)
    }
    /// Whether the value is `true`, `yes`, `1` or another one that says so.
    public var boolValue: Bool { ["1", "true", "t", "yes", "y", "on"].contains(text.lowercased()) }
    /// The value as an object of JSON.
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
