public import Foundation

/// How important a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    /// The word before a message; most messages have none.
    var word: String {
        switch self {
        case .error: "error"
        case .fault: "fault"
        default: ""
        }
    }
}

/// A log that messages are written to, for a subsystem and a category of its messages.
public final class OSLog: NSObject, @unchecked Sendable {
    /// A category with a meaning to tools.
    public struct Category: Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log that belongs to no subsystem.
    public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    let subsystem: String
    let category: String
    private let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue, isEnabled: true)
    }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
    }

    /// Whether messages of a type are written. Those for debugging are, as with a debugger on iOS.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    public var signpostsEnabled: Bool { isEnabled }

    /// Writes a line to standard error, which the page and the terminal show.
    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled else { return }
        var line = category.isEmpty ? "" : "[\(category)] "
        if !type.word.isEmpty { line += "\(type.word): " }
        line += message()
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// Writes a message of a format and its arguments.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    log.write(type, LogFormat("\(message)").text(of: arguments))
}

/// Writes a message of a format and its arguments.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(type, LogFormat("\(message)").text(of: arguments))
}

/// Writes a message with interpolations.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// Writes a message with interpolations.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    log.write(type, message.text)
}
