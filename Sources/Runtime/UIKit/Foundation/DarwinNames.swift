import Foundation

// What Darwin's C library has in Swift and the one of Linux lacks.

public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let UINT_MAX = UInt32.max
public let MAXFLOAT = Float.greatestFiniteMagnitude
// Those of `CDispatch` are meant where it is imported.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000

/// Returns what the kernel knows by a name of iOS: the model of the device, the number of processors. What it doesn't know sets `errno`, as on iOS.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!,
    _ newValue: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
    let info = ProcessInfo.processInfo
    let bytes: [UInt8]
    switch String(cString: name) {
    case "hw.machine", "hw.model": bytes = Array("x86_64".utf8) + [0]
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.activecpu":
        bytes = withUnsafeBytes(of: Int32(clamping: info.activeProcessorCount)) { Array($0) }
    case "hw.memsize": bytes = withUnsafeBytes(of: info.physicalMemory) { Array($0) }
    default:
        errno = ENOENT
        return -1
    }
    guard let size else { return 0 }
    if let value {
        guard size.pointee >= bytes.count else {
            errno = ENOMEM
            return -1
        }
        value.copyMemory(from: bytes, byteCount: bytes.count)
    }
    size.pointee = bytes.count
    return 0
}
