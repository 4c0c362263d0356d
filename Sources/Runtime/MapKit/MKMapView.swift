import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit
import QuartzCore

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map of the world with its coastlines, borders and the names of countries, on which annotations and overlays stand.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard { didSet { ground.setNeedsDisplay() } }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsBuildings = true
    open var showsCompass = true
    open var showsScale = false { didSet { setNeedsLayout() } }
    open var showsTraffic = false
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The features that a person can select. There are none on the maps here.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Whether the camera can be tilted by a button. The camera looks straight down here, so none is seen.
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var preferredConfiguration: MKMapConfiguration {
        get { configuration ?? .of(mapType) }
        set {
            configuration = newValue
            mapType = newValue.mapType
        }
    }
    private var configuration: MKMapConfiguration?
    /// Whether there is a button with which a person follows the device.
    open var showsUserTrackingButton = false { didSet { updateTrackingButton() } }
    private var trackingButton: MKUserTrackingButton?
    /// The distances from which the map may be seen.
    open var cameraZoomRange: MKMapView.CameraZoomRange! = CameraZoomRange() { didSet { limit(animated: false) } }
    /// Where the middle of the map has to stay, or nil for anywhere.
    open var cameraBoundary: MKMapView.CameraBoundary? { didSet { limit(animated: false) } }
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { user.update() } } }
    open var userTrackingMode: MKUserTrackingMode {
        get { user.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Where the device is; without a location if that isn't known.
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool {
        guard let location = userLocation.location else { return false }
        return visibleMapRect.contains(MKMapPoint(location.coordinate))
    }

    let ground = MapGround(frame: .zero)
    private let pins = MapLayer(frame: .zero)
    private let scaleView = MKScaleView(frame: CGRect(x: 12, y: 12, width: 140, height: 20))
    private let source = UILabel()
    lazy var gestures = MapGestures(self)
    lazy var user = MapUser(self)
    /// What is seen while the view has a size.
    private(set) var sight = MapCamera()
    /// What is shown once the view has a size.
    private var wanted: (rect: MKMapRect, insets: UIEdgeInsets)?
    private var motion: MapMotion?

    open private(set) var annotations: [any MKAnnotation] = []
    private var clusters: [MKClusterAnnotation] = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var registered: [String: MKAnnotationView.Type] = [:]
    private var unused: [String: [MKAnnotationView]] = [:]
    private weak var selectedView: MKAnnotationView?
    private var callout: CalloutView?
    private(set) var entries: [(overlay: any MKOverlay, level: MKOverlayLevel, renderer: MKOverlayRenderer?)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        func flag(_ key: String, usually value: Bool) -> Bool {
            coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : value
        }
        mapType = MKMapType(rawValue: UInt(max(0, coder.decodeInteger(forKey: "MKMapType")))) ?? .standard
        isZoomEnabled = flag("MKZoomEnabled", usually: true)
        isScrollEnabled = flag("MKScrollEnabled", usually: true)
        isRotateEnabled = flag("MKRotateEnabled", usually: true)
        isPitchEnabled = flag("MKPitchEnabled", usually: true)
        showsBuildings = flag("MKShowsBuildings", usually: true)
        showsCompass = flag("MKShowsCompass", usually: true)
        showsTraffic = flag("MKShowsTraffic", usually: false)
        showsPointsOfInterest = flag("MKShowsPointsOfInterest", usually: true)
        setUp()
        showsScale = flag("MKShowsScaleKey", usually: false)
        showsUserLocation = flag("MKShowsUserLocation", usually: false)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        ground.map = self
        source.text = "Natural Earth"
        source.font = .systemFont(ofSize: 9, weight: .medium)
        source.textColor = .secondaryLabel
        scaleView.mapView = self
        for view in [ground, pins, source, scaleView] as [UIView] { addSubview(view) }
        gestures.add()
        user.update()
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \MKMapView.delegate)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        (ground.frame, pins.frame) = (bounds, bounds)
        let label = source.sizeThatFits(bounds.size)
        let safe = safeAreaInsets
        source.frame = CGRect(
            x: safe.left + 10, y: bounds.height - safe.bottom - label.height - 6, width: label.width,
            height: label.height)
        trackingButton?.frame = CGRect(x: bounds.width - safe.right - 54, y: safe.top + 10, width: 44, height: 44)
        scaleView.isHidden = !showsScale
        scaleView.frame.origin = CGPoint(x: safe.left + 12, y: safe.top + 12)
        guard bounds.width > 0, bounds.height > 0, sight.size != bounds.size else { return }
        let isFirst = sight.size == .zero
        if isFirst { delegate?.mapViewWillStartLoadingMap(self) }
        if let wanted {
            show(MapCamera(showing: wanted.rect, in: bounds.size, insets: wanted.insets))
        } else {
            var new = sight
            new.size = bounds.size
            if isFirst { new.scale = new.leastScale }
            new.keepInWorld()
            show(new)
        }
        if isFirst {
            delegate?.mapView(self, regionDidChangeAnimated: false)
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
        wanted = nil
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        ground.setNeedsDisplay()
    }

    /// Shows what a camera sees, as far as the map may be seen from there.
    func show(_ new: MapCamera) {
        sight = limited(new)
        ground.setNeedsDisplay()
        scaleView.setNeedsDisplay()
        placeAnnotations()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    // MARK: Region

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }

    open var visibleMapRect: MKMapRect {
        get { wanted?.rect ?? (sight.size == .zero ? .world : sight.visible) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard let rect = region.mapRect else {
            UIEnvironment.current.report(
                "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>"
            )
            return
        }
        setVisibleMapRect(rect, animated: animated)
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        let (middle, rect) = (MKMapPoint(coordinate), visibleMapRect)
        guard sight.size != .zero, wanted == nil else {
            wanted = (rect.offsetBy(dx: middle.x - rect.midX, dy: middle.y - rect.midY), wanted?.insets ?? .zero)
            return
        }
        var new = sight
        new.center = middle
        new.keepInWorld()
        go(to: new, animated: animated)
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        guard !mapRect.isNull else { return }
        guard sight.size != .zero else {
            wanted = (mapRect, insets)
            return
        }
        go(to: MapCamera(showing: mapRect, in: sight.size, insets: insets), animated: animated)
    }

    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard let rect = region.mapRect else { return region }
        return MKCoordinateRegion(mapRectThatFits(rect))
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        sight.size == .zero ? mapRect : MapCamera(showing: mapRect, in: sight.size).visible
    }

    /// Goes to a camera by itself.
    func go(to new: MapCamera, animated: Bool) {
        stop()
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        guard animated, window != nil, new != sight else {
            show(new)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        let old = sight
        run(for: 0.5) { map, share in
            let eased = share * share * (3 - 2 * share)
            map.show(old.between(new, eased))
        }
    }

    /// Moves the map for a time, and calls `regionDidChange` at the end.
    func run(for seconds: Double, _ step: @escaping @MainActor (MKMapView, Double) -> Void) {
        motion = MapMotion(seconds) { [weak self] share in
            guard let self else { return }
            step(self, share)
            guard share >= 1 else { return }
            motion = nil
            delegate?.mapView(self, regionDidChangeAnimated: true)
        }
    }

    /// Stops where the map is.
    func stop() {
        guard let motion else { return }
        motion.end()
        self.motion = nil
        delegate?.mapView(self, regionDidChangeAnimated: true)
    }

    // MARK: Converting

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        layoutIfNeeded()
        return convert(sight.point(for: MKMapPoint(coordinate)), to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        layoutIfNeeded()
        let place = sight.mapPoint(at: convert(point, from: view))
        let world = MKMapSize.world.width
        return MKMapPoint(x: place.x - (place.x / world).rounded(.down) * world, y: place.y).coordinate
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        layoutIfNeeded()
        guard let rect = region.mapRect else { return .null }
        let origin = convert(sight.point(for: rect.origin), to: view)
        return CGRect(
            origin: origin, size: CGSize(width: rect.width * sight.scale, height: rect.height * sight.scale))
    }

    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        layoutIfNeeded()
        let own = convert(rect, from: view)
        let origin = sight.mapPoint(at: own.origin)
        return MKCoordinateRegion(
            MKMapRect(
                x: origin.x, y: origin.y, width: own.width / sight.scale, height: own.height / sight.scale))
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        let new = annotations.filter { annotation in !self.annotations.contains { $0 === annotation } }
        self.annotations += new
        let views = new.map(makeView)
        for view in views {
            pins.addSubview(view)
            (view.annotation as? MKPointAnnotation)?.moved = { [weak self] in
                MainActor.assumeIsolated { self?.placeAnnotations() }
            }
        }
        placeAnnotations()
        for view in views { (view as? MKPinAnnotationView)?.drop() }
        if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where self.annotations.contains(where: { $0 === annotation }) {
            self.annotations.removeAll { $0 === annotation }
            (annotation as? MKPointAnnotation)?.moved = nil
            removeView(of: annotation)
        }
        if !clusters.isEmpty { placeAnnotations() }
    }

    private func removeView(of annotation: any MKAnnotation) {
        if selectedView?.annotation === annotation { changeSelection(to: nil) }
        guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
        view.removeFromSuperview()
        (view.map, view.cluster, view.isHidden) = (nil, nil, false)
        view.reuseIdentifier.map { unused[$0, default: []].append(view) }
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
                ($0 as? NSObject).map(AnyHashable.init)
            })
    }

    open var annotationVisibleRect: CGRect { bounds }

    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        guard !annotations.isEmpty else { return }
        let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
            rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
        }
        // There is room for the views, and for the place around a single one.
        let least = 2000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
        let (dx, dy) = (
            max(rect.width * 0.15, (least - rect.width) / 2), max(rect.height * 0.15, (least - rect.height) / 2)
        )
        setVisibleMapRect(rect.insetBy(dx: -dx, dy: -dy), animated: animated)
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        if let view = unused[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return registered[identifier].map { $0.init(_registered: nil, reuseIdentifier: identifier) }
    }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let isCluster = annotation is MKClusterAnnotation
        let identifier =
            isCluster
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        let own = delegate?.mapView(self, viewFor: annotation)
        let view =
            own
            ?? (annotation === userLocation
                ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
                : dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation))
        view.annotation = annotation
        if let cluster = annotation as? MKClusterAnnotation, own == nil, let view = view as? MKMarkerAnnotationView {
            view.glyphText = "\(cluster.memberAnnotations.count)"
        }
        view.map = self
        view.prepareForDisplay()
        views[ObjectIdentifier(annotation)] = view
        return view
    }

    func placeAnnotations() {
        guard sight.size != .zero else { return }
        for (annotation, view) in annotations.compactMap({ each in view(for: each).map { (each, $0) } }) {
            guard CLLocationCoordinate2DIsValid(annotation.coordinate) else {
                view.isHidden = true
                continue
            }
            let place = sight.point(for: MKMapPoint(annotation.coordinate))
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
        cluster()
        placeCallout()
    }

    /// Puts one view in place of those that are too close to each other.
    private func cluster() {
        let own = annotations.compactMap { view(for: $0) }.filter {
            ($0.annotation).map { CLLocationCoordinate2DIsValid($0.coordinate) } ?? false
        }
        guard !clusters.isEmpty || own.contains(where: { $0.clusteringIdentifier != nil }) else { return }
        for view in own where view.cluster != nil || view.clusteringIdentifier != nil {
            (view.cluster, view.isHidden) = (nil, false)
        }
        let old = clusters
        clusters = MapClusters.groups(of: own).compactMap { group in
            let members = group.compactMap(\.annotation)
            let same = old.first { cluster in
                cluster.memberAnnotations.count == members.count
                    && zip(cluster.memberAnnotations, members).allSatisfy { $0 === $1 }
            }
            let cluster =
                same ?? delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
                ?? MKClusterAnnotation(memberAnnotations: members)
            show(cluster, for: group)
            return cluster
        }
        for cluster in old where !clusters.contains(where: { $0 === cluster }) { removeView(of: cluster) }
    }

    private func show(_ cluster: MKClusterAnnotation, for group: [MKAnnotationView]) {
        let view = view(for: cluster) ?? makeView(cluster)
        if view.superview == nil {
            pins.addSubview(view)
            delegate?.mapView(self, didAdd: [view])
        }
        let place = sight.point(for: MKMapPoint(cluster.coordinate))
        view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        for member in group { (member.cluster, member.isHidden) = (view, true) }
    }

    // MARK: Selection

    open var selectedAnnotations: [any MKAnnotation] {
        get { (selectedView?.annotation).map { [$0] } ?? [] }
        set { changeSelection(to: newValue.first.flatMap { view(for: $0) }) }
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        changeSelection(to: view(for: annotation), animated: animated)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation == nil || selectedView?.annotation === annotation { changeSelection(to: nil, animated: animated) }
    }

    /// Selects the view of an annotation, or none.
    func changeSelection(to view: MKAnnotationView?, animated: Bool = true) {
        guard view !== selectedView else { return }
        if let old = selectedView {
            selectedView = nil
            callout?.removeFromSuperview()
            callout = nil
            old.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: old)
            if let annotation = old.annotation { delegate?.mapView(self, didDeselect: annotation) }
        }
        guard let view, view.isEnabled else { return }
        selectedView = view
        pins.bringSubviewToFront(view)
        view.setSelected(true, animated: animated)
        if view.canShowCallout, !((view.annotation?.title ?? nil) ?? "").isEmpty {
            callout = CalloutView(view) { [weak self, weak view] control in
                guard let self, let view else { return }
                delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
            }
            callout.map(pins.addSubview)
            placeCallout()
        }
        delegate?.mapView(self, didSelect: view)
        guard let annotation = view.annotation else { return }
        delegate?.mapView(self, didSelect: annotation)
        showAccessory(of: annotation)
    }

    private func placeCallout() {
        guard let callout, let view = selectedView else { return }
        let top = view.frame.minY + view.calloutOffset.y
        callout.place(at: CGPoint(x: view.frame.midX + view.calloutOffset.x, y: top - 2), in: bounds)
    }

    /// Returns the frontmost view of an annotation at a point.
    func annotationView(at point: CGPoint) -> MKAnnotationView? {
        pins.subviews.reversed().compactMap { $0 as? MKAnnotationView }.first { view in
            // A finger needs some room.
            let inset = CGPoint(x: min(0, (view.bounds.width - 32) / 2), y: min(0, (view.bounds.height - 32) / 2))
            return !view.isHidden && view.isEnabled
                && view.bounds.insetBy(dx: inset.x, dy: inset.y).contains(view.convert(point, from: self))
        }
    }

    func isInCallout(_ point: CGPoint) -> Bool { callout?.frame.contains(point) ?? false }

    // MARK: Overlays

    open var overlays: [any MKOverlay] { entries.map(\.overlay) }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        entries.filter { $0.level == level }.map(\.overlay)
    }

    open func addOverlay(_ overlay: any MKOverlay) { insert(overlay, entries.count, .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { insert(overlay, entries.count, level) }
    open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert(overlay, index, .aboveLabels) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insert(overlay, index, level)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let place = entries.firstIndex { $0.overlay === sibling }
        insert(overlay, place.map { $0 + 1 } ?? entries.count, place.map { entries[$0].level } ?? .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        let place = entries.firstIndex { $0.overlay === sibling }
        insert(overlay, place ?? 0, place.map { entries[$0].level } ?? .aboveLabels)
    }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        guard entries.indices.contains(index1), entries.indices.contains(index2) else { return }
        entries.swapAt(index1, index2)
        overlaysChanged()
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let one = entries.firstIndex(where: { $0.overlay === overlay1 }),
            let other = entries.firstIndex(where: { $0.overlay === overlay2 })
        else { return }
        exchangeOverlay(at: one, withOverlayAt: other)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        entries.removeAll { entry in overlays.contains { $0 === entry.overlay } }
        overlaysChanged()
    }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        entries.first { $0.overlay === overlay }?.renderer
    }

    private func insert(_ overlay: any MKOverlay, _ index: Int, _ level: MKOverlayLevel) {
        guard !entries.contains(where: { $0.overlay === overlay }) else { return }
        let renderer = delegate?.mapView(self, rendererFor: overlay)
        renderer?.map = self
        entries.insert((overlay, level, renderer), at: min(max(0, index), entries.count))
        overlaysChanged()
        if let renderer { delegate?.mapView(self, didAdd: [renderer]) }
    }

    func overlaysChanged() { ground.setNeedsDisplay() }

    // MARK: The person with the device

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        user.follow(mode, animated: animated)
        trackingButton?.update()
    }

    private func updateTrackingButton() {
        trackingButton?.removeFromSuperview()
        trackingButton = showsUserTrackingButton ? MKUserTrackingButton(mapView: self) : nil
        if let trackingButton {
            trackingButton.backgroundColor = .systemBackground.withAlphaComponent(0.9)
            trackingButton.layer.cornerRadius = 8
            addSubview(trackingButton)
        }
        setNeedsLayout()
    }
}

/// Views of annotations; touches between them are the map's.
private final class MapLayer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

/// The map itself, with the overlays.
final class MapGround: UIView {
    weak var map: MKMapView?

    override func draw(_ rect: CGRect) {
        guard let map, map.sight.size != .zero, let context = UIGraphicsGetCurrentContext() else { return }
        let style = MapStyle(map.mapType, isDark: traitCollection.userInterfaceStyle == .dark)
        let painter = MapPainter(camera: map.sight, style: style)
        painter.drawGround(in: context)
        drawOverlays(.aboveRoads, painter, in: context)
        painter.drawLabels(in: context)
        drawOverlays(.aboveLabels, painter, in: context)
    }

    private func drawOverlays(_ level: MKOverlayLevel, _ painter: MapPainter, in context: CGContext) {
        guard let map else { return }
        for shift in painter.shifts {
            for entry in map.entries where entry.level == level {
                entry.renderer?.draw(map.sight, shift: shift, in: context)
            }
        }
    }

    /// The views of annotations take touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
