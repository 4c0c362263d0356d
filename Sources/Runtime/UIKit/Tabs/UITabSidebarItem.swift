public import Foundation

/// A row of a tab bar controller's sidebar: what it shows of a tab, or of an action.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    /// What the row is for.
    @preconcurrency @MainActor
    open class Request: NSObject {
        public let tab: UITab?
        public let action: UIAction?

        init(tab: UITab?, action: UIAction?) {
            (self.tab, self.action) = (tab, action)
            super.init()
        }
    }

    public let tab: UITab?
    public let action: UIAction?
    /// What the row shows; by default title, subtitle and image of the tab or action.
    public var contentConfiguration: (any UIContentConfiguration)?
    public var backgroundConfiguration: UIBackgroundConfiguration?
    /// Views at the end of the row; by default the tab's badge.
    public var accessories: [UICellAccessory] = []
    /// The state of the row.
    public internal(set) var configurationState = UICellConfigurationState(traitCollection: .current)

    /// Creates an item for a request, with the default configurations.
    public init(request: Request) {
        (tab, action) = (request.tab, request.action)
        super.init()
        contentConfiguration = defaultContentConfiguration()
        backgroundConfiguration = defaultBackgroundConfiguration()
        if let badge = tab?.badgeValue { accessories = [.label(text: badge)] }
    }

    public func defaultContentConfiguration() -> UIListContentConfiguration {
        let isHeader = tab is UITabGroup
        var content = isHeader ? UIListContentConfiguration.sidebarHeader() : .sidebarSubtitleCell()
        (content.text, content.secondaryText) = (tab?.title ?? action?.title, tab?.subtitle)
        content.image = isHeader ? nil : tab?.image ?? action?.image
        content.imageProperties.reservedLayoutSize.width = 26
        content.textProperties.color = configurationState.isSelected || action != nil ? .tintColor : .label
        return content
    }

    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listSidebarCell()
        if configurationState.isSelected {
            background.backgroundColor = .tertiarySystemFill
            background.cornerRadius = 10
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        }
        return background
    }
}

/// A row of the sidebar to scroll to.
@preconcurrency @MainActor
public final class UITabSidebarScrollTarget: NSObject {
    enum Place {
        case header, footer
        case tab(UITab)
    }
    let place: Place

    private init(_ place: Place) {
        self.place = place
        super.init()
    }

    public static var header: UITabSidebarScrollTarget { UITabSidebarScrollTarget(.header) }
    public static var footer: UITabSidebarScrollTarget { UITabSidebarScrollTarget(.footer) }
    public static func tab(_ tab: UITab) -> UITabSidebarScrollTarget { UITabSidebarScrollTarget(.tab(tab)) }
}
