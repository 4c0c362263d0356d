import Foundation

/// Pango's font map is for one thread at a time. Recursive, because letting go of glyphs takes it too.
enum PangoLock {
    static let shared = NSRecursiveLock()
}
