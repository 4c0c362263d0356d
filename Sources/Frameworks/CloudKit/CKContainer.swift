public import Foundation
public import UIKit

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

/// The app's part of iCloud. Nobody is signed in here: the account's status says so, and each request ends with the error
/// `notAuthenticated`, as on a device without an account.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app"))
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)

    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

    open class func `default`() -> CKContainer { shared }

    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        CKDatabase.later { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        CKDatabase.later { completionHandler(nil, CKError.noAccount) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }

    open func add(_ operation: CKOperation) { operation.start() }
}

/// A database of the app's container.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

    public let databaseScope: Scope

    init(_ scope: Scope) { databaseScope = scope }

    /// Calls a closure soon, on a queue of the system's as CloudKit does.
    static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.global().async { body() }
    }

    private static func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
        later { handler(nil, CKError.noAccount) }
    }

    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
    }

    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        Self.refuse(completionHandler)
    }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    { Self.refuse(completionHandler) }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { Self.refuse(completionHandler) }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { Self.refuse(completionHandler) }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        Self.refuse(completionHandler)
    }
    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        Self.refuse(completionHandler)
    }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void)
    { Self.refuse(completionHandler) }
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        Self.refuse(completionHandler)
    }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) { Self.refuse(completionHandler) }

    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperationMaximumResults,
        completionHandler:
            @escaping (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) { Self.later { completionHandler(.failure(CKError.noAccount)) } }

    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperationMaximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError.noAccount }
}

/// A search for records of a type.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: UIKit.NSPredicate
    open var sortDescriptors: [UIKit.NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: UIKit.NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
