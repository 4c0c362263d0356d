package import CoreGraphics
import Foundation

/// A picture that is in the library from the beginning: a landscape, drawn at any size.
package enum SamplePicture: String, CaseIterable, Sendable {
    case dawn, sea, forest, desert, night, harbor

    /// The size in pixels.
    package var size: CGSize {
        switch self {
        case .forest, .night: CGSize(width: 1800, height: 2400)
        default: CGSize(width: 2400, height: 1800)
        }
    }

    /// Draws the picture. `moment` is a time from 0 to 1, in which the sun rises and waves go by.
    package func image(_ size: CGSize, moment: Double = 0.5) -> CGImage? {
        let (width, height) = (
            max(1, Int(clamping: size.width.rounded())), max(1, Int(clamping: size.height.rounded()))
        )
        guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1) else { return nil }
        let painter = LandscapePainter(context, CGSize(width: width, height: height), moment)
        switch self {
        case .dawn: painter.dawn()
        case .sea: painter.sea()
        case .forest: painter.forest()
        case .desert: painter.desert()
        case .night: painter.night()
        case .harbor: painter.harbor()
        }
        return context.makeImage()
    }
}

/// Draws landscapes of skies, hills and water. Places are shares of the picture.
private struct LandscapePainter {
    let context: CGContext
    let size: CGSize
    let moment: Double

    init(_ context: CGContext, _ size: CGSize, _ moment: Double) {
        (self.context, self.size, self.moment) = (context, size, moment)
    }

    func dawn() {
        sky(0x37406B, 0xE8905C, 0xFBD9A0)
        disc(0.62, 0.66 - moment * 0.12, 0.09, 0xFFF3CF)
        hills(0.62, 0.06, 2.3, 0.4, 0x8E5F6B)
        hills(0.72, 0.07, 1.7, 2.1, 0x5E4259)
        hills(0.86, 0.05, 2.9, 4.4, 0x352A41)
    }

    func sea() {
        sky(0x4FA3E0, 0xA9D8F2, 0xE6F4F7)
        disc(0.2, 0.2, 0.06, 0xFFFBE0)
        fill(0.52, 1, 0x1F6E9C)
        for row in 0..<9 {
            let (top, step) = (0.54 + pow(Double(row) / 9, 1.4) * 0.44, Double(row))
            waves(
                top, 0.003 + step * 0.0014, 9 - step * 0.6, step * 1.3 + moment * 2 * .pi,
                shade(0x2F86B4, step / 30 + (row.isMultiple(of: 2) ? 0.14 : 0)))
        }
        hills(0.955, 0.02, 0.8, 0.4, 0xE7D3A1)
    }

    func forest() {
        sky(0x9CC3C9, 0xCFE0D2, 0xEAF0DE)
        hills(0.45, 0.05, 1.6, 0.8, 0x86A79B)
        hills(0.55, 0.06, 2.2, 2.6, 0x5D8672)
        for row in 0..<3 {
            let depth = Double(row) / 2
            for tree in 0..<(11 - row * 2) {
                let x = (Double(tree) + 0.5 + 0.25 * sin(Double(tree * 7 + row))) / Double(11 - row * 2)
                spruce(x, 0.72 + depth * 0.3, 0.13 + depth * 0.14, shade(0x3D6B50, depth * 0.6))
            }
        }
    }

    func desert() {
        sky(0x2F6FB0, 0x89BBDD, 0xF0DDBB)
        disc(0.78, 0.24, 0.055, 0xFFF8DC)
        hills(0.6, 0.08, 1.1, 0.2, 0xD9A066)
        hills(0.72, 0.09, 1.4, 2.9, 0xC98448)
        hills(0.88, 0.08, 0.9, 5.2, 0xA9632F)
    }

    func night() {
        sky(0x070B1E, 0x16213F, 0x33406B)
        for star in 0..<90 {
            let (x, y) = (fraction(Double(star) * 0.754877), fraction(Double(star) * 0.569841) * 0.6)
            disc(x, y, 0.0016 + fraction(Double(star) * 0.31) * 0.0024, 0xF4F2E4)
        }
        disc(0.7, 0.2, 0.075, 0xF6F1DA)
        disc(0.665, 0.185, 0.066, 0x0D1530)
        hills(0.74, 0.06, 2, 1.1, 0x10182E)
        hills(0.86, 0.05, 1.3, 3.6, 0x090E1D)
    }

    func harbor() {
        sky(0xF4C7A1, 0xF7E0C5, 0xFDF2E0)
        for house in 0..<12 {
            let tall = 0.1 + fraction(Double(house) * 0.618) * 0.16
            let color = [0xC0563F, 0xE0A458, 0x6C8EAD, 0xA7C4A0][house % 4]
            block(Double(house) / 12 + 0.004, 0.6 - tall, 0.076, tall, color)
        }
        fill(0.6, 1, 0x3C6E84)
        for row in 0..<6 { waves(0.64 + Double(row) * 0.06, 0.004, 6, Double(row) + moment * 5, shade(0x3C6E84, 0.12)) }
        boat(0.34, 0.78, 0.22)
        boat(0.72, 0.7, 0.13)
    }

    // MARK: Parts

    private func sky(_ top: Int, _ middle: Int, _ bottom: Int) {
        let colors: CFArray = [color(top), color(middle), color(bottom)]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 1])
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: .drawsAfterEndLocation)
    }

    private func disc(_ x: Double, _ y: Double, _ radius: Double, _ value: Int) {
        let length = radius * min(size.width, size.height)
        context.setFillColor(color(value))
        context.fillEllipse(
            in: CGRect(
                x: x * size.width - length, y: y * size.height - length, width: 2 * length, height: 2 * length))
    }

    private func fill(_ top: Double, _ bottom: Double, _ value: Int) {
        context.setFillColor(color(value))
        context.fill(
            CGRect(x: 0, y: top * size.height, width: size.width, height: (bottom - top) * size.height))
    }

    private func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ value: Int) {
        context.setFillColor(color(value))
        context.fill(
            CGRect(
                x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height))
    }

    /// Fills the ground below a line of hills.
    private func hills(_ top: Double, _ height: Double, _ count: Double, _ phase: Double, _ value: Int) {
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...64 {
            let share = Double(step) / 64
            let wave = sin(share * count * 2 * .pi + phase) + 0.4 * sin(share * count * 5 * .pi + phase * 2)
            context.addLine(to: CGPoint(x: share * size.width, y: (top + wave * height / 1.4) * size.height))
        }
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.closePath()
        context.setFillColor(color(value))
        context.fillPath()
    }

    private func waves(_ top: Double, _ height: Double, _ count: Double, _ phase: Double, _ value: Int) {
        hills(top, height, count, phase, value)
    }

    private func spruce(_ x: Double, _ bottom: Double, _ height: Double, _ value: Int) {
        context.setFillColor(color(value))
        for layer in 0..<3 {
            let share = Double(layer) / 3
            let (top, half) = (bottom - height * (1 - share * 0.75), height * (0.12 + share * 0.16))
            context.beginPath()
            context.move(to: CGPoint(x: x * size.width, y: top * size.height))
            context.addLine(to: CGPoint(x: (x + half) * size.width, y: (top + height * 0.42) * size.height))
            context.addLine(to: CGPoint(x: (x - half) * size.width, y: (top + height * 0.42) * size.height))
            context.closePath()
            context.fillPath()
        }
    }

    private func boat(_ x: Double, _ y: Double, _ width: Double) {
        let scale = width * size.width
        let place = CGPoint(x: x * size.width, y: y * size.height)
        let hull = [(-0.5, 0.0), (0.5, 0), (0.36, 0.2), (-0.36, 0.2)]
        let sail = [(0.0, -0.08), (0.0, -1.0), (0.42, -0.08)]
        for (corners, value) in [(hull, 0x7A2E2A), (sail, 0xFFFDF6)] {
            context.beginPath()
            for (number, corner) in corners.enumerated() {
                let point = CGPoint(x: place.x + corner.0 * scale, y: place.y + corner.1 * scale)
                if number == 0 { context.move(to: point) } else { context.addLine(to: point) }
            }
            context.closePath()
            context.setFillColor(color(value))
            context.fillPath()
        }
    }

    // MARK: Colors

    private func color(_ value: Int) -> CGColor {
        CGColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    /// Returns a color that is darker by a share.
    private func shade(_ value: Int, _ share: Double) -> Int {
        [16, 8, 0].reduce(0) { $0 | Int(Double(value >> $1 & 255) * (1 - share)) << $1 }
    }

    private func fraction(_ value: Double) -> Double { value - value.rounded(.down) }
}
