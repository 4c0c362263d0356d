public import Foundation
public import UIKit

/// Which objects are fetched, and in which order.
open class PHFetchOptions: NSObject, NSCopying {
    open var predicate: UIKit.NSPredicate?
    open var sortDescriptors: [UIKit.NSSortDescriptor]?
    open var includeHiddenAssets = false
    // Bursts aren't taken here, so there is nothing more to include.
    open var includeAllBurstAssets = false
    /// The sources of photos; here, all are of the person's own library.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// The most objects, or 0 for no limit.
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
        (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        (copy.includeAssetSourceTypes, copy.fetchLimit) = (includeAssetSourceTypes, fetchLimit)
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }

    /// Returns those of objects that fit, in their order.
    func applied<Object: PHObject>(to objects: [Object]) -> [Object] {
        let fitting = predicate.map { condition in objects.filter { condition.evaluate(with: $0) } } ?? objects
        let sorted = (sortDescriptors ?? []).sorted(fitting)
        return fetchLimit > 0 ? Array(sorted.prefix(fetchLimit)) : sorted
    }
}
