public import Foundation
public import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of what a request found.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The methods that a controller calls when a request's results change.
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
    /// Receives the objects as a whole. A delegate with this method receives no single changes.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

/// The names of sections, and the identifiers of objects in them: what `as` makes of Objective-C's snapshot on iOS.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

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
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        // Nobody implements it: no snapshot is made any more.
        controller.results.delegateTakesSnapshots = false
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
