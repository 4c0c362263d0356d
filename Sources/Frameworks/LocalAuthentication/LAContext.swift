public import Foundation
import UIKit

/// What a person has to show.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
    case deviceOwnerAuthenticationWithCompanion = 3
    case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}

/// Asks the device's owner to show who they are.
///
/// The device has the sensor that its conditions say, and the person does what they say: succeeds, fails or cancels.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var maxBiometryFailures: NSNumber?
    private var isInvalid = false

    public override init() { super.init() }

    /// The sensor of the device. As on iOS, it's known once a policy was checked.
    open private(set) var biometryType = LABiometryType.none

    /// What changes when the fingers or faces that the device knows do.
    open var evaluatedPolicyDomainState: Data? { biometryType == .none ? nil : Data("owner".utf8) }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil) -> Bool {
        let problem = problem(of: policy)
        error?.pointee = problem.map { $0 as NSError }
        return problem == nil
    }

    private func problem(of policy: LAPolicy) -> LAError? {
        if isInvalid { return LAError(.invalidContext) }
        switch DeviceConditions.current.biometry {
        case .none: biometryType = .none
        case .touch: biometryType = .touchID
        case .face: biometryType = .faceID
        }
        let needsSensor = policy != .deviceOwnerAuthentication
        return needsSensor && biometryType == .none ? LAError(.biometryNotAvailable) : nil
    }

    /// Calls a closure with what came of asking the person, half a second later.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let reply = reply
        MainThread.perform { [self] in
            let problem = problem(of: policy) ?? (interactionNotAllowed ? LAError(.notInteractive) : nil)
            let environment = UIEnvironment.current
            environment.schedule(after: problem == nil ? 0.5 : 0) { [self] in
                if let problem { return reply(false, problem) }
                if isInvalid { return reply(false, LAError(.appCancel)) }
                switch environment.conditions.authentication {
                case .succeeds: reply(true, nil)
                case .fails: reply(false, LAError(.authenticationFailed))
                case .cancels: reply(false, LAError(.userCancel))
                }
            }
        }
    }

    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isSuccess, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isSuccess) }
            }
        }
    }

    /// Ends what is being asked, with `LAError.appCancel`.
    open func invalidate() { isInvalid = true }

    @discardableResult
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { credential == nil }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}
