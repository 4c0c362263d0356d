import Foundation

/// A line from one object of a nib to another.
@MainActor
class NibConnection: NSObject, NibDecodable {
    let source: AnyObject?
    let destination: Any?
    let label: String

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        source = nib.value("UISource").map { $0 as AnyObject }
        destination = nib.value("UIDestination")
        label = nib.string("UILabel") ?? ""
        super.init()
    }

    func connect(_ context: NibContext) {}

    /// Sets a property that the classes list in their tables.
    static func set(_ value: Any?, _ name: String, of object: AnyObject, _ context: NibContext, _ kind: String) {
        guard let property = InterfaceMembers.of(object)?.properties[name] else {
            let isOutlet = kind.hasPrefix("outlet")
            context.report(isOutlet ? .missingOutlet : .missingProperty, "\(type(of: object)) has no \(kind) '\(name)'")
            return
        }
        // While a document is designed, stand-ins of the app's classes need not be what an outlet asks for.
        if !property.set(object, value), context.resources.connectsOutlets || kind != "outlet" {
            let found = value.map { "\(type(of: $0))" } ?? "nothing"
            context.report(.unfitValue, "the \(kind) '\(name)' of \(type(of: object)) cannot hold \(found)")
        }
    }
}

final class UIRuntimeOutletConnection: NibConnection {
    override func connect(_ context: NibContext) {
        guard let source else { return }
        if let template = source as? UIStoryboardSegueTemplate, template.take(label, destination) { return }
        if let controller = source as? UIViewController, label == "view", let view = destination as? UIView {
            controller.adopt(view)
            return
        }
        if label == "sceneViewController", let holder = source as? SceneHolder {
            holder.controller = destination as? UIViewController
            return
        }
        if label == "storyboard", let controller = source as? UIViewController {
            controller.storyboard = destination as? UIStoryboard
            return
        }
        guard context.resources.connectsOutlets || !(source is UIViewController) else { return }
        if label == "selectionSegueTemplate" || label == "accessoryActionSegueTemplate" { return }
        Self.set(destination, label, of: source, context, "outlet")
    }
}

final class UIRuntimeOutletCollectionConnection: NibConnection {
    override func connect(_ context: NibContext) {
        guard let source else { return }
        if label == "gestureRecognizers", let view = source as? UIView {
            for recognizer in destination as? [UIGestureRecognizer] ?? [] {
                recognizer.view = view
                view.gestureRecognizers = (view.gestureRecognizers ?? []) + [recognizer]
            }
            return
        }
        guard context.resources.connectsOutlets else { return }
        Self.set(destination, label, of: source, context, "outlet collection")
    }
}

final class UIRuntimeEventConnection: NibConnection {
    private let events: UIControl.Event

    required init?(coder: NSCoder) {
        events = UIControl.Event(rawValue: UInt(clamping: (coder as? UINibDecoder)?.integer("UIEventMask") ?? 0))
        super.init(coder: coder)
    }

    override func connect(_ context: NibContext) {
        guard let control = source as? UIControl else { return }
        control.addTarget(destination, action: Selector(label), for: events)
    }
}

/// A runtime attribute: a value under a key path.
@MainActor
final class UINibKeyValuePair: NSObject, NibDecodable {
    private let object: AnyObject?
    private let keyPath: String
    private let value: Any?

    init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        object = nib.value("UIObject").map { $0 as AnyObject }
        keyPath = nib.string("UIKeyPath") ?? ""
        value = nib.value("UIValue")
        super.init()
    }

    func apply(_ context: NibContext) {
        guard let object else { return }
        // Without the app's classes there is nobody who could miss an attribute of theirs.
        guard context.resources.connectsOutlets || InterfaceMembers.of(object)?.properties[keyPath] != nil else {
            return
        }
        NibConnection.set(value, keyPath, of: object, context, "runtime attribute")
    }
}

/// What a screen reader is told of an object.
@MainActor
final class AccessibilityArchive: NSObject, NibDecodable {
    private weak var view: UIView?
    private var content = UIAccessibility()

    init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? UINibDecoder else { return nil }
        view = nib.value("UIAccessibileObject", as: UIView.self)
        content.label = nib.string("UIAccessibilityLabel")
        content.hint = nib.string("UIAccessibilityHint")
        content.identifier = nib.string("UIAccessibilityIdentifier")
        let traits = nib.value("UIAccessibilityTraits") as? NSNumber
        content.traits = UIAccessibilityTraits(rawValue: traits?.uint64Value ?? 0)
        content.isElement =
            nib.bool("UIIsAccessibilityElement")
            ?? (nib.value("UIIsAccessibilityElement") as? NSNumber)?.boolValue
    }

    func apply() { view?.accessibility = content }
}
