import AppStage
@testable import Contacts
@testable import EventKit
import Foundation
import Testing
import UIKit

/// What apps read and write of the owner's.
@MainActor
@Suite("Contacts and calendars", .serialized)
struct OwnersDataTests {
    private let stage: AppStage

    init() throws {
        stage = try AppStage { UIViewController() }
        for permission in [PrivacyPermission.contacts, .calendars, .reminders] { permission.set(true) }
    }

    private let keys = [CNContactGivenNameKey as NSString]

    @Test("Contacts are denied until the owner allows them")
    func denied() throws {
        PrivacyPermission.contacts.set(nil)
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        let request = CNContactFetchRequest(keysToFetch: keys)
        #expect { try store.enumerateContacts(with: request) { _, _ in } } throws: {
            ($0 as? CNError)?.code == .authorizationDenied
        }
        // Without a text in Info.plist nobody is asked.
        var answers: [Bool] = []
        try stage.run { store.requestAccess(for: .contacts) { isAllowed, _ in answers.append(isAllowed) } }
        #expect(answers == [false])
        #expect(stage.messages.contains { $0.contains("“NSContactsUsageDescription”") })
    }

    @Test("Contacts are found by the beginnings of their names, in the order that is asked for")
    func searching() throws {
        let store = CNContactStore()
        let found = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "che l"), keysToFetch: keys)
        #expect(found.map(\.familyName) == ["Li"])
        #expect(try store.unifiedContact(withIdentifier: found[0].identifier, keysToFetch: keys) == found[0])
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .familyName
        var names: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
            names.append(contact.familyName)
            if names.count == 3 { stop.pointee = true }
        }
        #expect(names == ["Berg", "Costa", "Kaya"])
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    }

    @Test("A request to save makes all of its changes or none")
    func saving() throws {
        let store = CNContactStore()
        let new = CNMutableContact()
        (new.givenName, new.familyName) = ("Test", "Zimmer")
        new.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        let request = CNSaveRequest()
        request.add(new, toContainerWithIdentifier: nil)
        request.delete(CNMutableContact())
        #expect { try store.execute(request) } throws: { ($0 as? CNError)?.code == .recordDoesNotExist }
        let predicate = CNContact.predicateForContacts(withIdentifiers: [new.identifier])
        #expect(try store.unifiedContacts(matching: predicate, keysToFetch: keys).isEmpty)
        let add = CNSaveRequest()
        add.add(new, toContainerWithIdentifier: nil)
        try store.execute(add)
        let saved = try #require(try store.unifiedContacts(matching: predicate, keysToFetch: keys).first)
        #expect(CNContactFormatter.string(from: saved, style: .fullName) == "Test Zimmer")
        let changed = try #require(saved.mutableCopy() as? CNMutableContact)
        changed.givenName = "Tess"
        #expect(saved.givenName == "Test")
        let update = CNSaveRequest()
        update.update(changed)
        update.delete(changed)
        try store.execute(update)
        #expect(try store.unifiedContacts(matching: predicate, keysToFetch: keys).isEmpty)
    }

    @Test("A card has the names and numbers, with marks where they have separators")
    func cards() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("A;B", "C")
        let text = String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self)
        #expect(text.contains("N:C;A\\;B;;;\r\n") && text.hasPrefix("BEGIN:VCARD\r\n"))
        let read = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
        #expect(read.map(\.givenName) == ["A;B"] && read.map(\.familyName) == ["C"])
        let other =
            "BEGIN:VCARD\nitem1.TEL;TYPE=CELL:(555) 01\nNOTE:one\\ntwo\n  lines\nORG:Shop;Office\nEND:VCARD\nBEGIN:VCARD\n"
        let second = try #require(try CNContactVCardSerialization.contacts(with: Data(other.utf8)).first)
        #expect(second.phoneNumbers.map(\.value.stringValue) == ["(555) 01"] && second.organizationName == "Shop")
        #expect(second.note == "one\ntwo lines")
        #expect { try CNContactVCardSerialization.contacts(with: Data("TEL:1".utf8)) } throws: {
            ($0 as? CNError)?.code == .dataAccessError
        }
    }

    @Test("Groups have members and subgroups until they are deleted")
    func groups() throws {
        let store = CNContactStore()
        let (friends, close) = (CNMutableGroup(), CNMutableGroup())
        (friends.name, close.name) = ("Friends", "Close")
        let ada = try #require(
            try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Ada"), keysToFetch: keys)
                .first)
        let add = CNSaveRequest()
        for group in [friends, close] { add.add(group, toContainerWithIdentifier: nil) }
        add.addMember(ada, to: friends)
        add.addSubgroup(close, to: friends)
        try store.execute(add)
        func members() throws -> [CNContact] {
            try store.unifiedContacts(
                matching: CNContact.predicateForContactsInGroup(withIdentifier: friends.identifier), keysToFetch: keys)
        }
        let all = CNGroup.predicateForGroups(withIdentifiers: [friends.identifier, close.identifier])
        #expect(try store.groups(matching: all).map(\.name) == ["Friends", "Close"])
        #expect(try members() == [ada])
        let subgroups = CNGroup.predicateForSubgroups(inGroupWithIdentifier: friends.identifier)
        #expect(try store.groups(matching: subgroups) == [close])
        let renamed = try #require(friends.mutableCopy() as? CNMutableGroup)
        renamed.name = "Neighbors"
        let change = CNSaveRequest()
        change.update(renamed)
        change.removeMember(ada, from: renamed)
        try store.execute(change)
        #expect(try store.groups(matching: all).map(\.name) == ["Neighbors", "Close"])
        #expect(try members().isEmpty && store.groups(matching: subgroups) == [close])
        let remove = CNSaveRequest()
        for group in [renamed, close] { remove.delete(group) }
        try store.execute(remove)
        #expect(try store.groups(matching: all).isEmpty)
        #expect { try store.execute(change) } throws: { ($0 as? CNError)?.code == .recordDoesNotExist }
    }

    @Test(
        "Events are found between dates, sorted by their beginnings; one without a calendar or with dates inverted isn't saved"
    )
    func events() throws {
        let store = EKEventStore()
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        func event(_ title: String, _ from: Double, _ to: Double) -> EKEvent {
            let event = EKEvent(eventStore: store)
            (event.title, event.calendar) = (title, store.defaultCalendarForNewEvents)
            (event.startDate, event.endDate) = (start.addingTimeInterval(from), start.addingTimeInterval(to))
            return event
        }
        let wrong = event("wrong", 10, 5)
        #expect { try store.save(wrong, span: .thisEvent) } throws: { ($0 as? EKError)?.code == .datesInverted }
        let homeless = event("homeless", 0, 5)
        homeless.calendar = nil
        #expect { try store.save(homeless, span: .thisEvent) } throws: { ($0 as? EKError)?.code == .noCalendar }
        let events = [event("late", 50, 60), event("early", 5, 20), event("outside", 200, 300)]
        for each in events { try store.save(each, span: .thisEvent) }
        let predicate = store.predicateForEvents(
            withStart: start, end: start.addingTimeInterval(100), calendars: nil)
        #expect(store.events(matching: predicate).map(\.title) == ["early", "late"])
        #expect(store.event(withIdentifier: events[0].eventIdentifier) === events[0])
        for each in events { try store.remove(each, span: .thisEvent) }
        #expect(store.events(matching: predicate).isEmpty)
    }

    @Test("Reminders are incomplete until they are completed")
    func reminders() throws {
        let store = EKEventStore()
        let reminder = EKReminder(eventStore: store)
        reminder.title = "Milk"
        reminder.calendar = store.defaultCalendarForNewReminders()
        try store.save(reminder, commit: true)
        func titles(_ predicate: UIKit.NSPredicate) throws -> [String]? {
            var found: [String]?
            try stage.run { store.fetchReminders(matching: predicate) { found = $0?.compactMap(\.title) } }
            return found
        }
        let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        #expect(try titles(open) == ["Milk"])
        reminder.isCompleted = true
        #expect(try titles(open) == [])
        let done = store.predicateForCompletedReminders(
            withCompletionDateStarting: nil, ending: nil, calendars: store.calendars(for: .reminder))
        #expect(try titles(done) == ["Milk"])
        try store.remove(reminder, commit: true)
        #expect(try titles(done) == [])
    }
}
