import AppSurroundings
import Foundation
package import StoryboardModel
import UIKit
import XMLTree

/// A device, an orientation, an appearance, a text size and a language for which a scene is drawn.
package struct WallVariant: Hashable, Sendable {
    package var device: String
    package var isLandscape = false
    package var isDark = false
    /// The short name of a text size other than the usual one, such as "AX5", or nil.
    package var contentSize: String?
    /// The code of a language, or nil for the document's own texts.
    package var language: String?
    /// The names of the states of sample data that scenes show, by the id of the scene.
    package var states: [String: String] = [:]

    package init(device: String) { self.device = device }

    /// Creates the variant that the document itself shows.
    package init(of document: Document) {
        let device = DocumentDevice(of: document)
        self.device = device.id
        isLandscape = document.root.child("device")?["orientation"] == "landscape"
        isDark = document.isDark
    }

    package var settings: StageSettings {
        var settings = StageSettings()
        settings.device = DocumentDevice(id: device, isLandscape: isLandscape)
        settings.appearance = isDark ? .dark : .light
        settings.contentSize = contentSize.flatMap(StageSettings.contentSize)
        settings.language = language
        settings.states = states
        return settings
    }

    /// The variant in words: "iPhone 8 · landscape · dark · AX5 · longer".
    package var title: String {
        let name = DocumentDevice(id: device)?.title ?? device
        let words = language.flatMap(PseudoLanguage.init)?.title ?? language
        return [name, isLandscape ? "landscape" : nil, isDark ? "dark" : nil, contentSize, words]
            .compactMap(\.self).joined(separator: " · ")
    }

    // MARK: Walls

    /// Returns the variants that find most of what breaks, the document's own first: one thing changed at a time, then the
    /// combinations that need the most room, then the languages of the app.
    package static func usual(for document: Document, languages: [String]) -> [WallVariant] {
        let own = WallVariant(of: document)
        func with(_ device: String? = nil, _ change: (inout WallVariant) -> Void = { _ in }) -> WallVariant {
            var variant = own
            if let device { variant.device = device }
            change(&variant)
            return variant
        }
        let small = own.device.hasPrefix("ipad") ? "ipad9_7" : "retina4_0"
        var variants = [own, with { $0.isDark.toggle() }, with { $0.isLandscape.toggle() }]
        variants += [
            "retina4_0", "retina4_7", "retina5_4", "retina6_3", "retina6_9", "ipad9_7", "ipad10_9rounded",
            "ipad12_9rounded",
        ].map { with($0) }
        variants += [with(small) { $0.isLandscape.toggle() }, with("ipad10_9rounded") { $0.isLandscape.toggle() }]
        variants += ["XS", "XXXL", "AX2", "AX5"].map { size in with { $0.contentSize = size } }
        variants += [
            with(small) { $0.contentSize = "AX5" },
            with {
                $0.isDark = true
                $0.contentSize = "AX3"
            },
        ]
        variants += PseudoLanguage.allCases.map { language in with { $0.language = language.rawValue } }
        variants += [
            with(small) { $0.language = PseudoLanguage.longer.rawValue },
            with {
                $0.contentSize = "XXXL"
                $0.language = PseudoLanguage.longer.rawValue
            },
        ]
        variants += languages.map { language in with { $0.language = language } }
        var known: Set<WallVariant> = []
        return variants.filter { known.insert($0).inserted }
    }

    /// Returns all combinations of the values of some properties; an empty list is the document's own value.
    package static func all(
        for document: Document, devices: [String], orientations: [Bool], appearances: [Bool], contentSizes: [String?],
        languages: [String?]
    ) -> [WallVariant] {
        let own = WallVariant(of: document)
        var variants = [own]
        func vary<Value>(_ values: [Value], _ property: WritableKeyPath<WallVariant, Value>) {
            guard !values.isEmpty else { return }
            variants = variants.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: property] = value
                    return variant
                }
            }
        }
        vary(devices, \.device)
        vary(orientations, \.isLandscape)
        vary(appearances, \.isDark)
        vary(contentSizes, \.contentSize)
        vary(languages, \.language)
        return variants
    }
}
