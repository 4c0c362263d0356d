public import Foundation

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"

public struct HKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorNoData: Code { .errorNoData }

    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "Health data is unavailable on this device"]
    }

    static let unavailable = HKError(.errorHealthDataUnavailable)
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// What a device knows of its owner's health: nothing. As on an iPad before iPadOS 17, health data isn't available, and each request
/// ends with an error that says so.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { false }

    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    /// Calls a closure with the error, later and on a queue of the system's, as HealthKit does.
    static func refuse(_ completion: @escaping (HKError) -> Void) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(.unavailable) }
    }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { Self.refuse { completion(false, $0) } }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw HKError.unavailable }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { Self.refuse { completion(.unknown, $0) } }

    open func execute(_ query: HKQuery) { Self.refuse { query.fail($0) } }
    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        Self.refuse { completion(false, $0) }
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        Self.refuse { completion(false, $0) }
    }
    open func save(_ object: HKObject) async throws { throw HKError.unavailable }
    open func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        Self.refuse { completion(false, $0) }
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        Self.refuse { completion(false, $0) }
    }
    open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void
    ) { Self.refuse { completion(false, $0) } }

    open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }
    open func dateOfBirth() throws -> Date { throw HKError.unavailable }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
    open func bloodType() throws -> HKBloodTypeObject { throw HKError.unavailable }

    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { Self.refuse { completion([:], $0) } }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { Self.refuse { completion(false, $0) } }
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { Self.refuse { completion(false, $0) } }
    open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
        Self.refuse { completion(false, $0) }
    }
}
