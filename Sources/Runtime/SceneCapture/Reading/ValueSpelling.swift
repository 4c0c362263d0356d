import CoreGraphics
import ElementCatalog
import Foundation
import StoryboardEditing
import TextLayout
import UIKit

/// Values of running objects as documents write them.
@MainActor
enum ValueSpelling {
    static func number(_ value: CGFloat) -> String { Double(value).xcodeSpelling }

    /// Returns the value of an attribute, or nil if the type has none like it.
    static func attribute(_ value: CapturedValue, _ type: ValueType) -> String? {
        switch (value, type) {
        case (.bool(let flag), _): return flag ? "YES" : "NO"
        case (.option(let raw), .enumeration(let name)), (.integer(let raw), .enumeration(let name)):
            guard let known = ElementCatalog.shared.enumerations[name] else { return nil }
            return known.values.first { known.rawValue(of: $0) == raw }
        case (.option(let raw), _), (.integer(let raw), _): return String(raw)
        case (.number(let number), _): return number.isFinite ? number.xcodeSpelling : nil
        case (.text(let text), _): return text
        default: return nil
        }
    }

    // MARK: Colors

    /// Returns a color, with a remark if the document's color isn't always the same.
    static func color(_ color: UIColor, key: String) -> (element: CapturedElement, remark: String?) {
        switch color.origin {
        case .system(let name): return (CapturedElement("color", key: key, ["systemColor": name]), nil)
        case .named(let name): return (CapturedElement("color", key: key, ["name": name]), nil)
        case .pattern: return (plain(color, key), "documents can't have its pattern of images; a color replaces it")
        case .plain: return (plain(color, key), nil)
        case .dynamic:
            let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            let isSame = light == dark
            return (
                plain(light, key),
                isSame ? nil : "its color for dark screens is made in code; the light one is captured"
            )
        }
    }

    private static func plain(_ color: UIColor, _ key: String) -> CapturedElement {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // What is next to all or nothing was converted from another color space.
        func whole(_ part: CGFloat) -> CGFloat { abs(part - part.rounded()) < 0.0001 ? part.rounded() : part }
        (red, green, blue, alpha) = (whole(red), whole(green), whole(blue), whole(alpha))
        if red == green, green == blue {
            return CapturedElement(
                "color", key: key,
                [
                    "white": number(red), "alpha": number(alpha), "colorSpace": "custom",
                    "customColorSpace": "genericGamma22GrayColorSpace",
                ])
        }
        return CapturedElement(
            "color", key: key,
            [
                "red": number(red), "green": number(green), "blue": number(blue), "alpha": number(alpha),
                "colorSpace": "custom", "customColorSpace": "sRGB",
            ])
    }

    // MARK: Fonts

    private static let weights = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
        800: "heavy",
        900: "black",
    ]

    static func font(_ font: UIFont, key: String) -> (element: CapturedElement, remark: String?) {
        if let style = font.style, UIFont.preferredFont(forTextStyle: style).text.weight == font.text.weight {
            return (CapturedElement("fontDescription", key: key, ["style": style.rawValue]), nil)
        }
        let size = number(font.pointSize)
        let weight = weights[font.text.weight] ?? "regular"
        if case .named(let family) = font.text.family {
            let face = (weight == "regular" ? "" : weight.capitalized) + (font.text.isItalic ? "Italic" : "")
            let name = family.filter { $0 != " " } + (face.isEmpty ? "" : "-\(face)")
            return (
                CapturedElement("fontDescription", key: key, ["name": name, "family": family, "pointSize": size]), nil
            )
        }
        let remark = font.text.family == .system ? nil : "documents can't have its digits or letters of one width"
        if font.text.isItalic {
            let element = CapturedElement("fontDescription", key: key, ["type": "italicSystem", "pointSize": size])
            return (element, weight == "regular" ? remark : "its italic font can't have a weight")
        }
        let isBold = weight == "bold"
        return (
            CapturedElement(
                "fontDescription", key: key,
                [
                    "type": isBold ? "boldSystem" : "system", "weight": isBold || weight == "regular" ? nil : weight,
                    "pointSize": size,
                ]), remark
        )
    }

    // MARK: Geometry

    static func rect(_ rect: CGRect, key: String = "frame") -> CapturedElement {
        CapturedElement(
            "rect", key: key,
            [
                "x": number(rect.minX), "y": number(rect.minY), "width": number(rect.width),
                "height": number(rect.height),
            ])
    }

    static func size(_ size: CGSize, key: String) -> CapturedElement {
        CapturedElement("size", key: key, ["width": number(size.width), "height": number(size.height)])
    }

    static func insets(_ insets: UIEdgeInsets, key: String) -> CapturedElement {
        CapturedElement(
            "inset", key: key,
            [
                "minX": number(insets.left), "minY": number(insets.top), "maxX": number(insets.right),
                "maxY": number(insets.bottom),
            ])
    }

    static func symbol(_ configuration: UIImage.SymbolConfiguration, key: String) -> CapturedElement? {
        let values = configuration.values
        let element = CapturedElement("preferredSymbolConfiguration", key: key)
        if let style = values.style {
            element["configurationType"] = "font"
            element.add(CapturedElement("fontDescription", key: "fontDescription", ["style": style.rawValue]))
        } else if let size = values.pointSize {
            element["configurationType"] = "pointSize"
            element["pointSize"] = number(size)
        }
        let catalog = ElementCatalog.shared.enumerations
        func name(_ raw: Int?, _ enumeration: String) -> String? {
            guard let raw, let known = catalog[enumeration] else { return nil }
            return known.values.first { known.rawValue(of: $0) == raw }
        }
        element["scale"] = name(values.scale?.rawValue, "symbolScale")
        element["weight"] = name(values.weight?.rawValue, "symbolWeight")
        return element.attributes.count > 1 || !element.children.isEmpty ? element : nil
    }
}
