public import Foundation
import UIKit

/// The values of a row, as its store has them: one for each place of the entity's layout. To-one relationships are identifiers; to-many
/// ones aren't there.
final class Row {
    let version: Int64
    let values: [Any?]

    init(_ version: Int64, _ values: [Any?]) { (self.version, self.values) = (version, values) }
}

/// What an object keeps for a property.
enum Slot {
    case attribute(Any?)
    case one(NSManagedObject?)
    /// A related object that nobody asked for yet.
    case identifier(NSManagedObjectID)
    case many([NSManagedObject])
    /// Related objects that nobody asked for yet, and what has changed among them since.
    case unread(added: [NSManagedObject], removed: [NSManagedObject])
}

/// An object of an entity, in a context.
///
/// Objects that come from a store are faults: they ask for their values when one is needed first.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    private var identifier: NSManagedObjectID?
    public internal(set) var objectID: NSManagedObjectID {
        get {
            // Objects that are found get theirs from the store.
            if let identifier { return identifier }
            let new = NSManagedObjectID(temporaryOf: entity)
            identifier = new
            return new
        }
        set { identifier = newValue }
    }
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isFault = false
    public internal(set) var isInserted = false
    public internal(set) var isDeleted = false
    public internal(set) var isUpdated = false
    let layout: EntityLayout
    /// What a store had when the object was read or saved; nil for an object that isn't saved.
    var row: Row?
    /// The faults that are read together with this one.
    var batch: FaultBatch?
    private var foundBesides: PrefetchedObjects?
    /// What a request has read of related objects, until something is saved.
    var prefetched: PrefetchedObjects? {
        get { foundBesides.flatMap { $0.saves == managedObjectContext?.saves ? $0 : nil } }
        set { foundBesides = newValue }
    }
    /// The related objects that were there when the object was read or saved, of the relationships that have changed.
    var committedLists: [Int: [NSManagedObject]] = [:]
    /// The places of the properties that have changed since then.
    var changes: Set<Int> = []
    /// The values of properties at the last event.
    var changesOfEvent: Set<Int> = []
    /// Kept even while the object's values are being read, which their own accessors may ask for.
    var slots: [Slot]
    /// The number of calls inside of which changes aren't noted, as those of `willSave` and `awakeFromFetch` are.
    private var isAwaking = false

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(entity: NSEntityDescription(), insertInto: nil) }

    /// Creates an object, and inserts it into a context if there is one.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        layout = entity.layout
        slots = layout.slots
        super.init()
        guard let context else { return }
        guard !entity.isAbstract else {
            fatalError("Cannot insert an object of the abstract entity \(entity.name ?? "")")
        }
        context.insert(self)
    }

    /// Creates an object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = moc.entity(of: Self.self) else {
            fatalError(
                "An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription. No entity of the context's model has this class."
            )
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// The entity whose objects have the class.
    open class func entity() -> NSEntityDescription {
        guard let entity = KnownModels.entity(of: self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
        }
        return entity
    }

    /// Returns a request for all objects of the class's entity.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "")
        request.entity = entity()
        return request
    }

    // MARK: State

    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    open var hasPersistentChangedValues: Bool {
        changes.contains { !layout.kinds[$0].property.isTransient }
    }
    open var faultingState: Int { isFault ? 1 : 0 }

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    /// Returns the values that have changed since the object was read or saved.
    open func changedValues() -> [String: Any] { values(at: changes) }
    open func changedValuesForCurrentEvent() -> [String: Any] { values(at: changesOfEvent) }

    private func values(at places: Set<Int>) -> [String: Any] {
        var values: [String: Any] = [:]
        for place in places { values[layout.kinds[place].property.name] = value(at: place) ?? NSNull() }
        return values
    }

    /// Returns what the properties were when the object was read or saved.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys ?? layout.kinds.map(\.property.name) {
            guard let place = layout.places[key] else { continue }
            values[key] = committedValue(at: place) ?? NSNull()
        }
        return values
    }

    private func committedValue(at place: Int) -> Any? {
        if case .many(let relationship) = layout.kinds[place] {
            if isInserted, row == nil { return nil }
            let list = committedLists[place] ?? list(at: place)
            return relationship.isOrdered ? NSOrderedSet(array: list) : NSSet(array: list)
        }
        guard changes.contains(place) else { return row == nil && isInserted ? nil : value(at: place) }
        let value = row?.values[place] ?? nil
        if let id = value as? NSManagedObjectID, layout.kinds[place].relationship != nil {
            return managedObjectContext?.object(with: id)
        }
        return value
    }

    // MARK: What subclasses override

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    // MARK: Access

    open func willAccessValue(forKey key: String?) { fire() }
    open func didAccessValue(forKey key: String?) {}

    open func willChangeValue(forKey key: String) {
        fire()
        UIKit.KeyValueChanges.will(self, key)
    }

    open func didChangeValue(forKey key: String) {
        if let place = layout.places[key] { recordChange(at: place) }
        UIKit.KeyValueChanges.did(self, key)
    }

    open func primitiveValue(forKey key: String) -> Any? {
        guard let place = layout.places[key] else { return nil }
        return value(at: place)
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let place = layout.places[key] else { return }
        fire()
        switch layout.kinds[place] {
        case .attribute(let attribute): slots[place] = .attribute(ManagedValue.kept(value, for: attribute) ?? value)
        case .one: slots[place] = .one(value as? NSManagedObject)
        case .many: slots[place] = .many(Self.objects(value))
        }
    }

    /// Returns the value of a property.
    open func value(forKey key: String) -> Any? {
        if let place = layout.places[key] { return value(at: place) }
        if let property = layout.fetchedProperties[key] { return fetched(property) }
        return value(forUndefinedKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        guard let place = layout.places[key] else { return setValue(value, forUndefinedKey: key) }
        set(value, at: place)
    }

    /// Returns the value of a key that is no property of the entity: one of the class's own properties.
    open func value(forUndefinedKey key: String) -> Any? {
        switch key {
        case "objectID": return objectID
        case "self", "SELF": return self
        case "entity": return entity
        default: return UIKit.ClassProperties.value(key, of: self)
        }
    }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        if !UIKit.ClassProperties.set(value, key, of: self) {
            CoreDataLog.report(
                "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
    }

    open func value(forKeyPath keyPath: String) -> Any? { PredicateOperand.keyPath(keyPath).value(of: self) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner =
            keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSManagedObject
        owner?.setValue(value, forKey: last)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    open override var description: String {
        let data = isFault ? "<fault>" : "\(layout.kinds.map { "\($0.property.name)" })"
        return
            "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID.uriRepresentation().absoluteString); data: \(data))"
    }

    /// Calls what may change the object without that it counts as a change.
    func awake(_ body: () -> Void) {
        let before = isAwaking
        isAwaking = true
        body()
        isAwaking = before
    }

    /// Records that a property has changed.
    func recordChange(at place: Int) {
        guard !isAwaking else { return }
        changesOfEvent.insert(place)
        changes.insert(place)
        managedObjectContext?.recordChange(of: self)
    }
}

public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

extension NSManagedObject: PredicateSubject {
    package func predicateValue(forKey key: String) -> Any? { value(forKey: key) }
}
