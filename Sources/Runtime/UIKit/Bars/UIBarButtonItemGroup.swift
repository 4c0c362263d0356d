public import Foundation

/// Items that belong together, of which one stands for all where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { changed?() } }
    /// The item that is shown in compact width, with a menu of the others.
    open var representativeItem: UIBarButtonItem? { didSet { changed?() } }
    open var isHidden = false { didSet { changed?() } }
    /// A Boolean value that indicates whether the group keeps its room where there is little. All groups do here.
    open var alwaysAvailable = false
    /// The element for a menu of what has no room.
    open var menuRepresentation: UIMenuElement?
    open private(set) var isDisplayingRepresentativeItem = false
    /// Notifies the bar that shows the group.
    var changed: (() -> Void)?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    // A person can't customize bars here, which the identifiers are for.

    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// Creates a group that a person may leave out; one that isn't in the bar at first is hidden.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    /// Returns the items that are shown in a bar.
    func items(in bar: UIView) -> [UIBarButtonItem] {
        let isNarrow = bar.traitCollection.horizontalSizeClass == .compact
        isDisplayingRepresentativeItem = isNarrow && representativeItem != nil && barButtonItems.count > 1
        guard isDisplayingRepresentativeItem, let item = representativeItem else { return barButtonItems }
        if item.menu == nil, item.action == nil, item.primaryAction == nil { item.menu = menu }
        return [item]
    }

    private var menu: UIMenu {
        let actions = barButtonItems.map { item in
            UIAction(title: item.title ?? item.systemItem?.spokenName ?? "", image: item.image) { [weak item] _ in
                item?.performAction()
            }
        }
        return UIMenu(children: actions)
    }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// Does what a tap on the item does.
    func performAction() {
        if let primaryAction { return primaryAction.perform(self) }
        guard let action else { return }
        UIEnvironment.current.application.sendAction(action, to: target, from: self, for: nil)
    }
}
