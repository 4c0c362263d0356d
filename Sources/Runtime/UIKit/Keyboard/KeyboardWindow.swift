import CoreGraphics
import Foundation

/// The window of the keyboard, in front of all that an app shows.
@MainActor
final class KeyboardWindow: SystemWindow {
    let content = KeyboardContent(frame: .zero)

    init(frame: CGRect) {
        super.init(frame: frame, .keyboard)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
}

/// The keys, or the app's view in their place, with the app's view above them.
@MainActor
final class KeyboardContent: UIView {
    private var shown: InputSet?

    /// The responder whose view is above the keyboard: what is in it belongs to it.
    override var next: UIResponder? { shown?.owner ?? super.next }

    func show(_ new: InputSet?) {
        let old = shown
        shown = new
        let gone = (old?.controllers ?? []).filter { old in new?.controllers.contains { $0 === old } != true }
        let come = (new?.controllers ?? []).filter { new in old?.controllers.contains { $0 === new } != true }
        for controller in gone { controller.beginAppearanceTransition(false, animated: false) }
        for controller in come { controller.beginAppearanceTransition(true, animated: false) }
        for view in [old?.keys, old?.accessory] {
            guard let view, view !== new?.keys, view !== new?.accessory, view.superview === self else { continue }
            view.removeFromSuperview()
        }
        for view in [new?.keys, new?.accessory] {
            guard let view, view.superview !== self else { continue }
            addSubview(view)
        }
        layOut()
        new?.prepareKeys()
        for controller in gone + come { controller.endAppearanceTransition() }
    }

    private func layOut() {
        guard let shown else { return }
        let width = environment.screen.bounds.width
        let bottom = environment.windowSafeArea.bottom
        if let view = shown.accessory {
            let below = shown.keys == nil ? bottom : 0
            place(view, CGRect(x: 0, y: 0, width: width, height: shown.accessoryHeight - below))
        }
        if let view = shown.keys {
            let below = view is KeyboardView ? 0 : bottom
            place(
                view, CGRect(x: 0, y: shown.accessoryHeight, width: width, height: shown.keysHeight - below))
        }
        // Behind a view of the app.
        backgroundColor = shown.keys is KeyboardView ? nil : KeyboardColors.ground
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        guard view.frame != frame else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == nil && bounds.contains(point) && shown?.keys != nil ? self : hit
    }
}
