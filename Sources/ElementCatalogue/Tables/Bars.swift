extension CatalogueTables {
    static let bars = CatalogueTable(
        "Bars",
        #"""
        element navigationBar : view class UINavigationBar on iOS tvOS title "Navigation Bar"
        @view
        barStyle enum barStyle = default
        translucent bool = YES
        largeTitles bool = NO
        backIndicatorImage image
        backIndicatorTransitionMask image
        backgroundImage image
        shadowImage image
        @viewTail
        @viewChildren
        > color [barTintColor]
        > textAttributes [titleTextAttributes]
        > textAttributes [largeTitleTextAttributes]
        > navigationBarAppearance [standardAppearance]
        > navigationBarAppearance [compactAppearance]
        > navigationBarAppearance [scrollEdgeAppearance]
        > navigationBarAppearance [compactScrollEdgeAppearance]
        > items
        @viewChildrenTail

        element navigationBarAppearance : value class UINavigationBarAppearance on iOS tvOS title "Navigation Bar Appearance"
        key key
        backgroundEffect enum blurStyle
        backgroundImage image
        shadowImage image
        > color [backgroundColor]
        > color [shadowColor]
        > textAttributes [titleTextAttributes]
        > textAttributes [largeTitleTextAttributes]

        element tabBarAppearance : value class UITabBarAppearance on iOS tvOS title "Tab Bar Appearance"
        key key
        backgroundEffect enum blurStyle
        backgroundImage image
        shadowImage image
        > color [backgroundColor]
        > color [shadowColor]

        element toolbar : view class UIToolbar macOS NSToolbar on iOS tvOS macOS title "Toolbar"
        @view
        implicitIdentifier string on macOS
        autosavesConfiguration bool = YES on macOS
        allowsUserCustomization bool = YES on macOS
        explicitIdentifier string on macOS
        barStyle enum barStyle = default on iOS tvOS
        displayMode enum toolbarDisplayMode on macOS
        translucent bool = YES on iOS tvOS
        sizeMode enum toolbarSizeMode on macOS
        @viewTail
        @viewChildren
        > color [barTintColor]
        > allowedToolbarItems
        > defaultToolbarItems
        > items
        @viewChildrenTail

        element tabBar : view class UITabBar on iOS tvOS title "Tab Bar"
        @view
        barStyle enum barStyle = default
        translucent bool = YES
        itemPositioning string
        backgroundImage image
        shadowImage image
        selectionIndicatorImage image
        @viewTail
        @viewChildren
        > color [barTintColor]
        > color [selectedImageTintColor]
        > color [unselectedItemTintColor]
        > tabBarAppearance [standardAppearance]
        > tabBarAppearance [scrollEdgeAppearance]
        > items
        @viewChildrenTail

        element items : container on iOS macOS watchOS title "Items"
        > {barItem}
        > menuItem
        > tableRow
        > {view}

        element toolbarItems : container on iOS tvOS title "Toolbar Items"
        > barButtonItem

        element leftBarButtonItems : container on iOS tvOS title "Left Bar Button Items"
        > barButtonItem

        element rightBarButtonItems : container on iOS tvOS title "Right Bar Button Items"
        > barButtonItem

        element navigationItem : barItem class UINavigationItem on iOS tvOS title "Navigation Item"
        key key
        title text
        prompt text
        largeTitleDisplayMode enum largeTitleDisplayMode = automatic
        leftItemsSupplementBackButton bool = NO
        hidesBackButton bool = NO
        style string
        @identity
        > nil [title]
        > leftBarButtonItems
        > barButtonItem [leftBarButtonItem]
        > barButtonItem [backBarButtonItem]
        > {view} [titleView]
        > rightBarButtonItems
        > barButtonItem [rightBarButtonItem]
        > userDefinedRuntimeAttributes
        > connections

        element barButtonItem : barItem class UIBarButtonItem on iOS tvOS title "Bar Button Item"
        @itemFront
        springLoaded bool = NO
        selected bool = NO
        changesSelectionAsPrimaryAction bool = NO
        title text
        image image
        catalog enum imageCatalog
        landscapeImage image
        largeContentSizeImage image
        width number = 0
        style enum barButtonStyle = bordered
        systemItem enum barButtonSystemItem
        @identity
        > imageReference [image]
        > inset [imageInsets]
        > {view} [customView]
        > color [tintColor]
        > textAttributes [titleTextAttributes]
        > menu [menu]
        > userDefinedRuntimeAttributes
        > connections

        element tabBarItem : barItem class UITabBarItem on iOS tvOS title "Tab Bar Item"
        @itemFront
        systemItem enum tabBarSystemItem
        title text
        image image
        catalog enum imageCatalog
        landscapeImage image
        largeContentSizeImage image
        selectedImage image
        badgeValue text
        @identity
        > imageReference [image selectedImage]
        > inset [imageInsets]
        > offsetWrapper [titlePositionAdjustment]
        > color [badgeColor]
        > userDefinedRuntimeAttributes
        > connections

        element textAttributes : value on iOS tvOS title "Text Attributes"
        key key
        > fontDescription [fontDescription]
        > color [textColor]
        > color [textShadowColor]
        > offsetWrapper [textShadowOffset]

        element offsetWrapper : value on iOS tvOS title "Offset"
        key key
        horizontal number
        vertical number
        """#)
}
