import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActivity` lets one override.
@MainActor
class OverridingUIActivity: UIActivity {
    override class var activityCategory: Category { super.activityCategory }
    override var activityType: ActivityType? { heard(self, "activityType", super.activityType) }
    override var activityTitle: String? { heard(self, "activityTitle", super.activityTitle) }
    override var activityImage: UIImage? { heard(self, "activityImage", super.activityImage) }
    override var activityViewController: UIViewController? {
        heard(self, "activityViewController", super.activityViewController)
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        heard(self, "canPerform(withActivityItems:)", super.canPerform(withActivityItems: activityItems))
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        heard(self, "prepare(withActivityItems:)", super.prepare(withActivityItems: activityItems))
    }
    override func perform() {
        heard(self, "perform()", super.perform())
    }
    override func activityDidFinish(_ completed: Bool) {
        heard(self, "activityDidFinish(_:)", super.activityDidFinish(completed))
    }
}
