/// The bars of Code 128, by ISO/IEC 15417, for ASCII.
enum Code128 {
    /// The widths of bars and spaces of each symbol.
    private static let widths =
        """
        212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231\
        113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211\
        212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131\
        113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111\
        314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211\
        241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141\
        214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214\
        211232233111
        """

    private static func bars(of symbol: Int) -> [Bool] {
        let start = widths.index(widths.startIndex, offsetBy: symbol * 6)
        let own = widths[start...].prefix(6).compactMap(\.wholeNumberValue)
        return own.enumerated().flatMap { Array(repeating: $0.offset.isMultiple(of: 2), count: $0.element) }
    }

    /// Returns the bars of a text, or nil for one that isn't printable ASCII, or empty.
    static func bars(_ text: [UInt8]) -> [Bool]? {
        guard !text.isEmpty, text.allSatisfy({ (32...126).contains($0) }) else { return nil }
        // Set B begins with 104; the stop has a bar more.
        let symbols = [104] + text.map { Int($0) - 32 }
        let check = symbols.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103
        return (symbols + [check]).flatMap { bars(of: $0) } + bars(of: 106) + [true, true]
    }
}
