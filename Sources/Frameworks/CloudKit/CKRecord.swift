public import CoreLocation
public import Foundation

/// A value of a record: a text, a number, a date, bytes, a place, an asset, a reference, or an array of them.
public protocol CKRecordValueProtocol {}
public protocol CKRecordValue: CKRecordValueProtocol {}

extension String: CKRecordValue {}
extension NSString: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension Double: CKRecordValue {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension Date: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension Data: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension CLLocation: CKRecordValue {}
extension Array: CKRecordValue, CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A part of a database, whose records change together.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { zoneName.hashValue }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }
    }

    public let zoneID: ID

    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A record of values by keys, on the device until it is saved.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            precondition(!recordName.isEmpty, "CKRecordID recordName must not be empty")
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { recordName.hashValue }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A link from one record to another.
    open class Reference: NSObject, NSCopying, CKRecordValue, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { recordID.hash }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    }

    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: [FieldKey] = []
    open var parent: Reference?
    open var share: Reference? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { values[key] as? any CKRecordValue }
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { set(object, key) }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { changed }

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { set(value as? any CKRecordValueProtocol, key) }

    public subscript(key: FieldKey) -> (any CKRecordValue)? {
        get { values[key] as? any CKRecordValue }
        set { set(newValue, key) }
    }

    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { set(newValue, key) }
    }

    private func set(_ value: (any CKRecordValueProtocol)?, _ key: FieldKey) {
        values[key] = value
        if !changed.contains(key) { changed.append(key) }
    }

    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        (copy.values, copy.changed, copy.parent) = (values, changed, parent)
        return copy
    }
}

public typealias CKRecordID = CKRecord.ID
public typealias CKReference = CKRecord.Reference

/// A record that people share.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }

    open class Metadata: NSObject, @unchecked Sendable {}

    open var publicPermission = ParticipantPermission.none
    open var url: URL? { nil }

    public init(rootRecord: CKRecord) {
        super.init(recordType: SystemType.share, recordID: ID(zoneID: rootRecord.recordID.zoneID))
    }
}
