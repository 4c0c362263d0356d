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

/// Changes that are made together.
open class CNSaveRequest: NSObject {
    var changes: [(inout ContactBook.Content) throws -> Void] = []
    open var shouldRefetchContacts = true
    open var transactionAuthor: String?

    public override init() { super.init() }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append { content in
            guard !content.contacts.contains(contact) else { throw CNError(.insertedRecordAlreadyExists) }
            content.contacts.append(CNContact(contact.values))
        }
    }

    open func update(_ contact: CNMutableContact) {
        changes.append { content in
            content.contacts[try Self.place(of: contact, in: content.contacts)] = CNContact(contact.values)
        }
    }

    open func delete(_ contact: CNMutableContact) {
        changes.append { content in
            content.contacts.remove(at: try Self.place(of: contact, in: content.contacts))
            for index in content.groups.indices { content.groups[index].members.remove(contact.identifier) }
        }
    }

    // MARK: Groups

    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append { content in
            guard !content.groups.contains(where: { $0.identifier == group.identifier }) else {
                throw CNError(.insertedRecordAlreadyExists)
            }
            content.groups.append(group.values)
        }
    }

    open func update(_ group: CNMutableGroup) { change(group) { $0.name = group.name } }

    open func delete(_ group: CNMutableGroup) {
        changes.append { content in
            content.groups.remove(at: try Self.place(of: group, in: content.groups))
            for index in content.groups.indices { content.groups[index].subgroups.remove(group.identifier) }
        }
    }

    open func addMember(_ contact: CNContact, to group: CNGroup) {
        change(group) { $0.members.insert(contact.identifier) }
    }

    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        change(group) { $0.members.remove(contact.identifier) }
    }

    open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {
        change(group) { $0.subgroups.insert(subgroup.identifier) }
    }

    open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {
        change(group) { $0.subgroups.remove(subgroup.identifier) }
    }

    private func change(_ group: CNGroup, _ change: @escaping (inout CNGroup.Values) -> Void) {
        changes.append { content in change(&content.groups[try Self.place(of: group, in: content.groups)]) }
    }

    private static func place(of contact: CNContact, in contacts: [CNContact]) throws -> Int {
        guard let index = contacts.firstIndex(of: contact) else { throw CNError(.recordDoesNotExist) }
        return index
    }

    private static func place(of group: CNGroup, in groups: [CNGroup.Values]) throws -> Int {
        guard let index = groups.firstIndex(where: { $0.identifier == group.identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return index
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
