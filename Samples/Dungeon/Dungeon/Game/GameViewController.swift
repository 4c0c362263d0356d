import UIKit

/// The game. Its view is made by code: the storyboard has the controller only.
class GameViewController: UIViewController {
    private let dungeonView = DungeonView()
    private let messageLabel = UILabel()
    private let lifeLabel = UILabel()
    private var hero = Place(column: 3, row: 8)
    private var life = 20

    override func loadView() {
        let view = UIView()
        view.backgroundColor = UIColor(named: "Rock")
        for subview in [dungeonView, messageLabel, lifeLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let pad = makePad()
        view.addSubview(pad)
        messageLabel.textColor = .white
        messageLabel.font = .preferredFont(forTextStyle: .callout)
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "Message"
        lifeLabel.textColor = UIColor(named: "Torch")
        lifeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        lifeLabel.accessibilityIdentifier = "Life"
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            lifeLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            lifeLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            dungeonView.topAnchor.constraint(equalTo: lifeLabel.bottomAnchor, constant: 8),
            dungeonView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            dungeonView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            messageLabel.topAnchor.constraint(equalTo: dungeonView.bottomAnchor, constant: 8),
            messageLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            messageLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            messageLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            pad.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
            pad.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            pad.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dungeonView.sight = 6
        say("You wake up in the throne room. It is cold.")
        update()
    }

    /// The buttons that move the hero.
    private func makePad() -> UIView {
        func button(_ direction: Direction, _ symbol: String, _ label: String) -> UIButton {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = label
            button.tag = direction.rawValue
            button.backgroundColor = UIColor.white.withAlphaComponent(0.08)
            button.layer.cornerRadius = 10
            button.addTarget(self, action: #selector(move(_:)), for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: 72).isActive = true
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return button
        }
        let middle = UIStackView(arrangedSubviews: [
            button(.west, "arrow.left", "West"), button(.south, "arrow.down", "South"),
            button(.east, "arrow.right", "East"),
        ])
        middle.spacing = 8
        let pad = UIStackView(arrangedSubviews: [button(.north, "arrow.up", "North"), middle])
        pad.axis = .vertical
        pad.alignment = .center
        pad.spacing = 8
        pad.translatesAutoresizingMaskIntoConstraints = false
        return pad
    }

    @objc private func move(_ sender: UIButton) {
        guard let direction = Direction(rawValue: sender.tag) else { return }
        let next = hero.moved(direction)
        if dungeonView.dungeon.isFloor(next) {
            hero = next
            if let item = Item.all.first(where: { $0.place == next }) {
                say("This is where you found the \(item.name).")
            } else {
                say("You walk on.")
            }
        } else {
            life -= 1
            say("Ouch! That is a wall.")
            if life == 0 { performSegue(withIdentifier: "GameOver", sender: self) }
        }
        update()
    }

    private func say(_ text: String) { messageLabel.text = text }

    private func update() {
        dungeonView.hero = hero
        lifeLabel.text = "♥ \(life)"
    }

    @IBAction func playAgain(_ segue: UIStoryboardSegue) {
        hero = Place(column: 3, row: 8)
        life = 20
        say("You wake up in the throne room. Again.")
        update()
    }
}
