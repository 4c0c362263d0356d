import JSONText
import XMLTree

/// The contents of a color set.
package struct ColorSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package var traits: AssetTraits
        package var value: Value
    }

    package enum Value: Hashable, Sendable {
        /// Components from 0 to 1, or beyond in extended color spaces. `space` is the name in catalogs: "srgb",
        /// "display-p3".
        case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
        case gray(white: Double, alpha: Double, space: String)
        /// A system color, such as "systemRedColor".
        case system(String)
    }

    package var entries: [Entry]

    /// Reads a `Contents.json`.
    package init(_ bytes: [UInt8]) throws(FormatError) {
        entries = []
        for node in try JSONNode.readObject(bytes)["colors"]?.elements ?? [] {
            guard let color = node["color"] else { continue }
            entries.append(Entry(traits: AssetTraits(node), value: try Value(color, in: bytes)))
        }
    }

    /// Returns the color for traits, or nil if the set has none.
    package func value(for wish: AssetWish) -> Value? {
        let ranked = entries.compactMap { entry in entry.traits.distance(from: wish).map { (entry.value, $0) } }
        return ranked.min { $0.1 < $1.1 }?.0
    }
}

extension ColorSet.Value {
    fileprivate init(_ node: JSONNode, in bytes: [UInt8]) throws(FormatError) {
        if let name = node["reference"]?.string {
            self = .system(name)
            return
        }
        guard let components = node["components"], components.members != nil else {
            throw FormatError(
                "the color has neither components nor a reference", at: SourceLocation(offset: node.offset, in: bytes))
        }
        func part(_ key: String) throws(FormatError) -> Double {
            guard let node = components[key] else { return key == "alpha" ? 1 : 0 }
            guard let part = Self.component(node, isAlpha: key == "alpha") else {
                throw FormatError(
                    "'\(node.string ?? node.title)' is not a component of a color",
                    at: SourceLocation(offset: node.offset, in: bytes))
            }
            return part
        }
        let space = node["color-space"]?.string ?? "srgb"
        if components["white"] != nil {
            self = .gray(white: try part("white"), alpha: try part("alpha"), space: space)
        } else {
            self = .rgb(
                red: try part("red"), green: try part("green"), blue: try part("blue"), alpha: try part("alpha"),
                space: space)
        }
    }

    /// Returns the value of a component, which is written "0.5", "0x80", "128", or as a number. Whole numbers range to
    /// 255, decimals to 1; opacity ranges from 0 to 1 and may be the whole number 1.
    private static func component(_ node: JSONNode, isAlpha: Bool) -> Double? {
        if let number = node.number { return number }
        guard let text = node.string?.split(separator: " ").first else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if let whole = Int(text) { return isAlpha && whole <= 1 ? Double(whole) : Double(whole) / 255 }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
