public import EventKit
public import Foundation
public import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        controller.eventStore.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: controller.eventStore)
    }
}

/// Lets the owner change an event: its title, its place, and when it begins and ends.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let event = event ?? EKEvent(eventStore: eventStore)
        event.startDate = event.startDate ?? Date()
        event.endDate = event.endDate ?? event.startDate.addingTimeInterval(3600)
        self.event = event
        viewControllers = [EventForm(event, isNew: event.eventIdentifier == nil) { [weak self] in self?.end($0) }]
    }

    open func cancelEditing() { end(.canceled) }

    private func end(_ action: EKEventEditViewAction) {
        if action == .saved, let event {
            event.calendar =
                event.calendar ?? editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
            do {
                try eventStore.save(event, span: .thisEvent)
            } catch {
                let alert = UIAlertController(
                    title: "Cannot Save Event", message: "\(error)", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                return present(alert, animated: true)
            }
        }
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
    }
}

/// The form of an event.
@MainActor
private final class EventForm: UITableViewController {
    private let event: EKEvent
    private let ended: (EKEventEditViewAction) -> Void
    private let fields = [UITextField(), UITextField()]
    private let pickers = [UIDatePicker(), UIDatePicker()]

    init(_ event: EKEvent, isNew: Bool, _ ended: @escaping (EKEventEditViewAction) -> Void) {
        (self.event, self.ended) = (event, ended)
        super.init(style: .insetGrouped)
        title = isNew ? "New Event" : "Edit Event"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: Selector("cancel"))
        navigationItem.rightBarButtonItem =
            isNew
            ? UIBarButtonItem(title: "Add", style: .done, target: self, action: Selector("save"))
            : UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("save"))
        for (field, (text, hint)) in zip(fields, [(event.title ?? "", "Title"), (event.location ?? "", "Location")]) {
            (field.text, field.placeholder) = (text, hint)
        }
        for (picker, date) in zip(pickers, [event.startDate, event.endDate]) {
            picker.preferredDatePickerStyle = .compact
            picker.date = date ?? Date()
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .action("cancel") { (owner: EventForm) in owner.ended(.canceled) }
            + .action("save") { (owner: EventForm) in owner.save() }
    }

    private func save() {
        (event.title, event.location) = (fields[0].text ?? "", fields[1].text)
        (event.startDate, event.endDate) = (pickers[0].date, max(pickers[0].date, pickers[1].date))
        ended(.saved)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        if indexPath.section == 1 {
            cell.textLabel?.text = ["Starts", "Ends"][indexPath.row]
            pickers[indexPath.row].sizeToFit()
            cell.accessoryView = pickers[indexPath.row]
        } else {
            let field = fields[indexPath.row]
            field.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            ])
        }
        return cell
    }
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
@preconcurrency @MainActor
open class EKEventViewController: UITableViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = true
    open var allowsCalendarPreview = false

    private var rows: [String] {
        guard let event else { return [] }
        let dates = [event.startDate, event.endDate].compactMap { date in
            date.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .short) }
        }
        return [event.title, event.location, dates.joined(separator: " – "), event.notes].compactMap { $0 }
            .filter { !$0.isEmpty }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = rows[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
