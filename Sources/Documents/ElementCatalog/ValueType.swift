/// The type of an attribute's value.
public enum ValueType: Sendable, Hashable {
    /// The name of the parent's property whose value this element is.
    case key
    /// The identifier of the element itself.
    case id
    /// The identifier of another element of the same document.
    case reference
    /// The label of the object in Interface Builder.
    case userLabel
    /// Text that the user reads and that can be localized.
    case text
    /// Text that isn't shown to the user.
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
    /// A value of the named enumeration.
    case enumeration(String)
    /// A class of the app or the platform.
    case className
    /// The module that the class belongs to.
    case moduleName
    /// An Objective-C selector.
    case selector
    /// A key, or several joined by dots.
    case keyPath
    /// An image of the app, or a symbol if `catalog` says so.
    case image
    /// A color of an asset catalog or of an AppKit color list.
    case colorName
    /// A semantic color of the platform.
    case systemColorName
    /// The PostScript name of a font.
    case fontName
    /// A text style of the system.
    case fontTextStyle
    /// The identifier by which code instantiates a controller.
    case storyboardIdentifier
    /// The identifier by which code dequeues a cell.
    case reuseIdentifier
    /// The identifier by which code recognizes a segue.
    case segueIdentifier
    /// The name of another storyboard of the app.
    case storyboardName
    /// The identifier of the bundle that contains another storyboard.
    case bundleIdentifier
    /// Seconds since 1 January 2001.
    case date
    /// Version numbers joined by dots, or a build such as `16E195`.
    case version
    /// The document's type identifier.
    case documentType
    /// `default`, or traits such as `heightClass=compact-widthClass=compact`.
    case variationKey
}

extension ValueType {
    /// Creates the type that a table names with one word. Enumerations, which take two words, aren't among them.
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
