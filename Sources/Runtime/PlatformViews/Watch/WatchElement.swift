import CoreGraphics
import Foundation
import QuartzCore
import StoryboardModel
import UIKit
import XMLTree

/// An element of WatchKit, which is drawn into its view.
@MainActor
struct WatchElement {
    private let node: Node
    private let view: PlatformView
    private let scene: WatchScene

    init(_ node: Node, _ view: PlatformView, _ scene: WatchScene) {
        self.node = node
        self.view = view
        self.scene = scene
    }

    private var bounds: CGRect { view.bounds }
    private var resources: PlatformResources { scene.resources }
    /// The area of buttons and rows.
    private static let plate = UIColor(white: 0.14, alpha: 1)
    /// The green of switches and sliders.
    private static let green = UIColor(red: 0.016, green: 0.87, blue: 0.443, alpha: 1)

    private func color(_ key: String) -> UIColor? { node.child(key: key).flatMap(resources.ownColor) }

    private func tint(_ usual: UIColor) -> UIColor { color("color") ?? color("tintColor") ?? usual }

    func look() {
        switch node.name {
        case "group": group(fill: nil)
        case "label", "timer", "dateLabel", "date": text()
        case "button": button()
        case "separator": view.backgroundColor = color("color") ?? UIColor(white: 0.3, alpha: 1)
        case "imageView", "image": image()
        case "switch": toggle()
        case "slider": slider()
        case "table":
            scene.add(WatchLayout(scene, available: bounds.size).rows(of: node, bounds.width), to: view, .zero)
        case "picker": picker()
        case "map": caption("Map", UIColor(red: 0.2, green: 0.24, blue: 0.22, alpha: 1))
        default: caption(node.typeTitle, Self.plate)
        }
    }

    private func group(fill: UIColor?) {
        let isRow = node["key"] == "rootItem"
        view.backgroundColor = color("backgroundColor") ?? fill ?? (isRow ? Self.plate : nil)
        let radius = node.number("radius").map { CGFloat($0) } ?? (isRow || fill != nil ? scene.metrics.plateRadius : 0)
        view.layer.cornerRadius = min(radius, bounds.height / 2)
        if let name = node["backgroundImage"], let image = resources.image(name) {
            view.image(image, in: bounds, .scaleToFill)
        }
        let insets = scene.metrics.insets(of: node)
        let size = CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let content = WatchLayout(scene, available: bounds.size).inside(node, size)
        scene.add(content, to: view, CGPoint(x: insets.left, y: insets.top))
    }

    private func button() {
        guard node.child("items") == nil else { return group(fill: Self.plate) }
        let name = node["backgroundImage"]
        if let image = name.flatMap(resources.image) {
            view.image(image, in: bounds, .scaleToFill)
        } else {
            view.shape(bounds, radius: scene.metrics.plateRadius, fill: color("backgroundColor") ?? Self.plate)
        }
        let color = node["enabled"] == "NO" ? UIColor(white: 1, alpha: 0.4) : tint(color("textColor") ?? .white)
        view.text(
            resources.text("title", of: node), in: bounds.insetBy(dx: 4, dy: 0), Self.font(of: node, usual: 15), color)
    }

    private func text() {
        let lines = Int(node.number("numberOfLines") ?? 1)
        let alignment: NSTextAlignment =
            switch node["textAlignment"] {
            case "center": .center
            case "right": .right
            default: .left
            }
        view.text(
            Self.words(of: node, resources), in: bounds, Self.font(of: node), color("textColor") ?? .white, alignment,
            lines: lines)
    }

    private func image() {
        guard let image = Self.image(of: node, scene) else { return caption("Image", Self.plate) }
        view.image(image, in: bounds, tint: color("tintColor") ?? .white)
        view.clipsToBounds = true
    }

    private func toggle() {
        view.shape(bounds, radius: scene.metrics.plateRadius, fill: Self.plate)
        let (width, height): (CGFloat, CGFloat) = (34, 20)
        let place = CGRect(x: bounds.width - width - 6, y: (bounds.height - height) / 2, width: width, height: height)
        let isOn = node["value"] != "NO" && node["on"] != "NO"
        view.shape(place, radius: height / 2, fill: isOn ? tint(Self.green) : UIColor(white: 0.3, alpha: 1))
        let knob = CGRect(x: isOn ? place.maxX - 18 : place.minX + 2, y: place.minY + 2, width: 16, height: 16)
        view.shape(knob, radius: 8, fill: .white)
        let text = CGRect(x: 6, y: 0, width: max(0, place.minX - 8), height: bounds.height)
        view.text(
            resources.text("title", of: node), in: text, Self.font(of: node, usual: 15), color("textColor") ?? .white,
            .left)
    }

    private func slider() {
        view.shape(bounds, radius: scene.metrics.plateRadius, fill: Self.plate)
        let font = UIFont.systemFont(ofSize: 20, weight: .medium)
        view.text("–", in: CGRect(x: 0, y: 0, width: 28, height: bounds.height), font, .white)
        view.text("+", in: CGRect(x: bounds.width - 28, y: 0, width: 28, height: bounds.height), font, .white)
        let track = CGRect(x: 30, y: bounds.midY - 4, width: max(0, bounds.width - 60), height: 8)
        let (low, high) = (node.number("minimumValue") ?? 0, node.number("maximumValue") ?? 1)
        let value = node.number("value") ?? 0.5
        let share = high > low ? min(1, max(0, (value - low) / (high - low))) : 0
        view.shape(track, radius: 4, fill: UIColor(white: 0.3, alpha: 1))
        var filled = track
        filled.size.width *= CGFloat(share)
        if filled.width > 0 { view.shape(filled, radius: 4, fill: tint(Self.green)) }
    }

    private func picker() {
        let isFramed = node["focusStyle"] != "none"
        view.shape(bounds, radius: 6, fill: Self.plate, border: isFramed ? Self.green : nil, width: 1.5)
        view.text("Picker", in: bounds, .systemFont(ofSize: 15), .white)
    }

    private func caption(_ name: String, _ color: UIColor) {
        view.shape(bounds, radius: 4, fill: color)
        if bounds.height >= 12 { view.text(name, in: bounds, .systemFont(ofSize: 12), UIColor(white: 1, alpha: 0.6)) }
    }

    // MARK: Texts and images

    static func image(of node: Node, _ scene: WatchScene) -> UIImage? {
        guard let name = node["image"] ?? node.child(key: "image")?["image"] else { return nil }
        if node.child(key: "image")?["catalog"] == "system" {
            return UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        }
        return scene.resources.image(name)
    }

    static func textSize(of node: Node, _ scene: WatchScene, width: CGFloat) -> CGSize {
        let label = UILabel()
        label.font = font(of: node)
        label.text = words(of: node, scene.resources)
        label.numberOfLines = Int(node.number("numberOfLines") ?? 1)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
    }

    private static func words(of node: Node, _ resources: PlatformResources) -> String {
        switch node.name {
        case "timer": "2:29:59"
        case "dateLabel", "date": "Sep 9, 2014"
        default: resources.text("text", of: node)
        }
    }

    /// The sizes of watchOS's text styles, by Apple's Human Interface Guidelines for the smaller watches.
    private static let styles: [String: (size: CGFloat, weight: UIFont.Weight)] = [
        "UICTFontTextStyleBody": (16, .regular), "UICTFontTextStyleHeadline": (16, .semibold),
        "UICTFontTextStyleSubhead": (14, .regular), "UICTFontTextStyleCaption1": (15, .regular),
        "UICTFontTextStyleCaption2": (14, .regular), "UICTFontTextStyleFootnote": (12, .regular),
        "UICTFontTextStyleTitle0": (36, .regular), "UICTFontTextStyleTitle1": (34, .regular),
        "UICTFontTextStyleTitle2": (27, .regular), "UICTFontTextStyleTitle3": (19, .regular),
    ]

    private static func font(of node: Node, usual: CGFloat = 16) -> UIFont {
        guard let font = node.children.first(where: { $0.name == "fontDescription" }) else {
            return .systemFont(ofSize: usual)
        }
        if let style = font["style"].flatMap({ styles[$0] }) {
            return .systemFont(ofSize: style.size, weight: style.weight)
        }
        let weights: [String: UIFont.Weight] = [
            "boldSystem": .bold, "semibold": .semibold, "medium": .medium, "bold": .bold, "light": .light,
        ]
        let weight = weights[font["weight"] ?? font["type"] ?? ""] ?? .regular
        let size = CGFloat(font.number("pointSize") ?? usual)
        if let name = font["name"], let own = UIFont(name: name, size: size) { return own }
        return .systemFont(ofSize: size, weight: weight)
    }
}
