import AppAssets
import FileAccess
import Foundation
import UIKit

/// The asset catalogs and images in an app's bundle.
@MainActor
final class BundleAssets: AssetSource {
    private let surroundings: DesignSurroundings

    /// Lets an environment find the assets of bundles, and the accent color of the main bundle.
    static func open(in environment: UIEnvironment) {
        environment.openAssets = { BundleAssets(folder: $0) }
        let main = BundleAssets(folder: Bundle.main.resourcePath ?? Bundle.main.bundlePath)
        environment.accentColor = main.surroundings.accentColor(environment.screen.traitCollection)
    }

    init(folder: String) {
        surroundings = DesignSurroundings(
            documentAt: FilePath.join(folder, "Info.plist"), folder: folder, in: DiskFiles())
    }

    func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        surroundings.image(named: name, traits)
    }
    func color(named name: String, _ traits: UITraitCollection) -> UIColor? {
        surroundings.color(named: name, traits)
    }
    func data(named name: String, _ traits: UITraitCollection) -> (content: Data, type: String)? {
        surroundings.data(named: name, traits)
    }
}
