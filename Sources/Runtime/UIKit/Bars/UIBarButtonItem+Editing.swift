import Foundation

extension UIBarButtonItem {
    /// Returns the item that begins and ends the editing of a controller.
    static func editing(_ controller: UIViewController) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Edit") { [weak controller] _ in
                guard let controller else { return }
                controller.setEditing(!controller.isEditing, animated: true)
            })
        item.possibleTitles = ["Edit", "Done"]
        item.showEditing(controller.isEditing)
        return item
    }

    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
