import Foundation

/// A lock for Pango's font map, which isn't thread-safe. Recursive, because releasing glyphs takes it too.
enum PangoLock {
    static let shared = NSRecursiveLock()
}
