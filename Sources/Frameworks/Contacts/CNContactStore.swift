public import Foundation
public import UIKit

public let CNErrorDomain = "CNErrorDomain"

/// What the user prefers about contacts.
open class CNContactsUserDefaults: NSObject {
    // Never changes.
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()

    open class func shared() -> Self {
        guard let only = only as? Self else { return self.init() }
        return only
    }

    public required override init() {}

    open var sortOrder: CNContactSortOrder { .givenName }
    /// The code of the user's country, by the region of the locale.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// Why contacts can't be read or written.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case validationMultipleErrors = 300
        case predicateInvalid = 400
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension CNError.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? CNError)?.code == pattern }
}

public enum CNEntityType: Int, Sendable { case contacts }

public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

extension PrivacyPermission {
    static let contacts = PrivacyPermission(
        "Contacts", purposeKey: "NSContactsUsageDescription", wish: "Access Your Contacts")
}

/// What an app asks the store for.
open class CNContactFetchRequest: NSObject {
    open var predicate: UIKit.NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The owner's contacts: six people who don't exist, and what apps add for as long as they run.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        PrivacyPermission.contacts.status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        PrivacyPermission.contacts.request { isAllowed in
            completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
        }
    }

    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isAllowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
            }
        }
    }

    private func contacts() throws -> [CNContact] {
        guard Self.authorizationStatus(for: .contacts) == .authorized else { throw CNError(.authorizationDenied) }
        return ContactBook.shared.contacts
    }

    private func contacts(matching predicate: UIKit.NSPredicate?) throws -> [CNContact] {
        let all = try contacts()
        return predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
    }

    open func unifiedContacts(
        matching predicate: UIKit.NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { try contacts(matching: predicate) }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let found = try contacts().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return found
    }

    /// Calls a closure with each contact, until it stops.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var all = try contacts(matching: fetchRequest.predicate)
        switch fetchRequest.sortOrder {
        case .none: break
        case .givenName: all.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
        case .familyName, .userDefault: all.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
        }
        var stop: ObjCBool = false
        for contact in all {
            block(fetchRequest.mutableObjects ? CNMutableContact(contact.values) : contact, &stop)
            if stop.boolValue { return }
        }
    }

    open func execute(_ saveRequest: CNSaveRequest) throws {
        _ = try contacts()
        try ContactBook.shared.change { content in for change in saveRequest.changes { try change(&content) } }
        NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }

    open func containers(matching predicate: UIKit.NSPredicate?) throws -> [CNContainer] {
        [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
    }

    open func groups(matching predicate: UIKit.NSPredicate?) throws -> [CNGroup] {
        _ = try contacts()
        return ContactBook.shared.groups.filter { predicate?.evaluate(with: $0) ?? true }
    }

    open func defaultContainerIdentifier() -> String { "local" }
}

/// The contacts of the device.
final class ContactBook: @unchecked Sendable {
    struct Content {
        var contacts: [CNContact] = []
        var groups: [CNGroup.Values] = []
    }

    static let shared = ContactBook()

    private let lock = Foundation.NSLock()
    private var content = Content(contacts: ContactBook.contacts)

    private static let contacts: [CNContact] = people.enumerated().map { number, person in
        var values = CNContact.Values()
        values.identifier = "contact-\(number + 1)"
        values.texts = [CNContactGivenNameKey: person.0, CNContactFamilyNameKey: person.1]
        values.phones = [
            CNLabeledValue(
                label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "(555) 555-01\(10 + number)"))
        ]
        values.emails = [
            CNLabeledValue(label: CNLabelHome, value: NSString(string: "\(person.0.lowercased())@example.com"))
        ]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.country) = ("\(number + 1) Garden Lane", person.2, "Nowhere")
        values.addresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        return CNContact(values)
    }

    /// People who don't exist, with numbers and addresses that are reserved for such.
    private static let people = [
        ("Ada", "Berg", "Alder"), ("Bruno", "Costa", "Birch"), ("Chen", "Li", "Cedar"), ("Dana", "Moore", "Elder"),
        ("Elif", "Kaya", "Fir"), ("Femi", "Okoro", "Hazel"),
    ]

    var contacts: [CNContact] { lock.withLock { content.contacts } }
    var groups: [CNGroup] { lock.withLock { content.groups }.map { CNGroup($0) } }

    /// Makes all changes, or none if one can't be made.
    func change(_ body: (inout Content) throws -> Void) throws {
        try lock.withLock {
            var changed = content
            try body(&changed)
            content = changed
        }
    }
}

extension CNContactStore {
    /// The contacts by family name, for a picker, which needs no permission.
    package static var peopleToChoose: [CNContact] {
        ContactBook.shared.contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
}
