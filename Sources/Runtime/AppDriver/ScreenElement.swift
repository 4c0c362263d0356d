package import Foundation
package import UIKit

/// What a person finds on the screen: a view, or a part of one such as a segment.
@MainActor
package struct ScreenElement {
    package let view: UIView
    /// The number of the part, or nil for the view itself.
    package let part: Int?
    /// The frame on the screen.
    package let frame: CGRect
    /// What of the frame lies on the screen and isn't clipped; nil if the view is hidden or nothing is left of it.
    package let visibleFrame: CGRect?
    /// Whether the view, or one that it is in, isn't shown at all.
    package let isHidden: Bool
    package let perception: Perception
    private let isPartEnabled: Bool
    private let isPartSelected: Bool

    private init(_ view: UIView, _ perception: Perception, _ frame: CGRect, _ visible: CGRect?, isHidden: Bool) {
        (self.view, self.frame, self.perception, self.isHidden) = (view, frame, perception, isHidden)
        part = nil
        visibleFrame = visible
        (isPartEnabled, isPartSelected) = (true, false)
    }

    private init(_ whole: ScreenElement, part number: Int) {
        let part = whole.perception.parts[number]
        view = whole.view
        isHidden = whole.isHidden
        self.part = number
        frame = view.convert(part.frame, to: nil)
        let visible = whole.visibleFrame?.intersection(frame)
        visibleFrame = visible?.isEmpty == false ? visible : nil
        perception = Perception(text: part.text, traits: .button, isWhole: true)
        (isPartEnabled, isPartSelected) = (part.isEnabled, part.isSelected)
    }

    // MARK: What is seen

    package var text: String? { perception.text }
    package var label: String? { part == nil ? view.accessibilityLabel : perception.text }
    package var identifier: String? { part == nil ? view.accessibilityIdentifier : nil }
    package var isEnabled: Bool { isPartEnabled && (view as? UIControl)?.isEnabled != false }
    package var isSelected: Bool {
        part == nil ? view.accessibilityTraits.contains(.selected) || isSelectedCell : isPartSelected
    }
    package var isFocused: Bool { part == nil && view.isFirstResponder }

    private var isSelectedCell: Bool {
        (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected ?? false
    }

    /// The names of the class and its superclasses, with their modules.
    package var classNames: [String] { part == nil ? ClassNames.of(view).all : [] }

    /// Returns whether the class or one of its superclasses has a name, with or without its module.
    func isKind(ofClass name: String) -> Bool { classNames.contains { $0 == name || $0.hasSuffix("." + name) } }

    /// The name of the class for people: the first that an app can name.
    package var className: String { part == nil ? ClassNames.of(view).first : "part" }

    /// Returns whether another element is in this one.
    func contains(_ other: ScreenElement) -> Bool {
        if other.part != nil, part == nil, other.view === view { return true }
        return other.view !== view && other.view.isDescendant(of: view)
    }

    /// The words for messages: UIButton "Save".
    package var title: String {
        let words = text ?? label ?? identifier
        return words.map { "\(className) \"\($0.prefix(40))\"" } ?? className
    }

    // MARK: Touching

    /// The middle of the visible part.
    package var middle: CGPoint? { visibleFrame.map { CGPoint(x: $0.midX, y: $0.midY) } }

    /// Returns whether a finger at a point reaches the element, and nothing is in front of it.
    package func isReached(at point: CGPoint) -> Bool {
        guard let hit = view.environment.viewHit(at: point, with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) || isInFront(of: hit)
    }

    /// Whether the element is in front of another view, which gets the touches that it lets through.
    private func isInFront(of other: UIView) -> Bool {
        let chain = sequence(first: view, next: \.superview)
        for (branch, parent) in zip(chain, chain.dropFirst()) where other.isDescendant(of: parent) {
            guard let own = parent.subviews.firstIndex(of: branch) else { return false }
            return parent.subviews[..<own].contains { other.isDescendant(of: $0) }
        }
        return false
    }

    package var isVisible: Bool { middle.map(isReached) ?? false }

    /// Whether the element belongs to the keyboard on the screen.
    package var isKeyboard: Bool { view.environment.keyboard.owns(view) }

    /// Whether the keyboard covers the middle of the element.
    package var isBehindKeyboard: Bool {
        let keyboard = view.environment.keyboard
        guard keyboard.showsKeys, !isKeyboard, let middle else { return false }
        return keyboard.frame.contains(middle)
    }

    // MARK: Finding

    /// Returns all elements in the windows, in reading order.
    package static func all(in environment: UIEnvironment) -> [ScreenElement] {
        // The keyboard comes after what is the app's.
        let windows = environment.visibleWindows.reversed()
        let ordered = windows.filter { !$0.isKeyboard } + windows.filter(\.isKeyboard)
        return ordered.flatMap { window -> [ScreenElement] in
            var found: [ScreenElement] = []
            collect(window, environment.screen.bounds, isHidden: false, into: &found)
            return found.enumerated().sorted { one, other in
                let (a, b) = (one.element.frame, other.element.frame)
                if a.minY != b.minY { return a.minY < b.minY }
                if a.minX != b.minX { return one.element.view.effectiveLeads ? a.minX < b.minX : a.maxX > b.maxX }
                return one.offset < other.offset
            }.map(\.element)
        }
    }

    private static func collect(_ view: UIView, _ clip: CGRect, isHidden: Bool, into found: inout [ScreenElement]) {
        let isHidden = isHidden || view.isHidden || view.alpha < 0.01
        let frame = view.convert(view.bounds, to: nil)
        let visible = isHidden ? .null : frame.intersection(clip)
        let perception = view.perception
        let element = ScreenElement(
            view, perception, frame, visible.isEmpty ? nil : visible, isHidden: isHidden)
        found.append(element)
        for number in perception.parts.indices { found.append(ScreenElement(element, part: number)) }
        guard !perception.isWhole else { return }
        let inner = view.clipsToBounds ? clip.intersection(frame) : clip
        for child in view.subviews { collect(child, inner, isHidden: isHidden, into: &found) }
    }
}

extension UIView {
    fileprivate var effectiveLeads: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
}

/// The names of a class and its superclasses, determined once for each class.
@MainActor
private struct ClassNames {
    let all: [String]
    let first: String

    private static var known: [ObjectIdentifier: ClassNames] = [:]

    static func of(_ view: UIView) -> ClassNames {
        let type: AnyClass = type(of: view)
        if let names = known[ObjectIdentifier(type)] { return names }
        let all = sequence(first: type) { _getSuperclass($0) }.map { String(reflecting: $0) }
        let short = all.map { String($0.split(separator: ".").last ?? "") }
        let names = ClassNames(all: all, first: short.first { $0.hasPrefix("UI") } ?? short.first ?? "")
        known[ObjectIdentifier(type)] = names
        return names
    }
}
