public import Foundation
import UIKit

/// Something of the library, as it was when it was fetched.
// Sendable since what was fetched doesn't change.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    public let localIdentifier: String

    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PHObject).map { $0.localIdentifier == localIdentifier } ?? false
    }
    open override var hash: Int { localIdentifier.hashValue }

    /// The values that conditions and orders of fetches ask for.
    func value(forFetchKey key: String) -> Any? { key == "localIdentifier" ? localIdentifier : nil }
}

extension PHObject: PredicateSubject {
    package func predicateValue(forKey key: String) -> Any? { value(forFetchKey: key) }
}

/// Stands for an object that a block of changes creates, until the block has ended.
public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
