import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActivityItemsConfiguration` lets one override.
class OverridingUIActivityItemsConfiguration: UIActivityItemsConfiguration {
    override init(objects: [any NSItemProviderWriting]) {
        super.init(objects: objects)
        heard(self, "init(objects:)", ())
    }
    override init(itemProviders: [NSItemProvider]) {
        super.init(itemProviders: itemProviders)
        heard(self, "init(itemProviders:)", ())
    }
    override func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        heard(
            self, "activityItemsConfigurationSupports(interaction:)",
            super.activityItemsConfigurationSupports(interaction: interaction))
    }
    override func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        heard(self, "activityItemsConfigurationMetadata(key:)", super.activityItemsConfigurationMetadata(key: key))
    }
    override func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey)
        -> Any?
    {
        heard(
            self, "activityItemsConfigurationMetadataForItem(at:key:)",
            super.activityItemsConfigurationMetadataForItem(at: index, key: key))
    }
    override func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        heard(
            self, "activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)",
            super.activityItemsConfigurationPreviewForItem(at: index, intent: intent, suggestedSize: suggestedSize))
    }
    override var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
        heard(
            self, "applicationActivitiesForActivityItemsConfiguration",
            super.applicationActivitiesForActivityItemsConfiguration)
    }
}
