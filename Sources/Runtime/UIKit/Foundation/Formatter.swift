public import Foundation

/// A pointer to a range.
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

/// A pointer to an object that Objective-C would release later.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a method that doesn't throw writes an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// Creates a pointer to the same place, whose value becomes an object.
    public init<Value>(_ other: UnsafeMutablePointer<Value>) {
        self = UnsafeMutableRawPointer(other).bindMemory(to: AnyObject?.self, capacity: 1)
    }
}

// Foundation for Linux keeps these to itself. Subclasses override them, see ExtensionMembers.
extension Formatter {
    /// Converts a text to the object that it stands for. Returns whether there is one.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        ExtensionMembers.call(
            "getObjectValue(_:for:errorDescription:)", of: self, [obj as Any, string, error as Any])
    }

    /// Returns whether a text that is being typed may stand as it is.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        ExtensionMembers.call(
            "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
            of: self, [partialStringPtr, proposedSelRangePtr as Any, origString, origSelRange, error as Any])
    }

    /// What formatters do that override nothing.
    func convert(
        _ string: String, to object: UnsafeMutablePointer<AnyObject?>?, _ error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            if let numbers = self as? NumberFormatter {
                try numbers.getObjectValue(object, for: string, range: nil)
                return true
            }
            guard let date = (self as? DateFormatter)?.date(from: string) else { throw CocoaError(.formatting) }
            object?.pointee = date as NSDate
            return true
        } catch let problem {
            error?.pointee = problem.localizedDescription as NSString
            return false
        }
    }
}

extension NumberFormatter {
    /// Converts a part of a text to a number.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let _: Any = try ExtensionMembers.tryCall(
            "getObjectValue(_:for:range:)", of: self, [obj as Any, string, range as Any])
    }

    /// What formatters do that override nothing.
    func convert(
        _ string: String, _ range: UnsafeMutablePointer<NSRange>?, to object: UnsafeMutablePointer<AnyObject?>?
    ) throws {
        let text = NSString(string: string)
        let part = range?.pointee ?? NSRange(location: 0, length: text.length)
        guard NSMaxRange(part) <= text.length, let number = number(from: text.substring(with: part)) else {
            throw CocoaError(.formatting)
        }
        object?.pointee = number
    }
}
