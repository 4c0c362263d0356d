/// What the text of an attribute stands for.
public enum ValueType: Sendable, Hashable {
    /// The property of the parent that this element is the value of.
    case key
    /// The identifier of the element itself.
    case id
    /// The identifier of another element of the same document.
    case reference
    /// The name that people gave the object in Interface Builder.
    case userLabel
    /// Text that the app's user reads, so it can be localised.
    case text
    /// Text that no user of the app reads.
    case string
    /// `YES` or `NO`.
    case bool
    /// A whole number.
    case integer
    /// A decimal number.
    case number
    /// A number, or `infinite` for none.
    case extent
    /// A number, or two of them as in `16:9` and `1/3`.
    case ratio
    /// One of the values of the named enumeration.
    case enumeration(String)
    /// A class of the app or the platform.
    case className
    /// The module that the class belongs to.
    case moduleName
    /// An Objective-C selector.
    case selector
    /// A key, or several joined by dots.
    case keyPath
    /// An image of the app, or a symbol where `catalog` says so.
    case image
    /// A colour of the app's asset catalogues, or of an AppKit colour list.
    case colorName
    /// A semantic colour of the platform.
    case systemColorName
    /// The PostScript name of a font.
    case fontName
    /// A text style of the platform.
    case fontTextStyle
    /// What code finds a controller by.
    case storyboardIdentifier
    /// What code dequeues a cell by.
    case reuseIdentifier
    /// What code tells a segue by.
    case segueIdentifier
    /// Another storyboard of the app, without its extension.
    case storyboardName
    /// The bundle that holds another storyboard.
    case bundleIdentifier
    /// Seconds since 1 January 2001.
    case date
    /// Version numbers joined by dots, or a build such as `16E195`.
    case version
    /// The document's type identifier.
    case documentType
    /// `default`, or traits such as `heightClass=regular-widthClass=compact`.
    case variationKey
}

extension ValueType {
    /// The type that a table names with one word; enumerations take two words and are not among them.
    init?(word: String) {
        guard let type = Self.words[word] else { return nil }
        self = type
    }

    private static let words: [String: ValueType] = [
        "key": .key, "id": .id, "reference": .reference, "userLabel": .userLabel, "text": .text, "string": .string,
        "bool": .bool, "integer": .integer, "number": .number, "extent": .extent, "ratio": .ratio,
        "className": .className, "moduleName": .moduleName, "selector": .selector, "keyPath": .keyPath,
        "image": .image, "colorName": .colorName, "systemColorName": .systemColorName, "fontName": .fontName,
        "fontTextStyle": .fontTextStyle, "storyboardIdentifier": .storyboardIdentifier,
        "reuseIdentifier": .reuseIdentifier, "segueIdentifier": .segueIdentifier, "storyboardName": .storyboardName,
        "bundleIdentifier": .bundleIdentifier, "date": .date, "version": .version, "documentType": .documentType,
        "variationKey": .variationKey,
    ]
}
