import AppAssets
import FileAccess
import UIKit

/// The asset catalogs and images in an app's bundle.
@MainActor
final class BundleAssets: AssetSource {
    private let surroundings: DesignSurroundings

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
}
