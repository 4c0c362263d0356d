import Foundation
import UIKit

/// The main queue, which calls back what apps wait for.
enum Main {
    /// Calls a block: at once on the main thread, else soon on it.
    static func call(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        MainThread.perform { block() }
    }
}
