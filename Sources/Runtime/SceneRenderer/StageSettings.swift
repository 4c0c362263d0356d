import AppSurroundings
import Foundation
package import StoryboardModel
import SystemStyles
package import UIKit

/// What a canvas is to show in place of what the document says.
package struct StageSettings: Hashable, Sendable {
    /// Nil for the document's own.
    package var device: DocumentDevice?
    package var appearance = UIUserInterfaceStyle.light
    /// Nil for the size that the document was drawn at.
    package var contentSize: UIContentSizeCategory?
    /// The code of a language, such as "de" or "ar"; nil for the texts that the document has.
    package var language: String?

    /// Whether views stay where the document has them as far as their constraints leave that open, as is wanted while
    /// somebody is still adding constraints.
    package var keepsOpenFrames = false

    package init() {}

    /// The sizes of texts that a person can choose, by the short names that commands and pages use.
    package static let contentSizes = SystemContentSize.allCases.map {
        (name: $0.shortName, category: UIContentSizeCategory(rawValue: $0.rawValue))
    }

    package static func contentSize(named name: String) -> UIContentSizeCategory? {
        contentSizes.first { $0.name == name }?.category
    }

    /// Xcode 7, with tools 8xxx and 9xxx, drew text styles at the size M: Body and Headline with 16 points, Caption 1 with 11
    /// (16 views). Later versions draw them at L.
    private static func ownContentSize(of document: Document) -> UIContentSizeCategory {
        (8000..<10_000).contains(document.toolsMajorVersion) ? .medium : .large
    }

    /// The device that is shown.
    func device(of document: Document) -> DocumentDevice { device ?? DocumentDevice(of: document) }

    /// The traits of the canvas.
    func traits(of document: Document) -> UITraitCollection {
        let base = device?.ownTraits ?? DocumentDevice(of: document).traits(of: document)
        return UITraitCollection(
            userInterfaceIdiom: base.userInterfaceIdiom, displayScale: base.displayScale,
            horizontalSizeClass: base.horizontalSizeClass, verticalSizeClass: base.verticalSizeClass,
            userInterfaceStyle: appearance,
            layoutDirection: language.map(Language.isRightToLeft) == true ? .rightToLeft : .leftToRight,
            preferredContentSizeCategory: contentSize ?? Self.ownContentSize(of: document),
            accessibilityContrast: .normal, userInterfaceLevel: .base,
            displayGamut: .P3)
    }
}

extension DocumentDevice {
    /// What an app on the whole of the screen is told.
    package var ownTraits: UITraitCollection {
        UITraitCollection(
            userInterfaceIdiom: isPad ? .pad : id == "appleTV" ? .tv : .phone, displayScale: displayScale,
            horizontalSizeClass: isPad || id == "appleTV" || isTurned && isLargePhone ? .regular : .compact,
            verticalSizeClass: isTurned && !isPad ? .compact : .regular)
    }
}
