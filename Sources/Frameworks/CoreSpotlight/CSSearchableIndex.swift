public import Foundation
public import UIKit
public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// What is known of an item that can be searched for.
open class CSSearchableItemAttributeSet: NSObject, NSCopying {
    open var contentType: String?
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var subject: String?
    open var theme: String?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var contentURL: URL?
    open var url: URL?
    open var path: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var metadataModificationDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var dueDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var authorNames: [String]?
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var genre: String?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var city: String?
    open var country: String?
    open var namedLocation: String?
    open var fullyFormattedAddress: String?
    open var textContent: String?
    open var htmlContentData: Data?
    open var version: String?
    open var languages: [String]?
    open var weakRelatedUniqueIdentifier: String?
    private var custom: [String: Any] = [:]

    public init(itemContentType type: String) { contentType = type }
    public init(contentType: UTType) { self.contentType = contentType.identifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { custom[key.keyName] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> Any? { custom[key.keyName] }
}

open class CSCustomAttributeKey: NSObject {
    public let keyName: String

    public init?(keyName: String) {
        guard !keyName.isEmpty else { return nil }
        self.keyName = keyName
    }
}

/// An item that can be searched for.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    open var attributeSet: CSSearchableItemAttributeSet

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// The app's items that can be searched for, while it runs: by its own queries, since there is no search outside of apps here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "default")
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    private let lock = Foundation.NSLock()
    private var items: [String: CSSearchableItem] = [:]

    public init(name: String) {}

    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { true }

    /// The items that haven't expired, by their identifiers.
    var indexed: [CSSearchableItem] {
        let items = lock.withLock { self.items }
        return items.values.filter { ($0.expirationDate ?? .distantFuture) > Date() }
            .sorted { $0.uniqueIdentifier < $1.uniqueIdentifier }
    }

    private func change(
        _ handler: (((any Error)?) -> Void)?, _ body: (inout [String: CSSearchableItem]) -> Void
    ) {
        lock.withLock { body(&items) }
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler?(nil) }
    }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { all in for item in items { all[item.uniqueIdentifier] = item } }
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { all in for identifier in identifiers { all[identifier] = nil } }
    }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { all in
            all = all.filter { _, item in
                !domainIdentifiers.contains { domain in
                    item.domainIdentifier == domain || item.domainIdentifier?.hasPrefix(domain + ".") == true
                }
            }
        }
    }

    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0 = [:] }
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        indexSearchableItems(items, completionHandler: nil)
    }
    open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }
}

extension NSUserActivity {
    /// What is known of the activity's item.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, attributesKey) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, attributesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

nonisolated(unsafe) private let attributesKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
