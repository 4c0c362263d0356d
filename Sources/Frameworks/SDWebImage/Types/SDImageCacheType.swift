/// Where an image came from, or is kept.
public enum SDImageCacheType: Int, Sendable {
    /// From its address: it wasn't kept.
    case none
    /// From the disk.
    case disk
    /// From memory.
    case memory
    /// In memory or on the disk, for questions.
    case all
}
