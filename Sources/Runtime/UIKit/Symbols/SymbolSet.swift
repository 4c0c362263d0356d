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
    /// The texts of icons. Names without one aren't kept, for there is no end of them.
    private static var documents: [String: Data] = [:]

    /// The names of all symbols with an icon, and the icons' names.
    nonisolated package static let icons = SymbolTable.icons.sorted { $0.key < $1.key }

    /// Returns the file name of a symbol's icon. A missing variant is replaced by the plain form.
    nonisolated package static func iconName(of symbol: String) -> String? {
        var name = symbol
        while true {
            if let icon = SymbolTable.icons[name] { return icon }
            guard let end = name.lastIndex(of: ".") else { return nil }
            let isVariant = [".fill", ".circle", ".square", ".slash", ".badge", ".rectangle"].contains(name[end...])
            guard isVariant else { return nil }
            name = String(name[..<end])
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
        guard let document = document(name),
            let image = CGImage(svg: icon(document, weight: weight), pixelsWide: pixels, pixelsHigh: pixels)
        else { return nil }
        images.keep(image, for: key, weight: pixels * pixels * 4)
        return image
    }

    /// The change of the line width for each weight, in sixteenths of the square.
    private static let broadening: [Int: Double] = [
        100: -0.55, 200: -0.42, 300: -0.22, 500: 0.14, 600: 0.3, 700: 0.48, 800: 0.66, 900: 0.85,
    ]

    /// Returns an icon whose shapes are stroked to make them bolder, or cut to make them lighter. Bolder ones are drawn
    /// slightly smaller to fit in the square.
    private static func icon(_ document: Data, weight: Int) -> Data {
        guard let width = broadening[weight], let text = String(data: document, encoding: .utf8),
            let start = text.firstIndex(of: ">"), let end = text.range(of: "</svg>", options: .backwards)
        else { return document }
        let head = text[...start]
        let shapes = text[text.index(after: start)..<end.lowerBound]
        let line = "stroke-width=\"\(abs(width))\" stroke-linejoin=\"round\""
        let body =
            width > 0
            ? "<g transform=\"translate(8 8) scale(\(16 / (16 + width))) translate(-8 -8)\" stroke=\"#000\" \(line)>"
                + "\(shapes)</g>"
            : "<mask id=\"lighter\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"16\" height=\"16\">"
                + "<g fill=\"#fff\" stroke=\"#000\" \(line)>\(shapes)</g></mask>"
                + "<rect width=\"16\" height=\"16\" mask=\"url(#lighter)\"/>"
        return Data("\(head)\(body)</svg>".utf8)
    }

    private static func document(_ name: String) -> Data? {
        if let known = documents[name] { return known }
        let data = iconName(of: name).flatMap { icon in
            try? Data(contentsOf: folder.appendingPathComponent("\(icon).svg"))
        }
        documents[name] = data
        return data
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
