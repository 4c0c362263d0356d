import Foundation
import UIKit

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What a person has answered. It stays with the app's other defaults, as on a device.
@MainActor
final class LocationAuthorization {
    static let shared = LocationAuthorization()

    private static let key = "CLAuthorizationStatus"
    /// The settings of the device about the app, beside the app's own defaults.
    private let settings = UserDefaults(suiteName: "CoreLocation")
    /// Whether a person is being asked.
    private(set) var isAsking = false
    private var waiting: [@MainActor () -> Void] = []
    /// What was allowed for this run of the app only.
    private var once: CLAuthorizationStatus?
    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    var status: CLAuthorizationStatus {
        if let once { return once }
        let stored = (settings?.object(forKey: Self.key) as? Int).flatMap { CLAuthorizationStatus(rawValue: Int32($0)) }
        return stored ?? .notDetermined
    }

    private func set(_ status: CLAuthorizationStatus) { settings?.set(Int(status.rawValue), forKey: Self.key) }

    /// Forgets what was answered.
    func reset() {
        once = nil
        settings?.removeObject(forKey: Self.key)
    }

    /// Allows or forbids the app for as long as it runs.
    func allowOnce(_ status: CLAuthorizationStatus) { once = status }

    /// Asks a person, unless there is an answer. `answered` is called when the status has changed.
    func request(
        _ purposeKeys: [String], granting granted: CLAuthorizationStatus, _ answered: @escaping @MainActor () -> Void
    ) {
        guard status == .notDetermined || (status == .authorizedWhenInUse && granted == .authorizedAlways) else {
            return
        }
        let purpose = purposeKeys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
        guard let purpose else {
            let keys = purposeKeys.map { "“\($0)”" }.joined(separator: " and ")
            return UIEnvironment.current.report(
                "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain \(keys) key(s) with string value(s) explaining to the user how the app uses this data"
            )
        }
        ask(purpose, answered)
    }

    /// Calls a closure when the status has changed, until its owner ends that.
    func observe(for owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(owner)] = changed
    }

    func stopObserving(for owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    /// Asks a person for what a session needs.
    nonisolated static func requestSoon(_ requirement: CLServiceSession.AuthorizationRequirement) {
        let environment = UIEnvironment.current
        MainThread.perform {
            environment.perform {
                switch requirement {
                case .none: break
                case .whenInUse: shared.request(whenInUseKeys, granting: .authorizedWhenInUse) {}
                case .always: shared.request(alwaysKeys, granting: .authorizedAlways) {}
                }
            }
        }
    }

    nonisolated static let whenInUseKeys = ["NSLocationWhenInUseUsageDescription"]
    nonisolated static let alwaysKeys = ["NSLocationAlwaysAndWhenInUseUsageDescription"] + whenInUseKeys

    func ask(_ purpose: String, _ answered: @escaping @MainActor () -> Void) {
        waiting.append(answered)
        guard !isAsking else { return }
        isAsking = true
        SystemAlert.ask(
            "Allow “\(SystemAlert.appName)” to use your location?", purpose,
            answers: ["Allow Once", "Allow While Using App", "Don’t Allow"]
        ) { [self] answer in
            isAsking = false
            switch answer {
            case 0: once = .authorizedWhenInUse
            case 1: set(.authorizedWhenInUse)
            default: set(.denied)
            }
            let callers = waiting
            waiting = []
            for caller in callers { caller() }
            for changed in observers.values { changed() }
        }
    }
}
