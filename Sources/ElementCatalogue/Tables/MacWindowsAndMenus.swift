extension CatalogueTables {
    static let macWindowsAndMenus = CatalogueTable(
        "MacWindowsAndMenus",
        #"""
        element window : window class NSWindow iOS UIWindow on iOS macOS title "Window"
        key key
        identifier string
        title text
        separatorStyle enum separatorLine
        allowsToolTipsWhenApplicationIsInactive bool = YES
        autorecalculatesKeyViewLoop bool
        restorable bool = YES
        hidesOnDeactivate bool = NO
        oneShot bool = YES
        releasedWhenClosed bool = YES
        showsToolbarButton bool = YES
        opaque bool = YES
        clearsContextBeforeDrawing bool = YES
        wantsToBeColor bool = YES
        contentMode enum contentMode
        visibleAtLaunch bool
        frameAutosaveName string
        animationBehavior enum windowAnimation
        tabbingMode enum tabbingMode
        titlebarAppearsTransparent bool = NO
        resizesToFullScreen bool = YES
        titleVisibility enum titleVisibility
        toolbarStyle enum toolbarStyle
        @identity
        > string [title]
        > windowStyleMask [styleMask]
        > windowCollectionBehavior [collectionBehavior]
        > windowPositionMask [initialPositionMask]
        > rect [contentRect]
        > rect [screenRect]
        > rect [frame]
        > autoresizingMask [autoresizingMask]
        > value [minSize]
        > value [maxSize]
        > value [minFullScreenContentSize]
        > value [maxFullScreenContentSize]
        > {view} [contentView]
        > subviews
        > color [backgroundColor]
        > constraints
        > toolbar [toolbar]
        > contentBorderThickness
        @simulatedMetrics
        > userDefinedRuntimeAttributes
        > connections
        > point [canvasLocation]

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
        autoenablesItems bool = YES
        systemMenu enum systemMenu
        userInterfaceLayoutDirection enum layoutDirection
        @identity
        > items
        > connections
        > point [canvasLocation]

        element menuItem : object class NSMenuItem iOS UICommand on iOS macOS watchOS title "Menu Item"
        title text
        state enum controlState = off
        image image
        secondaryImage image
        catalog enum imageCatalog
        alternate bool = NO
        enabled bool = YES
        tag integer = 0
        hidden bool = NO
        keyEquivalent string
        icon enum menuIcon
        isSeparatorItem bool = NO
        toolTip text
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
        """#)
}
