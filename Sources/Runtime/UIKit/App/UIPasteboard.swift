public import Foundation

/// A place for what is copied and cut, to be pasted.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
    }

    open private(set) var name: Name
    private let environment = UIEnvironment.current
    /// The number of times that the contents changed.
    open private(set) var changeCount = 0
    /// The contents: each item has values by their types, such as "public.utf8-plain-text".
    open var items: [[String: Any]] {
        get { contents }
        set { change(to: newValue) }
    }
    private var contents: [[String: Any]] = []

    /// The app's pasteboard for copying and pasting.
    open class var general: UIPasteboard { UIEnvironment.current.pasteboards.general }

    init(named name: Name) {
        self.name = name
        super.init()
    }

    /// Returns the pasteboard with a name, or nil if there is none and none is to be created.
    public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
        UIEnvironment.current.pasteboards.named(name, create: create)
    }

    /// Returns a new pasteboard with a name of its own.
    public static func withUniqueName() -> UIPasteboard { UIEnvironment.current.pasteboards.unique() }

    open class func remove(withName name: Name) { UIEnvironment.current.pasteboards.remove(name) }

    // MARK: Changing

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { change(to: items) }
    open func addItems(_ items: [[String: Any]]) { change(to: contents + items) }
    open func setValue(_ value: Any, forPasteboardType type: String) { change(to: [[type: value]]) }
    open func setData(_ data: Data, forPasteboardType type: String) { change(to: [[type: data]]) }

    private func change(to new: [[String: Any]]) {
        let old = Set(contents.flatMap(\.keys))
        contents = new
        changeCount += 1
        let types = Set(new.flatMap(\.keys))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: types.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(types).sorted(),
            ])
    }

    /// The items as providers, which load their values on demand.
    open var itemProviders: [NSItemProvider] {
        get { contents.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Replaces the contents. Nothing leaves this device, and nothing expires.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        change(to: itemProviders.map(Self.values))
    }
    /// Replaces the contents by objects that can be dragged, too.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    private static func provider(_ item: [String: Any]) -> NSItemProvider {
        if let text = Kind.texts.lazy.compactMap({ item[$0] as? String }).first {
            return NSItemProvider(object: text as NSString)
        }
        if let image = item[Kind.image] as? UIImage { return NSItemProvider(object: image) }
        if let url = item[Kind.url] as? URL { return NSItemProvider(object: url as NSURL) }
        if let color = item[Kind.color] as? UIColor { return NSItemProvider(object: color) }
        return NSItemProvider()
    }

    private static func values(_ provider: NSItemProvider) -> [String: Any] {
        if let text = provider.object(NSString.self) as? NSString { return [Kind.text: text as String] }
        if let image = provider.object(UIImage.self) as? UIImage { return [Kind.image: image] }
        if let url = provider.object(NSURL.self) as? NSURL { return [Kind.url: url as URL] }
        return [:]
    }

    /// Whether the pasteboard is there after the app has ended. The general one is as long as the host runs.
    open var isPersistent: Bool { name == .general }
    /// The types of the items in a set, or of all.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let places = itemSet ?? IndexSet(contents.indices)
        return places.allSatisfy(contents.indices.contains) ? places.map { contents[$0].keys.sorted() } : nil
    }

    // MARK: Reading

    open var numberOfItems: Int { contents.count }
    open var types: [String] { contents.first?.keys.sorted() ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    open func value(forPasteboardType type: String) -> Any? { contents.first?[type] }
    open func data(forPasteboardType type: String) -> Data? {
        switch value(forPasteboardType: type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }

    /// Returns the places of the items with one of some types, in a set or among all.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = contents.indices.filter { !Set(contents[$0].keys).isDisjoint(with: pasteboardTypes) }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// Returns whether each item of a set has one of some types; nil for all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let places = itemSet ?? IndexSet(contents.indices)
        return !places.isEmpty
            && places.allSatisfy {
                contents.indices.contains($0) && !Set(contents[$0].keys).isDisjoint(with: pasteboardTypes)
            }
    }

    /// Returns the values of a type in a set of items, or in all.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let places = itemSet ?? IndexSet(contents.indices)
        guard places.allSatisfy(contents.indices.contains) else { return nil }
        return places.compactMap { contents[$0][pasteboardType] }
    }

    /// Returns the data of a type in a set of items, or in all.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap {
            $0 as? Data ?? ($0 as? String).map { Data($0.utf8) }
        }
    }

    // MARK: Kinds of values

    open var string: String? {
        get { strings?.first }
        set { set(newValue.map { [$0] }, Kind.text) }
    }
    open var strings: [String]? {
        get { values(of: Kind.texts) }
        set { set(newValue, Kind.text) }
    }
    open var url: URL? {
        get { urls?.first }
        set { set(newValue.map { [$0] }, Kind.url) }
    }
    open var urls: [URL]? {
        get { values(of: [Kind.url]) }
        set { set(newValue, Kind.url) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { set(newValue.map { [$0] }, Kind.image) }
    }
    open var images: [UIImage]? {
        get { values(of: [Kind.image]) }
        set { set(newValue, Kind.image) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { set(newValue.map { [$0] }, Kind.color) }
    }
    open var colors: [UIColor]? {
        get { values(of: [Kind.color]) }
        set { set(newValue, Kind.color) }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let texts = [text, "public.text", "public.plain-text"]
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    private func set(_ values: [Any]?, _ type: String) { change(to: (values ?? []).map { [type: $0] }) }

    private func values<Value>(of types: [String]) -> [Value]? {
        let found = contents.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
        return found.isEmpty ? nil : found
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}

/// The pasteboards of an environment.
@MainActor
final class Pasteboards {
    let general = UIPasteboard(named: .general)
    private var known: [UIPasteboard.Name: UIPasteboard] = [:]
    private var serial = 0

    func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if known[name] == nil, create { known[name] = UIPasteboard(named: name) }
        return known[name]
    }

    func unique() -> UIPasteboard {
        serial += 1
        let new = UIPasteboard(named: UIPasteboard.Name(rawValue: "unique.\(serial)"))
        known[new.name] = new
        return new
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let removed = known.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: removed)
    }
}
