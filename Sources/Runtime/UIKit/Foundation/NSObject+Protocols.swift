public import Foundation

extension NSObject {
    /// Returns whether the object adopts a protocol.
    public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }
}

extension NSValue {
    /// Creates a value with a pointer.
    public convenience init(pointer: UnsafeRawPointer?) {
        var number = UInt(bitPattern: pointer)
        self.init(bytes: &number, objCType: "Q")
    }

    /// The pointer that the value has, if it was made of one.
    public var pointerValue: UnsafeMutableRawPointer? {
        // Foundation for Linux has no values with pointers: they are numbers.
        guard strcmp(objCType, "Q") == 0 else { return nil }
        var number: UInt = 0
        getValue(&number)
        return UnsafeMutableRawPointer(bitPattern: number)
    }
}

extension NSMutableString {
    /// Appends a text with values.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }
}
