public import Foundation

/// What a map shows. Maps here are flat, of coastlines and countries.
open class MKMapConfiguration: NSObject, NSCopying {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    // The ground is flat at any style.
    open var elevationStyle = ElevationStyle.flat

    override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type of map that a configuration means.
    var mapType: MKMapType { .standard }

    /// Returns the configuration for a type of map.
    static func of(_ type: MKMapType) -> MKMapConfiguration {
        switch type {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite, .satelliteFlyover: MKImageryMapConfiguration()
        case .hybrid, .hybridFlyover: MKHybridMapConfiguration()
        }
    }
}

/// A map with its countries.
open class MKStandardMapConfiguration: MKMapConfiguration {
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    // No traffic is known here.
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// The Earth as it is seen from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    override var mapType: MKMapType { .satellite }
}

/// The Earth as it is seen from above, with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    // No traffic is known here.
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    override var mapType: MKMapType { .hybrid }
}

/// The features of a map that a person can select. There are none on the maps here.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
