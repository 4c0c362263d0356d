public import Foundation
import Synchronization

/// The images of one name, each for traits.
public final class UIImageAsset: NSObject, Sendable {
    private struct Entry: Sendable {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let entries = Mutex<[Entry]>([])

    /// Creates an asset without images.
    public override init() { super.init() }

    /// Registers an image, which replaces one for the same traits.
    public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        let traits = configuration.traitCollection ?? UITraitCollection()
        // What is kept doesn't know the asset, or neither would ever end.
        let kept = image.changing { ($0.asset, $0.configuration) = (nil, configuration) }
        entries.withLock { entries in
            entries.removeAll { $0.traits == traits }
            entries.append(Entry(traits: traits, image: kept))
        }
    }

    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        register(image, with: traitCollection.imageConfiguration)
    }

    public func unregister(with configuration: UIImage.Configuration) {
        let traits = configuration.traitCollection ?? UITraitCollection()
        entries.withLock { entries in entries.removeAll { $0.traits == traits } }
    }

    public func unregister(with traitCollection: UITraitCollection) {
        unregister(with: traitCollection.imageConfiguration)
    }

    /// Returns the image for the traits that agrees with most of them; an empty image if there is none at all.
    public func image(with configuration: UIImage.Configuration) -> UIImage {
        variant(for: configuration.traitCollection) ?? UIImage()
    }

    public func image(with traitCollection: UITraitCollection) -> UIImage {
        image(with: traitCollection.imageConfiguration)
    }

    /// Returns the image for traits. One that contradicts them is only returned if there is no other.
    func variant(for traits: UITraitCollection?) -> UIImage? {
        let entries = entries.withLock { $0 }
        let traits = traits ?? UITraitCollection()
        let fitting = entries.filter { traits.agrees(with: $0.traits) }
        let best = fitting.max { $0.traits.count < $1.traits.count } ?? entries.first
        return best?.image.changing { $0.asset = self }
    }
}

extension UITraitCollection {
    /// Whether no trait that both have differs.
    fileprivate func agrees(with other: UITraitCollection) -> Bool {
        overridden(by: other).overridden(by: self) == overridden(by: other)
    }

    /// The number of specified traits.
    fileprivate var count: Int {
        let parts = [
            userInterfaceIdiom != .unspecified, displayScale > 0, horizontalSizeClass != .unspecified,
            verticalSizeClass != .unspecified, userInterfaceStyle != .unspecified, layoutDirection != .unspecified,
            preferredContentSizeCategory != .unspecified, accessibilityContrast != .unspecified,
            userInterfaceLevel != .unspecified, displayGamut != .unspecified,
        ]
        return parts.count(where: \.self)
    }
}

extension UIImage {
    /// The images with the same name for other traits, or nil if there are none.
    public var imageAsset: UIImageAsset? { content.asset }

    /// Returns the image with its opposite: one for dark mode, the other for light mode.
    package func paired(with opposite: UIImage, isDark: Bool) -> UIImage {
        let asset = UIImageAsset()
        asset.register(isDark ? opposite : self, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(isDark ? self : opposite, with: UITraitCollection(userInterfaceStyle: .dark))
        return changing { $0.asset = asset }
    }

    /// Returns the image of the same asset for traits, used as this one is.
    func resolved(for traits: UITraitCollection) -> UIImage {
        guard let asset = content.asset, let image = asset.variant(for: traits) else { return self }
        return image.changing {
            ($0.mode, $0.capInsets, $0.resizingMode) = (renderingMode, capInsets, resizingMode)
            ($0.orientation, $0.flipsForRightToLeft) = (imageOrientation, flipsForRightToLeftLayoutDirection)
        }
    }
}
