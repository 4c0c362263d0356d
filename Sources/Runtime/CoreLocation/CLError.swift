public import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a location, a region or an address can't be told.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var rangingUnavailable: Code { .rangingUnavailable }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public var localizedDescription: String {
        switch code {
        case .locationUnknown: "this device doesn't know where it is"
        case .denied: "the app isn't allowed to know where the device is"
        case .network: "there is no service here that knows addresses"
        case .headingFailure: "there is no compass here"
        case .rangingUnavailable: "there is no Bluetooth here, which finds beacons"
        default: "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
        }
    }
}
