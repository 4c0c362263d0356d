public import Foundation

/// A touch, key press or motion event.
@MainActor
open class UIEvent: NSObject {}
