import AppHost
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Film {
    /// Transitions, presentations, edits of a table, and a spring.
    static let all = [
        push, presentation("cover", .fullScreen, .coverVertical, length: 0.5),
        presentation("flip", .fullScreen, .flipHorizontal, length: 0.77),
        presentation("sheet", .pageSheet, .coverVertical, length: 0.5), popover, alert, deletion, insertion, spring,
    ]

    private static var push: Film {
        Film(name: "push", length: 0.5) { host in
            var navigation: UINavigationController?
            host.launch {
                navigation = UINavigationController(rootViewController: Plants())
                return navigation
            }
            return { navigation?.pushViewController(Plant(.systemTeal), animated: true) }
        }
    }

    private static func presentation(
        _ name: String, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle, length: TimeInterval
    ) -> Film {
        Film(name: name, length: length) { host in
            presenting(in: host) { _ in
                let plant = UINavigationController(rootViewController: Plant(.systemTeal))
                (plant.modalPresentationStyle, plant.modalTransitionStyle) = (style, transition)
                return plant
            }
        }
    }

    private static var popover: Film {
        Film(name: "popover", length: 0.4) { host in
            presenting(in: host) { list in
                let plant = Plant(.systemTeal)
                plant.modalPresentationStyle = .popover
                plant.preferredContentSize = CGSize(width: 240, height: 260)
                plant.popoverPresentationController?.delegate = list
                plant.popoverPresentationController?.barButtonItem = list.navigationItem.rightBarButtonItem
                return plant
            }
        }
    }

    private static var alert: Film {
        Film(name: "alert", length: 0.4) { host in
            presenting(in: host) { _ in
                let alert = UIAlertController(
                    title: "Remove Fern?", message: "Its notes are removed, too.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
                return alert
            }
        }
    }

    /// Launches a list in a stack, which presents a controller.
    private static func presenting(
        in host: AppHost, _ presented: @escaping (Plants) -> UIViewController
    ) -> () -> Void {
        var list: Plants?
        host.launch {
            let plants = Plants()
            list = plants
            return UINavigationController(rootViewController: plants)
        }
        return {
            guard let list else { return }
            list.present(presented(list), animated: true)
        }
    }

    /// A row is swiped, its action appears, and after a pause it is tapped.
    private static var deletion: Film {
        Film(name: "delete", length: 1.4) { host in
            host.launch { UINavigationController(rootViewController: Plants()) }
            let row = CGPoint(x: 370, y: 268)
            let clock = host.environment.clock
            return {
                host.send(.touches([HostTouch(0, .began, at: row)]))
                for step in 1...10 {
                    clock.schedule(after: Double(step) * 0.03) {
                        let point = CGPoint(x: row.x - CGFloat(step) * 12, y: row.y)
                        host.send(.touches([HostTouch(0, step < 10 ? .moved : .ended, at: point)]))
                    }
                }
                for (phase, time) in [(HostTouch.Phase.began, 0.8), (.ended, 0.85)] {
                    clock.schedule(after: time) { host.send(.touches([HostTouch(1, phase, at: row)])) }
                }
            }
        }
    }

    private static var insertion: Film {
        Film(name: "insert", length: 0.4) { host in
            let plants = host.environment.perform { Plants() }
            host.launch { UINavigationController(rootViewController: plants) }
            return { plants.insert() }
        }
    }

    /// A square that is thrown down, and swings.
    private static var spring: Film {
        Film(name: "spring", length: 0.9) { host in
            var square: UIView?
            host.launch {
                let controller = UIViewController()
                let view = UIView(frame: CGRect(x: 145, y: 100, width: 100, height: 100))
                (view.backgroundColor, view.layer.cornerRadius) = (.systemOrange, 22)
                controller.view.backgroundColor = .systemBackground
                controller.view.addSubview(view)
                square = view
                return controller
            }
            return {
                UIView.animate(
                    withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
                ) { square?.center.y = 520 }
            }
        }
    }
}

/// A list of plants with a bar.
private final class Plants: UITableViewController, UIPopoverPresentationControllerDelegate {
    private var names = ["Aloe", "Cactus", "Fern", "Ivy", "Maple", "Moss", "Oak", "Rose", "Sage"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Info", style: .plain, target: nil, action: nil)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 60
    }

    func insert() {
        names.insert("Birch", at: 1)
        tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// A page with a picture and a text below a bar.
private final class Plant: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = "Fern"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIView()
        (picture.backgroundColor, picture.layer.cornerRadius) = (color, 12)
        let label = UILabel()
        (label.text, label.numberOfLines) = ("Ferns grow in the shade, and like to be sprayed with water.", 0)
        for part in [picture, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 120),
            label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
