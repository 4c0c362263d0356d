public import Foundation
package import NibArchive

/// A nib from which objects can be created any number of times.
@preconcurrency @MainActor
open class UINib: NSObject, NibDecodable {
    private let archive: NibArchive?
    private let resources: (any NibResources)?
    /// The name of the document that the nib was compiled from, or nil if it isn't known.
    private let document: String?
    private let environment = UIEnvironment.current
    /// A number of the nib in its archive, because dictionaries don't keep identity.
    let serial: Int

    package init(_ archive: NibArchive, resources: any NibResources, document: String? = nil) {
        (self.archive, self.document) = (archive, document)
        self.resources = resources
        serial = 0
        super.init()
    }

    /// Creates a compiled nib of an app.
    public convenience init(nibName name: String, bundle: Bundle?) {
        let bundle = bundle ?? .main
        let resources = BundleResources.of(bundle)
        guard let bytes = resources.piece("\(name).nib") else {
            preconditionFailure("Could not load NIB in bundle \(bundle.bundlePath) with name '\(name)'")
        }
        self.init(bytes, resources: resources, document: name)
    }

    /// Creates a nib. Invalid data results in a message and a nib without objects.
    public convenience init(data: Data, bundle: Bundle?) {
        self.init(Array(data), resources: BundleResources.of(bundle ?? .main), document: nil)
    }

    private init(_ bytes: [UInt8], resources: any NibResources, document: String?) {
        (self.resources, self.document) = (resources, document)
        serial = 0
        do {
            archive = try NibArchive(bytes)
        } catch {
            resources.report(NibMessage(.damaged, "a nib cannot be read: \(error)"))
            archive = nil
        }
        super.init()
    }

    /// Creates a nib that is nested in another: a prototype cell.
    public required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        serial = nib.object.id.rawValue
        (resources, document) = (nib.context.resources, nib.context.document)
        let data = nib.value("archiveData") as? Data ?? Data()
        do {
            archive = try NibArchive(Array(data))
        } catch {
            nib.context.report(.damaged, "a nib inside a nib cannot be read: \(error)")
            archive = nil
        }
        super.init()
    }

    /// Creates the objects of the nib, connects them to its owner and returns the top-level ones.
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let resources else { return [] }
        let externals = options?[.externalObjects] as? [String: Any] ?? [:]
        return instantiate(owner: owner, externals: externals, NibContext(resources))
    }

    public struct OptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    func instantiate(externals: [String: Any]) -> [Any] {
        resources.map { instantiate(externals: externals, NibContext($0)) } ?? []
    }

    func instantiate(owner: Any? = nil, externals: [String: Any] = [:], _ context: NibContext) -> [Any] {
        guard let archive else { return [] }
        let outer = context.document
        context.document = document ?? outer
        defer { context.document = outer }
        return environment.perform { objects(of: archive, owner: owner, externals: externals, context) }
    }

    private func objects(
        of archive: NibArchive, owner: Any?, externals: [String: Any], _ context: NibContext
    ) -> [Any] {
        // An owner that is a type, as in `loadNibNamed(_:owner: self)` of a class, is the same object to all.
        var proxies = externals.mapValues { $0 as AnyObject }
        proxies["IBFilesOwner"] = owner.map { $0 as AnyObject }
        let decoder = UINibDecoder(archive, externals: proxies, context: context)
        let top = decoder.list("UINibTopLevelObjectsKey", of: AnyObject.self)
        let objects = decoder.list("UINibObjectsKey", of: AnyObject.self)
        for pair in decoder.list("UINibKeyValuePairsKey", of: UINibKeyValuePair.self) { pair.apply(context) }
        for item in decoder.list("UINibAccessibilityConfigurationsKey", of: AccessibilityArchive.self) { item.apply() }
        for connection in decoder.list("UINibConnectionsKey", of: NibConnection.self) { connection.connect(context) }
        decoder.applyTraitStorages()
        let outside = Array(proxies.values)
        for object in objects where !outside.contains(where: { $0 === object }) {
            (object as? NSObject)?.awakeFromNib()
        }
        return top.filter { object in !outside.contains { $0 === object } }
    }
}

/// An object that is notified when a nib is loaded.
@MainActor
protocol AwakesFromNib {
    func awakeFromNib()
}

extension UIResponder: AwakesFromNib {}
extension UIBarItem: AwakesFromNib {}
