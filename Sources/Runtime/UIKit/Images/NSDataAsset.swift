public import Foundation

/// A data set of an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
    open private(set) var name: String
    open private(set) var data: Data
    /// The uniform type identifier of the data.
    open private(set) var typeIdentifier: String

    /// Creates an object with the data set of the app that has a name, or nil if there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates an object with the data set of a bundle that has a name, or nil if there is none.
    public init?(name: String, bundle: Bundle) {
        // Other threads wait for the main one, which reads the bundle.
        guard let (content, type) = MainThread.result({ BundleResources.of(bundle).data(named: name) }) else {
            return nil
        }
        (self.name, data, typeIdentifier) = (name, content, type)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
