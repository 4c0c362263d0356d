import CoreGraphics
import Foundation
import UIKit

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        var idiom: String?
        var appearances: [ImageSet.Entry.Appearance]?
        var color: Value?

        var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true }
        var isPlain: Bool { appearances?.isEmpty ?? true }
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: Component]?
        /// A colour of the system, such as "systemRedColor".
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    /// A number from 0 to 1, spelled "0.5", "0x80", "128" or as a number.
    struct Component: Decodable {
        var value: CGFloat

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = CGFloat(number)
                return
            }
            let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
            guard let number = Self.number(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no component")
            }
            value = number
        }

        private static func number(_ text: String) -> CGFloat? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            // Whole numbers count to 255, those with a point to 1.
            if let whole = Int(text) { return CGFloat(whole) / 255 }
            return Double(text).map { CGFloat($0) }
        }
    }

    var colors: [Entry]?

    /// The colour, which changes with the appearance where the set says so; nil for a set without one.
    var color: UIColor? {
        let entries = colors ?? []
        let any = entries.first { $0.isPlain && $0.idiom == "universal" } ?? entries.first { $0.isPlain }
        guard let light = any?.color?.color else { return nil }
        guard let dark = entries.first(where: \.isDark)?.color?.color else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension ColorSet.Value {
    fileprivate var color: UIColor? {
        if let reference { return UIColor.system(named: reference) }
        guard let components else { return nil }
        func part(_ name: String) -> CGFloat { components[name]?.value ?? 0 }
        let alpha = alpha
        if components["white"] != nil { return UIColor(white: part("white"), alpha: alpha) }
        let parts = [part("red"), part("green"), part("blue"), alpha]
        if space == "display-p3", let wide = CGColorSpace(name: CGColorSpace.displayP3),
            let color = CGColor(colorSpace: wide, components: parts)
        {
            return UIColor(cgColor: color)
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Opacity is always written from 0 to 1, a whole "1" too.
    private var alpha: CGFloat {
        guard let value = components?["alpha"]?.value else { return 1 }
        return value == 1 / 255 ? 1 : value
    }
}
