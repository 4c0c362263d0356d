extension CatalogTables {
    static let macWindowsAndMenus = CatalogTable(
        "MacWindowsAndMenus",
        #"""
        element window : window class NSWindow iOS UIWindow on iOS macOS title "Window"
        key key -> *key
        identifier string on macOS
        title text on macOS
        separatorStyle enum separatorLine on macOS
        allowsToolTipsWhenApplicationIsInactive bool = YES on macOS
        autorecalculatesKeyViewLoop bool on macOS
        restorable bool = YES on macOS
        hidesOnDeactivate bool = NO on macOS
        oneShot bool = YES on macOS
        releasedWhenClosed bool = YES on macOS
        showsToolbarButton bool = YES on macOS
        opaque bool = YES on iOS tvOS -> UIOpaque? if YES
        clearsContextBeforeDrawing bool = YES on iOS tvOS -> UIClearsContextBeforeDrawing if NO
        wantsToBeColor bool = YES on macOS
        contentMode enum contentMode on iOS tvOS -> UIContentMode? unless scaleToFill
        visibleAtLaunch bool -> *document
        frameAutosaveName string on macOS
        animationBehavior enum windowAnimation on macOS
        tabbingMode enum tabbingMode on macOS
        titlebarAppearsTransparent bool = NO on macOS
        resizesToFullScreen bool = YES on iOS tvOS -> UIResizesToFullScreen if YES
        titleVisibility enum titleVisibility on macOS
        toolbarStyle enum toolbarStyle on macOS
        @identity
        > string [title] -> none
        > windowStyleMask [styleMask] -> none
        > windowCollectionBehavior [collectionBehavior] -> none
        > windowPositionMask [initialPositionMask] -> none
        > rect [contentRect] -> none
        > rect [screenRect] -> none
        > rect [frame] -> *frame
        > autoresizingMask [autoresizingMask] -> *autoresizingMask
        > value [minSize] -> none
        > value [maxSize] -> none
        > value [minFullScreenContentSize] -> none
        > value [maxFullScreenContentSize] -> none
        > {view} [contentView] -> none
        > subviews -> *subviews
        > color [backgroundColor] -> UIBackgroundColor
        > constraints -> *constraints
        > toolbar [toolbar] -> none
        > contentBorderThickness -> none
        @simulatedMetrics
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections
        > point [canvasLocation] -> none
        + UIAutoresizeSubviews true
        + UIDeepDrawRect true
        + UIViewSemanticContentAttribute 0

        element drawer : object class NSDrawer on macOS title "Drawer"
        trailingOffset number
        @identity
        > size [contentSize]
        > size [maxContentSize]
        > size [minContentSize]
        > connections

        element windowStyleMask : value on macOS title "Style"
        key key
        nonactivatingPanel bool = NO
        titled bool = NO
        closable bool = NO
        miniaturizable bool = NO
        resizable bool = NO
        texturedBackground bool = NO
        unifiedTitleAndToolbar bool = NO
        utility bool = NO
        HUD bool = NO
        fullSizeContentView bool = NO

        element windowCollectionBehavior : value on macOS title "Collection Behavior"
        key key
        ignoresCycle bool = NO
        canJoinAllSpaces bool = NO
        moveToActiveSpace bool = NO
        managed bool = NO
        transient bool = NO
        stationary bool = NO
        participatesInCycle bool = NO
        fullScreenPrimary bool = NO
        fullScreenAuxiliary bool = NO

        element windowPositionMask : value on macOS title "Initial Position"
        key key
        leftStrut bool = NO
        rightStrut bool = NO
        topStrut bool = NO
        bottomStrut bool = NO

        element contentBorderThickness : value on macOS title "Content Border"
        minY number
        maxY number

        element toolbarItem : barItem class NSToolbarItem on macOS title "Toolbar Item"
        implicitItemIdentifier string
        explicitItemIdentifier string
        label text
        paletteLabel text
        reference reference
        toolTip text
        tag integer
        image image
        selectable bool = NO
        @identity
        > nil [toolTip]
        > size [minSize]
        > size [maxSize]
        > {view} [view]
        > userDefinedRuntimeAttributes
        > connections

        element allowedToolbarItems : container on macOS title "Allowed Toolbar Items"
        > toolbarItem

        element defaultToolbarItems : container on macOS title "Default Toolbar Items"
        > toolbarItem

        element application : object class NSApplication on macOS title "Application"
        @sceneObject
        > menu [mainMenu]
        > connections

        element menu : menu class NSMenu iOS UIMenu on iOS macOS watchOS title "Menu"
        key key
        title text
        autoenablesItems bool = YES on macOS
        systemMenu enum systemMenu on macOS
        userInterfaceLayoutDirection enum layoutDirection on macOS
        @identity
        > items
        > connections
        > point [canvasLocation]
        -> *menu

        element menuItem : object class NSMenuItem iOS UICommand on iOS macOS watchOS title "Menu Item"
        title text
        state enum controlState = off on iOS macOS
        image image
        secondaryImage image on iOS macOS
        catalog enum imageCatalog on iOS macOS
        alternate bool = NO on macOS
        enabled bool = YES on iOS macOS
        tag integer = 0 on macOS
        hidden bool = NO on iOS macOS
        keyEquivalent string on iOS macOS
        icon enum menuIcon on watchOS
        isSeparatorItem bool = NO on macOS
        toolTip text on macOS
        @identity
        > string [title]
        > attributedString [attributedTitle]
        > string [keyEquivalent]
        > modifierMask [keyEquivalentModifierMask]
        > imageReference [image secondaryImage]
        > integer [representedObject]
        > string [toolTip]
        > menu [submenu]
        > userDefinedRuntimeAttributes
        > connections
        -> *menu
        """#)
}
