public import Foundation
import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of what a request found.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// What is told of changes of a request's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        sectionName.first.map { $0.uppercased() }
    }
}

/// The results of a request in sections, which follow the changes of a context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    // Used on the context's queue.
    let results: FetchedResults

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        results = FetchedResults(
            fetchRequest.duplicate(as: (any NSFetchRequestResult).self), context, sectionNameKeyPath, name)
        super.init()
        results.readRequest = { [unowned self] in self.fetchRequest.duplicate(as: (any NSFetchRequestResult).self) }
        // Delegates take a controller of any objects.
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> {
            results.controller = { [weak own] in own }
        } else {
            results.controller = { [weak results] in
                results.map(NSFetchedResultsController<any NSFetchRequestResult>.init)
            }
        }
    }

    /// Creates a controller that shows the results of another one.
    private init(_ results: FetchedResults) {
        self.results = results
        fetchRequest = NSFetchRequest()
        super.init()
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    open var managedObjectContext: NSManagedObjectContext { results.context }
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
    open var cacheName: String? { results.cacheName }

    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }

    open func performFetch() throws { try results.performFetch() }
    open class func deleteCache(withName name: String?) {}

    /// The objects of a generation of the results: tables ask for their number again and again.
    private var known: (generation: Int, objects: [ResultType])?

    open var fetchedObjects: [ResultType]? {
        guard results.isFetched else { return nil }
        if let known, known.generation == results.generation { return known.objects }
        let objects = results.all.compactMap { $0 as? ResultType }
        known = (results.generation, objects)
        return objects
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results.object(at: indexPath) as? ResultType else {
            fatalError("no object at index \(indexPath.row) in section at index \(indexPath.section)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap(results.indexPath)
    }

    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.sections : nil }
    open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { results.indexTitle(sectionName) }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    // A controller and the one that its delegate is given are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSFetchedResultsController<any NSFetchRequestResult> {
            return other.results === results
        }
        return object as AnyObject === self || (object as? any ResultsHolder)?.heldResults === results
    }

    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller, whatever its objects are.
private protocol ResultsHolder: AnyObject { var heldResults: FetchedResults { get } }
extension NSFetchedResultsController: ResultsHolder { fileprivate var heldResults: FetchedResults { results } }

/// Whether a controller is the one that a delegate was given.
public func === (left: NSFetchedResultsController<any NSFetchRequestResult>?, right: AnyObject?) -> Bool {
    left?.isEqual(right) ?? (right == nil)
}

/// What a controller has found, and how it follows changes.
final class FetchedResults: @unchecked Sendable {
    // Used on the context's queue.
    /// A section, which is a copy of what it was when it was asked for.
    struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var indexTitle: String?
        var list: [NSManagedObject]
        var numberOfObjects: Int { list.count }
        var objects: [Any]? { list }
    }

    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The controller that the delegate is given.
    var controller: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
    var readRequest: () -> NSFetchRequest<any NSFetchRequestResult>
    private var request: NSFetchRequest<any NSFetchRequestResult>
    private(set) var isFetched = false
    private(set) var sections: [Section] = []
    /// Counts the changes of the sections.
    private(set) var generation = 0
    /// The section's name and the sort descriptors' values of each object, as they were when it took its place.
    private var keys: [ObjectIdentifier: Key] = [:]
    private var observer: (any NSObjectProtocol)?

    private struct Key {
        var section: String
        var values: [Any?]
    }

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

    var all: [NSManagedObject] { sections.flatMap(\.list) }

    func performFetch() throws {
        request = readRequest()
        let found = try context.fetch(request).compactMap { $0 as? NSManagedObject }
        isFetched = true
        generation += 1
        keys = [:]
        for object in found { keys[ObjectIdentifier(object)] = key(of: object) }
        sections = grouped(found)
    }

    func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, sections.indices ~= path.section, sections[path.section].list.indices ~= path.row else {
            return nil
        }
        return sections[path.section].list[path.row]
    }

    func indexPath(_ object: NSManagedObject) -> IndexPath? {
        guard let key = keys[ObjectIdentifier(object)],
            let section = sections.firstIndex(where: { $0.name == key.section })
        else { return nil }
        let list = sections[section].list
        // Those that sort the same are next to each other.
        var place = lowerBound(key, in: list)
        while place < list.count {
            if list[place] === object { return IndexPath(row: place, section: section) }
            guard let other = keys[ObjectIdentifier(list[place])], order(other, key) == .orderedSame else { break }
            place += 1
        }
        return list.firstIndex { $0 === object }.map { IndexPath(row: $0, section: section) }
    }

    func indexTitle(_ name: String) -> String? {
        if let delegate, let controller = controller() {
            return delegate.controller(controller, sectionIndexTitleForSectionName: name)
        }
        return name.first.map { $0.uppercased() }
    }

    // MARK: Order

    private func key(of object: NSManagedObject) -> Key {
        let name = sectionNameKeyPath.map { path -> String in
            let value = object.value(forKeyPath: path)
            return PredicateValue.text(value) ?? value.map { "\($0)" } ?? ""
        }
        let values = (request.sortDescriptors ?? []).map { $0.key.flatMap { object.value(forKeyPath: $0) } }
        return Key(section: name ?? "", values: values)
    }

    private func order(_ first: Key, _ second: Key) -> ComparisonResult {
        for (place, descriptor) in (request.sortDescriptors ?? []).enumerated() {
            let result = descriptor.compare(values: first.values[place], second.values[place])
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// Returns the first place in a list where a key isn't after the object.
    private func lowerBound(_ key: Key, in list: [NSManagedObject]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            let other = keys[ObjectIdentifier(list[middle])]
            if let other, order(other, key) == .orderedAscending { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func upperBound(_ key: Key, in list: [NSManagedObject]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            let other = keys[ObjectIdentifier(list[middle])]
            if let other, order(other, key) != .orderedDescending { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func grouped(_ objects: [NSManagedObject]) -> [Section] {
        guard sectionNameKeyPath != nil else { return [Section(name: "", indexTitle: nil, list: objects)] }
        var sections: [Section] = []
        for object in objects {
            let name = keys[ObjectIdentifier(object)]?.section ?? ""
            if let place = sections.indices.last, sections[place].name == name {
                sections[place].list.append(object)
            } else if let place = sections.firstIndex(where: { $0.name == name }) {
                sections[place].list.append(object)
            } else {
                sections.append(Section(name: name, indexTitle: indexTitle(name), list: [object]))
            }
        }
        return sections
    }

    // MARK: Changes

    /// A change that the delegate is told of.
    private struct Change {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    private func follow(_ notification: Notification) {
        guard isFetched else { return }
        func objects(_ key: String) -> [NSManagedObject] {
            Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
        }
        guard let entity = request.entity ?? context.model?.entitiesByName[request.entityName ?? ""] else { return }
        let touched = (objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey) + objects(NSRefreshedObjectsKey))
            .filter { $0.entity.isKindOf(entity: entity) && !$0.isDeleted }
        let gone = objects(NSDeletedObjectsKey).filter { keys[ObjectIdentifier($0)] != nil }
        var added: [NSManagedObject] = []
        var changed: [NSManagedObject] = []
        var removed = gone
        for object in touched {
            let fits = request.predicate?.evaluate(with: object) ?? true
            switch (keys[ObjectIdentifier(object)] != nil, fits) {
            case (false, true): added.append(object)
            case (true, true): changed.append(object)
            case (true, false): removed.append(object)
            case (false, false): break
            }
        }
        guard !added.isEmpty || !changed.isEmpty || !removed.isEmpty else { return }
        apply(added, changed, removed)
    }

    /// Where an object was before changes: its path, and what was around it.
    private struct OldPlace {
        var path: IndexPath?
        var surroundings: [String]
    }

    private func apply(_ added: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject]) {
        let oldNames = sections.map(\.name)
        var old: [ObjectIdentifier: OldPlace] = [:]
        for object in changed + removed {
            let path = indexPath(object)
            old[ObjectIdentifier(object)] = OldPlace(path: path, surroundings: surroundings(of: path))
        }
        // Those whose place may be another one are taken out, and put where they belong.
        var moved: [NSManagedObject] = []
        for object in changed {
            let new = key(of: object)
            guard let key = keys[ObjectIdentifier(object)] else { continue }
            if key.section != new.section || order(key, new) != .orderedSame { moved.append(object) }
        }
        let emptied = takeOut((removed + moved).compactMap { old[ObjectIdentifier($0)]?.path })
        // An empty section has no place among the others; what comes back into it makes it again.
        if sectionNameKeyPath != nil { sections.removeAll { $0.list.isEmpty } }
        for object in removed { keys[ObjectIdentifier(object)] = nil }
        for object in changed { keys[ObjectIdentifier(object)] = key(of: object) }
        let placed = (added + moved).map { ($0, key(of: $0)) }.sorted { order($0.1, $1.1) == .orderedAscending }
        for (object, key) in placed {
            keys[ObjectIdentifier(object)] = key
            place(object, key)
        }
        generation += 1
        tell(oldNames, emptied, old, added, changed, removed, Set(moved.map(ObjectIdentifier.init)))
    }

    /// Removes objects from their sections. Returns the sections that have none left, as they were.
    private func takeOut(_ paths: [IndexPath]) -> [Section] {
        var emptied: [Section] = []
        for (section, paths) in Dictionary(grouping: paths, by: \.section) {
            if paths.count == sections[section].list.count { emptied.append(sections[section]) }
            for path in paths.sorted(by: >) { sections[section].list.remove(at: path.row) }
        }
        return emptied
    }

    private func place(_ object: NSManagedObject, _ key: Key) {
        if let section = sections.firstIndex(where: { $0.name == key.section }) {
            sections[section].list.insert(object, at: upperBound(key, in: sections[section].list))
            return
        }
        let next = sections.firstIndex { section in
            guard let first = section.list.first, let other = keys[ObjectIdentifier(first)] else { return false }
            return order(other, key) == .orderedDescending
        }
        let section = Section(name: key.section, indexTitle: indexTitle(key.section), list: [object])
        sections.insert(section, at: next ?? sections.count)
    }

    private func tell(
        _ oldNames: [String], _ emptied: [Section], _ old: [ObjectIdentifier: OldPlace], _ added: [NSManagedObject],
        _ changed: [NSManagedObject], _ removed: [NSManagedObject], _ moved: Set<ObjectIdentifier>
    ) {
        guard let delegate, let controller = controller() else { return }
        delegate.controllerWillChangeContent(controller)
        let newNames = sections.map(\.name)
        for (place, name) in oldNames.enumerated().reversed() where !newNames.contains(name) {
            guard let section = emptied.first(where: { $0.name == name }) else { continue }
            delegate.controller(controller, didChange: section, atSectionIndex: place, for: .delete)
        }
        for (place, section) in sections.enumerated() where !oldNames.contains(section.name) {
            delegate.controller(controller, didChange: section, atSectionIndex: place, for: .insert)
        }
        var changes = removed.map { Change(object: $0, type: .delete, old: old[ObjectIdentifier($0)]?.path) }
        changes.sort { ($0.old ?? IndexPath()) > ($1.old ?? IndexPath()) }
        changes += added.map { Change(object: $0, type: .insert, new: indexPath($0)) }
            .sorted { ($0.new ?? IndexPath()) < ($1.new ?? IndexPath()) }
        let updates = changed.map { object -> Change in
            let (before, new) = (old[ObjectIdentifier(object)], indexPath(object))
            let isMove =
                moved.contains(ObjectIdentifier(object)) && before?.surroundings != surroundings(of: new)
            return Change(object: object, type: isMove ? .move : .update, old: before?.path, new: new)
        }
        changes += updates.sorted { ($0.new ?? IndexPath()) < ($1.new ?? IndexPath()) }
        for change in changes {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// Returns the neighbors and the section of a place, by which a move differs from an update.
    private func surroundings(of path: IndexPath?) -> [String] {
        guard let path, sections.indices ~= path.section else { return [] }
        let list = sections[path.section].list
        let previous = path.row > 0 ? "\(ObjectIdentifier(list[path.row - 1]))" : ""
        let next = path.row + 1 < list.count ? "\(ObjectIdentifier(list[path.row + 1]))" : ""
        return [sections[path.section].name, previous, next]
    }
}
