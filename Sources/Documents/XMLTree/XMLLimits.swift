/// The limits of a reader. A document that exceeds one is rejected with an error that names it.
public struct XMLLimits: Sendable {
    /// The size in bytes. The largest storyboard known to us has half a megabyte.
    public var size: Int
    /// The number of levels of nested elements. Real documents stay below 60.
    public var depth: Int

    /// Creates limits for the number of bytes and the depth of elements.
    public init(size: Int = 64 << 20, depth: Int = 1000) {
        self.size = size
        self.depth = depth
    }
}
