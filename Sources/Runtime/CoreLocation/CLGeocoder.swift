public import Foundation
import UIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds coordinates of addresses, and addresses of coordinates. There is no service here that knows any: each request ends
/// with `CLError.network`.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
    open private(set) var isGeocoding = false

    public override init() { super.init() }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { end(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func cancelGeocode() { isGeocoding = false }

    private func end(_ handler: @escaping CLGeocodeCompletionHandler) {
        UIEnvironment.current.reportOnce("CoreLocation: there is no service here that knows addresses")
        // One request at a time, as on a device.
        guard !isGeocoding else { return handler(nil, CLError(.network)) }
        isGeocoding = true
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { [self] in
            guard isGeocoding else { return handler(nil, CLError(.geocodeCanceled)) }
            isGeocoding = false
            handler(nil, CLError(.network))
        }
    }
}
