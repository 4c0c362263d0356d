public import CoreLocation
public import Foundation
public import UIKit

extension MKMapItem {
    /// The name of a place in Apple's service.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) {
            guard !rawValue.isEmpty else { return nil }
            self.rawValue = rawValue
        }
        public var identifierString: String { rawValue }
    }

    /// The name of the place; no service here knows any.
    public nonisolated var identifier: Identifier? { nil }
    public nonisolated var alternateIdentifiers: Set<Identifier> { [] }
}

/// A picture with its colors.
public final class MKIconStyle: NSObject, Sendable {
    public let backgroundColor: UIColor
    public let image: UIImage

    init(_ image: UIImage, _ backgroundColor: UIColor) { (self.image, self.backgroundColor) = (image, backgroundColor) }
}

/// A feature of the map that a person has selected. There are none on the maps here.
public final class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }

    public let featureType: FeatureType
    public let iconStyle: MKIconStyle?
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let subtitle: String?

    init(_ type: FeatureType, _ coordinate: CLLocationCoordinate2D, title: String) {
        (featureType, self.coordinate, self.title, subtitle) = (type, coordinate, title, nil)
        (iconStyle, pointOfInterestCategory) = (nil, nil)
    }
}

/// Asks for a place by its name, or of a feature. No service here knows any: it ends with `MKError.placemarkNotFound`.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    public let mapFeatureAnnotation: MKMapFeatureAnnotation?
    public let mapItemIdentifier: MKMapItem.Identifier?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
        (self.mapFeatureAnnotation, mapItemIdentifier) = (mapFeatureAnnotation, nil)
    }
    public init(mapItemIdentifier: MKMapItem.Identifier) {
        (mapFeatureAnnotation, self.mapItemIdentifier) = (nil, mapItemIdentifier)
    }

    /// The name before iOS 18.
    open var featureAnnotation: MKMapFeatureAnnotation? { mapFeatureAnnotation }

    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        isLoading = true
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            guard isLoading else { return }
            isLoading = false
            handler(nil, MKError(.placemarkNotFound))
        }
    }

    open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }

    open func cancel() { (isCancelled, isLoading) = (true, false) }
}

/// A place on a map.
@preconcurrency @MainActor
open class MKMapItemAnnotation: NSObject, @preconcurrency MKAnnotation {
    public let mapItem: MKMapItem

    public init(mapItem: MKMapItem) { self.mapItem = mapItem }

    open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
    open var title: String? { mapItem.name }
    open var subtitle: String? { mapItem.placemark.locality }
}
