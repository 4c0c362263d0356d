import CoreGraphics
public import CoreLocation
public import Foundation
import UIKit

/// Stands for annotations for which there is too little room.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        title = memberAnnotations.first?.title ?? nil
        subtitle = "\(max(0, memberAnnotations.count - 1)) more"
    }

    /// The middle of the members.
    open var coordinate: CLLocationCoordinate2D {
        guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let count = Double(memberAnnotations.count)
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}

/// Finds the annotations of a map that stand too close to each other.
@MainActor
struct MapClusters {
    /// Returns the groups of two or more whose views overlap and have the same clustering identifier.
    static func groups(of views: [MKAnnotationView]) -> [[MKAnnotationView]] {
        var groups: [(name: String, room: CGRect, views: [MKAnnotationView])] = []
        for view in views {
            guard let name = view.clusteringIdentifier, !view.isSelected else { continue }
            let place = view.frame.insetBy(dx: -2, dy: -2)
            if let found = groups.firstIndex(where: { $0.name == name && $0.room.intersects(place) }) {
                groups[found].views.append(view)
            } else {
                groups.append((name, place, [view]))
            }
        }
        return groups.map(\.views).filter { $0.count > 1 }
    }
}
