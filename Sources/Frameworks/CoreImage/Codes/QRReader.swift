import CoreGraphics
import Foundation

/// A code that was found in an image.
struct FoundCode: Sendable {
    let message: String
    /// The upper left, upper right, lower left and lower right one, as the code has them.
    let corners: [CGPoint]
}

/// Finds QR codes in pixels: by the three squares in their corners, in any rotation.
struct QRReader {
    /// The middle of a square, the width of a module, and how often it was seen.
    private struct Finder {
        var place: CGPoint
        var module: CGFloat
        var count: Int
    }

    private let width: Int
    private let height: Int
    private let isDark: [Bool]
    private let origin: CGPoint

    /// The most squares that are tried as corners.
    private static let mostFinders = 15

    init(_ pixels: PixelBuffer) {
        (width, height) = (pixels.width, pixels.height)
        origin = CGPoint(x: pixels.x, y: pixels.y)
        // What is transparent is white. Edges are halfway in light, not in its encoding.
        let grays = pixels.pixels.map { color in Light.luminance(color) + 1 - color.w }
        let threshold = Self.threshold(grays)
        isDark = grays.map { $0 < threshold }
    }

    /// Returns what separates dark and light best, by Otsu: the middle between their means.
    private static func threshold(_ grays: [Float]) -> Float {
        var counts = [Int](repeating: 0, count: 256)
        for gray in grays { counts[Int(min(max(gray, 0), 1) * 255)] += 1 }
        let sum = counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        var (darkCount, darkSum, best, middle) = (0, 0, -1.0, 127.5)
        for (gray, count) in counts.enumerated() {
            darkCount += count
            darkSum += gray * count
            let lightCount = grays.count - darkCount
            guard darkCount > 0, lightCount > 0 else { continue }
            let (dark, light) = (
                Double(darkSum) / Double(darkCount), Double(sum - darkSum) / Double(lightCount)
            )
            let between = Double(darkCount) * Double(lightCount) * (light - dark) * (light - dark)
            if between > best { (best, middle) = (between, (dark + light) / 2) }
        }
        return Float(middle) / 255
    }

    private func dark(_ x: Int, _ y: Int) -> Bool {
        (0..<width).contains(x) && (0..<height).contains(y) && isDark[y * width + x]
    }

    private func dark(at point: CGPoint) -> Bool {
        dark(Int(clamping: point.x.rounded(.down)), Int(clamping: point.y.rounded(.down)))
    }

    var codes: [FoundCode] {
        var finders = Array(finders.sorted { $0.count > $1.count }.prefix(Self.mostFinders))
        var codes: [FoundCode] = []
        while finders.count >= 3 {
            guard let (code, used) = firstCode(finders) else { break }
            codes.append(code)
            for index in used.sorted(by: >) { finders.remove(at: index) }
        }
        return codes
    }

    // MARK: Squares in the corners

    private var finders: [Finder] {
        var finders: [Finder] = []
        for y in 0..<height {
            var (runs, start, isLast) = ([Int](), 0, dark(0, y))
            for x in 1...max(1, width) {
                let isNext = x < width && dark(x, y)
                if x < width, isNext == isLast { continue }
                runs.append(x - start)
                if isLast, let module = Self.module(runs.suffix(5)) {
                    let middle = CGFloat(x) - module * 3.5
                    add(x: middle, y: y, module: module, to: &finders)
                }
                (start, isLast) = (x, isNext)
            }
        }
        return finders.filter { $0.count >= 2 }
    }

    /// Returns the width of a module if runs are as long as those of a square: one, one, three, one, one.
    private static func module(_ runs: some Collection<Int>) -> CGFloat? {
        guard runs.count == 5 else { return nil }
        let module = CGFloat(runs.reduce(0, +)) / 7
        let wanted: [CGFloat] = [1, 1, 3, 1, 1]
        let fits = zip(runs, wanted).allSatisfy { abs(CGFloat($0) - $1 * module) <= module * ($1 == 3 ? 1.2 : 0.7) }
        return fits ? module : nil
    }

    private func add(x: CGFloat, y: Int, module: CGFloat, to finders: inout [Finder]) {
        let column = Int(x)
        guard let (middle, tall) = middle(column, y, 0, 1), let (across, wide) = self.middle(column, Int(middle), 1, 0),
            abs(tall - wide) < max(tall, wide) * 0.6
        else { return }
        let found = Finder(place: CGPoint(x: across, y: middle), module: (tall + wide) / 2, count: 1)
        for index in finders.indices {
            let known = finders[index]
            guard hypot(known.place.x - found.place.x, known.place.y - found.place.y) < known.module * 2 else {
                continue
            }
            let count = CGFloat(known.count)
            finders[index].place = CGPoint(
                x: (known.place.x * count + found.place.x) / (count + 1),
                y: (known.place.y * count + found.place.y) / (count + 1))
            finders[index].module = (known.module * count + found.module) / (count + 1)
            finders[index].count += 1
            return
        }
        finders.append(found)
    }

    /// Returns the middle of a square along a column or a row through a pixel of it, and the width of its modules.
    private func middle(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> (CGFloat, CGFloat)? {
        guard dark(x, y) else { return nil }
        func run(_ start: Int, _ step: Int, _ isDark: Bool) -> Int {
            var length = 0
            while true {
                let place = start + step * length
                let (column, row) = (x + dx * place, y + dy * place)
                guard (0..<width).contains(column), (0..<height).contains(row), dark(column, row) == isDark else {
                    return length
                }
                length += 1
            }
        }
        let (back, ahead) = (run(-1, -1, true), run(0, 1, true))
        let before = run(-1 - back, -1, false), outer = run(-1 - back - before, -1, true)
        let after = run(ahead, 1, false), beyond = run(ahead + after, 1, true)
        guard let module = Self.module([outer, before, back + ahead, after, beyond]) else { return nil }
        let start = dx == 1 ? x : y
        return (CGFloat(start) + CGFloat(ahead - back) / 2, module)
    }

    // MARK: Codes

    private func firstCode(_ finders: [Finder]) -> (FoundCode, [Int])? {
        for a in finders.indices {
            for b in finders.indices where b > a {
                for c in finders.indices where c > b {
                    if let code = code([finders[a], finders[b], finders[c]]) { return (code, [a, b, c]) }
                }
            }
        }
        return nil
    }

    private func code(_ three: [Finder]) -> FoundCode? {
        let modules = three.map(\.module)
        guard let least = modules.min(), let most = modules.max(), most < least * 1.7 else { return nil }
        func distance(_ one: Finder, _ other: Finder) -> CGFloat {
            hypot(one.place.x - other.place.x, one.place.y - other.place.y)
        }
        // The corner is opposite of the longest side.
        let corner = (0..<3).max { one, other in
            distance(three[(one + 1) % 3], three[(one + 2) % 3])
                < distance(three[(other + 1) % 3], three[(other + 2) % 3])
        }
        guard let corner else { return nil }
        let middle = three[corner]
        var (right, low) = (three[(corner + 1) % 3], three[(corner + 2) % 3])
        let (one, two) = (distance(middle, right), distance(middle, low))
        guard one > 0, two > 0, max(one, two) < min(one, two) * 1.4 else { return nil }
        // The y axis points upwards: below the way to the right is its right side.
        let turn =
            (right.place.x - middle.place.x) * (low.place.y - middle.place.y)
            - (right.place.y - middle.place.y) * (low.place.x - middle.place.x)
        if turn > 0 { swap(&right, &low) }
        let module = modules.reduce(0, +) / 3
        let version = Int(clamping: (((one + two) / 2 / module + 7 - 17) / 4).rounded())
        for guess in [version, version - 1, version + 1] where (1...40).contains(guess) {
            if let code = read(middle, right, low, version: guess) { return code }
        }
        return nil
    }

    private func read(_ corner: Finder, _ right: Finder, _ low: Finder, version: Int) -> FoundCode? {
        let size = CGFloat(version * 4 + 17)
        let far = CGPoint(
            x: right.place.x + low.place.x - corner.place.x, y: right.place.y + low.place.y - corner.place.y)
        let flat = Perspective(
            size: size, corner: corner.place, right: right.place, low: low.place, far: far, inset: 3.5)
        var tries = [flat]
        // The small square near the fourth corner shows how the code lies in space.
        if version > 1, let place = alignment(near: flat, size: size) {
            tries.append(
                Perspective(
                    size: size, corner: corner.place, right: right.place, low: low.place, far: place, inset: 6.5))
        }
        for grid in tries {
            let modules = (0..<Int(size)).map { row in
                (0..<Int(size)).map { dark(at: grid.point(CGFloat($0) + 0.5, CGFloat(row) + 0.5)) }
            }
            guard let message = QRCode.message(of: modules) else { continue }
            let corners = [(0, 0), (size, 0), (0, size), (size, size)].map { grid.point($0.0, $0.1) }
            return FoundCode(
                message: message, corners: corners.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) })
        }
        return nil
    }

    /// Returns the middle of the square of five modules that is nearest to where it should be.
    private func alignment(near grid: Perspective, size: CGFloat) -> CGPoint? {
        var best: (matches: Int, place: CGPoint)?
        for row in stride(from: -5, through: 5, by: 0.5) {
            for column in stride(from: -5, through: 5, by: 0.5) {
                let (x, y) = (size - 6.5 + column, size - 6.5 + row)
                var matches = 0
                for dy in -2...2 {
                    for dx in -2...2 {
                        let isRing = max(abs(dx), abs(dy)) == 1
                        if dark(at: grid.point(x + CGFloat(dx), y + CGFloat(dy))) != isRing { matches += 1 }
                    }
                }
                if matches > best?.matches ?? 21 { best = (matches, grid.point(x, y)) }
            }
        }
        return best?.place
    }
}

/// From modules to pixels.
private struct Perspective {
    private let matrix: [CGFloat]

    /// Creates the transform that puts the middles of three squares at their places, and the module at the same distance from the
    /// fourth corner as `inset` says.
    init(size: CGFloat, corner: CGPoint, right: CGPoint, low: CGPoint, far: CGPoint, inset: CGFloat) {
        let sources = [
            CGPoint(x: 3.5, y: 3.5), CGPoint(x: size - 3.5, y: 3.5), CGPoint(x: 3.5, y: size - 3.5),
            CGPoint(x: size - inset, y: size - inset),
        ]
        var rows: [[CGFloat]] = []
        for (source, target) in zip(sources, [corner, right, low, far]) {
            rows.append([source.x, source.y, 1, 0, 0, 0, -source.x * target.x, -source.y * target.x, target.x])
            rows.append([0, 0, 0, source.x, source.y, 1, -source.x * target.y, -source.y * target.y, target.y])
        }
        matrix = Self.solve(rows)
    }

    /// Solves equations by Gauss and Jordan.
    private static func solve(_ equations: [[CGFloat]]) -> [CGFloat] {
        var rows = equations
        for column in rows.indices {
            let pivot = rows.indices.dropFirst(column).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            rows.swapAt(column, pivot)
            let factor = rows[column][column]
            guard abs(factor) > 1e-12 else { return [1, 0, 0, 0, 1, 0, 0, 0] }
            rows[column] = rows[column].map { $0 / factor }
            for other in rows.indices where other != column {
                let scale = rows[other][column]
                rows[other] = zip(rows[other], rows[column]).map { $0 - scale * $1 }
            }
        }
        return rows.compactMap(\.last)
    }

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let m = matrix
        let depth = m[6] * x + m[7] * y + 1
        return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / depth, y: (m[3] * x + m[4] * y + m[5]) / depth)
    }
}
