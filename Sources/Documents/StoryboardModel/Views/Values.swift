public import XMLTree

/// A rectangle of a document.
public struct DocumentRect: Hashable, Sendable {
    /// The coordinates from the left and the top, the width and the height, in points.
    public var x, y, width, height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates the rectangle of an element, or returns nil if it has none.
    public init?(_ node: Node) {
        guard node.name == "rect", let x = node.number("x"), let y = node.number("y"),
            let width = node.number("width"), let height = node.number("height")
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// A color, in one of the forms that versions of Xcode have written.
public enum DocumentColor: Hashable, Sendable {
    /// Components in a color space, given by its name: "sRGB", "displayP3", "calibratedRGB", "deviceRGB".
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// A level of gray, in a color space.
    case gray(white: Double, alpha: Double, space: String)
    /// The components for printing, in a color space.
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: String)
    /// A color set of an asset catalog.
    case named(String)
    /// A system color, such as "systemBackgroundColor".
    case system(String)
    /// A color of an AppKit color list.
    case catalog(String, catalog: String)

    /// Creates the color of an element, or returns nil if it has none.
    public init?(_ node: Node) {
        guard node.name == "color" else { return nil }
        if let system = Self.systemNames.lazy.compactMap({ node[$0] }).first {
            self = .system(system)
        } else if let name = node["name"] {
            self = node["catalog"].map { .catalog(name, catalog: $0) } ?? .named(name)
        } else if let components = Self.components(node) {
            self = components
        } else {
            return nil
        }
    }

    /// The attributes that name a system color, by precedence. Xcode 11 wrote its own name beside the one that earlier
    /// versions know.
    private static let systemNames = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]

    private static func components(_ node: Node) -> DocumentColor? {
        let space = (node["colorSpace"] == "custom" ? node["customColorSpace"] : node["colorSpace"]) ?? ""
        let alpha = node.number("alpha") ?? 1
        if let white = node.number("white") { return .gray(white: white, alpha: alpha, space: space) }
        if let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") {
            return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
        }
        guard let cyan = node.number("cyan"), let magenta = node.number("magenta"), let yellow = node.number("yellow"),
            let black = node.number("black")
        else { return nil }
        return .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha, space: space)
    }
}

extension Node {
    /// The frame that the document has for a view, or nil if it has none.
    public var frame: DocumentRect? { child("rect", key: "frame").flatMap(DocumentRect.init) ?? insetFrame }

    /// What older documents have of the contents of cells: distances from edges, and lengths.
    private var insetFrame: DocumentRect? {
        guard let inset = child("frame", key: "frameInset") else { return nil }
        let outer = (parent?.name == "subviews" ? parent?.parent : parent)?.frame
        func span(_ low: String, _ length: String, _ high: String, in outer: Double?) -> (Double, Double)? {
            let (before, after) = (inset.number(low), inset.number(high))
            if let length = inset.number(length) {
                return (before ?? after.flatMap { after in outer.map { $0 - after - length } } ?? 0, length)
            }
            return outer.map { (before ?? 0, max(0, $0 - (before ?? 0) - (after ?? 0))) }
        }
        guard let (x, width) = span("minX", "width", "maxX", in: outer?.width),
            let (y, height) = span("minY", "height", "maxY", in: outer?.height)
        else { return nil }
        return DocumentRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the color for a key, such as `backgroundColor`, or nil if the object has none.
    public func color(key: String) -> DocumentColor? { child("color", key: key).flatMap(DocumentColor.init) }
}

/// A child of `<resources>`.
public struct Resource: Sendable, Equatable {
    /// The element.
    public let node: Node
    /// The kind of the resource.
    public let kind: ResourceKind

    /// Creates a view of an element, or returns nil if it is no resource.
    public init?(_ node: Node) {
        guard node.isListedResource, let kind = ResourceKind(rawValue: node.name) else { return nil }
        self.node = node
        self.kind = kind
    }

    /// The name of the resource.
    public var name: String { node["name"] ?? "" }

    /// A Boolean value that indicates whether the system provides the resource, such as a symbol image.
    public var isSystem: Bool { node["catalog"] == "system" }

    /// The kind and name of the resource.
    public var key: ResourceName { ResourceName(kind, name) }
}

/// A view's `<variation>` for a combination of traits.
public struct Variation: Sendable, Equatable {
    /// The element.
    public let node: Node

    /// Creates a view of an element, or returns nil if it describes no platform.
    public init?(_ node: Node) {
        guard node.name == "variation" else { return nil }
        self.node = node
    }

    /// The key of the values for all other combinations.
    public static let general = "default"

    /// The combination, such as "default" or "heightClass=compact-widthClass=compact".
    public var key: String { node["key"] ?? "" }

    /// The ids of the objects that are installed in this combination but not by default.
    public var included: [String] { mentions("include") }

    /// The ids of the objects that aren't installed in this combination.
    public var excluded: [String] { mentions("exclude") }

    private func mentions(_ name: String) -> [String] {
        node.elements(named: name).compactMap { $0["reference"] }
    }
}

extension Document {
    /// The images and colors that the document lists.
    public var resources: [Resource] { root.child("resources").map { $0.children.compactMap(Resource.init) } ?? [] }
}
