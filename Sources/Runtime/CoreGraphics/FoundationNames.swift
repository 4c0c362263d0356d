public import Foundation

// What Foundation has on Apple's systems and lacks on Linux. Sources that import Foundation import this module as well.

/// The key of the first sentence about an error, in its values.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

/// The version of Foundation, that of iOS 18, and those of earlier systems, with which sources compare it.
public let NSFoundationVersionNumber = 3050.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

extension RunLoop.Mode {
    /// The mode in which a person scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    @available(*, deprecated, renamed: "common")
    public static let commonModes = RunLoop.Mode.common
    @available(*, deprecated, renamed: "default")
    public static let defaultRunLoopMode = RunLoop.Mode.default
}

public typealias NSInteger = Int
public typealias NSUInteger = UInt

extension NSURL {
    /// The address, which is optional on Apple's systems and isn't in Foundation for Linux.
    public var absoluteString: String? { (self as URL).absoluteString }
}

/// What can be thrown away while nothing uses it.
public protocol NSDiscardableContent {
    /// Begins a use, and returns whether the content is still there.
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

// Objective-C has objects of these types, which functions with formats take.
extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(uuidString) }
}
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}
extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}
extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(absoluteString) }
}

extension NSObject: @retroactive CVarArg {
    /// The encoding of the object's description, which is what formats write of it.
    public var _cVarArgEncoding: [Int] { argument(description) }
}

/// Returns the encoding of a text as an object, which the function that takes it doesn't release.
private func argument(_ text: String) -> [Int] {
    let object = Unmanaged.passRetained(NSString(string: text))
    return [Int(bitPattern: object.toOpaque())]
}

extension URL {
    /// Returns whether a document is there, or will be once it's downloaded.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension Stream {
    /// Creates two streams: what is written to one is read from the other.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
    ) {
        let pipe = Pipe()
        // The streams open the ends of the pipe again, which goes on as long as they do.
        inputStream = InputStream(fileAtPath: "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        outputStream = OutputStream(
            toFileAtPath: "/proc/self/fd/\(pipe.fileHandleForWriting.fileDescriptor)", append: true)
        inputStream?.open()
        outputStream?.open()
    }
}

extension NSObject {
    /// The class that archives name.
    public class func classForCoder() -> AnyClass { self }
}

extension NSMutableDictionary {
    /// The value of a key that is an object, such as a thread's dictionary has.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}

// The times of a file, as Darwin's C library names them.
extension stat {
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}

// An object on Apple's systems, equal to itself only.
extension FileManager: @retroactive Hashable {
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSCalendar {
    /// Finds the unit of a calendar around a date: where it starts, and how long it is. Returns whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?,
        interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let range = range(of: unit, for: date) else { return false }
        start?.pointee = range.start as NSDate
        interval?.pointee = range.duration
        return true
    }
}

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max

extension FileManager {
    /// Returns the folder that the apps of a group share, which is in the app's home here; nil for a name that no group
    /// can have.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard groupIdentifier.hasPrefix("group."), !groupIdentifier.contains("/") else { return nil }
        let url = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent("Library/Group Containers/\(groupIdentifier)", isDirectory: true)
        try? createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}
