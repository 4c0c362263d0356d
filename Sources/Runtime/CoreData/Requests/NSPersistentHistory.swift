public import Foundation
import UIKit

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

/// A moment in the history of stores: the numbers of their last transactions.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) { self.numbers = numbers }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "NSStoreTokens") else { return nil }
        let pairs = (text as String).split(separator: ",").compactMap { pair -> (String, Int64)? in
            let parts = pair.split(separator: "=")
            return parts.count == 2 ? Int64(parts[1]).map { (String(parts[0]), $0) } : nil
        }
        numbers = Dictionary(pairs) { first, _ in first }
    }

    open func encode(with coder: NSCoder) {
        let text = numbers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        coder.encode(text as NSString, forKey: "NSStoreTokens")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { numbers.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPersistentHistoryToken)?.numbers == numbers
    }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// What a save did with an object.
open class NSPersistentHistoryChange: NSObject, NSCopying, @unchecked Sendable {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    public let updatedProperties: Set<NSPropertyDescription>?
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    /// The values of a deleted object that its model preserves.
    open internal(set) var tombstone: [AnyHashable: Any]?

    init(
        _ number: Int64, _ object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
        _ properties: Set<NSPropertyDescription>?
    ) { (changeID, changedObjectID, changeType, updatedProperties) = (number, object, type, properties) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A save, with its changes.
open class NSPersistentHistoryTransaction: NSObject, NSCopying, @unchecked Sendable {
    public let transactionNumber: Int64
    public let storeID: String
    public let timestamp: Date
    public let author: String?
    public let contextName: String?
    public let bundleID: String
    public let processID: String
    public let changes: [NSPersistentHistoryChange]?

    init(_ record: HistoryRecord, _ store: String, _ changes: [NSPersistentHistoryChange]?) {
        (transactionNumber, timestamp, storeID) = (record.number, record.time, store)
        (author, contextName) = (record.names[0], record.names[1])
        (bundleID, processID) = (record.names[2] ?? "", record.names[3] ?? "")
        self.changes = changes
        super.init()
        for change in changes ?? [] { change.transaction = self }
    }

    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

    /// Returns what contexts merge to follow the transaction.
    open func objectIDNotification() -> Notification {
        var info: [String: Set<NSManagedObjectID>] = [:]
        for change in changes ?? [] {
            let key: String =
                switch change.changeType {
                case .insert: NSInsertedObjectIDsKey
                case .update: NSUpdatedObjectIDsKey
                case .delete: NSDeletedObjectIDsKey
                }
            info[key, default: []].insert(change.changedObjectID)
        }
        return Notification(name: .NSManagedObjectContextDidSaveObjectIDs, object: nil, userInfo: info)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A question for the history of stores, or its removal.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
    enum Bound {
        case token(NSPersistentHistoryToken?)
        case date(Date)
        case number(Int64)
    }

    let bound: Bound
    let removes: Bool
    open var resultType: NSPersistentHistoryResultType
    open var token: NSPersistentHistoryToken? { if case .token(let token) = bound { token } else { nil } }
    /// Chooses among the transactions, by their `author`, `contextName`, `bundleID` and so on.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    private init(_ bound: Bound, removes: Bool) {
        (self.bound, self.removes) = (bound, removes)
        resultType = removes ? .statusOnly : .transactionsAndChanges
    }

    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), removes: false)
    }
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), removes: false)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.number(transaction?.transactionNumber ?? 0), removes: false)
    }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), removes: true)
    }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), removes: true)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest
    { NSPersistentHistoryChangeRequest(.number(transaction?.transactionNumber ?? 0), removes: true) }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

extension NSPersistentStoreCoordinator {
    /// Returns the moment now of stores' histories, or nil if none is tracked.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let stores = (stores as? [NSPersistentStore] ?? persistentStores).filter(\.database.tracksHistory)
        guard !stores.isEmpty else { return nil }
        return lock.withLock {
            NSPersistentHistoryToken(
                Dictionary(stores.map { ($0.identifier, $0.database.lastTransaction) }) { first, _ in first })
        }
    }
}

extension NSManagedObjectContext {
    /// Reads or removes the history of the stores that track theirs.
    func run(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentStoreResult {
        guard let coordinator = persistentStoreCoordinator else {
            throw NSError.coreData(NSCoreDataError, "The context has no persistent store coordinator.")
        }
        let stores = request.affectedStores ?? coordinator.persistentStores
        var transactions: [NSPersistentHistoryTransaction] = []
        do {
            try coordinator.lock.withLock {
                for store in stores where store.database.tracksHistory {
                    if request.removes {
                        try store.database.removeHistory(before: request.bound)
                    } else {
                        let hasChanges = ![.transactionsOnly, .count, .statusOnly].contains(request.resultType)
                        transactions += try store.database.history(after: request.bound, withChanges: hasChanges)
                    }
                }
            }
        } catch let error as SQLError {
            throw SQLStore.error(error, stores.first?.url)
        }
        if let predicate = request.fetchRequest?.predicate {
            transactions = transactions.filter { predicate.evaluate(with: $0) }
        }
        let changes = transactions.flatMap { $0.changes ?? [] }
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .objectIDs: changes.map(\.changedObjectID)
            case .count: transactions.count
            case .transactionsOnly, .transactionsAndChanges: transactions
            case .changesOnly: changes
            }
        // Changes know their transaction as long as somebody has it.
        return NSPersistentHistoryResult(result, request.resultType)
    }
}
