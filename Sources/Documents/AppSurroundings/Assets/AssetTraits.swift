import JSONText

/// The screen and settings that an asset is wanted for.
package struct AssetWish: Hashable, Sendable {
    /// As catalogues call it: "iphone", "ipad", "tv".
    package var idiom: String
    /// Pixels a point.
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

    /// How far a scale is from what is wanted: too large rather than too small.
    func distance(to scale: Double) -> Double {
        let difference = scale - self.scale
        return difference < 0 ? 10 - difference : difference
    }
}

/// What an entry of a set is made for; nil means anything.
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

    /// How badly an entry fits; 0 is best, nil does not fit at all. The kind of device weighs least, then the range of colours, the
    /// direction and the contrast; light or dark weighs most.
    func distance(from wish: AssetWish) -> Double? {
        if let idiom, idiom != wish.idiom { return nil }
        if isDark == true, !wish.isDark { return nil }
        if isHighContrast == true, !wish.isHighContrast { return nil }
        return Self.distance(isDark, wish.isDark) * 1_000_000 + Self.distance(isHighContrast, wish.isHighContrast)
            * 100_000
            + Self.distance(isRightToLeft, wish.isRightToLeft) * 10_000
            + Self.distance(isWideGamut, wish.isWideGamut) * 1000 + (idiom == nil ? 100 : 0)
    }

    /// Made for it, for anything, or for something else.
    private static func distance(_ own: Bool?, _ wanted: Bool) -> Double { own == wanted ? 0 : own == nil ? 1 : 2 }
}
