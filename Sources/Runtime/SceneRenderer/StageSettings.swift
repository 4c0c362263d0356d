import AppSurroundings
import Foundation
package import StoryboardModel
import SystemStyles
package import UIKit
import XMLTree

/// The settings of a canvas that differ from the document.
package struct StageSettings: Hashable, Sendable {
    /// The device, or nil for the document's.
    package var device: DocumentDevice?
    /// The appearance, or nil for the document's.
    package var appearance: UIUserInterfaceStyle?
    /// The content size category, or nil for the document's.
    package var contentSize: UIContentSizeCategory?
    /// The system whose looks are shown, or nil for the newest on devices, and on the canvas for that of the Xcode that saved
    /// the document.
    package var system: SystemGeneration?
    /// The code of a language, such as "de" or "ar", or nil for the texts in the document.
    package var language: String?

    /// The name of the state of sample data that scenes show if they have it, or nil for the document's own content.
    package var state: String?
    /// The names of the states of single scenes, by the id of the scene.
    package var states: [String: String] = [:]

    /// Whether what is shown is the document's own.
    package var showsSamples: Bool { state != nil || !states.isEmpty }

    /// Whether views keep their frames as far as constraints leave them ambiguous, as is needed while constraints are
    /// being added.
    package var keepsOpenFrames = false

    /// Whether scenes look as in an app: without marks, placeholders of sizes, and prototypes.
    package var showsApp = false

    package init() {}

    /// The content size categories by the short names of commands and pages.
    package static let contentSizes = SystemContentSize.allCases.map {
        (name: $0.shortName, category: UIContentSizeCategory(rawValue: $0.rawValue))
    }

    package static func contentSize(named name: String) -> UIContentSizeCategory? {
        contentSizes.first { $0.name == name }?.category
    }

    /// The versions of iOS whose looks are known.
    package static let systems = 7...26

    /// Returns the content size category of the document. Xcode 7, with tools 8xxx and 9xxx, drew text styles at the
    /// size M: Body and Headline with 16 points, Caption 1 with 11 (16 views). Later versions draw them at L.
    private static func ownContentSize(of document: Document) -> UIContentSizeCategory {
        (8000..<10_000).contains(document.toolsMajorVersion) ? .medium : .large
    }

    /// Returns the displayed device.
    func device(of document: Document) -> DocumentDevice { device ?? DocumentDevice(of: document) }

    /// Returns the displayed appearance.
    package func appearance(of document: Document) -> UIUserInterfaceStyle {
        appearance ?? (document.isDark ? .dark : .light)
    }

    /// Returns the traits of the canvas.
    package func traits(of document: Document) -> UITraitCollection {
        traits(
            over: device?.ownTraits ?? DocumentDevice(of: document).traits(of: document), appearance(of: document),
            contentSize ?? Self.ownContentSize(of: document))
    }

    /// Returns the traits of a full-screen app on a device.
    package func traits(on device: DocumentDevice) -> UITraitCollection {
        traits(over: device.ownTraits, appearance ?? .light, contentSize ?? .large)
    }

    private func traits(
        over base: UITraitCollection, _ appearance: UIUserInterfaceStyle, _ contentSize: UIContentSizeCategory
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceIdiom: base.userInterfaceIdiom, displayScale: base.displayScale,
            horizontalSizeClass: base.horizontalSizeClass, verticalSizeClass: base.verticalSizeClass,
            userInterfaceStyle: appearance,
            layoutDirection: language.map(Language.isRightToLeft) == true ? .rightToLeft : .leftToRight,
            preferredContentSizeCategory: contentSize, accessibilityContrast: .normal, userInterfaceLevel: .base,
            displayGamut: .P3)
    }
}

extension DocumentDevice {
    /// The traits of a full-screen app on the device.
    package var ownTraits: UITraitCollection {
        UITraitCollection(
            userInterfaceIdiom: isPad ? .pad : id == "appleTV" ? .tv : .phone, displayScale: displayScale,
            horizontalSizeClass: isPad || id == "appleTV" || isTurned && isLargePhone ? .regular : .compact,
            verticalSizeClass: isTurned && !isPad ? .compact : .regular)
    }
}

extension Document {
    /// Whether the document was saved with a dark canvas.
    package var isDark: Bool { root.child("device")?["appearance"] == "dark" }
}
