import CoreGraphics
package import Foundation

/// The compiled pieces and images of an app's bundle.
@MainActor
final class BundleResources: NibResources {
    private static var known: [String: BundleResources] = [:]

    /// Returns the resources of a bundle, shared so that images are read once.
    static func of(_ bundle: Bundle) -> BundleResources {
        if let known = known[bundle.bundlePath] { return known }
        let resources = BundleResources(bundle)
        known[bundle.bundlePath] = resources
        return resources
    }

    private let bundle: Bundle
    /// The asset catalogs of the bundle.
    private lazy var assets = UIEnvironment.current.openAssets(bundle.resourcePath ?? bundle.bundlePath)
    private var images: [String: UIImage] = [:]
    /// The messages about images, which appear once each.
    private var missingImages: Set<NibMessage> = []

    private init(_ bundle: Bundle) { self.bundle = bundle }

    var traits: UITraitCollection { UIScreen.main.traitCollection }
    var showsPrototypes: Bool { false }
    var connectsOutlets: Bool { true }
    var replacesMissingImages: Bool { false }

    func appClass(named name: String) -> AnyClass? {
        if let known = AppClasses.type(named: name) { return known }
        let parts = name.split(separator: ".")
        guard parts.count > 2 else { return NSClassFromString(name) }
        // Foundation doesn't look up nested classes; Swift does, by the mangled name.
        let symbol = parts.enumerated().map { "\($1.utf8.count)\($1)" + ($0 == 0 ? "" : "C") }.joined()
        return _typeByName(symbol) as? AnyClass
    }

    /// Returns a piece, that in the app's language if there is one.
    func piece(_ path: String) -> [UInt8]? {
        for folder in AppLanguage.folders(of: bundle) {
            let file = (bundle.resourcePath ?? bundle.bundlePath) + "/" + folder + path
            if let data = FileManager.default.contents(atPath: file) { return Array(data) }
        }
        return nil
    }

    func text(forKey key: String, of document: String?) -> String? {
        document.flatMap { AppLanguage.documentText(key, of: $0, in: bundle) }
    }

    func image(named name: String) -> UIImage? { image(named: name, for: nil) }

    /// Returns the image for the screen's traits, and those of a collection in their place.
    func image(named name: String, for wanted: UITraitCollection?) -> UIImage? {
        let traits = traits.overridden(by: wanted)
        if let image = assets?.image(named: name, traits) ?? looseImage(named: name) { return image }
        // Sources name sets with the extension of a file, too.
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return assets?.image(named: String(name[..<dot]), traits)
    }

    private func looseImage(named name: String) -> UIImage? {
        if let known = images[name] { return known }
        for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
            for type in ["png", "jpg", "jpeg", "gif", "webp"] {
                guard let bytes = piece("\(name)\(suffix).\(type)"),
                    let image = UIImage(data: Data(bytes), scale: scale)
                else { continue }
                images[name] = image
                return image
            }
        }
        return nil
    }

    func resources(ofBundle identifier: String) -> (any NibResources)? { Bundle(identifier: identifier).map(Self.of) }
    func symbol(named name: String) -> UIImage? { SymbolSet.symbol(named: name) }

    /// Returns a named color, which follows the appearance if its set does.
    func color(named name: String) -> UIColor? {
        func color(_ style: UIUserInterfaceStyle) -> UIColor? {
            let appearance = UITraitCollection(userInterfaceStyle: style)
            return assets?.color(named: name, UITraitCollection(traitsFrom: [traits, appearance]))
        }
        guard let light = color(.light) else { return nil }
        guard let dark = color(.dark), dark != light else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Returns the content of a data set, and its uniform type identifier.
    func data(named name: String) -> (content: Data, type: String)? { assets?.data(named: name, traits) }

    func report(_ message: NibMessage) {
        if message.kind == .missingImage, !missingImages.insert(message).inserted { return }
        UIEnvironment.current.report(message.text)
    }
}

/// The images and colors of a folder's asset catalogs.
@MainActor
package protocol AssetSource {
    func image(named name: String, _ traits: UITraitCollection) -> UIImage?
    func color(named name: String, _ traits: UITraitCollection) -> UIColor?
    /// Returns the content of a data set, and its uniform type identifier.
    func data(named name: String, _ traits: UITraitCollection) -> (content: Data, type: String)?
}

extension AssetSource {
    package func data(named name: String, _ traits: UITraitCollection) -> (content: Data, type: String)? { nil }
}
