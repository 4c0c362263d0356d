public import Foundation

extension NSObject {
    /// Returns whether the object adopts a protocol.
    public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }
}

extension NSValue {
    /// Creates a value with a pointer.
    public convenience init(pointer: UnsafeRawPointer?) {
        var pointer = pointer
        self.init(bytes: &pointer, objCType: "^v")
    }

    /// The pointer that the value has, if it was made of one.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard strcmp(objCType, "^v") == 0 else { return nil }
        var pointer: UnsafeMutableRawPointer?
        getValue(&pointer)
        return pointer
    }
}

extension NSMutableString {
    /// Appends a text with values.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }
}
