import JSONText

/// The screen and settings for which an asset is selected.
package struct AssetWish: Hashable, Sendable {
    /// The device idiom in catalogs: "iphone", "ipad", "tv".
    package var idiom: String
    /// The number of pixels per point.
    package var scale: Double
    package var isDark: Bool
    package var isHighContrast: Bool
    package var isWideGamut: Bool
    package var isRightToLeft: Bool

    package init(
        idiom: String = "iphone", scale: Double = 2, isDark: Bool = false, isHighContrast: Bool = false,
        isWideGamut: Bool = true, isRightToLeft: Bool = false
    ) {
        self.idiom = idiom
        self.scale = scale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isWideGamut = isWideGamut
        self.isRightToLeft = isRightToLeft
    }

    /// Returns the rank of a scale; larger scales are preferred to smaller ones.
    func distance(to scale: Double) -> Double {
        let difference = scale - self.scale
        return difference < 0 ? 10 - difference : difference
    }
}

/// The traits of an entry in a set; nil matches anything.
package struct AssetTraits: Hashable, Sendable {
    package var idiom: String?
    package var isDark: Bool?
    package var isHighContrast: Bool?
    package var isWideGamut: Bool?
    package var isRightToLeft: Bool?

    package init(
        idiom: String? = nil, isDark: Bool? = nil, isHighContrast: Bool? = nil, isWideGamut: Bool? = nil,
        isRightToLeft: Bool? = nil
    ) {
        self.idiom = idiom
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isWideGamut = isWideGamut
        self.isRightToLeft = isRightToLeft
    }

    init(_ entry: JSONNode) {
        idiom = entry["idiom"]?.string.flatMap { $0 == "universal" ? nil : $0 }
        for appearance in entry["appearances"]?.elements ?? [] {
            guard let value = appearance["value"]?.string else { continue }
            switch appearance["appearance"]?.string {
            case "luminosity": isDark = value == "dark"
            case "contrast": isHighContrast = value == "high"
            default: continue
            }
        }
        isWideGamut = entry["display-gamut"]?.string.map { $0 == "display-P3" }
        isRightToLeft = entry["language-direction"]?.string.map { $0 == "right-to-left" }
    }

    /// Returns the rank of an entry; 0 is the best, and nil doesn't match. From least to most important: device idiom,
    /// display gamut, layout direction, contrast, and light or dark.
    func distance(from wish: AssetWish) -> Double? {
        if let idiom, idiom != wish.idiom { return nil }
        if isDark == true, !wish.isDark { return nil }
        if isHighContrast == true, !wish.isHighContrast { return nil }
        return Self.distance(isDark, wish.isDark) * 1_000_000 + Self.distance(isHighContrast, wish.isHighContrast)
            * 100_000
            + Self.distance(isRightToLeft, wish.isRightToLeft) * 10_000
            + Self.distance(isWideGamut, wish.isWideGamut) * 1000 + (idiom == nil ? 100 : 0)
    }

    /// Returns 0 for an exact match, 1 for any value, and 2 for another value.
    private static func distance(_ own: Bool?, _ wanted: Bool) -> Double { own == wanted ? 0 : own == nil ? 1 : 2 }
}
