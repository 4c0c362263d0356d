import CoreGraphics
import CoreLocation
public import Foundation
import QuartzCore
public import UIKit

@preconcurrency @MainActor
public protocol MKMapItemDetailViewControllerDelegate: AnyObject {
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

/// Shows what is known about a place: its name, address, telephone number and address on the web.
@preconcurrency @MainActor
open class MKMapItemDetailViewController: UIViewController {
    open var mapItem: MKMapItem? { didSet { if isViewLoaded { show() } } }
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
    private let displaysMap: Bool
    private let map = MKMapView()
    private let rows = UIStackView()

    public init(mapItem: MKMapItem?, displaysMap: Bool) {
        (self.mapItem, self.displaysMap) = (mapItem, displaysMap)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: false) }

    public required init?(coder: NSCoder) {
        displaysMap = false
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows.axis = .vertical
        rows.spacing = 10
        // The button is beside the name.
        rows.isLayoutMarginsRelativeArrangement = true
        rows.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 36)
        let close = UIButton(type: .close)
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        map.isUserInteractionEnabled = false
        map.layer.cornerRadius = 12
        map.isHidden = !displaysMap
        let all = UIStackView(arrangedSubviews: [rows, map])
        all.axis = .vertical
        all.spacing = 16
        for part in [all, close] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            map.heightAnchor.constraint(equalToConstant: 180),
            all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            all.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            close.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        show()
    }

    private func finish() {
        if let delegate {
            delegate.mapItemDetailViewControllerDidFinish(self)
        } else {
            dismiss(animated: true)
        }
    }

    private func show() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        guard let mapItem else { return add("No place", .title2) }
        let placemark = mapItem.placemark
        add(mapItem.name ?? placemark.name ?? "Unknown place", .title2)
        let street = [placemark.thoroughfare, placemark.subThoroughfare].compactMap(\.self).joined(separator: " ")
        let town = [placemark.postalCode, placemark.locality].compactMap(\.self).joined(separator: " ")
        for text in [
            street, town, placemark.country ?? "", mapItem.phoneNumber ?? "", mapItem.url?.absoluteString ?? "",
        ]
        where !text.isEmpty { add(text, .body) }
        guard displaysMap, CLLocationCoordinate2DIsValid(placemark.coordinate) else { return }
        map.removeAnnotations(map.annotations)
        map.showAnnotations([MKPointAnnotation(coordinate: placemark.coordinate)], animated: false)
    }

    private func add(_ text: String, _ style: UIFont.TextStyle) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        rows.addArrangedSubview(label)
    }
}

/// What is shown of a place that a person selects on a map.
public final class MKSelectionAccessory: NSObject, Sendable {
    /// How the details of a place are shown.
    public final class MapItemDetailPresentationStyle: NSObject, Sendable {
        public enum CalloutStyle: Int, Sendable { case automatic, full, compact }

        enum Place: Sendable { case automatic, callout, sheet, maps }
        let place: Place

        private init(_ place: Place) { self.place = place }

        public static let callout = MapItemDetailPresentationStyle(.callout)
        public static let openInMaps = MapItemDetailPresentationStyle(.maps)

        // All callouts are of one size here.
        public static func callout(_ style: CalloutStyle) -> MapItemDetailPresentationStyle { callout }

        /// The controller isn't kept: the map is in one.
        @preconcurrency @MainActor
        public static func automatic(
            presentationViewController: UIViewController?
        ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle(.automatic) }

        @preconcurrency @MainActor
        public static func sheet(
            presentedFrom viewController: UIViewController
        ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle(.sheet) }
    }

    let style: MapItemDetailPresentationStyle

    private init(_ style: MapItemDetailPresentationStyle) { self.style = style }

    public static func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> MKSelectionAccessory {
        MKSelectionAccessory(presentationStyle)
    }
}

extension MKMapView {
    /// Shows what a delegate wants to have shown of a place that is selected.
    func showAccessory(of annotation: any MKAnnotation) {
        guard let item = (annotation as? MKMapItemAnnotation)?.mapItem,
            let accessory = delegate?.mapView(self, selectionAccessoryFor: annotation)
        else { return }
        switch accessory.style.place {
        case .callout: break
        case .maps: item.openInMaps()
        case .automatic, .sheet:
            let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
                .first
            owner?.present(MKMapItemDetailViewController(mapItem: item, displaysMap: true), animated: true)
        }
    }
}
