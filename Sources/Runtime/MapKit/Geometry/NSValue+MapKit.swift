public import CoreLocation
public import Foundation

// Values of Foundation for Linux hold numbers of a few kinds: a place is held as a point.
extension NSValue {
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(point: NSPoint(x: coordinate.latitude, y: coordinate.longitude))
    }

    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(point: NSPoint(x: span.latitudeDelta, y: span.longitudeDelta))
    }

    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
    }

    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: pointValue.x, longitudeDelta: pointValue.y)
    }
}
