extension CatalogTables {
    static let bars = CatalogTable(
        "Bars",
        #"""
        group barAppearance
        key key
        backgroundEffect enum blurStyle
        backgroundImage image
        shadowImage image
        > color [backgroundColor]
        > color [shadowColor]

        element navigationBar : view class UINavigationBar on iOS tvOS title "Navigation Bar"
        @view
        barStyle enum barStyle = default -> UIBarStyle? if changed
        translucent bool = YES -> UIBarTranslucence = 1 if YES, UIBarTranslucence = 2 if NO
        largeTitles bool = NO -> UIBarPrefersLargeTitles? if YES
        backIndicatorImage image -> UIBackIndicatorImage?
        backIndicatorTransitionMask image -> UIBackIndicatorTransitionMask?
        backgroundImage image -> UIBackgroundImage?
        shadowImage image -> UIShadowImage?
        @viewTail
        @viewChildren
        > color [barTintColor] -> UIBarTintColor?
        > textAttributes [titleTextAttributes] -> UITitleTextAttributes?
        > textAttributes [largeTitleTextAttributes] -> UIBarLargeTitleTextAttributes?
        > navigationBarAppearance [standardAppearance] -> UIBarStandardAppearance?
        > navigationBarAppearance [compactAppearance] -> UIBarCompactAppearance?
        > navigationBarAppearance [scrollEdgeAppearance] -> UIBarScrollEdgeAppearance?
        > navigationBarAppearance [compactScrollEdgeAppearance] -> UIBarCompactScrollEdgeAppearance?
        > items -> UIItems
        @viewChildrenTail
        + UIBarPosition 2
        ! opaque -> none
        + *navigationBar

        element navigationBarAppearance : value class UINavigationBarAppearance on iOS tvOS title "Navigation Bar Appearance"
        @barAppearance
        > textAttributes [titleTextAttributes]
        > textAttributes [largeTitleTextAttributes]
        -> *barAppearance

        element tabBarAppearance : value class UITabBarAppearance on iOS tvOS title "Tab Bar Appearance"
        @barAppearance
        -> *barAppearance

        element toolbarAppearance : value class UIToolbarAppearance on iOS tvOS title "Toolbar Appearance"
        @barAppearance
        -> *barAppearance

        element toolbar : view class UIToolbar macOS NSToolbar on iOS tvOS macOS title "Toolbar"
        @view
        implicitIdentifier string on macOS
        autosavesConfiguration bool = YES on macOS
        allowsUserCustomization bool = YES on macOS
        explicitIdentifier string on macOS
        barStyle enum barStyle = default on iOS tvOS -> UIBarStyle? if changed
        displayMode enum toolbarDisplayMode on macOS
        translucent bool = YES on iOS tvOS -> UIBarTranslucence = 1 if YES, UIBarTranslucence = 2 if NO
        sizeMode enum toolbarSizeMode on macOS
        @viewTail
        @viewChildren
        > color [barTintColor] -> UIBarTintColor?
        > toolbarAppearance [standardAppearance] -> UIBarStandardAppearance?
        > toolbarAppearance [compactAppearance] -> UIBarCompactAppearance?
        > toolbarAppearance [scrollEdgeAppearance] -> UIBarScrollEdgeAppearance?
        > toolbarAppearance [compactScrollEdgeAppearance] -> UIBarCompactScrollEdgeAppearance?
        > allowedToolbarItems -> none
        > defaultToolbarItems -> none
        > items -> UIItems
        @viewChildrenTail
        + UIBarPosition 1
        + UIViewContentHuggingPriority "{250, 250}"

        element tabBar : view class UITabBar on iOS tvOS title "Tab Bar"
        @view
        barStyle enum barStyle = default -> UIBarStyle? if changed
        translucent bool = YES -> UIBarTranslucence? = 1 if YES, UIBarTranslucence? = 2 if NO
        itemPositioning enum tabBarItemPositioning -> UITabBarItemPositioning? = 1 if fill, UITabBarItemPositioning? = 2 if centered
        backgroundImage image -> UIBackgroundImage?
        shadowImage image -> UIShadowImage?
        selectionIndicatorImage image -> UISelectionIndicatorImage?
        @viewTail
        @viewChildren
        > color [barTintColor] -> UIBarTintColor?
        > color [selectedImageTintColor] -> UITintColor?
        > color [unselectedItemTintColor] -> UIUnselectedItemTintColor?
        > tabBarAppearance [standardAppearance] -> UIBarStandardAppearance?
        > tabBarAppearance [scrollEdgeAppearance] -> UIBarScrollEdgeAppearance?
        > items -> UIItems?
        @viewChildrenTail

        element items : container on iOS macOS watchOS title "Items"
        > {barItem} -> *items
        > menuItem -> none
        > tableRow -> none
        > {view} -> none

        element toolbarItems : container on iOS tvOS title "Toolbar Items"
        > barButtonItem -> *items

        element leftBarButtonItems : container on iOS tvOS title "Left Bar Button Items"
        > barButtonItem -> *items

        element rightBarButtonItems : container on iOS tvOS title "Right Bar Button Items"
        > barButtonItem -> *items

        element navigationItem : barItem class UINavigationItem on iOS tvOS title "Navigation Item"
        key key -> *key
        title text -> UITitle
        prompt text -> UIPrompt?
        largeTitleDisplayMode enum largeTitleDisplayMode = automatic -> UILargeTitleDisplayMode since 13000
        leftItemsSupplementBackButton bool = NO -> UILeftItemsSupplementBackButton? if YES
        hidesBackButton bool = NO -> UIHidesBackButton? if YES
        style enum navigationItemStyle -> UINavigationItemStyle = 0 if navigator, UINavigationItemStyle = 1 if browser, UINavigationItemStyle = 2 if editor
        @identity
        > nil [title] -> none
        > string [title] -> UITitle
        > string [prompt] -> UIPrompt?
        > leftBarButtonItems -> UILeftBarButtonItems, UILeftBarButtonItem as first
        > barButtonItem [leftBarButtonItem] -> UILeftBarButtonItem, UILeftBarButtonItems as single
        > barButtonItem [backBarButtonItem] -> UIBackBarButtonItem?
        > {view} [titleView] -> UITitleView?
        > rightBarButtonItems -> UIRightBarButtonItems, UIRightBarButtonItem as first
        > barButtonItem [rightBarButtonItem] -> UIRightBarButtonItem, UIRightBarButtonItems as single
        @authored
        > connections -> *connections
        + *navigationBar

        element barButtonItem : barItem class UIBarButtonItem on iOS tvOS title "Bar Button Item"
        @itemFront
        springLoaded bool = NO -> UISpringLoaded? if YES
        selected bool = NO -> UISelected? if YES
        changesSelectionAsPrimaryAction bool = NO -> UIChangesSelectionAsPrimaryAction? if YES
        title text -> UITitle
        image image -> UIImage?
        catalog enum imageCatalog -> *imageCatalog
        landscapeImage image -> UILandscapeImagePhone?
        largeContentSizeImage image -> _UIBarItemLargeContentSizeImageCodingKey?
        width number = 0 -> UIWidth? if changed
        style enum barButtonStyle = bordered -> UIStyle unless plain
        systemItem enum barButtonSystemItem -> UISystemItem, UIIsSystemItem = true
        @identity
        > string [title] -> UITitle
        > imageReference [image] -> UIImage?
        > inset [imageInsets] -> UIImageInsets? if changed
        > {view} [customView] -> UICustomView
        > color [tintColor] -> UITintColor
        > textAttributes [titleTextAttributes] -> UITitleTextAttributes?
        > menu [menu] -> UIMenu?
        @authored
        > connections -> *connections

        element tabBarItem : barItem class UITabBarItem on iOS tvOS title "Tab Bar Item"
        @itemFront
        systemItem enum tabBarSystemItem -> UISystemItem?, UIIsSystemItem? = true
        title text -> UITitle?
        image image -> UIImage?
        catalog enum imageCatalog -> *imageCatalog
        landscapeImage image -> UIImageLandscape?
        largeContentSizeImage image -> _UIBarItemLargeContentSizeImageCodingKey?
        selectedImage image -> UISelectedTemplateImage?
        badgeValue text -> UIBadgeValue?
        @identity
        > string [title] -> UITitle?
        > imageReference [image] -> UIImage?
        > imageReference [selectedImage] -> UISelectedTemplateImage?
        > inset [imageInsets] -> UIImageInsets? if changed
        > offsetWrapper [titlePositionAdjustment] -> UITitlePositionAdjustment? if changed
        > color [badgeColor] -> UIBadgeColor?
        @authored
        > connections -> *connections

        element textAttributes : value nib NSDictionary on iOS tvOS title "Text Attributes"
        key key
        > fontDescription [fontDescription]
        > color [textColor]
        > color [textShadowColor]
        > offsetWrapper [textShadowOffset]
        -> *textAttributes

        element offsetWrapper : value on iOS tvOS title "Offset"
        key key
        horizontal number
        vertical number
        -> *geometry
        """#)
}
