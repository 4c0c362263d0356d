import UIKit

/// A form for a journal entry, alone or about a photo.
class NewEntryViewController: UITableViewController {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var bodyView: UITextView!
    @IBOutlet private var photoView: UIImageView!
    @IBOutlet private var doneButton: UIBarButtonItem!

    /// The photo that the entry is about, or nil. Set before the view loads.
    var photo: Photo?

    var entry: JournalEntry {
        JournalEntry(title: titleField.text ?? "", text: bodyView.text, dateText: "Today")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let photo = photo {
            titleField.text = photo.title
            photoView.image = UIImage(named: photo.imageName)
        }
        update()
    }

    @IBAction private func titleChanged(_ sender: UITextField) { update() }

    private func update() { doneButton.isEnabled = titleField.text?.isEmpty == false }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch indexPath.section {
        case 0: return 44
        case 1: return 132
        default: return photo == nil ? 0 : 180
        }
    }

    @IBAction func cancel(_ sender: Any) { dismiss(animated: true) }
}
