public import Foundation

extension UIColor {
    /// Creates the color of an asset catalog of the app, or nil if there is none with the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates the color of an asset catalog of a bundle, or nil if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        let bundle = bundle ?? .main
        // Other threads wait for the main one, which reads the bundle.
        guard let color = MainThread.result({ BundleResources.of(bundle).color(named: name) }) else { return nil }
        let fixed = traits.map { color.resolvedColor(with: $0) }
        self.init(of: fixed == nil ? ColorResource(name: name, bundle: bundle) : nil) {
            (fixed ?? color).resolvedColor(with: $0)
        }
    }

    /// Creates the color of an asset catalog's symbol; one that isn't there is clear.
    public convenience init(resource: ColorResource) {
        let color = MainThread.result { BundleResources.of(resource.bundle).color(named: resource.name) } ?? .clear
        self.init(of: resource) { color.resolvedColor(with: $0) }
    }
}

/// A color of an asset catalog, by its symbol.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
