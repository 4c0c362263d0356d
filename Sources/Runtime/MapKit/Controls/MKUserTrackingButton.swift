import CoreGraphics
public import Foundation
public import UIKit

/// Follows the device while it is pressed.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView? { didSet { update() } }
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = "Tracking"
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        addSubview(button)
        update()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func toggle() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
        update()
    }

    /// Shows whether the map follows.
    func update() {
        let follows = mapView.map { $0.userTrackingMode != .none } ?? false
        button.setImage(UIImage(systemName: follows ? "location.fill" : "location"), for: .normal)
        button.accessibilityTraits = follows ? [.button, .selected] : .button
    }
}
