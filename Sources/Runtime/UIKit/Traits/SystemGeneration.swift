import Synchronization
import TextLayout

/// A version of the system, for the sizes of controls that changed with it.
///
/// Apps run on the newest. Frames that Xcode stored are those of the system that it came with.
public struct SystemGeneration: RawRepresentable, Hashable, Comparable, Sendable {
    /// The major version of iOS.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The system whose sizes are taken.
    @MainActor public static var current = SystemGeneration(rawValue: 17) {
        didSet { state.withLock { $0 = current.rawValue < 14 ? .before14 : .current } }
    }

    /// For fonts, which are made on any thread.
    static var fontRelease: SystemFontRelease { state.withLock { $0 } }
    private static let state = Mutex(SystemFontRelease.current)

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
