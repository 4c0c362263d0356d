import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIScene` lets one override.
@MainActor
class OverridingUIScene: UIScene {
    override var session: UISceneSession { heard(self, "session", super.session) }
    override var delegate: (any UISceneDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var activationState: ActivationState { heard(self, "activationState", super.activationState) }
    override var title: String! {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var subtitle: String {
        get { heard(self, "subtitle", super.subtitle) }
        set { super.subtitle = heard(self, "subtitle =", newValue) }
    }
    override var userActivity: NSUserActivity? {
        get { heard(self, "userActivity", super.userActivity) }
        set { super.userActivity = heard(self, "userActivity =", newValue) }
    }
    required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        heard(self, "init(session:connectionOptions:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?) {
        heard(
            self, "open(_:options:completionHandler:)", super.open(url, options: options, completionHandler: completion)
        )
    }
    override var next: UIResponder? { heard(self, "next", super.next) }
}
