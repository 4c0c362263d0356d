public import Contacts
public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A value of a contact that was chosen.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?

    init(contact: CNContact, key: String, value: Any?, label: String?) {
        (self.contact, self.key, self.value, self.label) = (contact, key, value, label)
        identifier = nil
    }
}

/// Lets the owner choose a contact. An app needs no permission for it.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: UIKit.NSPredicate?
    open var predicateForSelectionOfContact: UIKit.NSPredicate?
    open var predicateForSelectionOfProperty: UIKit.NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ContactList { [weak self] contact in
            guard let self else { return }
            dismiss(animated: true)
            guard let contact else { delegate?.contactPickerDidCancel(self); return }
            delegate?.contactPicker(self, didSelect: contact)
            delegate?.contactPicker(self, didSelect: [contact])
        }
        list.isEnabled = { [weak self] contact in
            self?.predicateForEnablingContact?.evaluate(with: contact) ?? true
        }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// The list of contacts by family name.
@MainActor
private final class ContactList: UITableViewController {
    private let contacts = CNContactStore.peopleToChoose
    private let chosen: (CNContact?) -> Void
    var isEnabled: (CNContact) -> Bool = { _ in true }

    init(_ chosen: @escaping (CNContact?) -> Void) {
        self.chosen = chosen
        super.init(style: .plain)
        title = "Contacts"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: Selector("cancel"))
    }

    required init?(coder: NSCoder) { nil }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .action("cancel") { (owner: ContactList) in owner.chosen(nil) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let contact = contacts[indexPath.row]
        cell.textLabel?.text = CNContactFormatter.string(from: contact, style: .fullName)
        cell.textLabel?.isEnabled = isEnabled(contact)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if isEnabled(contacts[indexPath.row]) { chosen(contacts[indexPath.row]) }
    }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

/// Shows a contact: its name, numbers and addresses.
@preconcurrency @MainActor
open class CNContactViewController: UITableViewController {
    public let contact: CNContact
    private let isNew: Bool
    private var rows: [(label: String, value: String)] = []
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var message: String?
    open var alternateName: String?
    open var displayedPropertyKeys: [Any]?
    open var shouldShowLinkedContacts = false

    public init(for contact: CNContact) {
        (self.contact, isNew) = (contact, false)
        super.init(style: .grouped)
    }

    public init(forUnknownContact contact: CNContact) {
        (self.contact, isNew) = (contact, false)
        super.init(style: .grouped)
    }

    public init(forNewContact contact: CNContact?) {
        (self.contact, isNew) = (contact ?? CNMutableContact(), true)
        super.init(style: .grouped)
    }

    public required init?(coder: NSCoder) { nil }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: CNContactGivenNameKey) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = isNew ? "New Contact" : CNContactFormatter.string(from: contact, style: .fullName)
        rows = contact.phoneNumbers.map { (Self.label($0.label), $0.value.stringValue) }
        rows += contact.emailAddresses.map { (Self.label($0.label), $0.value as String) }
        rows += contact.postalAddresses.map {
            (Self.label($0.label), CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress))
        }
        if isNew {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .cancel, target: self, action: Selector("cancelNewContact"))
        }
    }

    private static func label(_ label: String?) -> String {
        label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? ""
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers
            + .action("cancelNewContact") { (owner: CNContactViewController) in
                owner.delegate?.contactViewController(owner, didCompleteWith: nil)
            }
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = rows[indexPath.row].label
        cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        cell.detailTextLabel?.text = rows[indexPath.row].value
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = .tintColor
        return cell
    }
}
