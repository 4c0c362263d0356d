import Foundation
import QuartzCore

/// A connection between two objects of a nib.
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

    /// Sets a property of the class's table.
    static func set(_ value: Any?, _ name: String, of object: AnyObject, _ context: NibContext, _ kind: Kind) {
        let isLive = context.resources.connectsOutlets
        guard let set = InterfaceMembers.property(name, of: object)?.set else {
            // In Interface Builder, UIKit's controllers stand in for the app's, whose outlets they don't have.
            if isLive || !(object is UIViewController) && kind != .outletCollection {
                // Apple's words; for an outlet, they are an app's last ones.
                let words =
                    "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                    + "for the key \(name)."
                if kind == .attribute {
                    context.report(
                        .missingProperty,
                        "Failed to set (\(name)) user defined inspected property on (\(type(of: object))): \(words)")
                } else {
                    context.report(.missingOutlet, words)
                }
            }
            return
        }
        // Placeholders may also be of another class than the outlet's.
        if !set(object, value), isLive || kind == .attribute {
            let found = value.map { "\(type(of: $0))" } ?? "nothing"
            context.report(.unfitValue, "the \(kind.rawValue) '\(name)' of \(type(of: object)) cannot hold \(found)")
        }
    }

    enum Kind: String {
        case outlet = "outlet"
        case outletCollection = "outlet collection"
        case attribute = "runtime attribute"
    }
}

final class UIRuntimeOutletConnection: NibConnection {
    override func connect(_ context: NibContext) {
        if let source { Self.set(destination, label, of: source, context, .outlet) }
    }
}

final class UIRuntimeOutletCollectionConnection: NibConnection {
    override func connect(_ context: NibContext) {
        if let source { Self.set(destination, label, of: source, context, .outletCollection) }
    }
}

final class UIRuntimeEventConnection: NibConnection {
    private let events: UIControl.Event

    required init?(coder: NSCoder) {
        events = UIControl.Event(rawValue: UInt(clamping: (coder as? UINibDecoder)?.integer("UIEventMask") ?? 0))
        super.init(coder: coder)
    }

    override func connect(_ context: NibContext) {
        let action = Selector(label)
        switch source {
        case let control as UIControl: control.addTarget(destination, action: action, for: events)
        case let recognizer as UIGestureRecognizer:
            if let destination {
                recognizer.addTarget(destination, action: action)
            } else {
                recognizer.addFirstResponderTarget(action: action)
            }
        case let item as UIBarButtonItem:
            item.target = destination.map { $0 as AnyObject }
            item.action = action
        default: break
        }
    }
}

/// A runtime attribute: a value for a key path.
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
        guard let object, let (end, key) = KeyValues.end(of: keyPath, from: object) else { return }
        let property = InterfaceMembers.property(key, of: end)
        if property == nil, let layer = end as? CALayer { return layer.setValue(value, forKeyPath: key) }
        // Without the app's classes, their attributes can't be set.
        guard context.resources.connectsOutlets || property != nil else { return }
        NibConnection.set(value, key, of: end, context, .attribute)
    }
}

/// The accessibility attributes of an object.
@MainActor
final class AccessibilityArchive: NSObject, NibDecodable {
    private weak var object: (any AccessibilityHolder)?
    private var content = AccessibilityValues()

    init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? UINibDecoder else { return nil }
        object = nib.value("UIAccessibileObject") as? any AccessibilityHolder
        content.label = nib.string("UIAccessibilityLabel")
        content.hint = nib.string("UIAccessibilityHint")
        content.identifier = nib.string("UIAccessibilityIdentifier")
        let traits = nib.value("UIAccessibilityTraits") as? NSNumber
        content.traits = traits.map { UIAccessibilityTraits(rawValue: $0.uint64Value) }
        content.isElement =
            nib.bool("UIIsAccessibilityElement")
            ?? (nib.value("UIIsAccessibilityElement") as? NSNumber)?.boolValue
    }

    func apply() { object?.accessibility = content }
}

/// An object with accessibility attributes.
@MainActor
protocol AccessibilityHolder: AnyObject {
    var accessibility: AccessibilityValues { get set }
}

extension UIResponder: AccessibilityHolder {}
extension UIBarItem: AccessibilityHolder {}
