import Foundation
import QuartzCore
import StoryboardModel
import UIKit
import XMLTree

/// The fonts of AppKit.
@MainActor
enum MacFont {
    static let small: CGFloat = 11

    /// The sizes of AppKit's fonts by their names in documents, and whether they are bold.
    private static let meta: [String: (size: CGFloat, weight: UIFont.Weight)] = [
        "system": (13, .regular), "systemBold": (13, .bold), "systemSemibold": (13, .semibold),
        "systemMedium": (13, .medium), "systemLight": (13, .light), "systemThin": (13, .thin),
        "systemHeavy": (13, .heavy), "systemBlack": (13, .black), "systemUltraLight": (13, .ultraLight),
        "smallSystem": (11, .regular), "smallSystemBold": (11, .bold), "miniSystem": (9, .regular),
        "miniSystemBold": (9, .bold), "label": (10, .regular), "menu": (13, .regular), "menuBar": (13, .regular),
        "message": (13, .regular), "toolTip": (11, .regular), "titleBar": (13, .bold), "cellTitle": (12, .regular),
        "controlContent": (12, .regular), "user": (12, .regular), "palette": (11, .regular),
    ]

    /// macOS's text styles, by Apple's Human Interface Guidelines.
    private static let styles: [String: (size: CGFloat, weight: UIFont.Weight)] = [
        "largeTitle": (26, .regular), "title1": (22, .regular), "title2": (17, .regular), "title3": (15, .regular),
        "headline": (13, .bold), "subheadline": (11, .regular), "body": (13, .regular), "callout": (12, .regular),
        "footnote": (10, .regular), "caption1": (10, .regular), "caption2": (10, .medium),
    ]

    /// The size of a control's text.
    static func size(ofControl size: String?) -> CGFloat {
        switch size {
        case "mini": 9
        case "small": 11
        default: 13
        }
    }

    /// Returns the font in an element's child, or one for the size of the control.
    static func font(of node: Node?) -> UIFont {
        let usual = UIFont.systemFont(ofSize: size(ofControl: node?["controlSize"]))
        guard let font = node?.child(key: "font"), font.name == "font" else { return usual }
        let size = font.number("size").map { CGFloat($0) }
        if let known = (font["metaFont"] ?? font["name"]).flatMap({ meta[$0] })
            ?? font["textStyle"].flatMap({ styles[$0] })
        {
            return .systemFont(ofSize: size ?? known.size, weight: known.weight)
        }
        let name = font["name"] ?? ""
        return UIFont(name: name, size: size ?? 13) ?? .systemFont(ofSize: size ?? 13, weight: weight(in: name))
    }

    /// The weight that the name of a font says.
    private static func weight(in name: String) -> UIFont.Weight {
        for (word, weight) in [("Semibold", UIFont.Weight.semibold), ("Bold", .bold), ("Medium", .medium)]
        where name.localizedCaseInsensitiveContains(word) {
            return weight
        }
        return name.contains("Light") ? .light : .regular
    }
}
