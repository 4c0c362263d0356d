public import Foundation
import QuartzCore
import UIKit

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Tells an app where the device is: at the place that a driver, the page or the command has given it.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
    private let environment = UIEnvironment.current
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { reportAuthorizationSoon() } }
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in meters that the device must move before the next update.
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    /// The last reported location.
    open private(set) var location: CLLocation?
    open var heading: CLHeading? { nil }
    open private(set) var monitoredRegions: Set<CLRegion> = []
    open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }

    private var isUpdating = false
    private var visits: VisitWatch?
    /// Whether one location was asked for.
    private var isAsked = false
    private var inside: Set<CLRegion> = []

    public override init() {
        super.init()
        environment.observe(\.place, for: self) { [weak self] in self?.placeChanged() }
    }

    // MARK: Authorization

    open var authorizationStatus: CLAuthorizationStatus { LocationAuthorization.shared.status }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.shared.status }
    open class func locationServicesEnabled() -> Bool { true }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    /// There is no compass.
    open class func headingAvailable() -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    // The names before iOS 7.
    open class func regionMonitoringAvailable() -> Bool { true }
    open class func regionMonitoringEnabled() -> Bool { true }
    /// There are no widgets here.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Asks for exact locations for a purpose that Info.plist describes. They are always exact here.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { environment.schedule(after: 0) { completion?(nil) } }

    open func requestWhenInUseAuthorization() {
        request(LocationAuthorization.whenInUseKeys, .authorizedWhenInUse)
    }

    open func requestAlwaysAuthorization() {
        request(LocationAuthorization.alwaysKeys, .authorizedAlways)
    }

    private func request(_ keys: [String], _ granted: CLAuthorizationStatus) {
        // Apps ask on any thread.
        MainThread.perform {
            LocationAuthorization.shared.request(keys, granting: granted) { [weak self] in
                guard let self else { return }
                delegate?.locationManagerDidChangeAuthorization(self)
                placeChanged()
            }
        }
    }

    /// Reports the status to a delegate after it is set.
    private func reportAuthorizationSoon() {
        guard delegate != nil else { return }
        environment.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.environment.perform { self.delegate?.locationManagerDidChangeAuthorization(self) }
            }
        }
    }

    private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }

    // MARK: Locations

    open func startUpdatingLocation() {
        isUpdating = true
        updateSoon()
    }

    open func stopUpdatingLocation() { isUpdating = false }

    /// Tells one location, or an error.
    open func requestLocation() {
        isAsked = true
        updateSoon()
    }

    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    /// Measures where the device points, which fails: there is no compass.
    open func startUpdatingHeading() {
        environment.reportOnce("CoreLocation: this device has no compass, so its heading isn't known")
        environment.schedule(after: 0) { [weak self] in self?.fail(.headingFailure) }
    }
    // Nothing is measured, so nothing ends, and no calibration is asked for.
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}

    /// Tells where the device stays for some minutes.
    open func startMonitoringVisits() {
        guard visits == nil else { return }
        visits = VisitWatch { [weak self] visit in
            guard let self, isAuthorized else { return }
            delegate?.locationManager(self, didVisit: visit)
        }
    }

    open func stopMonitoringVisits() {
        visits?.end()
        visits = nil
    }

    /// The manager reports locations at once and can't defer them.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        environment.schedule(after: 0) { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
        }
    }
    // Updates that aren't put off aren't told early.
    open func disallowDeferredLocationUpdates() {}

    private func updateSoon() {
        environment.clock.schedule(after: 0.1) { [weak self] in
            MainActor.assumeIsolated { self?.update(isFirst: true) }
        }
    }

    private func placeChanged() {
        update(isFirst: false)
        checkRegions()
    }

    private func update(isFirst: Bool) {
        guard isUpdating || isAsked else { return }
        environment.perform {
            switch authorizationStatus {
            case .notDetermined: return
            case .denied, .restricted: return fail(.denied)
            case .authorizedAlways, .authorizedWhenInUse: break
            }
            guard let place = environment.conditions.place else { return fail(.locationUnknown) }
            let new = CLLocation(place)
            if !isFirst, !isAsked, let location, new.distance(from: location) < max(0, distanceFilter) { return }
            location = new
            isAsked = false
            delegate?.locationManager(self, didUpdateLocations: [new])
        }
    }

    private func fail(_ code: CLError.Code) {
        isAsked = false
        delegate?.locationManager(self, didFailWithError: CLError(code))
    }

    // MARK: Regions

    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        environment.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.environment.perform { self.delegate?.locationManager(self, didStartMonitoringFor: region) }
                self.checkRegions()
            }
        }
    }

    open func stopMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
        inside.remove(region)
    }

    open func requestState(for region: CLRegion) {
        environment.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                let state = self.contains(region).map { $0 ? CLRegionState.inside : .outside } ?? .unknown
                self.environment.perform {
                    self.delegate?.locationManager(self, didDetermineState: state, for: region)
                }
            }
        }
    }

    private func contains(_ region: CLRegion) -> Bool? {
        guard isAuthorized, let place = environment.conditions.place, let circle = region as? CLCircularRegion else {
            return nil
        }
        return circle.contains(CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
    }

    private func checkRegions() {
        for region in monitoredRegions {
            guard let contains = contains(region), contains != inside.contains(region) else { continue }
            if contains { inside.insert(region) } else { inside.remove(region) }
            environment.perform {
                if contains, region.notifyOnEntry {
                    delegate?.locationManager(self, didEnterRegion: region)
                } else if !contains, region.notifyOnExit {
                    delegate?.locationManager(self, didExitRegion: region)
                }
            }
        }
    }
}
