public import Foundation

/// A way in which items are shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let share = Self(rawValue: "share")
    public static let copy = Self(rawValue: "copy")
}

/// The metadata of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let title = Self(rawValue: "title")
    public static let messageBody = Self(rawValue: "messageBody")
    public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// What a preview of a shared item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullSize = Self(rawValue: "fullSize")
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// Gives the items that are shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: AnyObject {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    // Optional.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An object that has items to be shared. Responders are.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

/// Shared items with their metadata.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    public private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
    public var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    public var localObject: Any?
    public var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    public var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    public var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    public var applicationActivitiesProvider: (() -> [UIActivity])?

    public init(objects: [any NSItemProviderWriting]) {
        itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
        super.init()
    }
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
