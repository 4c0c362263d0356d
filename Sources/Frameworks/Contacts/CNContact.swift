public import Foundation
public import UIKit

/// The name of a property of a contact, which apps ask for.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// The number of a telephone, as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) { stringValue = string }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hash }
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var parts: [String: String] = [:]

    public override init() { super.init() }

    fileprivate func part(_ name: String) -> String { parts[name] ?? "" }

    open var street: String { part("street") }
    open var subLocality: String { part("subLocality") }
    open var city: String { part("city") }
    open var subAdministrativeArea: String { part("subAdministrativeArea") }
    open var state: String { part("state") }
    open var postalCode: String { part("postalCode") }
    open var country: String { part("country") }
    open var isoCountryCode: String { part("isoCountryCode") }

    open func copy(with zone: NSZone? = nil) -> Any { copied(CNPostalAddress()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(CNMutablePostalAddress()) }

    private func copied(_ new: CNPostalAddress) -> CNPostalAddress {
        new.parts = parts
        return new
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { part("street") }
        set { parts["street"] = newValue }
    }
    open override var subLocality: String {
        get { part("subLocality") }
        set { parts["subLocality"] = newValue }
    }
    open override var city: String {
        get { part("city") }
        set { parts["city"] = newValue }
    }
    open override var subAdministrativeArea: String {
        get { part("subAdministrativeArea") }
        set { parts["subAdministrativeArea"] = newValue }
    }
    open override var state: String {
        get { part("state") }
        set { parts["state"] = newValue }
    }
    open override var postalCode: String {
        get { part("postalCode") }
        set { parts["postalCode"] = newValue }
    }
    open override var country: String {
        get { part("country") }
        set { parts["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { part("isoCountryCode") }
        set { parts["isoCountryCode"] = newValue }
    }
}

/// A value of a contact with a label, such as the number at home.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
    }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    open func settingLabel(_ label: String?) -> Self { Self.made(identifier, label, value) }
    open func settingValue(_ value: ValueType) -> Self { Self.made(identifier, label, value) }
    open func settingLabel(_ label: String?, value: ValueType) -> Self { Self.made(identifier, label, value) }

    private static func made(_ identifier: String, _ label: String?, _ value: ValueType) -> Self {
        unsafeDowncast(CNLabeledValue(identifier, label, value), to: Self.self)
    }

    /// Returns what a label is called.
    open class func localizedString(forLabel label: String) -> String {
        guard let found = label.wholeMatch(of: #/_\$!<(.+)>!\$_/#) else { return label }
        return found.1.lowercased()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum CNContactType: Int, Sendable { case person, organization }

/// How contacts are sorted.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Somebody whom the owner knows.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var identifier = UUID().uuidString
        var type = CNContactType.person
        var texts: [String: String] = [:]
        var birthday: DateComponents?
        var imageData: Data?
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var emails: [CNLabeledValue<NSString>] = []
        var addresses: [CNLabeledValue<CNPostalAddress>] = []
        var urls: [CNLabeledValue<NSString>] = []
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }

    var values = Values()

    public override init() { super.init() }

    init(_ values: Values) { self.values = values }

    fileprivate func text(_ key: String) -> String { values.texts[key] ?? "" }

    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.type }
    open var namePrefix: String { text(CNContactNamePrefixKey) }
    open var givenName: String { text(CNContactGivenNameKey) }
    open var middleName: String { text(CNContactMiddleNameKey) }
    open var familyName: String { text(CNContactFamilyNameKey) }
    open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
    open var nameSuffix: String { text(CNContactNameSuffixKey) }
    open var nickname: String { text(CNContactNicknameKey) }
    open var organizationName: String { text(CNContactOrganizationNameKey) }
    open var departmentName: String { text(CNContactDepartmentNameKey) }
    open var jobTitle: String { text(CNContactJobTitleKey) }
    open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
    open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
    open var note: String { text(CNContactNoteKey) }
    open var birthday: DateComponents? { values.birthday }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emails }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.addresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urls }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    /// Whether a property was asked for; here, all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hash }

    // MARK: Predicates

    open class func predicateForContacts(matchingName name: String) -> UIKit.NSPredicate {
        let words = name.lowercased().split(separator: " ")
        return UIKit.NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            let names = [
                contact.givenName, contact.middleName, contact.familyName, contact.nickname,
                contact.organizationName,
            ].map { $0.lowercased() }
            return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
        }
    }

    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> UIKit.NSPredicate {
        let wanted = Set(identifiers)
        return UIKit.NSPredicate { object, _ in (object as? CNContact).map { wanted.contains($0.identifier) } ?? false }
    }

    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses.contains { $0.value as String == emailAddress } ?? false
        }
    }

    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> UIKit.NSPredicate {
        let digits = phoneNumber.stringValue.filter(\.isNumber)
        return UIKit.NSPredicate { object, _ in
            (object as? CNContact)?.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } ?? false
        }
    }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    open override var namePrefix: String {
        get { text(CNContactNamePrefixKey) }
        set { values.texts[CNContactNamePrefixKey] = newValue }
    }
    open override var givenName: String {
        get { text(CNContactGivenNameKey) }
        set { values.texts[CNContactGivenNameKey] = newValue }
    }
    open override var middleName: String {
        get { text(CNContactMiddleNameKey) }
        set { values.texts[CNContactMiddleNameKey] = newValue }
    }
    open override var familyName: String {
        get { text(CNContactFamilyNameKey) }
        set { values.texts[CNContactFamilyNameKey] = newValue }
    }
    open override var previousFamilyName: String {
        get { text(CNContactPreviousFamilyNameKey) }
        set { values.texts[CNContactPreviousFamilyNameKey] = newValue }
    }
    open override var nameSuffix: String {
        get { text(CNContactNameSuffixKey) }
        set { values.texts[CNContactNameSuffixKey] = newValue }
    }
    open override var nickname: String {
        get { text(CNContactNicknameKey) }
        set { values.texts[CNContactNicknameKey] = newValue }
    }
    open override var organizationName: String {
        get { text(CNContactOrganizationNameKey) }
        set { values.texts[CNContactOrganizationNameKey] = newValue }
    }
    open override var departmentName: String {
        get { text(CNContactDepartmentNameKey) }
        set { values.texts[CNContactDepartmentNameKey] = newValue }
    }
    open override var jobTitle: String {
        get { text(CNContactJobTitleKey) }
        set { values.texts[CNContactJobTitleKey] = newValue }
    }
    open override var phoneticGivenName: String {
        get { text(CNContactPhoneticGivenNameKey) }
        set { values.texts[CNContactPhoneticGivenNameKey] = newValue }
    }
    open override var phoneticFamilyName: String {
        get { text(CNContactPhoneticFamilyNameKey) }
        set { values.texts[CNContactPhoneticFamilyNameKey] = newValue }
    }
    open override var note: String {
        get { text(CNContactNoteKey) }
        set { values.texts[CNContactNoteKey] = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emails }
        set { values.emails = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.addresses }
        set { values.addresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urls }
        set { values.urls = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}
