import UIKit

// The names of Swift 3 and 4.

@available(*, deprecated, renamed: "MKMapSnapshotter.Snapshot") public typealias MKMapSnapshot =
    MKMapSnapshotter.Snapshot
@available(*, deprecated, renamed: "MKMapSnapshotter.Options") public typealias MKMapSnapshotOptions =
    MKMapSnapshotter.Options
@available(*, deprecated, renamed: "MKError.Code") public typealias MKErrorCode = MKError.Code
@available(*, deprecated, renamed: "MKDistanceFormatter.Units") public typealias MKDistanceFormatterUnits =
    MKDistanceFormatter.Units
@available(*, deprecated, renamed: "MKDistanceFormatter.DistanceUnitStyle") public typealias
    MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle

extension MKMapView {
    @available(*, deprecated, renamed: "addOverlay(_:)")
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    @available(*, deprecated, renamed: "addOverlay(_:level:)")
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    @available(*, deprecated, renamed: "insertOverlay(_:at:)")
    public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }
    @available(*, deprecated, renamed: "insertOverlay(_:at:level:)")
    public func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index, level: level)
    }
    @available(*, deprecated, renamed: "insertOverlay(_:above:)")
    public func insert(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, above: sibling)
    }
    @available(*, deprecated, renamed: "insertOverlay(_:below:)")
    public func insert(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, below: sibling)
    }
    @available(*, deprecated, renamed: "removeOverlay(_:)")
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
