/// A value that documents write as an element: a color, a font, a size and so on. Exactly one property isn't nil.
///
/// As JSON it is an object with one key: `{"color": {"system": "labelColor"}}`, `{"size": [320, 240]}`.
public struct DocumentValue: Hashable, Sendable, Codable {
    /// A color.
    public var color: Color?
    /// A font.
    public var font: Font?
    /// Width and height.
    public var size: [Double]?
    /// The coordinates from the left and the top.
    public var point: [Double]?
    /// The coordinates from the left and the top, width and height.
    public var rect: [Double]?
    /// The insets from the top, the left, the bottom and the right.
    public var insets: [Double]?
    /// An offset to the right and down.
    public var offset: [Double]?
    /// The names of the flags that are on, for a set of them such as the directions of a popover's arrow.
    public var flags: [String]?
    /// A simulated bar: `lightContent`, `navigationBar`, `opaqueNavigationBar`, `tabBar` or `toolbar`.
    public var bar: String?
    /// A Boolean value that indicates whether there is explicitly no value, if that differs from an absent one.
    public var isNone: Bool?

    /// A system color or named color, or components from 0 to 1.
    public struct Color: Hashable, Sendable, Codable {
        /// The name of a system color, such as `labelColor`.
        public var system: String?
        /// A color set of an asset catalog.
        public var name: String?
        /// The components from 0 to 1: red, green and blue, or white.
        public var red, green, blue, white: Double?
        /// The opacity, or nil for 1.
        public var alpha: Double?
        /// The color space, or nil for sRGB.
        public var space: String?

        /// Creates a color from a name or components.
        public init(
            system: String? = nil, name: String? = nil, red: Double? = nil, green: Double? = nil, blue: Double? = nil,
            white: Double? = nil, alpha: Double? = nil, space: String? = nil
        ) {
            (self.system, self.name, self.red, self.green, self.blue) = (system, name, red, green, blue)
            (self.white, self.alpha, self.space) = (white, alpha, space)
        }
    }

    /// A text style, the system font at a size, or a named font.
    public struct Font: Hashable, Sendable, Codable {
        /// A text style, such as `UICTFontTextStyleBody`.
        public var style: String?
        /// The weight of the system font: `regular`, `bold`, ...
        public var weight: String?
        /// A Boolean value that indicates whether the system font is italic.
        public var isItalic: Bool?
        /// The font name, such as `Menlo-Regular`.
        public var name: String?
        /// The family of a named font, such as `Menlo`.
        public var family: String?
        /// The size in points.
        public var size: Double?

        /// Creates a font from a style, a weight or a name.
        public init(
            style: String? = nil, weight: String? = nil, isItalic: Bool? = nil, name: String? = nil,
            family: String? = nil, size: Double? = nil
        ) {
            (self.style, self.weight, self.isItalic) = (style, weight, isItalic)
            (self.name, self.family, self.size) = (name, family, size)
        }
    }

    /// Creates a value without content; set one of its properties.
    public init() {}

    /// The value that is explicitly none.
    public static let none: DocumentValue = {
        var value = DocumentValue()
        value.isNone = true
        return value
    }()

    /// Returns the system color with a name, such as `labelColor`.
    public static func color(system name: String) -> DocumentValue {
        var value = DocumentValue()
        value.color = Color(system: name)
        return value
    }
}
