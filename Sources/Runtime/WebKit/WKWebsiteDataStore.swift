public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif
import UIKit

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What a site has left on the device.
public final class WKWebsiteDataRecord: NSObject, Sendable {
    public let displayName: String
    public let dataTypes: Set<String>
    init(_ displayName: String) { (self.displayName, dataTypes) = (displayName, [WKWebsiteDataTypeCookies]) }
}

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

// An app that only wants other data needn't hear of it.
extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages. Pages set none here, so they are those that the app sets.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    public enum CookiePolicy: Int, Sendable { case allow, disallow }

    private struct Observer { weak var observer: (any WKHTTPCookieStoreObserver)? }

    private(set) var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []
    private var policy = CookiePolicy.allow

    override init() { super.init() }

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let current = cookies.filter { ($0.expiresDate ?? .distantFuture) > Date() }
        answer { completionHandler(current) }
    }

    open func allCookies() async -> [HTTPCookie] { cookies.filter { ($0.expiresDate ?? .distantFuture) > Date() } }

    /// Keeps a cookie, in place of the one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change {
            $0.removeAll { Self.isSame($0, cookie) }; $0.append(cookie)
        }
        answer { completionHandler?() }
    }

    open func setCookies(_ cookies: [HTTPCookie], completionHandler: (() -> Void)? = nil) {
        for cookie in cookies { setCookie(cookie) }
        answer { completionHandler?() }
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change { $0.removeAll { Self.isSame($0, cookie) } }
        answer { completionHandler?() }
    }

    open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (() -> Void)? = nil) {
        self.policy = policy
        answer { completionHandler?() }
    }

    open func getCookiePolicy(_ completionHandler: @escaping (CookiePolicy) -> Void) {
        let policy = policy
        answer { completionHandler(policy) }
    }

    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(observer: observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
    }

    /// Changes the cookies, and notifies observers later.
    func change(_ body: (inout [HTTPCookie]) -> Void) {
        body(&cookies)
        answer { [self] in for each in observers { each.observer?.cookiesDidChange(in: self) } }
    }

    private func answer(_ body: @escaping @MainActor () -> Void) { UIEnvironment.current.schedule(after: 0, body) }
}

/// What pages have left on the device: cookies, for as long as the app runs.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true, nil)
    private static var named: [UUID: WKWebsiteDataStore] = [:]

    public let isPersistent: Bool
    public let identifier: UUID?
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool, _ identifier: UUID?) {
        (self.isPersistent, self.identifier) = (isPersistent, identifier)
    }

    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false, nil) }

    /// Returns the store with a name, which is made at the first time.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(isPersistent: true, identifier)
        Self.named[identifier] = self
    }

    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void) {
        let isRemoved = named.removeValue(forKey: identifier) != nil
        UIEnvironment.current.schedule(after: 0) { completionHandler(isRemoved ? nil : WKError(.unknown)) }
    }

    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) {
        let all = named.keys.sorted { $0.uuidString < $1.uuidString }
        UIEnvironment.current.schedule(after: 0) { completionHandler(all) }
    }

    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }

    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) {
        let records = records(dataTypes)
        UIEnvironment.current.schedule(after: 0) { completionHandler(records) }
    }

    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(dataTypes) }

    /// The sites with cookies.
    private func records(_ dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
        guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
        return Set(httpCookieStore.cookies.map(Self.site)).sorted().map { WKWebsiteDataRecord($0) }
    }

    private static func site(_ cookie: HTTPCookie) -> String { String(cookie.domain.drop { $0 == "." }) }

    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) {
        let sites = Set(dataRecords.map(\.displayName))
        remove(dataTypes) { sites.contains(Self.site($0)) }
        UIEnvironment.current.schedule(after: 0) { completionHandler() }
    }

    /// Removes what was left since a date. Cookies don't say when they were set, so all of them go.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        remove(dataTypes) { _ in true }
        UIEnvironment.current.schedule(after: 0) { completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        remove(dataTypes) { _ in true }
    }

    private func remove(_ dataTypes: Set<String>, _ isRemoved: (HTTPCookie) -> Bool) {
        guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
        httpCookieStore.change { $0.removeAll(where: isRemoved) }
    }
}
