import Foundation
import UIKit

extension NSManagedObject {
    /// Reads the object's values if they aren't there yet.
    func fire() {
        guard isFault else { return }
        guard let context = managedObjectContext else { return }
        if row == nil { batch?.read(in: context) }
        if row == nil { row = context.row(of: objectID) }
        isFault = false
        guard let row else {
            // As with shouldDeleteInaccessibleFaults, which is on by default: the object is a deleted one without values.
            CoreDataLog.report(
                "warning: an NSManagedObjectContext delegate overrode fault firing: CoreData could not fulfill a fault for '\(objectID)'"
            )
            slots = layout.kinds.map { kind in
                switch kind {
                case .attribute: .attribute(nil)
                case .one: .one(nil)
                case .many: .many([])
                }
            }
            isDeleted = true
            return
        }
        read(row)
        awake { awakeFromFetch() }
    }

    /// Takes the values of a row.
    func read(_ row: Row) {
        self.row = row
        slots = zip(layout.kinds, row.values).map { kind, value in
            switch kind {
            case .attribute: .attribute(value)
            case .one: (value as? NSManagedObjectID).map { .identifier($0) } ?? .one(nil)
            case .many: .unread(added: [], removed: [])
            }
        }
    }

    /// Becomes a fault, which reads its values again.
    func turnIntoFault() {
        (batch, prefetched) = (nil, nil)
        guard !isFault else {
            row = nil
            return
        }
        willTurnIntoFault()
        isFault = true
        row = nil
        changes = []
        committedLists = [:]
        slots = layout.slots
        didTurnIntoFault()
    }

    // MARK: Values

    func value(at place: Int) -> Any? {
        fire()
        switch slots[place] {
        case .attribute(let value): return value
        case .one(let object): return object
        case .identifier(let id):
            let object = managedObjectContext?.object(with: id, row: prefetched?.rows[id])
            object?.prefetched = prefetched?.following[place] ?? object?.prefetched
            slots[place] = .one(object)
            return object
        case .many, .unread:
            let list = list(at: place)
            return layout.kinds[place].relationship?.isOrdered == true ? NSOrderedSet(array: list) : NSSet(array: list)
        }
    }

    /// Returns the related objects of a to-many relationship.
    func list(at place: Int) -> [NSManagedObject] {
        fire()
        switch slots[place] {
        case .many(let list): return list
        case .unread(let added, let removed):
            guard let context = managedObjectContext, let relationship = layout.kinds[place].relationship else {
                return added
            }
            let stored = context.relatedObjects(of: self, relationship)
            let gone = Set((added + removed).map(ObjectIdentifier.init))
            let list = stored.filter { !gone.contains(ObjectIdentifier($0)) } + added
            if !added.isEmpty || !removed.isEmpty { committedLists[place] = stored }
            slots[place] = .many(list)
            return list
        default: return []
        }
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        (PredicateValue.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
    }

    /// Returns what the request of a fetched property finds.
    func fetched(_ property: NSFetchedPropertyDescription) -> Any? {
        guard let context = managedObjectContext, let template = property.fetchRequest else { return nil }
        let request = template.duplicate()
        request.predicate = request.predicate?.withSubstitutionVariables(
            ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
        return try? context.fetch(request)
    }

    // MARK: Changes

    /// Sets a property and what is at the other end of a relationship.
    func set(_ value: Any?, at place: Int) {
        fire()
        switch layout.kinds[place] {
        case .attribute(let attribute):
            guard let kept = ManagedValue.kept(value, for: attribute) else {
                CoreDataLog.report(
                    "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = \(attribute.attributeValueClassName ?? "NSObject"); given type = \(value.map { "\(type(of: $0))" } ?? "nil"); value = \(value ?? "nil")."
                )
                return
            }
            record(place)
            willChangeValue(forKey: attribute.name)
            slots[place] = .attribute(kept)
            didChangeValue(forKey: attribute.name)
        case .one(let relationship):
            let new = PredicateValue.isNil(value) ? nil : value as? NSManagedObject
            guard checkDestination(new, relationship) else { return }
            setOne(new, at: place, relationship)
        case .many: setList(Self.objects(value), at: place)
        }
    }

    private func checkDestination(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription) -> Bool {
        guard let object, let destination = relationship.destinationEntity else { return true }
        if !object.entity.isKindOf(entity: destination) {
            CoreDataLog.report(
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired type = \(destination.name ?? ""); given type = \(object.entity.name ?? "")."
            )
            return false
        }
        if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
            fatalError(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts"
            )
        }
        return true
    }

    private func setOne(_ new: NSManagedObject?, at place: Int, _ relationship: NSRelationshipDescription) {
        let old = value(at: place) as? NSManagedObject
        guard old !== new else { return }
        record(place)
        replaceOne(at: place, with: new)
        guard let inverse = relationship.inverseRelationship else { return }
        old?.unlink(self, by: inverse)
        new?.link(self, by: inverse)
    }

    /// Sets a to-one relationship, without its other end.
    private func replaceOne(at place: Int, with new: NSManagedObject?) {
        let key = layout.kinds[place].property.name
        willChangeValue(forKey: key)
        slots[place] = .one(new)
        didChangeValue(forKey: key)
    }

    /// Sets a to-many relationship and what is at the other ends.
    func setList(_ given: [NSManagedObject], at place: Int) {
        guard case .many(let relationship) = layout.kinds[place] else { return }
        var known: Set<ObjectIdentifier> = []
        let new = given.filter { known.insert(ObjectIdentifier($0)).inserted && checkDestination($0, relationship) }
        let old = list(at: place)
        let before = Set(old.map(ObjectIdentifier.init))
        let removed = old.filter { !known.contains(ObjectIdentifier($0)) }
        let added = new.filter { !before.contains(ObjectIdentifier($0)) }
        let isMoved = relationship.isOrdered && !old.elementsEqual(new, by: ===)
        guard !removed.isEmpty || !added.isEmpty || isMoved else { return }
        record(place)
        replaceList(at: place, with: new, before: old)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in removed { object.unlink(self, by: inverse) }
        for object in added { object.link(self, by: inverse) }
    }

    private func replaceList(at place: Int, with new: [NSManagedObject], before old: [NSManagedObject]) {
        let key = layout.kinds[place].property.name
        willChangeValue(forKey: key)
        if committedLists[place] == nil { committedLists[place] = old }
        slots[place] = .many(new)
        didChangeValue(forKey: key)
    }

    /// Adds an object at the other end of its relationship.
    private func link(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        guard let place = layout.places[relationship.name] else { return }
        fire()
        if relationship.isToMany {
            changeUnread(at: place, adding: object)
            return
        }
        let old = value(at: place) as? NSManagedObject
        guard old !== object else { return }
        record(place)
        replaceOne(at: place, with: object)
        if let inverse = relationship.inverseRelationship { old?.unlink(self, by: inverse) }
    }

    func unlink(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        guard let place = layout.places[relationship.name] else { return }
        fire()
        if relationship.isToMany {
            changeUnread(at: place, removing: object)
        } else if value(at: place) as? NSManagedObject === object {
            record(place)
            replaceOne(at: place, with: nil)
        }
    }

    /// Adds or removes a related object. Those that nobody asked for yet aren't read for it.
    private func changeUnread(
        at place: Int, adding added: NSManagedObject? = nil, removing removed: NSManagedObject? = nil
    ) {
        record(place)
        let key = layout.kinds[place].property.name
        willChangeValue(forKey: key)
        switch slots[place] {
        case .unread(var adding, var removing):
            if let added {
                adding.append(added)
                removing.removeAll { $0 === added }
            }
            if let removed {
                removing.append(removed)
                adding.removeAll { $0 === removed }
            }
            slots[place] = .unread(added: adding, removed: removing)
        case .many(var list):
            if committedLists[place] == nil { committedLists[place] = list }
            if let added, !list.contains(where: { $0 === added }) { list.append(added) }
            if let removed { list.removeAll { $0 === removed } }
            slots[place] = .many(list)
        default: break
        }
        didChangeValue(forKey: key)
    }

    /// Registers what undoes the change of a property that is about to happen.
    private func record(_ place: Int) {
        guard let context = managedObjectContext, let undo = context.undoManager, undo.isUndoRegistrationEnabled,
            !context.isRestoring
        else { return }
        let slot = slots[place]
        undo.registerUndo(withTarget: self) { object in object.restore(slot, at: place) }
    }

    private func restore(_ slot: Slot, at place: Int) {
        record(place)
        let key = layout.kinds[place].property.name
        willChangeValue(forKey: key)
        slots[place] = slot
        didChangeValue(forKey: key)
    }
}
