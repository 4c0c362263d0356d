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

    /// Returns the contacts of cards. A text without cards is an error.
    open class func contacts(with data: Data) throws -> [CNContact] {
        var contacts: [CNContact] = []
        var card: CNMutableContact?
        for line in lines(of: String(decoding: data, as: UTF8.self)) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].split(separator: ";").first?.split(separator: ".").last?.uppercased() ?? ""
            let value = line[line.index(after: colon)...]
            switch (name, value.uppercased()) {
            case ("BEGIN", "VCARD"): card = CNMutableContact()
            case ("END", "VCARD"):
                if let card { contacts.append(CNContact(card.values)) }
                card = nil
            default: if let card { read(name, parts(of: value), into: card) }
            }
        }
        guard !contacts.isEmpty else { throw CNError(.dataAccessError) }
        return contacts
    }

    private static func read(_ name: String, _ parts: [String], into card: CNMutableContact) {
        let text = parts.joined(separator: ";")
        switch name {
        case "N":
            let keys: [ReferenceWritableKeyPath<CNMutableContact, String>] = [
                \.familyName, \.givenName, \.middleName, \.namePrefix, \.nameSuffix,
            ]
            for (key, part) in zip(keys, parts) { card[keyPath: key] = part }
        case "NICKNAME": card.nickname = text
        case "ORG": card.organizationName = parts.first ?? ""
        case "TITLE": card.jobTitle = text
        case "NOTE": card.note = text
        case "TEL": card.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: text)))
        case "EMAIL": card.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: text)))
        default: break
        }
    }

    /// The lines, those that a space continues as one.
    private static func lines(of text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let first = line.first, first == " " || first == "\t", let last = lines.popLast() {
                lines.append(last + line.dropFirst())
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    /// The parts of a value between semicolons, without the marks before separators.
    private static func parts(of value: Substring) -> [String] {
        var parts = [""]
        var isMarked = false
        for character in value {
            if isMarked {
                parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isMarked = false
            } else if character == "\\" {
                isMarked = true
            } else if character == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
            .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
    }
}
