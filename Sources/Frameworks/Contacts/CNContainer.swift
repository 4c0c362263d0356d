public import Foundation
public import UIKit

public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV }

/// Where contacts are kept: here, on the device alone.
open class CNContainer: NSObject, @unchecked Sendable {
    public let identifier = "local"
    public let name = ""
    open var type: CNContainerType { .local }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in (object as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }

    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { _, _ in ContactBook.shared.contacts.contains { $0.identifier == contactIdentifier } }
    }

    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { _, _ in ContactBook.shared.groups.contains { $0.identifier == groupIdentifier } }
    }
}
