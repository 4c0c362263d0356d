public import Foundation

extension UIColor {
    /// Creates the color of an asset catalog of the app, or nil if there is none with the name.
    @preconcurrency @MainActor
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates the color of an asset catalog of a bundle, or nil if there is none with the name.
    @preconcurrency @MainActor
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let color = BundleResources.of(bundle ?? .main).color(named: name) else { return nil }
        let fixed = traits.map { color.resolvedColor(with: $0) } ?? color
        self.init { fixed.resolvedColor(with: $0) }
    }
}
