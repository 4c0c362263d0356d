public import Foundation

/// What ends an app that was used wrongly. Swift catches none: an exception that is raised ends the app with its reason.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    open func raise() {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }

    /// The calls that led here, one line each.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
    public static let mallocException = Self("NSMallocException")
    public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
    public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
    public static let destinationInvalidException = Self("NSDestinationInvalidException")
}
