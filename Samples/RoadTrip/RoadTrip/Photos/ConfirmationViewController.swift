import UIKit

/// Asks before a photo is deleted that the journal shows. Its view is made by code.
class ConfirmationViewController: UIViewController {
    var entry: JournalEntry?
    var confirm: () -> Void = {}

    override func loadView() {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        let sheet = UIView()
        sheet.backgroundColor = .systemBackground
        sheet.layer.cornerRadius = 20
        let title = label("Delete this photo?", .headline, .label)
        let text = label("The journal entry “\(entry?.title ?? "")” shows it.", .subheadline, .secondaryLabel)
        let delete = button("Delete Photo", #selector(deletePhoto))
        delete.setTitleColor(.systemRed, for: .normal)
        let stack = UIStackView(arrangedSubviews: [title, text, delete, button("Cancel", #selector(cancel))])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(20, after: text)
        for part in [sheet, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(sheet)
        sheet.addSubview(stack)
        NSLayoutConstraint.activate([
            sheet.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sheet.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            sheet.widthAnchor.constraint(equalToConstant: 290),
            stack.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: sheet.bottomAnchor, constant: -16),
        ])
        self.view = view
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.addTarget(self, action: action, for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: 36).isActive = true
        return button
    }

    @objc private func deletePhoto() {
        dismiss(animated: true, completion: confirm)
    }

    @objc private func cancel() { dismiss(animated: true) }
}
