import CoreGraphics
package import Foundation
import QuartzCore

/// The keyboard on the screen, or what an app shows in its place, with what is above it. It follows the first responder
/// of the key window.
@MainActor
package final class Keyboard {
    private unowned let environment: UIEnvironment
    /// What is shown, or nil while nothing is.
    private var shown: InputSet?
    /// The views of the first responder, once it was asked for them.
    private var asked: InputSet.Views?
    private var window: KeyboardWindow?
    /// The number of responders that are about to take over from another.
    private var handovers = 0
    /// What moves with the keyboard.
    private var followers: [WeakFollower] = []
    /// The distance that a finger has pushed the keyboard down.
    private var push: CGFloat = 0
    /// The movement under way.
    private var turn = 0

    private struct WeakFollower { weak var object: (any KeyboardFollower)? }

    /// Whether keys are connected that aren't on the screen, so that none are shown there.
    package var isHardwareConnected = false { didSet { if isHardwareConnected != oldValue { follow() } } }

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// The duration of its movements, in seconds.
    static let duration: TimeInterval = 0.25

    // MARK: State

    /// Where the keyboard is on the screen, at the end of its movement; null while it isn't shown.
    package var frame: CGRect {
        guard let shown else { return .null }
        return place(height: shown.height).offsetBy(dx: 0, dy: push)
    }

    /// Whether keys are on the screen.
    package var showsKeys: Bool { shown?.keys != nil }
    /// Where a key with a title is on the screen, or nil if there is none.
    func place(ofKey title: String) -> CGPoint? {
        guard let view = shown?.keys as? KeyboardView else { return nil }
        return view.perception.parts.first { $0.text == title }.map { view.convert($0.frame.center, to: nil) }
    }

    /// Whether a view is the system's, not one that an app shows in place of the keys or above them.
    package func owns(_ view: UIView) -> Bool {
        view is KeyboardWindow || view is KeyboardContent || view is KeyboardView || view is KeyBalloon
    }

    /// The object that takes what is typed.
    var input: UIResponder? { shown?.responder ?? environment.firstResponder }

    private var screen: CGRect { environment.screen.bounds }

    private func place(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    // MARK: Following

    /// Takes over from one responder to another: in between the keyboard stays.
    func handOver<Value>(_ body: () -> Value) -> Value {
        handovers += 1
        defer { handovers -= 1 }
        return body()
    }

    /// Returns the responder whose view above the keyboard contains another, unless it is being followed by a third.
    func owner(of responder: UIResponder) -> UIResponder? {
        guard handovers == 0, let shown, let accessory = shown.accessory, shown.owner !== responder,
            responder.responderIsInside(accessory)
        else { return nil }
        return shown.owner
    }

    func add(_ follower: any KeyboardFollower) {
        followers.removeAll { $0.object == nil || $0.object === follower }
        followers.append(WeakFollower(object: follower))
    }

    func remove(_ follower: any KeyboardFollower) { followers.removeAll { $0.object == nil || $0.object === follower } }

    /// Shows what the first responder needs, or nothing.
    func follow() {
        // Only a device has a keyboard on its screen.
        guard handovers == 0, environment.deviceScreen != nil else { return }
        let responder = environment.firstResponder
        if responder !== asked?.responder { asked = responder.map(InputSet.Views.init) }
        let wanted = responder.flatMap { responder in
            asked.flatMap { InputSet(responder, $0, in: self, like: shown) }
        }
        if wanted == nil, shown == nil { return }
        if let wanted, let shown, wanted.isSame(as: shown) {
            (shown.keys as? KeyboardView)?.follow()
            return
        }
        environment.perform { show(wanted) }
    }

    /// Creates the views again, because the app shows others.
    func reload() {
        asked = nil
        guard shown != nil else { return follow() }
        shown?.isOutdated = true
        follow()
    }

    /// The screen has another size or shape.
    func screenChanged() {
        guard shown != nil else { return }
        reload()
    }

    // MARK: Moving

    private func show(_ new: InputSet?) {
        let old = shown
        let begin = old.map { _ in frame } ?? place(height: new?.height ?? 0).offsetBy(dx: 0, dy: new?.height ?? 0)
        let end = new.map { place(height: $0.height) } ?? begin.with(y: screen.height)
        (shown, push) = (new, 0)
        turn += 1
        let (number, moves) = (turn, begin != end)
        let info = Self.userInfo(from: begin, to: end)
        let isNews = moves || new?.responder !== old?.responder
        if isNews {
            post(UIResponder.keyboardWillChangeFrameNotification, info)
            post(new == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, info)
        }
        // Who hears of it may have changed the first responder again.
        guard number == turn else { return }
        let window = makeWindow()
        UIView.performWithoutAnimation {
            window.frame = screen
            if let new { window.content.show(new) }
            if old == nil { window.content.frame = begin }
            window.layoutIfNeeded()
        }
        let ended = { [weak self] in
            guard let self, number == self.turn else { return }
            if new == nil { self.removeWindow() }
            guard isNews else { return }
            self.post(UIResponder.keyboardDidChangeFrameNotification, info)
            self.post(
                new == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification, info)
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            window.content.frame = end
            window.layoutIfNeeded()
            self.moveFollowers()
            (new?.responder as? UIView)?.revealForEditing()
        } completion: { _ in
            ended()
        }
    }

    private func moveFollowers() {
        followers.removeAll { $0.object == nil }
        guard !followers.isEmpty else { return }
        for follower in followers { follower.object?.keyboardMoved() }
        for window in environment.windows where !window.isHidden { window.layoutIfNeeded() }
    }

    private func makeWindow() -> KeyboardWindow {
        if let window {
            window.isHidden = false
            return window
        }
        let new = environment.perform { KeyboardWindow(frame: screen) }
        window = new
        new.isHidden = false
        return new
    }

    private func removeWindow() {
        window?.content.show(nil)
        window?.isHidden = true
    }

    private static func userInfo(from begin: CGRect, to end: CGRect) -> [String: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ info: [String: Any]) {
        NotificationCenter.default.post(name: name, object: environment.screen, userInfo: info)
    }

    // MARK: Pushing it down

    /// Pushes the keyboard down to a finger at a height of the screen, or lets it come up again.
    func push(to y: CGFloat, withAccessory: Bool) {
        guard let shown, y.isFinite else { return }
        let grip = withAccessory ? 0 : shown.accessoryHeight
        let top = screen.height - shown.height
        let new = min(max(0, y - grip - top), shown.height)
        guard new != push else { return }
        push = new
        window?.content.frame = frame
        moveFollowers()
    }

    /// Lets go of the keyboard: with a finger that moved down it leaves, otherwise it comes back.
    func release(velocity: CGFloat) {
        guard shown != nil, push > 0 else { return }
        let leaves = velocity > 0 || velocity == 0 && push > frame.height / 2
        if leaves, environment.firstResponder?.resignFirstResponder() == true, shown == nil { return }
        push = 0
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            self.window?.content.frame = self.frame
            self.moveFollowers()
        }
    }

    // MARK: Keys

    /// Types a text into the first responder, as all keyboards do.
    func type(_ text: String) {
        (environment.firstResponder as? any UIKeyInput)?.insertText(text)
    }

    func delete() { (environment.firstResponder as? any UIKeyInput)?.deleteBackward() }

    /// Notifies the app's input view controllers of a change of the text.
    func notifyControllers(_ body: (UIInputViewController) -> Void) {
        for one in shown?.controllers ?? [] { body(one) }
    }

    /// Dismisses the keyboard by its own key.
    func dismiss() { environment.firstResponder?.resignFirstResponder() }

    // MARK: Views

    /// Returns the keys, the same while they are shown.
    func keys(_ metrics: KeyboardMetrics, like old: InputSet?) -> KeyboardView {
        environment.perform { (old?.keys as? KeyboardView) ?? KeyboardView(self, metrics) }
    }

    func metrics(for responder: UIResponder) -> KeyboardMetrics {
        let traits = responder as? any UITextInputTraits
        let isPad = environment.screen.traitCollection.userInterfaceIdiom == .pad
        let page = KeyboardPage(traits?.keyboardType ?? .default, isPad: isPad)
        let predicts = traits?.autocorrectionType != .no && traits?.isSecureTextEntry != true
        return KeyboardMetrics(
            screen: screen.size, safeBottom: environment.windowSafeArea.bottom, isPad: isPad,
            hasBar: isPad || predicts && !page.isNumberPad)
    }

    var safeBottom: CGFloat { environment.windowSafeArea.bottom }
    var width: CGFloat { screen.width }
}

extension CGRect {
    fileprivate func with(y: CGFloat) -> CGRect { CGRect(x: minX, y: y, width: width, height: height) }
}
