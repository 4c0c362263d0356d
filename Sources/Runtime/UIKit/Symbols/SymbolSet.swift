import CoreGraphics
package import Foundation
import TextLayout

/// Symbols by Apple's names, drawn with similar icons.
///
/// A symbol without an icon is drawn as a square with a question mark.
@MainActor
package enum SymbolSet {
    /// The folder of the icons: those that came with the command, or those of Debian's package `bootstrap-icons`.
    nonisolated package static let folder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["OPENSTORYBOARD_ICONS"]
            ?? "/usr/share/bootstrap-icons/svg")

    private struct Key: Hashable {
        let name: String
        let pixels: Int
        let weight: Int
    }

    /// Images, as far as they take few megabytes: one for a very large symbol is drawn each time.
    private static var images = BoundedCache<Key, CGImage>(limit: 500, budget: 8 << 20)
    private static var inkBoxes: [String: CGRect] = [:]
    /// The elements of icons by their names.
    private static var elements: [String: Substring] = [:]

    /// The names of all symbols with an icon, and the icons' names.
    nonisolated package static let icons = SymbolTable.icons.sorted { $0.key < $1.key }

    /// Returns the file name of a symbol's icon, or of the icon of the plain form to which the symbol adds something, as
    /// ``ComposedSymbol`` draws it.
    nonisolated package static func iconName(of symbol: String) -> String? {
        var name = symbol
        while true {
            if let icon = SymbolTable.icons[name] { return icon }
            guard let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : ComposedSymbol.stem(of: name)
            else { return nil }
            name = plain
        }
    }

    /// Returns a symbol for text of 17 points.
    ///
    /// Documents contain the size of a symbol whose longer side is 64 or 128 points, which gives the aspect ratio.
    /// Other sizes don't.
    package static func symbol(named name: String, noted: CGSize = .zero) -> UIImage {
        var size = size(of: name)
        let longest = max(noted.width, noted.height)
        if longest == 64 || longest == 128, min(noted.width, noted.height) > 0 {
            let factor = 20.3 / longest
            size = CGSize(width: noted.width * factor, height: noted.height * factor).ceiled(scale: 2)
        }
        return UIImage(nil, size: size, scale: 2, name: name, isSymbol: true)
    }

    /// Returns the size of a symbol for text of 17 points.
    static func size(of name: String) -> CGSize {
        guard let ink = ink(of: name) else { return CGSize(width: 20, height: 20) }
        return CGSize(width: ink.width * 18.5 + 2, height: ink.height * 18.5 + 1).ceiled(scale: 2)
    }

    /// Draws a symbol as large as fits a rectangle.
    static func draw(_ name: String, in rect: CGRect, _ pen: Pen, _ color: UIColor, weight: Int = 400) {
        guard rect.width > 0.5, rect.height > 0.5, rect.isFinite else { return }
        // The icon has an italic letter.
        if name == "info.circle" {
            return pen.infoSign(
                at: CGPoint(x: rect.midX, y: rect.midY), size: min(rect.width, rect.height) - 0.5, color)
        }
        guard let ink = ink(of: name) else {
            if let lettered = LetteredSymbol(name) { return lettered.draw(in: rect, pen, color) }
            return drawUnknown(in: rect, pen, color)
        }
        let side = min((rect.width - 1) / ink.width, (rect.height - 0.5) / ink.height, 2000)
        let scale = pen.context.ctm.meanScale
        let pixels = Int(clamping: (side * scale).rounded())
        guard pixels > 0, let image = image(name, pixels: pixels, weight: weight) else { return }
        let size = CGFloat(pixels) / scale
        let origin = CGPoint(
            x: (rect.midX - ink.midX * size).rounded(scale: scale),
            y: (rect.midY - ink.midY * size).rounded(scale: scale))
        pen.fill(image, in: CGRect(x: origin.x, y: origin.y, width: size, height: size), color)
    }

    private static func drawUnknown(in rect: CGRect, _ pen: Pen, _ color: UIColor) {
        let side = min(rect.width, rect.height) - 2
        guard side > 2 else { return }
        let square = pen.snapped(
            CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        pen.context.setStrokeColor(pen.color(color))
        pen.context.setLineWidth(max(pen.hairline, side / 18))
        pen.context.setLineDash(phase: 0, lengths: [side / 8, side / 8])
        pen.context.addPath(Pen.rounded(square.insetBy(dx: side / 24, dy: side / 24), side / 5))
        pen.context.strokePath()
        pen.context.setLineDash(phase: 0, lengths: [])
        pen.text("?", .systemFont(ofSize: side * 0.6, weight: .medium), color, in: square, alignment: .center)
    }

    // MARK: Icons

    /// Returns the part of the square that a symbol covers; nil without an icon.
    private static func ink(of name: String) -> CGRect? {
        if let known = inkBoxes[name] { return known }
        guard let image = image(name, pixels: 64), let box = image.inkBox else { return nil }
        let unit = CGRect(
            x: box.minX / 64, y: box.minY / 64, width: box.width / 64, height: box.height / 64)
        inkBoxes[name] = unit
        return unit
    }

    private static func image(_ name: String, pixels: Int, weight: Int = 400) -> CGImage? {
        let key = Key(name: name, pixels: pixels, weight: weight)
        if let known = images[key] { return known }
        let shapes = SymbolShapes(icon: elements(of:)).shapes(name, broader: broadening[weight] ?? 0)
        guard let document = shapes.map({ "\(documentStart)\($0)</svg>" }),
            let image = CGImage(svg: Data(document.utf8), pixelsWide: pixels, pixelsHigh: pixels)
        else { return nil }
        images.keep(image, for: key, weight: pixels * pixels * 4)
        return image
    }

    /// The change of the line width for each weight, in sixteenths of the square.
    private static let broadening: [Int: Double] = [
        100: -0.55, 200: -0.42, 300: -0.22, 500: 0.14, 600: 0.3, 700: 0.48, 800: 0.66, 900: 0.85,
    ]

    private static let documentStart =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\" viewBox=\"0 0 16 16\">"

    /// Returns the elements of a symbol's icon.
    private static func elements(of symbol: String) -> Substring? {
        guard let icon = iconName(of: symbol) else { return nil }
        if let known = elements[icon] { return known }
        guard let text = try? String(contentsOf: folder.appendingPathComponent("\(icon).svg"), encoding: .utf8),
            let start = text.firstIndex(of: ">"), let end = text.range(of: "</svg>", options: .backwards)
        else { return nil }
        let found = text[text.index(after: start)..<end.lowerBound]
        elements[icon] = found
        return found
    }
}

extension CGImage {
    /// The bounding box of the visible pixels, or nil if there are none.
    fileprivate var inkBox: CGRect? {
        var box = CGRect.null
        withPixels { pixels, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width where pixels[y * bytesPerRow + x * 4 + 3] > 60 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return box.isNull ? nil : box
    }
}
