public import Foundation

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// Which values stay if others have changed an object since it was read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump

/// An object that others have changed since it was read.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    public let sourceObject: NSManagedObject
    public let objectSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    public let oldVersionNumber: Int
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, _ stored: Row?) {
        sourceObject = object
        objectSnapshot = object.committedValues(forKeys: nil)
        persistedSnapshot = stored.map { row in
            let pairs = zip(object.layout.kinds, row.values).map { ($0.property.name, $1 ?? NSNull()) }
            return Dictionary(pairs) { first, _ in first }
        }
        oldVersionNumber = Int(object.row?.version ?? 0)
        newVersionNumber = Int(stored?.version ?? 0)
    }
}
