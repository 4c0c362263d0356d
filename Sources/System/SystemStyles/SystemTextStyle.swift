/// A text style of iOS. The raw value is the name in documents and nibs.
package enum SystemTextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The name in Interface Builder's menus.
    package var title: String { row.title }

    /// The weight of the system font, from 100 to 900.
    package var weight: Int { self == .headline ? 600 : 400 }

    /// Returns the size in points for a content size.
    package func size(for contentSize: SystemContentSize = .large) -> Double { row.sizes[contentSize.place] }

    /// Returns the line height of a text style with this size, in points. It is the same for all styles, from extra
    /// small to the largest accessibility size.
    package static func lineDistance(ofSize size: Double) -> Double? { lineDistances[Int(size)] }

    /// The leadings in Apple's Human Interface Guidelines, by size. Labels of Body, Caption 1 and Subheadline with
    /// several lines have these line heights (4 of Xcode 16).
    private static let lineDistances: [Int: Double] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
        25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
        40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
        60: 70,
    ]

    private var row: (title: String, sizes: [Double]) { Self.table[self] ?? ("", Self.bodySizes) }

    /// The sizes in Apple's Human Interface Guidelines, from extra small to the largest accessibility size.
    private static let table: [SystemTextStyle: (title: String, sizes: [Double])] = [
        .largeTitle: ("Large Title", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        .title1: ("Title 1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        .title2: ("Title 2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        .title3: ("Title 3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        .headline: ("Headline", bodySizes),
        .body: ("Body", bodySizes),
        .callout: ("Callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        .subheadline: ("Subhead", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        .footnote: ("Footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        .caption1: ("Caption 1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        .caption2: ("Caption 2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}

/// The named sizes of the system font.
package enum SystemFontSize {
    package static let label = 17.0
    package static let button = 18.0
    package static let system = 14.0
    package static let smallSystem = 12.0
}
