public import Foundation

// What a scanner found is a string of Objective-C in the methods that iOS 13 deprecated.
extension Scanner {
    @_disfavoredOverload
    public func scanString(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanString(text), in: result)
    }

    @_disfavoredOverload
    public func scanUpTo(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanUpToString(text), in: result)
    }

    @_disfavoredOverload
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanCharacters(from: set), in: result)
    }

    @_disfavoredOverload
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanUpToCharacters(from: set), in: result)
    }

    private func keep(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
