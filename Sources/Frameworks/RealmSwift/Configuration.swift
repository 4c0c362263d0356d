public import Foundation

/// A block that changes the objects of an older schema.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// The class of objects in migrations.
public typealias MigrationObject = DynamicObject

/// A block that changes one object of an older schema.
public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

extension Realm {
    /// Where the contents of a Realm are, and how it is opened.
    ///
    /// Its blocks are called by the thread that opens the Realm, and the same for all threads.
    public struct Configuration: @unchecked Sendable, CustomStringConvertible {
        // Guarded by the lock.
        nonisolated(unsafe) private static var standard = Configuration()
        private static let lock = Foundation.NSLock()

        /// The configuration of Realms that are opened without one.
        public static var defaultConfiguration: Configuration {
            get { lock.withLock { standard } }
            set { lock.withLock { standard = newValue } }
        }

        /// The file of the app's home where a Realm is by default.
        private static var defaultURL: URL {
            URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Documents/default.realm")
        }

        private var url: URL?
        private var memoryIdentifier: String?

        /// The file, or nil for a Realm in memory.
        public var fileURL: URL? {
            get { memoryIdentifier == nil ? url ?? Self.defaultURL : nil }
            set {
                url = newValue
                if newValue != nil { memoryIdentifier = nil }
            }
        }

        /// The name of a Realm in memory, which ends with the last object that uses it.
        public var inMemoryIdentifier: String? {
            get { memoryIdentifier }
            set {
                memoryIdentifier = newValue
                if newValue != nil { url = nil }
            }
        }

        /// A key that encrypts the file on iOS. Files aren't encrypted here.
        public var encryptionKey: Data?
        public var readOnly: Bool
        /// The version of the app's classes. An older file is migrated.
        public var schemaVersion: UInt64
        public var migrationBlock: MigrationBlock?
        public var deleteRealmIfMigrationNeeded: Bool
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        /// The classes that the Realm holds, or nil for all.
        public var objectTypes: [ObjectBase.Type]?
        public var seedFilePath: URL?
        public var maximumNumberOfActiveVersions: UInt?

        public init(
            fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
            schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false,
            shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil,
            seedFilePath: URL? = nil
        ) {
            (url, memoryIdentifier) = (inMemoryIdentifier == nil ? fileURL : nil, inMemoryIdentifier)
            (self.encryptionKey, self.readOnly, self.schemaVersion) = (encryptionKey, readOnly, schemaVersion)
            (self.migrationBlock, self.deleteRealmIfMigrationNeeded) = (migrationBlock, deleteRealmIfMigrationNeeded)
            (self.shouldCompactOnLaunch, self.objectTypes) = (shouldCompactOnLaunch, objectTypes)
            self.seedFilePath = seedFilePath
        }

        public var description: String {
            "Realm.Configuration { \(storeKey), schemaVersion = \(schemaVersion), readOnly = \(readOnly) }"
        }

        /// Whether another configuration names the same classes.
        func hasTypes(of other: Configuration) -> Bool {
            objectTypes.map { Set($0.map { ObjectIdentifier($0) }) }
                == other.objectTypes.map { Set($0.map { ObjectIdentifier($0) }) }
        }

        /// What Realms with the same contents share.
        var storeKey: String { memoryIdentifier.map { "memory \($0)" } ?? fileURL?.standardizedFileURL.path ?? "" }
    }

    /// Why a Realm can't be opened or written.
    public struct Error: Swift.Error, LocalizedError, CustomNSError, Equatable, CustomStringConvertible {
        public enum Code: Int, Sendable {
            case fail = 1
            case fileAccess = 2
            case filePermissionDenied = 3
            case fileExists = 4
            case fileNotFound = 5
            case fileFormatUpgradeRequired = 6
            case incompatibleLockFile = 8
            case addressSpaceExhausted = 9
            case schemaMismatch = 10
            case alreadyOpen = 12
            case incompatibleSession = 15
            case unsupportedFileFormatVersion = 16
            case invalidDatabase = 20
        }

        public let code: Code
        private let message: String

        init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

        public init(_ code: Code, userInfo: [String: Any] = [:]) {
            self.init(code, userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)")
        }

        public static let fail = Code.fail
        public static let fileAccess = Code.fileAccess
        public static let filePermissionDenied = Code.filePermissionDenied
        public static let fileExists = Code.fileExists
        public static let fileNotFound = Code.fileNotFound
        public static let incompatibleLockFile = Code.incompatibleLockFile
        public static let fileFormatUpgradeRequired = Code.fileFormatUpgradeRequired
        public static let addressSpaceExhausted = Code.addressSpaceExhausted
        public static let schemaMismatch = Code.schemaMismatch
        public static let unsupportedFileFormatVersion = Code.unsupportedFileFormatVersion
        public static let invalidDatabase = Code.invalidDatabase
        public static let alreadyOpen = Code.alreadyOpen

        public static var errorDomain: String { "io.realm" }
        public var errorCode: Int { code.rawValue }
        public var errorDescription: String? { message }
        public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
        public var description: String { message }
        public var localizedDescription: String { message }

        /// Compares the reasons of two errors.
        public static func == (left: Error, right: Error) -> Bool { left.code == right.code }
    }
}

/// Matches the reason of an error: `catch Realm.Error.fileNotFound`.
public func ~= (code: Realm.Error.Code, error: any Error) -> Bool { (error as? Realm.Error)?.code == code }

// MARK: Schemas

/// The classes of a Realm.
public struct Schema: Equatable, CustomStringConvertible {
    public let objectSchema: [ObjectSchema]

    init(_ context: RealmContext) {
        let names =
            context.configuration.objectTypes?.map { ClassLayout.name(of: $0) } ?? Array(context.contents.tables.keys)
        objectSchema = names.sorted().map { ObjectSchema($0, context.contents.tables[$0]) }
    }

    init(_ contents: Contents) {
        objectSchema = contents.tables.sorted { $0.key < $1.key }.map { ObjectSchema($0.key, $0.value) }
    }

    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
    public var description: String { objectSchema.map(\.description).joined(separator: "\n") }
}

/// The properties of a class.
public struct ObjectSchema: Equatable, CustomStringConvertible {
    public let className: String
    public let properties: [Property]
    private let primaryKey: String?

    public var primaryKeyProperty: Property? { properties.first { $0.name == primaryKey } }

    init(_ layout: ClassLayout) {
        let properties = layout.properties.map { Property(name: $0.name, isIndexed: $0.isIndexed, type: $0.type) }
        self.init(layout.name, layout.primaryKey, properties)
    }

    private init(_ className: String, _ primaryKey: String?, _ properties: [Property]) {
        (self.className, self.primaryKey, self.properties) = (className, primaryKey, properties)
    }

    init(_ name: String, _ table: Table?) {
        guard let layout = ClassLayout.named(name) else {
            let types = (table?.types ?? [:]).sorted { $0.key < $1.key }
            self.init(name, table?.primaryKey, types.map { Property(name: $0, isIndexed: false, type: $1) })
            return
        }
        self.init(layout)
    }

    public subscript(propertyName: String) -> Property? { properties.first { $0.name == propertyName } }
    public var description: String { "\(className) {\n\(properties.map { "\t\($0);\n" }.joined())}" }
}

/// A property of a class.
public struct Property: Equatable, CustomStringConvertible {
    public let name: String
    public let isIndexed: Bool
    let type: ValueType

    public var isOptional: Bool { type.isOptional || type.kind == .object && type.shape == .single }
    public var isArray: Bool { type.shape == .list }
    public var isSet: Bool { type.shape == .set }
    public var isMap: Bool { type.shape == .map }
    public var objectClassName: String? { type.target }
    public var description: String { "\(name): \(type.text)" }
}
