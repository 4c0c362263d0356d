import Foundation
import Glibc

// The names of Darwin's kernel with which apps find out how much memory they use.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_vm_size_t = UInt64
public typealias mach_task_basic_info_data_t = mach_task_basic_info

public let KERN_SUCCESS: Int32 = 0
public let KERN_INVALID_ARGUMENT: Int32 = 4
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The process itself, the only one that can be asked.
public let mach_task_self_: mach_port_t = 1

public struct time_value_t: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    public init() {}
}

/// The memory and the time of a process.
public struct mach_task_basic_info: Sendable {
    /// Bytes of the address space.
    public var virtual_size: mach_vm_size_t = 0
    /// Bytes in memory now.
    public var resident_size: mach_vm_size_t = 0
    /// The most bytes in memory so far.
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: Int32 = 0
    public var suspend_count: integer_t = 0
    public init() {}
}

/// Returns the kernel's data of the process: its memory and time, for `MACH_TASK_BASIC_INFO`.
public func task_info(
    _ task: mach_port_t, _ flavor: task_flavor_t, _ info: UnsafeMutablePointer<integer_t>?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let size = MemoryLayout<mach_task_basic_info>.size
    guard task == mach_task_self_, flavor == task_flavor_t(MACH_TASK_BASIC_INFO), let info,
        Int(count.pointee) * MemoryLayout<integer_t>.size >= size
    else { return KERN_INVALID_ARGUMENT }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let pages = ((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "").split(separator: " ")
        .compactMap { UInt64($0) }
    let pageSize = UInt64(clamping: sysconf(Int32(_SC_PAGESIZE)))
    var result = mach_task_basic_info()
    result.virtual_size = (pages.first ?? 0) * pageSize
    result.resident_size = (pages.dropFirst().first ?? 0) * pageSize
    result.resident_size_max = max(result.resident_size, UInt64(clamping: usage.ru_maxrss) * 1024)
    result.user_time.seconds = integer_t(clamping: usage.ru_utime.tv_sec)
    result.user_time.microseconds = integer_t(clamping: usage.ru_utime.tv_usec)
    result.system_time.seconds = integer_t(clamping: usage.ru_stime.tv_sec)
    result.system_time.microseconds = integer_t(clamping: usage.ru_stime.tv_usec)
    UnsafeMutableRawBufferPointer(start: info, count: size).copyBytes(from: withUnsafeBytes(of: result) { Array($0) })
    return KERN_SUCCESS
}
