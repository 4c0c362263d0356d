/// A value that documents have as an element of its own: a colour, a font, a size and the like. Exactly one of its parts is there.
///
/// As JSON it is an object with one key: `{"color": {"system": "labelColor"}}`, `{"size": [320, 240]}`.
public struct DocumentValue: Hashable, Sendable, Codable {
    public var color: Color?
    public var font: Font?
    /// Width and height.
    public var size: [Double]?
    /// Where it is from the left and the top.
    public var point: [Double]?
    /// Where it is from the left and the top, width and height.
    public var rect: [Double]?
    /// From the top, the left, the bottom and the right.
    public var insets: [Double]?
    /// What the canvas pretends around a view: `lightContent`, `navigationBar`, `opaqueNavigationBar`, `tabBar` or `toolbar`.
    public var bar: String?
    /// Whether it is none, where that is not the same as saying nothing.
    public var isNone: Bool?

    /// A colour of the system or the app by its name, or its components from 0 to 1.
    public struct Color: Hashable, Sendable, Codable {
        /// Such as `labelColor`.
        public var system: String?
        /// A colour set of an asset catalogue.
        public var name: String?
        public var red, green, blue, white: Double?
        /// 1 if it is not given.
        public var alpha: Double?
        /// sRGB if it is not given.
        public var space: String?

        public init(
            system: String? = nil, name: String? = nil, red: Double? = nil, green: Double? = nil, blue: Double? = nil,
            white: Double? = nil, alpha: Double? = nil, space: String? = nil
        ) {
            (self.system, self.name, self.red, self.green, self.blue) = (system, name, red, green, blue)
            (self.white, self.alpha, self.space) = (white, alpha, space)
        }
    }

    /// A text style, the system's font at a size, or a face of a family.
    public struct Font: Hashable, Sendable, Codable {
        /// Such as `UICTFontTextStyleBody`.
        public var style: String?
        /// Of the system's font: `regular`, `bold`, ...
        public var weight: String?
        public var isItalic: Bool?
        /// The face, such as `Menlo-Regular`.
        public var name: String?
        public var family: String?
        /// In points.
        public var size: Double?

        public init(
            style: String? = nil, weight: String? = nil, isItalic: Bool? = nil, name: String? = nil,
            family: String? = nil, size: Double? = nil
        ) {
            (self.style, self.weight, self.isItalic) = (style, weight, isItalic)
            (self.name, self.family, self.size) = (name, family, size)
        }
    }

    public init() {}

    public static let none: DocumentValue = {
        var value = DocumentValue()
        value.isNone = true
        return value
    }()

    public static func color(system name: String) -> DocumentValue {
        var value = DocumentValue()
        value.color = Color(system: name)
        return value
    }
}
