import AppDriver
import CoreGraphics
import Foundation
import JSONText
import QuartzCore
import UIKit

/// The views of an app with their own pictures, properties and constraints, for looking at them in three dimensions.
@MainActor
struct ViewHierarchy {
    private var views: [JSONValue] = []
    private var ids: [ObjectIdentifier: Int] = [:]

    /// The longest side of a picture in pixels.
    private static let longestPicture: CGFloat = 2048

    init(of environment: UIEnvironment) {
        for window in environment.visibleWindows { add(window, in: nil, environment.screen.bounds) }
    }

    var json: JSONValue { .array(views) }

    private mutating func add(_ view: UIView, in parent: Int?, _ screen: CGRect) {
        let id = ids.count
        ids[ObjectIdentifier(view)] = id
        let frame = view.convert(view.bounds, to: nil)
        let controller = view.next as? UIViewController
        views.append(
            .record([
                "id": .integer(id), "parent": parent.map(JSONValue.integer),
                "class": .string(Self.name(of: view)), "title": .optional(Self.title(of: view)),
                "controller": .optional(controller.map(Self.name)),
                "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
                "isHidden": .bool(view.isHidden), "alpha": .number(view.alpha),
                "clips": view.clipsToBounds ? .bool(true) : nil,
                "png": .optional(frame.intersects(screen) ? Self.picture(of: view) : nil),
                "properties": .array(Self.properties(of: view).map { .array([.string($0.0), .string($0.1)]) }),
                "constraints": .array(view.constraints.map { .string($0.description) }),
            ]))
        for child in view.subviews { add(child, in: id, screen) }
    }

    private static func name(of object: AnyObject) -> String {
        let full = String(reflecting: type(of: object))
        // Classes of UIKit are known without their module.
        return full.hasPrefix("UIKit.") ? String(full.dropFirst("UIKit.".count)) : full
    }

    private static func title(of view: UIView) -> String? {
        let text = view.perception.text ?? view.accessibilityLabel ?? view.accessibilityIdentifier
        return text.map { String($0.prefix(60)) }
    }

    /// Returns what a view draws itself, without its subviews, in base64.
    private static func picture(of view: UIView) -> String? {
        let size = view.bounds.size
        guard size.width >= 1, size.height >= 1 else { return nil }
        let scale = min(2, longestPicture / max(size.width, size.height))
        guard
            let context = CGContext(
                pixelsWide: Int(clamping: (size.width * scale).rounded(.up)),
                pixelsHigh: Int(clamping: (size.height * scale).rounded(.up)),
                scale: scale)
        else { return nil }
        let others = Set(view.subviews.map { ObjectIdentifier($0.layer) })
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        view.layer.render(in: context) { others.contains(ObjectIdentifier($0)) }
        guard let image = context.makeImage() else { return nil }
        return UIImage(cgImage: image).pngData()?.base64EncodedString()
    }

    private static func properties(of view: UIView) -> [(String, String)] {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? String(Int(clamping: value)) : String(format: "%.2f", Double(value))
        }
        func rect(_ rect: CGRect) -> String {
            "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height)))"
        }
        var all: [(String, String)] = [
            ("Frame", rect(view.frame)), ("Bounds", rect(view.bounds)),
            ("Alpha", number(view.alpha)), ("Hidden", view.isHidden ? "Yes" : "No"),
            ("Opaque", view.isOpaque ? "Yes" : "No"), ("Clips to Bounds", view.clipsToBounds ? "Yes" : "No"),
            ("User Interaction", view.isUserInteractionEnabled ? "Enabled" : "Disabled"),
            ("Background", view.backgroundColor.map { "\($0)" } ?? "None"), ("Tag", String(view.tag)),
            ("Translates Mask", view.translatesAutoresizingMaskIntoConstraints ? "Yes" : "No"),
            ("Ambiguous Layout", view.hasAmbiguousLayout ? "Yes" : "No"),
        ]
        let size = view.intrinsicContentSize
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
            all.append(("Intrinsic Size", "\(number(size.width)) × \(number(size.height))"))
        }
        for (title, axis) in [("Horizontal", NSLayoutConstraint.Axis.horizontal), ("Vertical", .vertical)] {
            all.append(
                (
                    "\(title) Hugging, Compression",
                    "\(number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))), "
                        + number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
                ))
        }
        if let label = view as? UILabel {
            all.append(("Text", label.text ?? ""))
            all.append(("Font Size", number(label.font.pointSize)))
            all.append(("Lines", String(label.numberOfLines)))
        }
        if let scrollView = view as? UIScrollView {
            let content = scrollView.contentSize
            all.append(("Content Size", "\(number(content.width)) × \(number(content.height))"))
            all.append(
                ("Content Offset", "(\(number(scrollView.contentOffset.x)), \(number(scrollView.contentOffset.y)))"))
        }
        if let control = view as? UIControl { all.append(("Enabled", control.isEnabled ? "Yes" : "No")) }
        if let identifier = view.accessibilityIdentifier { all.append(("Accessibility Identifier", identifier)) }
        if let label = view.accessibilityLabel { all.append(("Accessibility Label", label)) }
        return all
    }
}
