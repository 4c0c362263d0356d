import UIKit

/// Shows the whole dungeon, and a place in it. Its view is made by code.
class MapViewController: UIViewController {
    /// The place that is highlighted.
    var place: Place? {
        didSet { mapView?.highlight = place }
    }

    private weak var mapView: DungeonView?

    override func loadView() {
        let view = UIView()
        view.backgroundColor = UIColor(named: "Rock")
        let map = DungeonView()
        map.highlight = place
        map.translatesAutoresizingMaskIntoConstraints = false
        map.isAccessibilityElement = true
        map.accessibilityLabel = "Map of the dungeon"
        view.addSubview(map)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            map.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            map.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            map.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
        mapView = map
        self.view = view
    }
}
