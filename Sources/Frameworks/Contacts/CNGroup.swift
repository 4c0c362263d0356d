public import Foundation
public import UIKit

/// Contacts that belong together.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var identifier = UUID().uuidString
        var name = ""
        var members: Set<String> = []
        var subgroups: Set<String> = []
    }

    var values = Values()

    public override init() { super.init() }

    init(_ values: Values) { self.values = values }

    open var identifier: String { values.identifier }
    open var name: String { values.name }

    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNGroup)?.identifier == identifier }
    open override var hash: Int { identifier.hash }

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }

    open class func predicateForSubgroups(inGroupWithIdentifier parentGroupIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in
            guard let group = object as? CNGroup else { return false }
            let parent = ContactBook.shared.groups.first { $0.identifier == parentGroupIdentifier }
            return parent?.values.subgroups.contains(group.identifier) ?? false
        }
    }

    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { _, _ in containerIdentifier == CNContainer().identifier }
    }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { values.name }
        set { values.name = newValue }
    }
}

extension CNContact {
    /// Returns what finds the members of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            let group = ContactBook.shared.groups.first { $0.identifier == groupIdentifier }
            return group?.values.members.contains(contact.identifier) ?? false
        }
    }

    /// Returns what finds the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { _, _ in containerIdentifier == CNContainer().identifier }
    }
}
