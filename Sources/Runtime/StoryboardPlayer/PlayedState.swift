import AppHost
import CoreGraphics
import UIKit

/// Brings scenes to where those of an earlier version of the storyboard are: the same segues, tabs, places and texts.
@MainActor
struct PlayedState {
    /// The controllers of the earlier version, and their counterparts.
    private var counterparts: [(old: UIViewController, new: UIViewController)] = []
    private let original: PlayedValues

    /// Restores what is shown by a host in another one, which has just been launched. `original` are the values of
    /// views before a person changed them.
    static func restore(_ old: AppHost, in new: AppHost, original: PlayedValues) {
        let roots = [old, new].map { $0.environment.visibleWindows.first?.rootViewController }
        guard let oldRoot = roots[0], let newRoot = roots[1] else { return }
        new.environment.perform {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            var state = PlayedState(original: original)
            state.follow(oldRoot, newRoot)
            new.environment.layOutWindows()
            for (old, new) in state.counterparts { state.copyValues(old, new) }
        }
    }

    private init(original: PlayedValues) { self.original = original }

    private mutating func follow(_ old: UIViewController, _ new: UIViewController) {
        counterparts.append((old, new))
        new.loadViewIfNeeded()
        if let old = old as? UITabBarController, let new = new as? UITabBarController {
            for (old, new) in zip(old.viewControllers ?? [], new.viewControllers ?? []) { follow(old, new) }
            if new.viewControllers?.indices.contains(old.selectedIndex) == true {
                new.selectedIndex = old.selectedIndex
            }
        } else if let old = old as? UINavigationController, let new = new as? UINavigationController {
            follow(old, to: new)
        } else {
            for (old, new) in zip(old.children, new.children) { follow(old, new) }
        }
        guard let shown = old.presentedViewController, shown.presentingViewController === old else { return }
        if repeatArrival(of: shown), let copy = new.presentedViewController { follow(shown, copy) }
    }

    private mutating func follow(_ old: UINavigationController, to new: UINavigationController) {
        if let first = old.viewControllers.first, let copy = new.viewControllers.first { follow(first, copy) }
        for (index, shown) in old.viewControllers.enumerated().dropFirst() {
            if new.viewControllers.count <= index, !repeatArrival(of: shown) { return }
            guard new.viewControllers.indices.contains(index) else { return }
            follow(shown, new.viewControllers[index])
        }
    }

    /// Performs the segue that has shown a controller, in the new version. A controller that brings its own navigation
    /// controller arrived as that.
    private func repeatArrival(of shown: UIViewController) -> Bool {
        guard let arrival = shown.arrival, let source = arrival.source,
            let counterpart = counterparts.first(where: { $0.old === source })?.new
        else { return false }
        return arrival.repeatSegue(from: counterpart)
    }

    // MARK: Values

    /// Copies what a person has changed in the views of a controller.
    private func copyValues(_ old: UIViewController, _ new: UIViewController) {
        guard let from = old.viewIfLoaded, let to = new.viewIfLoaded else { return }
        var counterparts: [String: UIView] = [:]
        PlayedValues.visit(to) { id, view in counterparts[id] = counterparts[id] ?? view }
        PlayedValues.visit(from) { id, view in
            guard let copy = counterparts[id] else { return }
            if let value = PlayedValues.value(of: view), value != original.values[id] {
                PlayedValues.set(value, of: copy)
            }
            if let view = view as? UIScrollView, let copy = copy as? UIScrollView, !(view is UITextView) {
                let reach = max(0, copy.contentSize.height - copy.bounds.height + copy.adjustedContentInset.bottom)
                let y = min(view.contentOffset.y, max(reach, -copy.adjustedContentInset.top))
                copy.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
            }
        }
    }
}

/// The values of controls and fields by the ids of their elements in the document.
@MainActor
struct PlayedValues {
    /// A value that a person can change.
    enum Value: Hashable {
        case text(String)
        case flag(Bool)
        case number(Double)
    }

    private(set) var values: [String: Value] = [:]

    /// Records the values of views when they first appear.
    mutating func record(_ host: AppHost) {
        for window in host.environment.visibleWindows {
            Self.visit(window) { id, view in
                if values[id] == nil { values[id] = Self.value(of: view) }
            }
        }
    }

    static func visit(_ view: UIView, _ body: (String, UIView) -> Void) {
        if let id = view.documentID { body(id, view) }
        for child in view.subviews { visit(child, body) }
    }

    static func value(of view: UIView) -> Value? {
        switch view {
        case let view as UITextField: .text(view.text ?? "")
        case let view as UITextView: .text(view.text ?? "")
        case let view as UISwitch: .flag(view.isOn)
        case let view as UISlider: .number(Double(view.value))
        case let view as UIStepper: .number(view.value)
        case let view as UISegmentedControl: .number(Double(view.selectedSegmentIndex))
        case let view as UIPageControl: .number(Double(view.currentPage))
        default: nil
        }
    }

    static func set(_ value: Value, of view: UIView) {
        switch (value, view) {
        case (.text(let text), let view as UITextField): view.text = text
        case (.text(let text), let view as UITextView): view.text = text
        case (.flag(let isOn), let view as UISwitch): view.isOn = isOn
        case (.number(let number), let view as UISlider): view.value = Float(number)
        case (.number(let number), let view as UIStepper): view.value = number
        case (.number(let number), let view as UISegmentedControl): view.selectedSegmentIndex = Int(number)
        case (.number(let number), let view as UIPageControl): view.currentPage = Int(number)
        default: break
        }
    }
}
