import UIKit

/// A photo, with a menu that comes down from the bar.
class PhotoViewController: UIViewController {
    @IBOutlet private var imageView: UIImageView!
    /// The menu stands in the scene's dock until it is shown.
    @IBOutlet private var menuView: UIView!

    var photo: Photo?

    private var isMenuShown: Bool { menuView.superview != nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = photo?.title
        imageView.image = photo.flatMap { UIImage(named: $0.imageName) }
        imageView.accessibilityLabel = photo?.title
        menuView.layer.cornerRadius = 14
        menuView.layer.shadowOpacity = 0.25
        menuView.layer.shadowRadius = 12
        menuView.layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    @IBAction private func toggleMenu(_ sender: Any) {
        isMenuShown ? hideMenu() : showMenu()
    }

    private func showMenu() {
        menuView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(menuView)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            menuView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            menuView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            menuView.widthAnchor.constraint(equalToConstant: 200),
            menuView.heightAnchor.constraint(equalToConstant: 100),
        ])
        view.layoutIfNeeded()
        menuView.alpha = 0
        menuView.transform = CGAffineTransform(translationX: 0, y: -40)
        UIView.animate(withDuration: 0.25) {
            self.menuView.alpha = 1
            self.menuView.transform = .identity
        }
    }

    private func hideMenu() {
        UIView.animate(
            withDuration: 0.2, animations: { self.menuView.alpha = 0 },
            completion: { _ in self.menuView.removeFromSuperview() })
    }

    // MARK: Deleting

    @IBAction private func deletePhoto(_ sender: Any) {
        guard let photo = photo else { return }
        if Trip.shared.entry(showing: photo) != nil {
            performSegue(withIdentifier: "ConfirmDelete", sender: self)
        } else {
            deleteAndLeave()
        }
    }

    private func deleteAndLeave() {
        if let photo = photo { Trip.shared.remove(photo) }
        navigationController?.popViewController(animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ConfirmDelete", let confirmation = segue.destination as? ConfirmationViewController {
            confirmation.entry = photo.flatMap { Trip.shared.entry(showing: $0) }
            confirmation.confirm = { [weak self] in self?.deleteAndLeave() }
        }
        if let navigation = segue.destination as? UINavigationController,
            let form = navigation.topViewController as? NewEntryViewController
        {
            form.photo = photo
            if isMenuShown { hideMenu() }
        }
    }
}
