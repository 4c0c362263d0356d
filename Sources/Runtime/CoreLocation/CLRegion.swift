public import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A part of the Earth that an app wants to know about.
open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on Earth.
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    /// Creates an object of which nothing is known yet.
    public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation.distance(center, coordinate) <= radius
    }
}
