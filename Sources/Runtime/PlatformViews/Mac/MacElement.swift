import CoreGraphics
import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// An element of AppKit, which is drawn into its view.
@MainActor
struct MacElement {
    let node: Node
    let view: PlatformView
    let scene: MacScene

    init(_ node: Node, _ view: PlatformView, _ scene: MacScene) {
        self.node = node
        self.view = view
        self.scene = scene
    }

    var bounds: CGRect { view.bounds }
    var colors: MacColors { scene.colors }
    /// The cell of a control, which has its text and look.
    var cell: Node { node.child(key: "cell") ?? node }
    var font: UIFont { MacFont.font(of: cell) }
    var isEnabled: Bool { cell["enabled"] != "NO" && node["enabled"] != "NO" }
    var isOn: Bool { cell["state"] == "on" }
    var isSmall: Bool { cell["controlSize"] == "small" || cell["controlSize"] == "mini" }
    var title: String { scene.resources.text("title", of: cell) }

    /// The color of the control's text.
    var textColor: UIColor {
        isEnabled ? colors.color("textColor", of: cell) ?? colors.label : colors.disabled
    }

    var alignment: NSTextAlignment {
        switch cell["alignment"] {
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .left
        }
    }

    /// Elements whose views hide what is outside of them.
    static let clips: Set<String> = ["clipView", "scrollView", "tableView", "outlineView", "textView", "splitView"]

    /// Elements with a frame that are no views on the canvas.
    static let parts: Set<String> = ["toolbarItem", "menuItem", "window", "tableHeaderCell"]

    typealias Look = @MainActor (MacElement) -> Void

    /// The looks of elements by name. Those that only hold others have none of their own.
    static let looks: [String: Look] = [
        "button": { $0.button() }, "popUpButton": { $0.popUpButton() }, "segmentedControl": { $0.segmentedControl() },
        "textField": { $0.textField() }, "secureTextField": { $0.secureTextField() },
        "searchField": { $0.searchField() }, "comboBox": { $0.comboBox() }, "tokenField": { $0.textField() },
        "textView": { $0.textView() }, "imageView": { $0.imageView() }, "colorWell": { $0.colorWell() },
        "slider": { $0.slider() }, "stepper": { $0.stepper() }, "progressIndicator": { $0.progressIndicator() },
        "levelIndicator": { $0.levelIndicator() }, "datePicker": { $0.datePicker() },
        "pathControl": { $0.pathControl() }, "box": { $0.box() }, "tabView": { $0.tabView() },
        "splitView": { $0.splitView() }, "scrollView": { $0.scrollView() }, "clipView": { $0.clipView() },
        "tableView": { $0.table() }, "outlineView": { $0.table() }, "matrix": { $0.matrix() },
        "visualEffectView": { $0.visualEffect() }, "customView": { $0.customView() },
        "containerView": { $0.container() }, "view": { $0.plainView() }, "stackView": { _ in }, "gridView": { _ in },
        "tableCellView": { _ in }, "collectionView": { _ in }, "wkWebView": { $0.foreign("Web View") },
        "pdfView": { $0.foreign("PDF View") }, "mapView": { $0.foreign("Map View") },
        "avPlayerView": { $0.foreign("Video") }, "sceneView": { $0.foreign("Scene") },
        "predicateEditor": { $0.predicateEditor() },
    ]

    /// Returns an image of the app, of the system's symbols, or one for a name of AppKit's own.
    func image(_ key: String, of node: Node) -> UIImage? {
        let reference = node.child(key: key)
        let isSymbol = reference?["catalog"] == "system"
        guard let name = reference?["image"] ?? node[key] else { return nil }
        if isSymbol { return UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate) }
        if let own = MacImages.symbol(for: name) {
            guard let symbol = UIImage(systemName: own) else { return nil }
            let color = MacImages.color(for: name)?.resolvedColor(with: scene.resources.traits)
            return color.map { symbol.withTintColor($0, renderingMode: .alwaysOriginal) }
                ?? symbol.withRenderingMode(.alwaysTemplate)
        }
        // Images in the document itself have names with colons.
        return name.contains(":") ? nil : scene.resources.image(name)
    }

    /// A view that isn't known, in its superview's words.
    func other() {
        view.layer.borderColor = colors.separator.cgColor
        view.layer.borderWidth = 1
        caption(node["customClass"] ?? node.typeTitle)
    }

    /// A name in the middle.
    func caption(_ name: String) {
        guard bounds.height >= 12, bounds.width >= 24 else { return }
        view.text(name, in: bounds.insetBy(dx: 2, dy: 0), .systemFont(ofSize: MacFont.small), colors.secondaryLabel)
    }
}

/// The images that AppKit has.
@MainActor
enum MacImages {
    private static let symbols: [String: String] = [
        "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSActionTemplate": "gearshape",
        "NSRefreshTemplate": "arrow.clockwise", "NSRefreshFreestandingTemplate": "arrow.clockwise.circle",
        "NSStopProgressTemplate": "xmark", "NSStopProgressFreestandingTemplate": "xmark.circle.fill",
        "NSGoLeftTemplate": "chevron.left", "NSGoRightTemplate": "chevron.right", "NSGoBackTemplate": "chevron.left",
        "NSGoForwardTemplate": "chevron.right", "NSLeftFacingTriangleTemplate": "arrowtriangle.left.fill",
        "NSRightFacingTriangleTemplate": "arrowtriangle.right.fill", "NSShareTemplate": "square.and.arrow.up",
        "NSFolder": "folder.fill", "NSNetwork": "network", "NSTrashEmpty": "trash", "NSTrashFull": "trash.fill",
        "NSUser": "person.crop.circle", "NSUserGroup": "person.2.fill", "NSUserAccounts": "person.2.circle",
        "NSUserGuest": "person.circle", "NSEveryone": "person.3", "NSInfo": "info.circle",
        "NSCaution": "exclamationmark.triangle.fill", "NSAdvanced": "gearshape.2", "NSPreferencesGeneral": "gearshape",
        "NSColorPanel": "paintpalette", "NSFontPanel": "textformat", "NSApplicationIcon": "app.dashed",
        "NSComputer": "desktopcomputer", "NSBonjour": "bonjour", "NSListViewTemplate": "list.bullet",
        "NSIconViewTemplate": "square.grid.2x2", "NSColumnViewTemplate": "rectangle.split.3x1",
        "NSQuickLookTemplate": "eye", "NSRevealFreestandingTemplate": "magnifyingglass",
        "NSLockLockedTemplate": "lock.fill", "NSLockUnlockedTemplate": "lock.open.fill",
        "NSHomeTemplate": "house", "NSBookmarksTemplate": "bookmark", "NSStatusAvailable": "circle.fill",
        "NSStatusPartiallyAvailable": "circle.fill",
        "NSStatusUnavailable": "circle.fill", "NSMenuOnStateTemplate": "checkmark", "NSToolbarPrint": "printer",
        "NSTouchBarShareTemplate": "square.and.arrow.up", "NSTouchBarAddTemplate": "plus",
    ]

    private static let colors: [String: UIColor] = [
        "NSFolder": .systemBlue, "NSApplicationIcon": .systemBlue, "NSNetwork": .systemBlue, "NSCaution": .systemYellow,
        "NSStatusAvailable": .systemGreen, "NSStatusPartiallyAvailable": .systemYellow,
        "NSStatusUnavailable": .systemRed, "NSUser": .systemGray, "NSUserGroup": .systemGray,
    ]

    /// The symbol that is nearest to an image of AppKit, or nil if AppKit has no such image.
    static func symbol(for name: String) -> String? { symbols[name] }

    /// The color of an image that isn't a template.
    static func color(for name: String) -> UIColor? { colors[name] }
}
