/// Faults of one request that are read together.
final class FaultBatch {
    private let entity: NSEntityDescription
    private var ids: [NSManagedObjectID]

    init(_ entity: NSEntityDescription, _ objects: some Sequence<NSManagedObject>) {
        self.entity = entity
        ids = objects.map(\.objectID)
        for object in objects { object.batch = self }
    }

    /// Reads the values of those that are still faults.
    func read(in context: NSManagedObjectContext) {
        let faults = ids.compactMap(context.registeredObject).filter { $0.batch === self }
        ids = []
        let waiting = faults.filter { $0.isFault && $0.row == nil }
        let rows = context.rows(of: waiting.map(\.objectID), entity)
        for object in waiting { object.row = object.objectID.key.flatMap { rows[$0] } }
        for object in faults { object.batch = nil }
    }
}

/// What a request has read of the objects that are related to those that it found.
final class PrefetchedObjects {
    /// The saves that the context knew of. After another one, what was read may not be true any more.
    let saves: Int
    /// The values of objects at the other ends of to-one relationships.
    var rows: [NSManagedObjectID: Row] = [:]
    /// The objects of to-many relationships by the places of these, and by the objects that have them.
    var lists: [Int: [NSManagedObjectID: [SQLStore.Found]]] = [:]
    /// What was read of the objects that these are related to, by the places of the relationships.
    var following: [Int: PrefetchedObjects] = [:]

    init(saves: Int) { self.saves = saves }
}
