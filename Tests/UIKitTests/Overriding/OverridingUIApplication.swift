import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIApplication` lets one override.
@MainActor
class OverridingUIApplication: UIApplication {
    override class var shared: UIApplication {
        heardByClass(Self.self, "shared")
        return super.shared
    }
    override var windows: [UIWindow] { heard(self, "windows", super.windows) }
    override var keyWindow: UIWindow? { heard(self, "keyWindow", super.keyWindow) }
    override func sendEvent(_ event: UIEvent) {
        heard(self, "sendEvent(_:)", super.sendEvent(event))
    }
    @discardableResult
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        heard(self, "sendAction(_:to:from:for:)", super.sendAction(action, to: target, from: sender, for: event))
    }
    override var isIgnoringInteractionEvents: Bool {
        heard(self, "isIgnoringInteractionEvents", super.isIgnoringInteractionEvents)
    }
    override func beginIgnoringInteractionEvents() {
        heard(self, "beginIgnoringInteractionEvents()", super.beginIgnoringInteractionEvents())
    }
    override func endIgnoringInteractionEvents() {
        heard(self, "endIgnoringInteractionEvents()", super.endIgnoringInteractionEvents())
    }
    override var delegate: (any UIApplicationDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var next: UIResponder? { heard(self, "next", super.next) }
    override var applicationSupportsShakeToEdit: Bool {
        get { heard(self, "applicationSupportsShakeToEdit", super.applicationSupportsShakeToEdit) }
        set { super.applicationSupportsShakeToEdit = heard(self, "applicationSupportsShakeToEdit =", newValue) }
    }
    override var applicationState: State { heard(self, "applicationState", super.applicationState) }
    override var connectedScenes: Set<UIScene> { heard(self, "connectedScenes", super.connectedScenes) }
    override var openSessions: Set<UISceneSession> { heard(self, "openSessions", super.openSessions) }
    override var supportsMultipleScenes: Bool { heard(self, "supportsMultipleScenes", super.supportsMultipleScenes) }
    override func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)?
    ) {
        heard(
            self, "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
            super.requestSceneSessionActivation(
                sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler))
    }
    override func canOpenURL(_ url: URL) -> Bool {
        heard(self, "canOpenURL(_:)", super.canOpenURL(url))
    }
    override func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: ((Bool) -> Void)?
    ) {
        heard(
            self, "open(_:options:completionHandler:)", super.open(url, options: options, completionHandler: completion)
        )
    }
    override func openURL(_ url: URL) -> Bool {
        heard(self, "openURL(_:)", super.openURL(url))
    }
    override var backgroundTimeRemaining: TimeInterval {
        heard(self, "backgroundTimeRemaining", super.backgroundTimeRemaining)
    }
    override func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        heard(self, "beginBackgroundTask(expirationHandler:)", super.beginBackgroundTask(expirationHandler: handler))
    }
    override func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)?)
        -> UIBackgroundTaskIdentifier
    {
        heard(
            self, "beginBackgroundTask(withName:expirationHandler:)",
            super.beginBackgroundTask(withName: taskName, expirationHandler: handler))
    }
    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        heard(self, "endBackgroundTask(_:)", super.endBackgroundTask(identifier))
    }
    override func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        heard(
            self, "setMinimumBackgroundFetchInterval(_:)",
            super.setMinimumBackgroundFetchInterval(minimumBackgroundFetchInterval))
    }
    override var isProtectedDataAvailable: Bool {
        heard(self, "isProtectedDataAvailable", super.isProtectedDataAvailable)
    }
    override var isIdleTimerDisabled: Bool {
        get { heard(self, "isIdleTimerDisabled", super.isIdleTimerDisabled) }
        set { super.isIdleTimerDisabled = heard(self, "isIdleTimerDisabled =", newValue) }
    }
    override var applicationIconBadgeNumber: Int {
        get { heard(self, "applicationIconBadgeNumber", super.applicationIconBadgeNumber) }
        set { super.applicationIconBadgeNumber = heard(self, "applicationIconBadgeNumber =", newValue) }
    }
    override var isNetworkActivityIndicatorVisible: Bool {
        get { heard(self, "isNetworkActivityIndicatorVisible", super.isNetworkActivityIndicatorVisible) }
        set { super.isNetworkActivityIndicatorVisible = heard(self, "isNetworkActivityIndicatorVisible =", newValue) }
    }
    override var shortcutItems: [UIApplicationShortcutItem]? {
        get { heard(self, "shortcutItems", super.shortcutItems) }
        set { super.shortcutItems = heard(self, "shortcutItems =", newValue) }
    }
    override var preferredContentSizeCategory: UIContentSizeCategory {
        heard(self, "preferredContentSizeCategory", super.preferredContentSizeCategory)
    }
    override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        heard(self, "userInterfaceLayoutDirection", super.userInterfaceLayoutDirection)
    }
    override var supportsAlternateIcons: Bool { heard(self, "supportsAlternateIcons", super.supportsAlternateIcons) }
    override var alternateIconName: String? { heard(self, "alternateIconName", super.alternateIconName) }
    override func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?) {
        heard(
            self, "setAlternateIconName(_:completionHandler:)",
            super.setAlternateIconName(alternateIconName, completionHandler: completionHandler))
    }
    override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        heard(self, "supportedInterfaceOrientations(for:)", super.supportedInterfaceOrientations(for: window))
    }
    override var statusBarOrientation: UIInterfaceOrientation {
        heard(self, "statusBarOrientation", super.statusBarOrientation)
    }
    override var statusBarFrame: CGRect { heard(self, "statusBarFrame", super.statusBarFrame) }
    override var statusBarStyle: UIStatusBarStyle {
        get { heard(self, "statusBarStyle", super.statusBarStyle) }
        set { super.statusBarStyle = heard(self, "statusBarStyle =", newValue) }
    }
    override var isStatusBarHidden: Bool {
        get { heard(self, "isStatusBarHidden", super.isStatusBarHidden) }
        set { super.isStatusBarHidden = heard(self, "isStatusBarHidden =", newValue) }
    }
    override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        heard(self, "setStatusBarStyle(_:animated:)", super.setStatusBarStyle(statusBarStyle, animated: animated))
    }
    override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        heard(self, "setStatusBarHidden(_:with:)", super.setStatusBarHidden(hidden, with: animation))
    }
    override var isRegisteredForRemoteNotifications: Bool {
        heard(self, "isRegisteredForRemoteNotifications", super.isRegisteredForRemoteNotifications)
    }
    override func registerForRemoteNotifications() {
        heard(self, "registerForRemoteNotifications()", super.registerForRemoteNotifications())
    }
    override func unregisterForRemoteNotifications() {
        heard(self, "unregisterForRemoteNotifications()", super.unregisterForRemoteNotifications())
    }
    override func beginReceivingRemoteControlEvents() {
        heard(self, "beginReceivingRemoteControlEvents()", super.beginReceivingRemoteControlEvents())
    }
    override func endReceivingRemoteControlEvents() {
        heard(self, "endReceivingRemoteControlEvents()", super.endReceivingRemoteControlEvents())
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard(self, "motionEnded(_:with:)", super.motionEnded(motion, with: event))
    }
}
