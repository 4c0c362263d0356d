public import Foundation

/// Something that a person did.
@MainActor
open class UIEvent: NSObject {}
