public import Foundation

/// A coordinator of access to files, which Foundation for Linux lacks. No other process presents files here, so that access is granted at
/// once; accesses of the app to the same file wait for each other.
public final class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1 << 0)
        public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
        public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
        public static let forUploading = Self(rawValue: 1 << 3)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1 << 0)
        public static let forMoving = Self(rawValue: 1 << 1)
        public static let forMerging = Self(rawValue: 1 << 2)
        public static let forReplacing = Self(rawValue: 1 << 3)
        public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
    }

    private static let lock = NSRecursiveLock()

    /// Creates a coordinator, which never calls the presenter.
    public init(filePresenter: Any? = nil) { super.init() }

    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        Self.lock.withLock { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }
    }

    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        Self.lock.withLock { writer(url) }
    }

    public func coordinate(
        readingItemAt source: URL, options: ReadingOptions = [], writingItemAt target: URL,
        options writingOptions: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor body: (URL, URL) -> Void
    ) {
        Self.lock.withLock { body(source, target) }
    }

    public func item(at source: URL, didMoveTo target: URL) {}
    public func cancel() {}
}
