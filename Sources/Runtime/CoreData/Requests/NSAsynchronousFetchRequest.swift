public import Foundation
import UIKit

/// What a request that doesn't wait returns: its results come later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
    // Used on the context's queue.
    public let managedObjectContext: NSManagedObjectContext
    public internal(set) var operationError: (any Error)?
    public let progress: Progress? = Progress(totalUnitCount: 1)
    fileprivate var isCancelled = false

    init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    open func cancel() {
        isCancelled = true
        progress?.cancel()
    }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult, @unchecked Sendable {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public fileprivate(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch request that a context runs later, without that its caller waits.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    open var estimatedResultCount = 0
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }
}

/// A request that a context runs later, whatever its results are.
protocol LaterRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: LaterRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            do {
                if !result.isCancelled { result.finalResult = try context.fetch(self.fetchRequest) }
            } catch {
                result.operationError = error
            }
            result.progress?.completedUnitCount = 1
            if !result.isCancelled { self.completionBlock?(result) }
        }
        return result
    }
}

/// A state of stores that a context stays with. Here, contexts always read the current one.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
    // It never changes.
    public static let current = NSQueryGenerationToken()
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
    public var queryGenerationToken: NSQueryGenerationToken? { generation }

    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { self.generation = generation }
}
