public import Foundation
import QuartzCore
import UIKit

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// What a beacon sends: all beacons with an identifier, or some of them.
open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major ?? 0, minor ?? 0) == (other.uuid, other.major ?? 0, other.minor ?? 0)
    }
    open override var hash: Int { uuid.hashValue }
}

/// The surroundings of beacons. There is no Bluetooth here: ranging them fails with an error.
open class CLBeaconRegion: CLRegion {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }

    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Returns what the device would send as a beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        var bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
        for value in [beaconIdentityConstraint.major ?? 0, beaconIdentityConstraint.minor ?? 0] {
            bytes += [UInt8(value >> 8), UInt8(value & 255)]
        }
        bytes.append(UInt8(truncatingIfNeeded: measuredPower?.intValue ?? -59))
        let data = NSMutableDictionary()
        data.setObject(Data(bytes), forKey: "kCBAdvDataAppleBeaconKey" as NSString)
        return data
    }
}

/// A beacon that was found nearby.
open class CLBeacon: NSObject {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    public let accuracy: CLLocationAccuracy
    public let rssi: Int
    public let timestamp: Date

    init(_ constraint: CLBeaconIdentityConstraint, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int) {
        uuid = constraint.uuid
        (major, minor) = (NSNumber(value: constraint.major ?? 0), NSNumber(value: constraint.minor ?? 0))
        (self.proximity, self.accuracy, self.rssi, timestamp) = (proximity, accuracy, rssi, Date())
    }

    open var proximityUUID: UUID { uuid }
}

extension CLLocationManager {
    /// Looks for beacons, which fails: there is no Bluetooth.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        soon { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    public func startRangingBeacons(in region: CLBeaconRegion) {
        soon { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    // Nothing is looked for, so nothing ends.
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    public func stopRangingBeacons(in region: CLBeaconRegion) {}
    public var rangedRegions: Set<CLRegion> { [] }
    public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    private func soon(_ call: @escaping @MainActor (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        let environment = UIEnvironment.current
        environment.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                environment.perform { call(delegate, self) }
            }
        }
    }
}
