/// How much a reader takes on. A document past a limit is refused with an error that names it.
public struct XMLLimits: Sendable {
    /// In bytes. The largest storyboard known to us has half a megabyte.
    public var size: Int
    /// Levels of nested elements. Real documents stay below 60.
    public var depth: Int

    public init(size: Int = 64 << 20, depth: Int = 1000) {
        self.size = size
        self.depth = depth
    }
}
