/// The alpha information of a bitmap. Contexts accept any, but always use premultiplied pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
