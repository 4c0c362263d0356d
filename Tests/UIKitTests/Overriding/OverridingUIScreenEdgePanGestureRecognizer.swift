import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIScreenEdgePanGestureRecognizer` lets one override.
@MainActor
class OverridingUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var edges: UIRectEdge {
        get { heard(self, "edges", super.edges) }
        set { super.edges = heard(self, "edges =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        heard(self, "init(target:action:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
}
