import Foundation

/// Numbers that come of numbers: how colours change along a gradient, or what an ink looks like.
indirect enum PDFFunction {
    case sampled(Sampled)
    case power(from: [Double], to: [Double], exponent: Double)
    case stitched([PDFFunction], domain: ClosedRange<Double>, bounds: [Double], encode: [Double])
    case program(PDFProgram, domain: [Double], range: [Double])
    /// One function for each number that comes out.
    case several([PDFFunction])

    struct Sampled {
        var domain: [Double]
        var range: [Double]
        var encode: [Double]
        var decode: [Double]
        var size: [Int]
        /// From 0 to 1, the numbers of one sample side by side.
        var samples: [Double]
    }

    private static let deepest = 8
    private static let mostSamples = 1 << 20

    /// Nil for what is no function that is known.
    init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
        guard depth < Self.deepest else { return nil }
        if let array = file.array(object) {
            let functions = array.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            guard !functions.isEmpty, functions.count == array.count else { return nil }
            self = .several(functions)
            return
        }
        guard let dictionary = file.dictionary(object) else { return nil }
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count >= 2,
            stride(from: 0, to: domain.count - 1, by: 2).allSatisfy({ domain[$0] <= domain[$0 + 1] })
        else { return nil }
        let range = file.numbers(dictionary["Range"]) ?? []
        switch file.integer(dictionary["FunctionType"]) {
        case 0:
            guard let stream = file.stream(object), let sampled = Self.sampled(stream, domain, range, file) else {
                return nil
            }
            self = .sampled(sampled)
        case 2:
            let from = file.numbers(dictionary["C0"]) ?? [0]
            let to = file.numbers(dictionary["C1"]) ?? [1]
            guard from.count == to.count, !from.isEmpty else { return nil }
            self = .power(from: from, to: to, exponent: file.number(dictionary["N"]) ?? 1)
        case 3:
            let parts = (file.array(dictionary["Functions"]) ?? []).compactMap {
                PDFFunction($0, in: file, depth: depth + 1)
            }
            let bounds = file.numbers(dictionary["Bounds"]) ?? []
            let encode = file.numbers(dictionary["Encode"]) ?? []
            guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= parts.count * 2 else { return nil }
            self = .stitched(parts, domain: domain[0]...domain[1], bounds: bounds, encode: encode)
        case 4:
            guard let stream = file.stream(object), let bytes = file.decoded(stream), let program = PDFProgram(bytes),
                !range.isEmpty
            else { return nil }
            self = .program(program, domain: domain, range: range)
        default: return nil
        }
    }

    private static func sampled(_ stream: PDFStream, _ domain: [Double], _ range: [Double], _ file: PDFFile) -> Sampled?
    {
        let dictionary = stream.dictionary
        guard let size = file.integers(dictionary["Size"]), size.count == domain.count / 2,
            size.count <= 4, size.allSatisfy({ (1...4096).contains($0) }), range.count >= 2,
            let bits = file.integer(dictionary["BitsPerSample"]), [1, 2, 4, 8, 12, 16, 24, 32].contains(bits),
            let bytes = file.decoded(stream)
        else { return nil }
        let count = size.reduce(range.count / 2) { $0 &* $1 }
        guard count > 0, count <= mostSamples, bytes.count >= (count * bits + 7) / 8 else { return nil }
        var reader = PDFBits(bytes)
        let most = Double(UInt64(1) << UInt64(bits) - 1)
        let samples = (0..<count).map { _ in Double(reader.next(bits)) / most }
        return Sampled(
            domain: domain, range: range,
            encode: file.numbers(dictionary["Encode"]) ?? size.flatMap { [0, Double($0 - 1)] },
            decode: file.numbers(dictionary["Decode"]) ?? range, size: size, samples: samples)
    }

    func callAsFunction(_ input: [Double]) -> [Double] {
        switch self {
        case .sampled(let sampled): return sampled.value(at: input)
        case .power(let from, let to, let exponent):
            let x = pow(min(max(input.first ?? 0, 0), 1), exponent)
            return zip(from, to).map { $0 + x * ($1 - $0) }
        case .stitched(let parts, let domain, let bounds, let encode):
            let x = min(max(input.first ?? 0, domain.lowerBound), domain.upperBound)
            let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == bounds.count ? domain.upperBound : bounds[index]
            let share = high > low ? (x - low) / (high - low) : 0
            return parts[index]([encode[index * 2] + share * (encode[index * 2 + 1] - encode[index * 2])])
        case .program(let program, let domain, let range):
            let results = program.run(input.enumerated().map { index, value in Self.clamp(value, domain, index) })
            let count = range.count / 2
            let padded = results.suffix(count) + [Double](repeating: 0, count: max(0, count - results.count))
            return padded.enumerated().map { index, value in Self.clamp(value, range, index) }
        case .several(let functions): return functions.flatMap { $0(input).prefix(1) }
        }
    }

    fileprivate static func clamp(_ value: Double, _ limits: [Double], _ index: Int) -> Double {
        guard index * 2 + 1 < limits.count, value.isFinite else { return value.isFinite ? value : 0 }
        return max(limits[index * 2], min(limits[index * 2 + 1], value))
    }
}

extension PDFFunction.Sampled {
    /// Between samples it is mixed along each of the numbers that go in.
    fileprivate func value(at input: [Double]) -> [Double] {
        let outputs = range.count / 2
        guard input.count >= size.count, encode.count >= size.count * 2, decode.count >= outputs * 2 else { return [] }
        // The samples around the place, with their weights.
        var corners: [(offset: Int, weight: Double)] = [(0, 1)]
        var step = 1
        for (index, count) in size.enumerated() {
            let x = PDFFunction.clamp(input[index], domain, index)
            let (low, high) = (domain[index * 2], domain[index * 2 + 1])
            let share = high > low ? (x - low) / (high - low) : 0
            let wished = encode[index * 2] + share * (encode[index * 2 + 1] - encode[index * 2])
            let place = max(0, min(Double(count - 1), wished.isFinite ? wished : 0))
            let first = Int(place)
            let part = place - Double(first)
            corners = corners.flatMap { corner -> [(offset: Int, weight: Double)] in
                let near = (offset: corner.offset + first * step, weight: corner.weight * (1 - part))
                if part == 0 { return [near] }
                return [near, (offset: corner.offset + (first + 1) * step, weight: corner.weight * part)]
            }
            step *= count
        }
        return (0..<outputs).map { output in
            let share = corners.reduce(0) { $0 + samples[$1.offset * outputs + output] * $1.weight }
            let value = decode[output * 2] + share * (decode[output * 2 + 1] - decode[output * 2])
            return PDFFunction.clamp(value, range, output)
        }
    }
}

/// Numbers of some bits each, the highest bit first.
struct PDFBits {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Zeros after the end.
    mutating func next(_ bits: Int) -> UInt32 {
        var value: UInt32 = 0
        var missing = bits
        while missing > 0 {
            let free = 8 - position % 8
            let taken = min(free, missing)
            let byte = position / 8 < bytes.count ? UInt32(bytes[position / 8]) : 0
            value = value << UInt32(taken) | byte >> UInt32(free - taken) & (1 << UInt32(taken) - 1)
            position += taken
            missing -= taken
        }
        return value
    }

    mutating func alignToByte() { position = (position + 7) / 8 * 8 }
}
