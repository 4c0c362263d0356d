public import Foundation

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Writes the name of a contact.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes an address on lines.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
            .joined(separator: " ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

/// Writes contacts as vCards.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: CNContactGivenNameKey) }

    open class func data(with contacts: [CNContact]) throws -> Data {
        var text = ""
        for contact in contacts {
            text += "BEGIN:VCARD\r\nVERSION:3.0\r\n"
            text += "N:\(escaped(contact.familyName));\(escaped(contact.givenName));\(escaped(contact.middleName));"
            text += "\(escaped(contact.namePrefix));\(escaped(contact.nameSuffix))\r\n"
            text += "FN:\(escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))\r\n"
            if !contact.organizationName.isEmpty { text += "ORG:\(escaped(contact.organizationName))\r\n" }
            for phone in contact.phoneNumbers { text += "TEL:\(escaped(phone.value.stringValue))\r\n" }
            for email in contact.emailAddresses { text += "EMAIL:\(escaped(email.value as String))\r\n" }
            text += "END:VCARD\r\n"
        }
        return Data(text.utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
            .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
    }
}
