import Foundation

// The functions of Objective-C's runtime that exchange implementations. Swift's methods can't be exchanged, so that they change nothing,
// and say so with the place.

/// A method of a class. It names it, and has no implementation that could be exchanged.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Returns a method that stands for any. Nothing can be done with it.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { Method(bitPattern: 1) }
/// Returns the size of a class's objects in memory: Swift keeps it in the class.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
    guard let type else { return 0 }
    // The kind and the superclass, the flags and the place of the address point come before it.
    return Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
/// Returns nil: no class has an implementation that could be another's.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { Method(bitPattern: 1) }
public func method_getImplementation(_ method: Method?) -> IMP { IMP(bitPattern: 1).unsafelyUnwrapped }
public func method_getTypeEncoding(_ method: Method?) -> UnsafePointer<CChar>? { nil }

/// Returns an implementation that stands for any.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(bitPattern: 1).unsafelyUnwrapped }
@discardableResult
public func imp_removeBlock(_ implementation: IMP) -> Bool { false }

/// Changes nothing, and says so.
public func method_exchangeImplementations(
    _ first: Method?, _ second: Method?, file: StaticString = #fileID, line: UInt = #line
) {
    Swizzling.report(file, line)
}

/// Changes nothing, and says so.
@discardableResult
public func method_setImplementation(
    _ method: Method?, _ implementation: IMP, file: StaticString = #fileID, line: UInt = #line
) -> IMP {
    Swizzling.report(file, line)
    return implementation
}

/// Adds nothing; the class counts as one that has the method.
@discardableResult
public func class_addMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?,
    file: StaticString = #fileID, line: UInt = #line
) -> Bool {
    false
}

/// Changes nothing, and says so.
@discardableResult
public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?,
    file: StaticString = #fileID, line: UInt = #line
) -> IMP? {
    Swizzling.report(file, line)
    return nil
}

private enum Swizzling {
    /// The places that were told.
    nonisolated(unsafe) private static var known: Set<String> = []
    private static let lock = NSLock()

    static func report(_ file: StaticString, _ line: UInt) {
        let place = "\(file):\(line)"
        guard lock.withLock({ known.insert(place).inserted }) else { return }
        Task { @MainActor in
            UIEnvironment.current.report(
                "\(place): implementations of methods can't be exchanged outside of Apple's systems; nothing was changed"
            )
        }
    }
}
