import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSItemProvider` lets one override.
@MainActor
class OverridingNSItemProvider: NSItemProvider {
    override var suggestedName: String? {
        get { heard(self, "suggestedName", super.suggestedName) }
        set { super.suggestedName = heard(self, "suggestedName =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(object: any NSItemProviderWriting) {
        super.init(object: object)
        heard(self, "init(object:)", ())
    }
    override func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        heard(self, "registerObject(_:visibility:)", super.registerObject(object, visibility: visibility))
    }
    override var registeredTypeIdentifiers: [String] {
        heard(self, "registeredTypeIdentifiers", super.registeredTypeIdentifiers)
    }
    override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        heard(self, "hasItemConformingToTypeIdentifier(_:)", super.hasItemConformingToTypeIdentifier(typeIdentifier))
    }
    override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        heard(self, "canLoadObject(ofClass:)", super.canLoadObject(ofClass: aClass))
    }
    @discardableResult
    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        heard(
            self, "loadObject(ofClass:completionHandler:)",
            super.loadObject(ofClass: aClass, completionHandler: completionHandler))
    }
}
