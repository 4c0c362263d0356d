public import Foundation

/// What all properties of an entity have.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    // A model is changed before a coordinator uses it, and read by several threads after that.
    open internal(set) weak var entity: NSEntityDescription?
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []
    /// The property's name in the version of the model before this one.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }
    var storedRenamingIdentifier: String?
    open var isIndexed = false
    open var isStoredInExternalRecord = false

    public required override init() { super.init() }

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// A value that changes with what a store keeps of the property.
    open var versionHash: Data { VersionHash.hash(of: storedForm) }

    /// What a store keeps of the property, as a text.
    var storedForm: String { "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")" }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = type(of: self).init()
        fill(other)
        return other
    }

    func fill(_ other: NSPropertyDescription) {
        (other.name, other.isOptional, other.isTransient) = (name, isOptional, isTransient)
        (other.userInfo, other.versionHashModifier) = (userInfo, versionHashModifier)
        (other.validationPredicates, other.validationWarnings) = (validationPredicates, validationWarnings)
        other.storedRenamingIdentifier = storedRenamingIdentifier
    }

    open override var description: String { "(<\(type(of: self))>), name \(name), isOptional \(isOptional)" }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The types of attributes by their short names.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let undefined = AttributeType(rawValue: 0)
        public static let integer16 = AttributeType(rawValue: 100)
        public static let integer32 = AttributeType(rawValue: 200)
        public static let integer64 = AttributeType(rawValue: 300)
        public static let decimal = AttributeType(rawValue: 400)
        public static let double = AttributeType(rawValue: 500)
        public static let float = AttributeType(rawValue: 600)
        public static let string = AttributeType(rawValue: 700)
        public static let boolean = AttributeType(rawValue: 800)
        public static let date = AttributeType(rawValue: 900)
        public static let binaryData = AttributeType(rawValue: 1000)
        public static let uuid = AttributeType(rawValue: 1100)
        public static let uri = AttributeType(rawValue: 1200)
        public static let transformable = AttributeType(rawValue: 1800)
        public static let objectID = AttributeType(rawValue: 2000)
        public static let composite = AttributeType(rawValue: 2100)
    }

    open var attributeType = NSAttributeType.undefinedAttributeType
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false
    /// The limits of a value that a model's document has.
    var minimum: Double?
    var maximum: Double?
    var pattern: String?
    private var className: String?

    open var attributeValueClassName: String? {
        get {
            if let className { return className }
            switch attributeType {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
                .floatAttributeType, .booleanAttributeType:
                return "NSNumber"
            case .decimalAttributeType: return "NSDecimalNumber"
            case .stringAttributeType: return "NSString"
            case .dateAttributeType: return "NSDate"
            case .binaryDataAttributeType: return "NSData"
            case .UUIDAttributeType: return "NSUUID"
            case .URIAttributeType: return "NSURL"
            default: return nil
            }
        }
        set { className = newValue }
    }

    override var storedForm: String {
        "\(super.storedForm) \(attributeType.rawValue) \(valueTransformerName ?? "") \(allowsExternalBinaryDataStorage)"
    }

    override func fill(_ other: NSPropertyDescription) {
        super.fill(other)
        guard let other = other as? NSAttributeDescription else { return }
        (other.attributeType, other.defaultValue) = (attributeType, defaultValue)
        (other.valueTransformerName, other.className) = (valueTransformerName, className)
        (other.minimum, other.maximum, other.pattern) = (minimum, maximum, pattern)
        other.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        other.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        other.allowsCloudEncryption = allowsCloudEncryption
    }
}

/// An attribute whose value follows from others when its object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    open var derivationExpression: NSExpression?

    override func fill(_ other: NSPropertyDescription) {
        super.fill(other)
        (other as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
    }
}

/// What becomes of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    // Entities refer to each other: a model keeps them.
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    override var storedForm: String {
        let inverse = inverseRelationship?.name ?? ""
        return "\(super.storedForm) \(destinationEntity?.name ?? "") \(inverse) \(isToMany) \(isOrdered)"
    }

    override func fill(_ other: NSPropertyDescription) {
        super.fill(other)
        guard let other = other as? NSRelationshipDescription else { return }
        (other.destinationEntity, other.inverseRelationship) = (destinationEntity, inverseRelationship)
        (other.maxCount, other.minCount, other.deleteRule) = (maxCount, minCount, deleteRule)
        other.isOrdered = isOrdered
    }
}

/// A property whose value is what a request finds.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func fill(_ other: NSPropertyDescription) {
        super.fill(other)
        (other as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
    }
}

/// A value that a request computes.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    open var expression: NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// An index of an entity's properties.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    open private(set) var property: NSPropertyDescription?
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) { self.property = property }

    open var propertyName: String? { property?.name }
}

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// Hashes of texts that are the same in each process.
enum VersionHash {
    static func hash(of text: String) -> Data {
        // FNV-1a, with two starts for 128 bits
        var result = Data()
        for start in [0xcbf2_9ce4_8422_2325 as UInt64, 0x9e37_79b9_7f4a_7c15] {
            var hash = start
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { result.append(contentsOf: $0) }
        }
        return result
    }
}
