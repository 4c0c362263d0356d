extension CGImage {
    /// The order of the bytes of a pixel: blue, green, red, alpha.
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
    }

    /// Whether the image is smoothed where it is enlarged.
    public var shouldInterpolate: Bool { true }

    /// Whether the image only says where another is seen.
    public var isMask: Bool { false }

    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The ranges that components are mapped to: nil, since they are as they are.
    public var decode: UnsafePointer<CGFloat>? { nil }
}
