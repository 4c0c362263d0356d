public import Foundation

// The functions of Objective-C's runtime that exchange implementations. Swift's methods can't be exchanged, so that they change nothing,
// and say so with the place.

public typealias IMP = OpaquePointer

/// Returns a method that stands for any. Nothing can be done with it. Its type `Method` is written as `OpaquePointer`, so
/// that apps can have a type with that name.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? {
    OpaquePointer(bitPattern: 1)
}
/// Returns the size of a class's objects in memory: Swift keeps it in the class.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
    guard let type else { return 0 }
    // The kind and the superclass, the flags and the place of the address point come before it.
    return Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
/// Returns nil: no class has an implementation that could be another's.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { OpaquePointer(bitPattern: 1) }
public func method_getImplementation(_ method: OpaquePointer?) -> IMP { IMP(bitPattern: 1).unsafelyUnwrapped }
public func method_getTypeEncoding(_ method: OpaquePointer?) -> UnsafePointer<CChar>? { nil }

/// Returns an implementation that stands for any.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(bitPattern: 1).unsafelyUnwrapped }
@discardableResult
public func imp_removeBlock(_ implementation: IMP) -> Bool { false }

extension NSObject {
    /// Returns an implementation that stands for any, or nil if the object has no method with a selector.
    @preconcurrency @MainActor
    public func method(for selector: Selector!) -> IMP! { responds(to: selector) ? IMP(bitPattern: 1) : nil }
}

/// A property of a class. It names it, and says nothing about it.
public typealias objc_property_t = OpaquePointer

/// Returns a property that stands for any.
public func class_getProperty(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    objc_property_t(bitPattern: 1)
}
/// Returns nil: Swift keeps no attributes of properties.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// Changes nothing, and says so.
public func method_exchangeImplementations(
    _ first: OpaquePointer?, _ second: OpaquePointer?, file: StaticString = #fileID, line: UInt = #line
) {
    Swizzling.report(file, line)
}

/// Changes nothing, and says so.
@discardableResult
public func method_setImplementation(
    _ method: OpaquePointer?, _ implementation: IMP, file: StaticString = #fileID, line: UInt = #line
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
    /// The reported places.
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
