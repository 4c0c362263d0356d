/// A part of a symbol's square, in sixteenths of its side.
struct SymbolRegion: Equatable {
    let x, y, width, height: Double

    static let all = SymbolRegion(x: 0, y: 0, width: 16, height: 16)

    /// The parts by the words in symbols' names, such as `lefthalf`, `bottomthird` and `topleft`.
    static let named: [Substring: SymbolRegion] = {
        var regions: [Substring: SymbolRegion] = ["center": SymbolRegion(x: 4, y: 0, width: 8, height: 16)]
        for (word, part) in [("half", 8.0), ("third", 6.2)] {
            for side in ["left", "leading"] {
                regions[Substring(side + word)] = SymbolRegion(x: 0, y: 0, width: part, height: 16)
            }
            for side in ["right", "trailing"] {
                regions[Substring(side + word)] = SymbolRegion(x: 16 - part, y: 0, width: part, height: 16)
            }
            regions[Substring("top" + word)] = SymbolRegion(x: 0, y: 0, width: 16, height: part)
            regions[Substring("bottom" + word)] = SymbolRegion(x: 0, y: 16 - part, width: 16, height: part)
        }
        for (vertical, y) in [("top", 0.0), ("bottom", 8)] {
            for (horizontal, x) in [("left", 0.0), ("leading", 0), ("right", 8), ("trailing", 8)] {
                regions[Substring(vertical + horizontal)] = SymbolRegion(x: x, y: y, width: 8, height: 8)
            }
        }
        return regions
    }()
}
