public import CoreGraphics
public import Dispatch
import Foundation
import UIKit

/// What a connection to a host would take.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic = connectionOnTraffic
}

public typealias SCNetworkConnectionFlags = SCNetworkReachabilityFlags

// The names of old sources, which are numbers.
public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
public let kSCNetworkFlagsInterventionRequired = 1 << 4
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17
public let kSCNetworkReachabilityFlagsTransientConnection = 1 << 0
public let kSCNetworkReachabilityFlagsReachable = 1 << 1
public let kSCNetworkReachabilityFlagsConnectionRequired = 1 << 2
public let kSCNetworkReachabilityFlagsConnectionOnTraffic = 1 << 3
public let kSCNetworkReachabilityFlagsInterventionRequired = 1 << 4
public let kSCNetworkReachabilityFlagsConnectionOnDemand = 1 << 5
public let kSCNetworkReachabilityFlagsIsLocalAddress = 1 << 16
public let kSCNetworkReachabilityFlagsIsDirect = 1 << 17
public let kSCNetworkReachabilityFlagsIsWWAN = 1 << 18

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The values for a callback.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> UnmanagedValue<CFString>)?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> UnmanagedValue<CFString>)?
    ) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) =
            (version, info, retain, release, copyDescription)
    }
}

/// Returns why the last function of the framework failed. None fails here.
public func SCError() -> Int32 { kSCStatusOK }
/// Returns a status in words.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    status == kSCStatusOK ? StatusTexts.success : StatusTexts.failure
}
public func SCCopyLastError() -> CFError { NSError(domain: "com.apple.SystemConfiguration", code: Int(kSCStatusOK)) }

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001

private enum StatusTexts {
    // Written once and never changed.
    nonisolated(unsafe) static let success = lasting("Success!")
    nonisolated(unsafe) static let failure = lasting("Failed!")

    private static func lasting(_ text: String) -> UnsafePointer<CChar> {
        let bytes = text.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        for (place, byte) in bytes.enumerated() { copy[place] = byte }
        return UnsafePointer(copy)
    }
}

/// Tells whether a host can be reached: all hosts can, unless the device has no network.
public final class SCNetworkReachability: @unchecked Sendable {
    private var callback: SCNetworkReachabilityCallBack?
    private var context = SCNetworkReachabilityContext()
    private var queue: DispatchQueue?
    private var isObserving = false

    init() {}

    deinit { context.info.map { context.release?($0) } }

    var flags: SCNetworkReachabilityFlags { DeviceConditions.current.isOffline ? [] : .reachable }

    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        self.context.info.map { self.context.release?($0) }
        self.callback = callback
        self.context = context ?? SCNetworkReachabilityContext()
        if let info = self.context.info, let retain = self.context.retain {
            self.context.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
    }

    /// Begins or ends to tell changes, on a queue or the main thread.
    func observe(_ isWanted: Bool, on queue: DispatchQueue?) {
        self.queue = queue
        guard isWanted != isObserving else { return }
        isObserving = isWanted
        MainThread.perform { [self] in
            let environment = UIEnvironment.current
            guard isObserving else { return environment.stopObserving(for: self) }
            // Whoever observes keeps this, as a run loop does.
            environment.observe(\.isOffline, for: self) { [self] in notify() }
        }
    }

    private func notify() {
        guard let callback else { return }
        let (flags, info) = (flags, context.info)
        guard let queue else { return callback(self, flags, info) }
        nonisolated(unsafe) let (pointer, call) = (info, callback)
        queue.async { call(self, flags, pointer) }
    }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: String) -> SCNetworkReachability?
{
    nodename.isEmpty ? nil : SCNetworkReachability()
}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    nodename.pointee == 0 ? nil : SCNetworkReachability()
}

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells what a connection takes now.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets what is called when the flags have changed.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.observe(true, on: nil)
    return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.observe(false, on: nil)
    return true
}

/// Sets the queue that the callback runs on; nil ends the observation.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.observe(queue != nil, on: queue)
    return true
}
