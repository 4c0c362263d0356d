import UIKit

/// A map of the stops, which can be moved and zoomed.
class RouteViewController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var scrollView: UIScrollView!
    @IBOutlet private var routeView: RouteView!
    @IBOutlet private var stopLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        routeView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(chooseStop(_:))))
        choose(0)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { routeView }

    @objc private func chooseStop(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: routeView)
        if let index = routeView.stop(near: point) { choose(index) }
    }

    @IBAction private func showNext(_ sender: Any) {
        choose((routeView.selectedStop + 1) % Trip.shared.stops.count)
    }

    private func choose(_ index: Int) {
        let stop = Trip.shared.stops[index]
        routeView.selectedStop = index
        stopLabel.text = "\(stop.name) · \(stop.dateText)"
    }
}
