import Foundation
import UIKit

/// What an image is wanted for.
struct ImageWish: Hashable {
    var scale: Double
    var isDark: Bool
    /// As catalogues call it.
    var idiom: String

    @MainActor
    init(_ traits: UITraitCollection) {
        // Pictures are drawn with two pixels a point or more, whatever the canvas says.
        scale = max(2, Double(traits.displayScale))
        isDark = traits.userInterfaceStyle == .dark
        idiom = traits.userInterfaceIdiom == .pad ? "ipad" : traits.userInterfaceIdiom == .tv ? "tv" : "iphone"
    }

    /// How far an image is from what is wanted: made for this kind of device first, then too large rather than too small.
    func distance(to scale: Double, _ idiom: String?) -> Double {
        let difference = scale - self.scale
        return (difference < 0 ? 10 - difference : difference) + (idiom == self.idiom ? 0 : 100)
    }
}

/// The `Contents.json` of an image set.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String?
            var value: String?
        }
        struct Resizing: Decodable {
            var mode: String?
            var capInsets: [String: Double]?

            enum CodingKeys: String, CodingKey {
                case mode
                case capInsets = "cap-insets"
            }
        }

        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?

        /// Nil where the image is for light and dark.
        var isDark: Bool? { appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }
    }

    struct Properties: Decodable {
        var intent: String?
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]?
    var properties: Properties?

    /// The image for a screen; nil if the set has none.
    func entry(for wish: ImageWish) -> Entry? {
        let usable = (images ?? []).filter { entry in
            guard entry.filename != nil, entry.isDark != true || wish.isDark else { return false }
            return [nil, "universal", wish.idiom].contains(entry.idiom)
        }
        return usable.min { distance(wish, $0) < distance(wish, $1) }
    }

    private func distance(_ wish: ImageWish, _ entry: Entry) -> Double {
        let scale = entry.scale.flatMap { Double($0.dropLast()) }
        let look: Double = entry.isDark == wish.isDark ? 0 : entry.isDark == nil ? 1000 : 2000
        return wish.distance(to: scale ?? wish.scale, entry.idiom) + look
    }

    /// The image with what the set says of its use.
    func finish(_ image: UIImage, _ entry: Entry) -> UIImage {
        var image = image
        if let insets = entry.resizing?.capInsets {
            func part(_ key: String) -> CGFloat { CGFloat(insets[key] ?? 0) / image.scale }
            let edges = UIEdgeInsets(
                top: part("top"), left: part("left"), bottom: part("bottom"), right: part("right"))
            image = image.resizableImage(withCapInsets: edges, resizingMode: .stretch)
        }
        switch properties?.intent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}
