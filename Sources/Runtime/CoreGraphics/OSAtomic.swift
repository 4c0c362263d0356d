import Foundation
import Glibc

// Darwin's atomic functions of old, which come with Foundation there.

/// Makes each change by itself: one lock is enough for what apps count.
private enum Atomic {
    private static let lock = NSLock()

    static func change<Value, Result>(
        _ value: UnsafeMutablePointer<Value>, _ body: (inout Value) -> Result
    ) -> Result {
        lock.withLock { body(&value.pointee) }
    }

    static func add<Value: FixedWidthInteger>(_ amount: Value, _ value: UnsafeMutablePointer<Value>) -> Value {
        change(value) {
            $0 &+= amount
            return $0
        }
    }

    static func bits(
        _ value: UnsafeMutablePointer<UInt32>, _ body: (UInt32) -> UInt32
    ) -> (old: Int32, new: Int32) {
        change(value) {
            let old = $0
            $0 = body(old)
            return (Int32(bitPattern: old), Int32(bitPattern: $0))
        }
    }

    static func swap<Value: Equatable>(_ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>) -> Bool {
        change(value) {
            guard $0 == old else { return false }
            $0 = new
            return true
        }
    }
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { Atomic.add(amount, value) }
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    Atomic.add(amount, value)
}
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { Atomic.add(amount, value) }
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    Atomic.add(amount, value)
}
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { Atomic.add(1, value) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { Atomic.add(1, value) }
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { Atomic.add(1, value) }
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { Atomic.add(1, value) }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { Atomic.add(-1, value) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { Atomic.add(-1, value) }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { Atomic.add(-1, value) }
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { Atomic.add(-1, value) }

@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    Atomic.swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    Atomic.swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    Atomic.swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    Atomic.swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool {
    Atomic.swap(old, new, value)
}

// The functions of bits return the new bits, those with `Orig` in their names the old ones.

@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 | mask }.new
}
@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicOr32(mask, value)
}
@discardableResult
public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 | mask }.old
}
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicOr32Orig(mask, value)
}
@discardableResult
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 & mask }.new
}
@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicAnd32(mask, value)
}
@discardableResult
public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 & mask }.old
}
@discardableResult
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicAnd32Orig(mask, value)
}
@discardableResult
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 ^ mask }.new
}
@discardableResult
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicXor32(mask, value)
}
@discardableResult
public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Atomic.bits(value) { $0 ^ mask }.old
}
@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicXor32Orig(mask, value)
}

// MARK: Spin locks

public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0

public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { Atomic.swap(0, 1, lock) }
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { sched_yield() }
}
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { Atomic.change(lock) { $0 = 0 } }
