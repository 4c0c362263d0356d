public import Foundation
public import UIKit

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// A question about a person's health.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: UIKit.NSPredicate?

    init(_ type: HKObjectType?, _ predicate: UIKit.NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    /// Tells the app that there is no answer.
    func fail(_ error: HKError) {}

    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
            let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
            return startDate.map { first >= $0 } != false && endDate.map { last < $0 } != false
        }
    }

    open class func predicateForObjects(from source: HKSource) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in (object as? HKObject)?.source.bundleIdentifier == source.bundleIdentifier }
    }

    open class func predicateForObjects(from sources: Set<HKSource>) -> UIKit.NSPredicate {
        let names = Set(sources.map(\.bundleIdentifier))
        return UIKit.NSPredicate { object, _ in
            (object as? HKObject).map { names.contains($0.source.bundleIdentifier) } == true
        }
    }

    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> UIKit.NSPredicate {
        UIKit.NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [UIKit.NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: UIKit.NSPredicate?, limit: Int, sortDescriptors: [UIKit.NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: UIKit.NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(sampleType, predicate)
    }

    override func fail(_ error: HKError) { handler(self, {}, error) }
}

open class HKQueryAnchor: NSObject, @unchecked Sendable {
    let value: Int

    public init(fromValue value: Int) { self.value = value }
}

open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
    private let handler: Handler
    open var updateHandler: Handler?

    public init(
        type: HKSampleType, predicate: UIKit.NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(type, predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}

/// Numbers that sum up the samples of a time.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }

    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: UIKit.NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    public let options: HKStatisticsOptions
    open var initialResultsHandler: Handler?
    open var statisticsUpdateHandler:
        (
            (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
        )?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: UIKit.NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
