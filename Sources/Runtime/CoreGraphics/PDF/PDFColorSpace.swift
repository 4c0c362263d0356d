import Foundation

/// What the numbers of a colour mean.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case lab(white: [Double], range: [Double])
    case indexed(PDFColorSpace, last: Int, table: [UInt8])
    /// Inks, by what they look like in another space.
    case inks(Int, PDFColorSpace, PDFFunction?)
    /// Nil: the pattern's own colours.
    case pattern(PDFColorSpace?)

    private static let deepest = 6

    init?(_ object: PDFObject?, in file: PDFFile, resources: [String: PDFObject], depth: Int = 0) {
        guard depth < Self.deepest else { return nil }
        let object = file.resolve(object)
        if let name = object.name {
            self.init(named: name, in: file, resources: resources, depth: depth)
            return
        }
        guard case .array(let array) = object, let family = file.name(array.first) else { return nil }
        let second = array.count > 1 ? array[1] : .null
        switch family {
        case "ICCBased":
            let count = file.integer(file.dictionary(second)?["N"])
            self = count == 1 ? .gray : count == 4 ? .cmyk : .rgb
        case "Lab":
            let dictionary = file.dictionary(second) ?? [:]
            self = .lab(
                white: file.numbers(dictionary["WhitePoint"]) ?? [0.95, 1, 1.09],
                range: file.numbers(dictionary["Range"]) ?? [-100, 100, -100, 100])
        case "Indexed", "I":
            guard array.count >= 4, let last = file.integer(array[2]), (0...255).contains(last),
                let base = PDFColorSpace(second, in: file, resources: resources, depth: depth + 1)
            else { return nil }
            let table: [UInt8]? =
                switch file.resolve(array[3]) {
                case .string(let bytes): bytes
                case .stream(let stream): file.decoded(stream)
                default: nil
                }
            guard let table else { return nil }
            self = .indexed(base, last: last, table: table)
        case "Separation", "DeviceN":
            guard array.count >= 4,
                let base = PDFColorSpace(array[2], in: file, resources: resources, depth: depth + 1)
            else { return nil }
            let count = file.array(second)?.count ?? 1
            guard (1...32).contains(count) else { return nil }
            self = .inks(count, base, PDFFunction(array[3], in: file))
        case "Pattern":
            self = .pattern(PDFColorSpace(second, in: file, resources: resources, depth: depth + 1))
        default: self.init(named: family, in: file, resources: resources, depth: depth)
        }
    }

    private init?(named name: String, in file: PDFFile, resources: [String: PDFObject], depth: Int) {
        switch name {
        case "DeviceGray", "CalGray", "G": self = .gray
        case "DeviceRGB", "CalRGB", "RGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "Pattern": self = .pattern(nil)
        default:
            guard let own = file.dictionary(resources["ColorSpace"])?[name] else { return nil }
            self.init(own, in: file, resources: resources, depth: depth + 1)
        }
    }

    /// How many numbers a colour has.
    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .inks(let count, _, _): count
        case .pattern(let base): base?.count ?? 0
        }
    }

    /// The colour that there is before one is chosen.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .inks(let count, _, _): [Double](repeating: 1, count: count)
        default: [Double](repeating: 0, count: count)
        }
    }

    /// What the numbers of a picture's samples, from 0 to 1, stand for.
    func decode(bits: Int) -> [Double] {
        switch self {
        case .indexed: [0, Double(1 << bits - 1)]
        case .lab(_, let range): [0, 100] + range
        default: (0..<count).flatMap { _ in [0.0, 1.0] }
        }
    }

    /// Red, green and blue from 0 to 1. Numbers that are missing are taken for 0.
    func rgb(_ numbers: [Double]) -> (Double, Double, Double) {
        func number(_ index: Int) -> Double {
            index < numbers.count && numbers[index].isFinite ? min(max(numbers[index], 0), 1) : 0
        }
        switch self {
        case .gray: return (number(0), number(0), number(0))
        case .rgb: return (number(0), number(1), number(2))
        case .cmyk:
            let rest = 1 - number(3)
            return ((1 - number(0)) * rest, (1 - number(1)) * rest, (1 - number(2)) * rest)
        case .lab(let white, _): return Self.fromLab(numbers, white)
        case .indexed(let base, let last, let table):
            let first = numbers.first ?? 0
            let index = first.isFinite ? Int(min(max(first, 0), Double(last))) : 0
            let start = index * base.count
            guard start + base.count <= table.count else { return (0, 0, 0) }
            return base.rgb(table[start..<(start + base.count)].map { Double($0) / 255 })
        case .inks(_, let base, let function):
            if let function { return base.rgb(function(numbers)) }
            return (1 - number(0), 1 - number(0), 1 - number(0))
        case .pattern(let base): return base?.rgb(numbers) ?? (0, 0, 0)
        }
    }

    func color(_ numbers: [Double], alpha: Double = 1) -> CGColor {
        let (red, green, blue) = rgb(numbers)
        return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private static func fromLab(_ numbers: [Double], _ white: [Double]) -> (Double, Double, Double) {
        guard numbers.count >= 3, white.count >= 3 else { return (0, 0, 0) }
        let middle = (numbers[0] + 16) / 116
        func part(_ value: Double) -> Double {
            value > 6 / 29.0 ? value * value * value : 108 / 841.0 * (value - 4 / 29.0)
        }
        let x = white[0] * part(middle + numbers[1] / 500)
        let (y, z) = (white[1] * part(middle), white[2] * part(middle - numbers[2] / 200))
        func visible(_ linear: Double) -> Double {
            let linear = min(max(linear.isFinite ? linear : 0, 0), 1)
            return linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
        }
        return (
            visible(3.2406 * x - 1.5372 * y - 0.4986 * z), visible(-0.9689 * x + 1.8758 * y + 0.0415 * z),
            visible(0.0557 * x - 0.2040 * y + 1.0570 * z)
        )
    }
}
