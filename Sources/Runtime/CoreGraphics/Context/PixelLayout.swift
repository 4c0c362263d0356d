/// How the pixels of a bitmap lie in memory: 8 bits each of red, green, blue and alpha in some order, or one byte of gray or alpha.
struct PixelLayout: Equatable {
    enum Alpha { case premultiplied, straight, none }

    /// The places of the components in a pixel; nil for those that it lacks.
    private(set) var red: Int?
    private(set) var green: Int?
    private(set) var blue: Int?
    private(set) var alpha: Int?
    private(set) var alphaKind = Alpha.premultiplied
    private(set) var bytesPerPixel = 4

    /// The layout of all bitmaps here: blue, green, red and premultiplied alpha.
    static let native = PixelLayout(red: 2, green: 1, blue: 0, alpha: 3)

    private init(red: Int, green: Int, blue: Int, alpha: Int) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a layout, or nil for one that can't be read here.
    init?(bitsPerComponent: Int, bitsPerPixel: Int? = nil, isGray: Bool, _ info: UInt32) {
        guard bitsPerComponent == 8, info & (1 << 8) == 0,
            let kind = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        if kind == .alphaOnly {
            (alpha, bytesPerPixel) = (0, 1)
        } else if isGray {
            guard kind == .none, bitsPerPixel ?? 8 == 8 else { return nil }
            (red, green, blue, bytesPerPixel, alphaKind) = (0, 0, 0, 1, .none)
        } else if kind == .none {
            guard bitsPerPixel == 24 else { return nil }
            (red, green, blue, bytesPerPixel, alphaKind) = (0, 1, 2, 3, .none)
        } else {
            guard bitsPerPixel ?? 32 == 32 else { return nil }
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
            let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let isLittle = info & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
            let turned = isLittle ? places.map { 3 - $0 } : places
            (red, green, blue) = (turned[0], turned[1], turned[2])
            switch kind {
            case .premultipliedFirst, .premultipliedLast: alpha = turned[3]
            case .first, .last: (alpha, alphaKind) = (turned[3], .straight)
            default: alphaKind = .none
            }
        }
    }

    /// Whether a pixel is one byte of gray.
    private var isGray: Bool { bytesPerPixel == 1 && red != nil }

    /// Reads rows of pixels in this layout as native ones.
    func read(
        _ from: UnsafePointer<UInt8>, _ bytesPerRow: Int, width: Int, height: Int, to: UnsafeMutablePointer<UInt8>,
        _ rowLength: Int
    ) {
        for y in 0..<height {
            var source = from + y * bytesPerRow
            var target = to + y * rowLength
            for _ in 0..<width {
                let opacity = alphaKind == .none ? 255 : alpha.map { source[$0] } ?? 255
                func part(_ place: Int?) -> UInt8 {
                    guard let place else { return 0 }
                    guard alphaKind == .straight else { return source[place] }
                    return UInt8((UInt(source[place]) * UInt(opacity) + 127) / 255)
                }
                target[2] = part(red)
                target[1] = part(green)
                target[0] = part(blue)
                target[3] = opacity
                source += bytesPerPixel
                target += 4
            }
        }
    }

    /// Writes rows of native pixels in this layout.
    func write(
        _ from: UnsafePointer<UInt8>, _ rowLength: Int, width: Int, height: Int, to: UnsafeMutablePointer<UInt8>,
        _ bytesPerRow: Int
    ) {
        for y in 0..<height {
            var source = from + y * rowLength
            var target = to + y * bytesPerRow
            for _ in 0..<width {
                let opacity = source[3]
                func part(_ value: UInt8) -> UInt8 {
                    guard alphaKind == .straight, opacity > 0 else { return value }
                    return UInt8(clamping: (Int(value) * 255 + Int(opacity) / 2) / Int(opacity))
                }
                if isGray {
                    // The weights of a color's luminance in sRGB.
                    let light = 54 * UInt(source[2]) + 183 * UInt(source[1]) + 19 * UInt(source[0])
                    target[0] = UInt8(light / 256)
                } else {
                    if let red { target[red] = part(source[2]) }
                    if let green { target[green] = part(source[1]) }
                    if let blue { target[blue] = part(source[0]) }
                    if let alpha { target[alpha] = opacity }
                }
                source += 4
                target += bytesPerPixel
            }
        }
    }
}

/// The memory that an app sees as a context's pixels, in the layout that it asked for: its own, or the context's.
final class BitmapMemory {
    let layout: PixelLayout
    let bytesPerRow: Int
    let start: UnsafeMutablePointer<UInt8>
    private let isOwn: Bool

    /// Uses an app's memory, or with nil allocates some.
    init(_ layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int, _ memory: UnsafeMutableRawPointer?) {
        self.layout = layout
        self.bytesPerRow = max(bytesPerRow, width * layout.bytesPerPixel)
        isOwn = memory == nil
        if let memory {
            start = memory.assumingMemoryBound(to: UInt8.self)
        } else {
            start = .allocate(capacity: self.bytesPerRow * height)
            start.initialize(repeating: 0, count: self.bytesPerRow * height)
        }
    }

    deinit { if isOwn { start.deallocate() } }
}
