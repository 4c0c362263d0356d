/// What a running object has that documents can say: what reads an app's screen back into a document asks for it.
extension InterfaceMembers {
    /// Returns the objects of an object's outlets, by the names of outlets.
    package static func outlets(of object: AnyObject) -> [(name: String, value: AnyObject)] {
        guard let members = of(object) else { return [] }
        return members.properties.sorted { $0.key < $1.key }.compactMap { name, property in
            property.get(object).flatMap(Self.reference).map { (name, $0) }
        }
    }

    /// Returns the members of the outlet collections of an object.
    package static func outletCollections(of object: AnyObject) -> [(name: String, values: [AnyObject])] {
        guard let members = of(object) else { return [] }
        return members.properties.sorted { $0.key < $1.key }.compactMap { name, property in
            guard let list = property.get(object) as? [Any] else { return nil }
            return (name, list.compactMap(Self.reference))
        }
    }

    /// Returns whether an object's class has an action.
    package static func hasAction(_ selector: String, _ object: AnyObject) -> Bool {
        of(object)?.actions[selector] != nil
    }

    /// Returns an object in a value, which may be optional; nil for values that aren't objects.
    package static func reference(_ value: Any) -> AnyObject? {
        guard let value = InterfaceValue.plain(value), type(of: value) is AnyClass else { return nil }
        return value as AnyObject
    }
}

extension UIGestureRecognizer {
    /// The actions of objects; closures aren't among them.
    package var namedActions: [(target: AnyObject, action: String)] {
        targets.compactMap { known in
            guard case .action(let action, let holder) = known, let target = holder?.target else { return nil }
            return (target, action.description)
        }
    }
}

extension UIControl {
    /// The actions of objects, and the events that send them.
    package var namedActions: [(target: AnyObject?, action: String, events: Event)] {
        targets.compactMap { known in
            guard known.closure == nil, known.isForFirstResponder || known.target != nil else { return nil }
            return (known.target, known.action.description, known.events)
        }
    }

    /// Whether the app gave the control closures to call, which documents can't name.
    package var hasClosures: Bool { targets.contains { $0.closure != nil } }
}

extension UIView {
    /// What the app said to assistive technology about the view itself.
    package var saidToAssistants: (label: String?, hint: String?, identifier: String?, isElement: Bool?) {
        (accessibility.label, accessibility.hint, accessibility.identifier, accessibility.isElement)
    }
}

extension UIBarButtonItem {
    /// Whether a view is the button that a bar shows for the item.
    package func isShown(by view: UIView) -> Bool { button === view || customView === view }
}
