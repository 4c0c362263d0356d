import CoreGraphics
import Foundation
import UIKit

/// The contrast of texts with what is drawn behind them, by the formula of WCAG 2.
struct TextContrast {
    private let image: CGImage
    private let scale: CGFloat

    init(_ image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }

    private struct Color {
        var red = 0.0
        var green = 0.0
        var blue = 0.0

        var luminance: Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        func distance(to other: Color) -> Double {
            max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
        }
    }

    /// Returns the contrast of a text's color with the color that is most frequent among the other pixels of its rectangle, or nil if
    /// there are none.
    func ratio(of color: UIColor, alpha: CGFloat, in rect: CGRect) -> Double? {
        var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        let own = Color(red: red, green: green, blue: blue)
        guard opacity * alpha > 0.05, let ground = ground(in: rect, behind: own) else { return nil }
        let share = Double(opacity * alpha)
        let mixed = Color(
            red: own.red * share + ground.red * (1 - share), green: own.green * share + ground.green * (1 - share),
            blue: own.blue * share + ground.blue * (1 - share))
        let (one, other) = (mixed.luminance, ground.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the mean of the largest group of similar pixels; the group of the text's own color counts only if there is
    /// no other of some size.
    private func ground(in rect: CGRect, behind own: Color) -> Color? {
        let box = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
        ).intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height)).integral
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        // Pixels are grouped by the upper four bits of each channel.
        var counts = [Int](repeating: 0, count: 4096)
        var sums = [(red: Int, green: Int, blue: Int)](repeating: (0, 0, 0), count: 4096)
        let columns = Int(box.minX)..<min(Int(box.maxX), image.width)
        let rows = Int(box.minY)..<min(Int(box.maxY), image.height)
        image.withPixels { pixels, bytesPerRow in
            for y in rows {
                for x in columns {
                    let place = y * bytesPerRow + 4 * x
                    let (blue, green, red) = (Int(pixels[place]), Int(pixels[place + 1]), Int(pixels[place + 2]))
                    let group = (red >> 4) << 8 | (green >> 4) << 4 | blue >> 4
                    counts[group] += 1
                    sums[group].red += red
                    sums[group].green += green
                    sums[group].blue += blue
                }
            }
        }
        let all = columns.count * rows.count
        let groups = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] > counts[$1] }
        let colors = groups.map { group in
            let full = Double(counts[group]) * 255
            let sum = sums[group]
            return (
                count: counts[group],
                color: Color(
                    red: Double(sum.red) / full, green: Double(sum.green) / full, blue: Double(sum.blue) / full)
            )
        }
        let others = colors.filter { $0.color.distance(to: own) > 0.08 }
        // Letters cover less than what is behind them; where hardly anything else is there, they cannot be seen.
        if let first = others.first, Double(first.count) > 0.15 * Double(all) { return first.color }
        return colors.first?.color
    }
}
