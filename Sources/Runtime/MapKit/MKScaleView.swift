import CoreGraphics
import CoreLocation
public import Foundation
public import UIKit

/// A ruler for the distances on a map.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    open weak var mapView: MKMapView? { didSet { setNeedsDisplay() } }
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
    /// The end at which the ruler begins.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

    public enum Alignment: Int, Sendable { case leading, trailing }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 20))
        self.mapView = mapView
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        guard let mapView, let context = UIGraphicsGetCurrentContext(), mapView.bounds.width > 0 else { return }
        let metersPerPoint =
            mapView.visibleMapRect.width / mapView.bounds.width
            * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
        // The longest round distance that has room.
        let longest = (bounds.width - 40) * metersPerPoint
        let power = pow(10, log10(max(longest, 1e-9)).rounded(.down))
        let meters = [5, 2, 1].first { $0 * power <= longest }.map { $0 * power } ?? power
        let width = meters / metersPerPoint
        context.setFillColor(UIColor.label.withAlphaComponent(0.7).cgColor)
        let start = legendAlignment == .leading ? 0 : bounds.width - width
        context.fill(CGRect(x: start, y: 12, width: width, height: 3))
        let text = (meters >= 1000 ? "\(Int(meters / 1000)) km" : "\(Int(meters)) m") as NSString
        text.draw(
            at: CGPoint(x: start, y: 0),
            withAttributes: [.font: UIFont.systemFont(ofSize: 9, weight: .medium), .foregroundColor: UIColor.label])
    }
}

/// Follows the device while it is pressed.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
        primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
            guard let map = self?.mapView else { return }
            map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
        }
    }
}
