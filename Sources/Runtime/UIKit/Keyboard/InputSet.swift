import CoreGraphics
import Foundation

/// What is shown for a first responder: keys or a view of the app, and a view above them.
@MainActor
final class InputSet {
    weak var responder: UIResponder?
    /// The keys of the system, or the view that the app has in their place.
    let keys: UIView?
    let accessory: UIView?
    let controllers: [UIInputViewController]
    /// The responder that the accessory belongs to.
    private(set) weak var owner: UIResponder?
    private(set) var keysHeight: CGFloat = 0
    private(set) var accessoryHeight: CGFloat = 0
    private let type: UIKeyboardType
    private let metrics: KeyboardMetrics?
    /// Whether it must be shown again.
    var isOutdated = false

    var height: CGFloat { keysHeight + accessoryHeight }

    /// The views that an app has for a responder.
    struct Views {
        var keys: UIView?
        var accessory: UIView?
        /// The controllers of both, as far as they have one.
        var controllers: [UIInputViewController] = []
        weak var owner: UIResponder?
        weak var responder: UIResponder?

        /// Asks a responder and those after it. That is done once, as they may make new ones each time.
        @MainActor
        init(_ responder: UIResponder) {
            self.responder = responder
            for next in sequence(first: responder, next: \.next) where keys == nil {
                let controller = next.inputViewController
                if let controller { controllers.append(controller) }
                keys = controller?.view ?? next.inputView
            }
            for next in sequence(first: responder, next: \.next) where accessory == nil {
                let controller = next.inputAccessoryViewController
                if let controller { controllers.append(controller) }
                accessory = controller?.view ?? next.inputAccessoryView
                if accessory != nil { owner = next }
            }
        }
    }

    /// Creates the set for a responder, or returns nil if it needs none.
    init?(_ responder: UIResponder, _ views: Views, in keyboard: Keyboard, like old: InputSet?) {
        self.responder = responder
        (owner, accessory, controllers) = (views.owner, views.accessory, views.controllers)
        let takesText = responder is any UIKeyInput && (responder as? UITextView)?.isEditable != false
        let traits = responder as? any UITextInputTraits
        type = traits?.keyboardType ?? .default
        if let own = views.keys {
            (keys, metrics) = (own, nil)
            keysHeight = Self.height(of: own, width: keyboard.width, usual: 216) + keyboard.safeBottom
        } else if takesText, !keyboard.isHardwareConnected {
            let size = keyboard.metrics(for: responder)
            let view = keyboard.keys(size, like: old)
            (keys, metrics, keysHeight) = (view, size, size.height)
        } else {
            (keys, metrics) = (nil, nil)
        }
        guard keys != nil || accessory != nil else { return nil }
        if let accessory {
            accessoryHeight = Self.height(of: accessory, width: keyboard.width, usual: 44)
            if keys == nil { accessoryHeight += keyboard.safeBottom }
        }
    }

    /// Returns whether nothing else is shown than before.
    func isSame(as other: InputSet) -> Bool {
        !other.isOutdated && responder === other.responder && keys === other.keys && accessory === other.accessory
            && type == other.type && metrics == other.metrics && keysHeight == other.keysHeight
            && accessoryHeight == other.accessoryHeight
    }

    /// Makes the keys those for the responder's text.
    func prepareKeys() {
        guard let keys = keys as? KeyboardView, let metrics else { return }
        keys.begin(metrics)
    }

    private static func height(of view: UIView, width: CGFloat, usual: CGFloat) -> CGFloat {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if view.bounds.height > 0 { return view.bounds.height }
        let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
        return fitting > 0 && fitting.isFinite ? fitting : usual
    }
}
