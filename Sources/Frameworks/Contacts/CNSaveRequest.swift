public import Foundation

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
