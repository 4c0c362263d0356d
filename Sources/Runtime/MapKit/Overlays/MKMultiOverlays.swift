public import CoreGraphics
public import CoreLocation
public import Foundation

/// Several lines that are one overlay.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
    public let polylines: [MKPolyline]

    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

/// Several areas that are one overlay.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
    public let polygons: [MKPolygon]

    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

extension MKMapRect {
    var center: CLLocationCoordinate2D {
        isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
    }
}

@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    override var outlines: [MapOutline] { multiPolyline.polylines.map(\.outline) }
    // Lines have no inside.
    open override func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    override var outlines: [MapOutline] {
        multiPolygon.polygons.flatMap { [$0.outline] + ($0.interiorPolygons ?? []).map(\.outline) }
    }
}
