import Foundation
import UIKit

/// What a controller has found, and how it follows changes.
///
/// A change takes a time that grows with the logarithm of the number of objects, and only what a change needs is read of them.
final class FetchedResults: @unchecked Sendable {
    // Used on the context's queue.
    typealias Objects = RankedList<NSManagedObject>

    /// The objects with a name, in order.
    final class Section {
        let name: String
        let indexTitle: String?
        let list = Objects()
        fileprivate(set) var known: [NSManagedObject]?

        init(_ name: String, _ indexTitle: String?) { (self.name, self.indexTitle) = (name, indexTitle) }

        var elements: [NSManagedObject] {
            if let known { return known }
            let elements = list.elements
            known = elements
            return elements
        }
    }

    /// A section as an app sees it: as it was when it was asked for.
    struct Information: NSFetchedResultsSectionInfo {
        let name: String
        let indexTitle: String?
        let numberOfObjects: Int
        let list: () -> [NSManagedObject]
        var objects: [Any]? { list() }
    }

    /// Where an object is.
    private struct Place {
        var section: RankedList<Section>.Node
        var node: Objects.Node
    }

    /// The section's name and the sort descriptors' values of an object, as they were when it took its place.
    private struct Key {
        var section: String
        var values: [Any?]
    }

    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { delegateTakesSnapshots = true } }
    /// Whether the delegate takes snapshots, as far as is known; the first snapshot shows it.
    var delegateTakesSnapshots = true
    /// The controller that the delegate receives.
    var controller: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
    var readRequest: () -> NSFetchRequest<any NSFetchRequestResult>
    private var request: NSFetchRequest<any NSFetchRequestResult>
    private(set) var isFetched = false
    private var sectionList = RankedList<Section>()
    private var sectionsByName: [String: RankedList<Section>.Node] = [:]
    private var places: [ObjectIdentifier: Place] = [:]
    /// The keys that were needed so far.
    private var keys: [ObjectIdentifier: Key] = [:]
    /// Counts the changes of the sections.
    private(set) var generation = 0
    private var information: (generation: Int, sections: [Information]) = (-1, [])
    private var observer: (any NSObjectProtocol)?

    init(
        _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext, _ keyPath: String?,
        _ cacheName: String?
    ) {
        (self.request, self.context, sectionNameKeyPath, self.cacheName) = (request, context, keyPath, cacheName)
        readRequest = { request }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.follow(notification) }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    // MARK: Questions

    var all: [NSManagedObject] { sectionList.elements.flatMap(\.elements) }

    var sections: [Information] {
        if information.generation != generation {
            information = (generation, sectionList.elements.map { Self.information($0) })
        }
        return information.sections
    }

    private static func information(_ section: Section) -> Information {
        Information(name: section.name, indexTitle: section.indexTitle, numberOfObjects: section.list.count) {
            section.elements
        }
    }

    func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, 0..<sectionList.count ~= path.section else { return nil }
        let list = sectionList[path.section].value.list
        return 0..<list.count ~= path.row ? list[path.row].value : nil
    }

    func indexPath(_ object: NSManagedObject) -> IndexPath? {
        guard let place = places[ObjectIdentifier(object)] else { return nil }
        return IndexPath(
            row: place.section.value.list.index(of: place.node), section: sectionList.index(of: place.section))
    }

    func indexTitle(_ name: String) -> String? {
        if let delegate, let controller = controller() {
            return delegate.controller(controller, sectionIndexTitleForSectionName: name)
        }
        return name.first.map { $0.uppercased() }
    }

    // MARK: Fetching

    func performFetch() throws {
        request = readRequest()
        let found = try context.fetch(request).compactMap { $0 as? NSManagedObject }
        isFetched = true
        generation += 1
        (sectionList, sectionsByName, places, keys) = (RankedList(), [:], [:], [:])
        places.reserveCapacity(found.count)
        guard sectionNameKeyPath != nil else {
            let section = addSection("", at: 0)
            for object in found { append(object, to: section) }
            reportSnapshot()
            return
        }
        var start = 0
        while start < found.count {
            let name = key(of: found[start]).section
            let end = endOfSection(name, from: start, in: found)
            let section = sectionsByName[name] ?? addSection(name, at: sectionList.count)
            for object in found[start..<end] { append(object, to: section) }
            start = end
        }
        reportSnapshot()
    }

    private func append(_ object: NSManagedObject, to section: RankedList<Section>.Node) {
        let node = section.value.list.append(object)
        places[ObjectIdentifier(object)] = Place(section: section, node: node)
    }

    /// Returns where the objects of a section end. In the order of the sections' names, not all objects are looked at for it.
    private func endOfSection(_ name: String, from start: Int, in objects: [NSManagedObject]) -> Int {
        func isOther(_ place: Int) -> Bool { key(of: objects[place]).section != name }
        guard let first = request.sortDescriptors?.first, first.isPlain, first.key == sectionNameKeyPath,
            first.selector.map({ "\($0)" == "compare:" }) ?? true
        else { return (start..<objects.count).first(where: isOther) ?? objects.count }
        var (low, step) = (start, 1)
        while low + step < objects.count, !isOther(low + step) { (low, step) = (low + step, step * 2) }
        var high = min(low + step, objects.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if isOther(middle) { high = middle } else { low = middle }
        }
        return high
    }

    private func addSection(_ name: String, at index: Int) -> RankedList<Section>.Node {
        let node = sectionList.insert(Section(name, sectionNameKeyPath == nil ? nil : indexTitle(name)), at: index)
        sectionsByName[name] = node
        return node
    }

    // MARK: Order

    private func key(of object: NSManagedObject) -> Key {
        if let known = keys[ObjectIdentifier(object)] { return known }
        let name = sectionNameKeyPath.map { path -> String in
            let value = Self.value(path, of: object)
            return PredicateValue.text(value) ?? value.map { "\($0)" } ?? ""
        }
        let values = (request.sortDescriptors ?? []).map { $0.key.flatMap { Self.value($0, of: object) } }
        let key = Key(section: name ?? "", values: values)
        keys[ObjectIdentifier(object)] = key
        return key
    }

    private static func value(_ path: String, of object: NSManagedObject) -> Any? {
        object.layout.places[path].map(object.value(at:)) ?? object.value(forKeyPath: path)
    }

    private func order(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
        let (first, second) = (key(of: first), key(of: second))
        for (place, descriptor) in (request.sortDescriptors ?? []).enumerated() {
            let result = descriptor.compare(values: first.values[place], second.values[place])
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// Whether an object is where its key belongs.
    private func fits(_ object: NSManagedObject, _ place: Place) -> Bool {
        guard sectionNameKeyPath == nil || place.section.value.name == key(of: object).section else { return false }
        let (before, after) = neighbors(place)
        return before.map { order($0, object) != .orderedDescending } ?? true
            && after.map { order(object, $0) != .orderedDescending } ?? true
    }

    private func neighbors(_ place: Place) -> (before: NSManagedObject?, after: NSManagedObject?) {
        let list = place.section.value.list
        let index = list.index(of: place.node)
        return (
            index > 0 ? list[index - 1].value : nil, index + 1 < list.count ? list[index + 1].value : nil
        )
    }

    // MARK: Changes

    /// What happens to objects and sections in one event.
    private struct Event {
        var added: [NSManagedObject] = []
        var changed: [NSManagedObject] = []
        var removed: [NSManagedObject] = []
        /// The changed objects that are elsewhere now.
        var moved: [NSManagedObject] = []
        /// Where changed and removed objects were.
        var old: [ObjectIdentifier: IndexPath] = [:]
        /// Sections without objects, with their indexes and what they had.
        var emptied: [String: (index: Int, information: Information)] = [:]
        var created: Set<String> = []
    }

    private func follow(_ notification: Notification) {
        guard isFetched else { return }
        func objects(_ key: String) -> [NSManagedObject] {
            Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
        }
        guard let entity = request.entity ?? context.model?.entitiesByName[request.entityName ?? ""] else { return }
        let touched = (objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey) + objects(NSRefreshedObjectsKey))
            .filter { $0.entity.isKindOf(entity: entity) && !$0.isDeleted }
        var event = Event()
        event.removed = objects(NSDeletedObjectsKey).filter { places[ObjectIdentifier($0)] != nil }
        for object in touched {
            let fits = request.predicate?.evaluate(with: object) ?? true
            switch (places[ObjectIdentifier(object)] != nil, fits) {
            case (false, true): event.added.append(object)
            case (true, true): event.changed.append(object)
            case (true, false): event.removed.append(object)
            case (false, false): break
            }
        }
        guard !event.added.isEmpty || !event.changed.isEmpty || !event.removed.isEmpty else { return }
        apply(&event)
        generation += 1
        report(event)
    }

    private func apply(_ event: inout Event) {
        for object in event.changed + event.removed {
            event.old[ObjectIdentifier(object)] = indexPath(object)
            keys[ObjectIdentifier(object)] = nil
        }
        var gone = event.removed
        for object in event.removed { remove(object) }
        event.moved = removeMoved(event.changed)
        gone += event.moved
        recordEmptied(gone, in: &event)
        for object in event.removed { keys[ObjectIdentifier(object)] = nil }
        let placed = (event.added + event.moved).sorted { order($0, $1) == .orderedAscending }
        for object in placed { put(object, in: &event) }
    }

    private func remove(_ object: NSManagedObject) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
        place.section.value.list.remove(place.node)
        place.section.value.known = nil
    }

    /// Removes the changed objects that aren't in order any more. One that was in order beside another may not be
    /// without it.
    private func removeMoved(_ changed: [NSManagedObject]) -> [NSManagedObject] {
        let all = Set(changed.map(ObjectIdentifier.init))
        var moved: [NSManagedObject] = []
        var waiting = changed
        while let object = waiting.popLast() {
            guard let place = places[ObjectIdentifier(object)], !fits(object, place) else { continue }
            let (before, after) = neighbors(place)
            waiting += [before, after].compactMap(\.self).filter { all.contains(ObjectIdentifier($0)) }
            remove(object)
            moved.append(object)
        }
        return moved
    }

    private func recordEmptied(_ gone: [NSManagedObject], in event: inout Event) {
        guard sectionNameKeyPath != nil else { return }
        let paths = gone.compactMap { object in event.old[ObjectIdentifier(object)].map { ($0, object) } }
        let bySection = Dictionary(grouping: paths) { $0.0.section }
        for index in bySection.keys.sorted(by: >) where sectionList[index].value.list.isEmpty {
            let node = sectionList[index]
            let objects = (bySection[index] ?? []).sorted { $0.0 < $1.0 }.map(\.1)
            let information = Information(
                name: node.value.name, indexTitle: node.value.indexTitle, numberOfObjects: objects.count
            ) { objects }
            event.emptied[node.value.name] = (index, information)
            sectionList.remove(node)
            sectionsByName[node.value.name] = nil
        }
    }

    private func put(_ object: NSManagedObject, in event: inout Event) {
        let name = key(of: object).section
        let section: RankedList<Section>.Node
        if let known = sectionsByName[name] {
            section = known
        } else {
            let index = sectionList.firstIndex { section in
                section.list.isEmpty ? false : order(section.list[0].value, object) == .orderedDescending
            }
            section = addSection(name, at: index)
            event.created.insert(name)
        }
        let list = section.value.list
        let node = list.insert(object, at: list.firstIndex { order($0, object) == .orderedDescending })
        section.value.known = nil
        places[ObjectIdentifier(object)] = Place(section: section, node: node)
    }

    // MARK: Telling

    /// A change to report to the delegate.
    private struct Change {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    private func report(_ event: Event) {
        guard let delegate, let controller = controller() else { return }
        if reportSnapshot(updated: event.changed) { return }
        delegate.controllerWillChangeContent(controller)
        let lost = event.emptied.filter { !event.created.contains($0.key) }.values.sorted { $0.index > $1.index }
        for (index, information) in lost {
            delegate.controller(controller, didChange: information, atSectionIndex: index, for: .delete)
        }
        let new = event.created.filter { event.emptied[$0] == nil }.compactMap { sectionsByName[$0] }
        for (index, section) in new.map({ (sectionList.index(of: $0), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            delegate.controller(
                controller, didChange: Self.information(section), atSectionIndex: index, for: .insert)
        }
        for change in changes(event) {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// Reports all objects to the delegate. Returns false if it doesn't take snapshots.
    @discardableResult
    private func reportSnapshot(updated: [NSManagedObject] = []) -> Bool {
        guard delegateTakesSnapshots, let delegate, let controller = controller() else { return false }
        var snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sectionList.elements {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.elements.map(\.objectID), toSection: section.name)
        }
        let known = updated.filter { places[ObjectIdentifier($0)] != nil }
        if !known.isEmpty { snapshot.reloadItems(known.map(\.objectID)) }
        delegate.controller(controller, didChangeContentWith: snapshot)
        return delegateTakesSnapshots
    }

    private func changes(_ event: Event) -> [Change] {
        let moved = Set(event.moved.map(ObjectIdentifier.init))
        let removed = event.removed.map { Change(object: $0, type: .delete, old: event.old[ObjectIdentifier($0)]) }
        let added = event.added.map { Change(object: $0, type: .insert, new: indexPath($0)) }
        let changed = event.changed.map { object in
            let type: NSFetchedResultsChangeType = moved.contains(ObjectIdentifier(object)) ? .move : .update
            return Change(
                object: object, type: type, old: event.old[ObjectIdentifier(object)], new: indexPath(object))
        }
        func byNew(_ changes: [Change]) -> [Change] {
            changes.sorted { ($0.new ?? IndexPath()) < ($1.new ?? IndexPath()) }
        }
        return removed.sorted { ($0.old ?? IndexPath()) > ($1.old ?? IndexPath()) } + byNew(added) + byNew(changed)
    }
}
