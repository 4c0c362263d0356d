public import CoreGraphics
public import Foundation
public import UIKit

/// Draws an overlay. Its points are those of the map, from the corner of the overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The points of the screen that one of the map takes.
    open internal(set) var contentScaleFactor: CGFloat = 1
    weak var map: MKMapView?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    public init(overlay: any MKOverlay) { self.overlay = overlay }

    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    // Subclasses draw.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() { map?.overlaysChanged() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { map?.overlaysChanged() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { map?.overlaysChanged() }
    /// How the overlay is mixed with what is below it.
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }

    /// Draws for a camera, in the coordinates of the map view.
    func draw(_ camera: MapCamera, shift: Double, in context: CGContext) {
        let origin = overlay.boundingMapRect.origin
        let visible = camera.visible.offsetBy(dx: -shift, dy: 0)
        guard overlay.boundingMapRect.intersects(visible), canDraw(visible, zoomScale: camera.scale) else { return }
        context.saveGState()
        context.translateBy(
            x: camera.size.width / 2 + (origin.x + shift - camera.center.x) * camera.scale,
            y: camera.size.height / 2 + (origin.y - camera.center.y) * camera.scale)
        context.scaleBy(x: camera.scale, y: camera.scale)
        context.setAlpha(alpha)
        context.setBlendMode(blendMode)
        draw(visible, zoomScale: camera.scale, in: context)
        context.restoreGState()
    }
}

public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 8 / max(zoomScale, 1e-9) }

/// Draws an overlay that is a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of lines in points of the screen; 0 is that of the map.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    /// The path in the renderer's coordinates, which `createPath()` sets.
    open var path: CGPath! {
        get {
            if ownPath == nil { createPath() }
            return ownPath
        }
        set { ownPath = newValue }
    }
    private var ownPath: CGPath?

    // Subclasses create the paths of overlays of their own; those of MapKit's are known.
    open func createPath() {}
    open func invalidatePath() {
        ownPath = nil
        setNeedsDisplay()
    }

    /// The outlines of overlays that are known.
    var outlines: [MapOutline] { [] }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        strokeColor.map { context.setStrokeColor($0.cgColor) }
        context.setLineWidth((lineWidth == 0 ? 2 : lineWidth) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase / zoomScale,
            lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        fillColor.map { context.setFillColor($0.cgColor) }
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(path)
        context.strokePath()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    override func draw(_ camera: MapCamera, shift: Double, in context: CGContext) {
        guard ownPath == nil, !outlines.isEmpty else { return super.draw(camera, shift: shift, in: context) }
        context.saveGState()
        context.setAlpha(alpha)
        context.setBlendMode(blendMode)
        applyFillProperties(to: context, atZoomScale: 1)
        fillPath(path(of: outlines, camera, shift), in: context)
        stroke(camera, shift: shift, in: context)
        context.restoreGState()
    }

    /// The part of each outline that has a line.
    var strokeRange: (start: Double, end: Double) { (0, 1) }

    /// Draws the lines of the outlines.
    func stroke(_ camera: MapCamera, shift: Double, in context: CGContext) {
        let range = strokeRange
        let lines = outlines.map { $0.part(from: range.start, to: range.end) }
        applyStrokeProperties(to: context, atZoomScale: 1)
        strokePath(path(of: lines, camera, shift), in: context)
    }

    private func path(of outlines: [MapOutline], _ camera: MapCamera, _ shift: Double) -> CGPath {
        let path = CGMutablePath()
        for outline in outlines { outline.add(to: path, camera, shift: shift, margin: Double(lineWidth)) }
        return path
    }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([], isClosed: false) }
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override var strokeRange: (start: Double, end: Double) { (strokeStart, strokeEnd) }
    override var outlines: [MapOutline] { (overlay as? MKPolyline).map { [$0.outline] } ?? [] }
    // Lines have no inside.
    open override func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon([], isClosed: true) }
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override var strokeRange: (start: Double, end: Double) { (strokeStart, strokeEnd) }
    override var outlines: [MapOutline] {
        guard let polygon = overlay as? MKPolygon else { return [] }
        return [polygon.outline] + (polygon.interiorPolygons ?? []).map(\.outline)
    }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override var strokeRange: (start: Double, end: Double) { (strokeStart, strokeEnd) }
    override var outlines: [MapOutline] { (overlay as? MKCircle).map { [$0.outline] } ?? [] }
}
