import Foundation
import UIKit

/// Overrides all that `NSRecursiveLock` lets one override.
final class OverridingNSRecursiveLock: UIKit.NSRecursiveLock, @unchecked Sendable {
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func lock() { heard(self, "lock()", super.lock()) }
    override func unlock() { heard(self, "unlock()", super.unlock()) }
    override func `try`() -> Bool { heard(self, "try()", super.try()) }
    override func lock(before limit: Date) -> Bool { heard(self, "lock(before:)", super.lock(before: limit)) }
}
