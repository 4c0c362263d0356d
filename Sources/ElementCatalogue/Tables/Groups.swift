extension CatalogueTables {
    static let groups = CatalogueTable(
        "Groups",
        #"""
        group identity
        id id
        userLabel userLabel
        customClass className
        customModule moduleName
        customModuleProvider enum moduleProvider

        group sceneObject
        @identity
        sceneMemberID enum sceneMember

        group viewFront
        key key
        autoresizesSubviews bool = YES on iOS tvOS macOS
        hidden bool = NO
        verifyAmbiguity enum verifyAmbiguity = default on iOS tvOS macOS
        opaque bool = YES on iOS tvOS
        clipsSubviews bool = NO on iOS tvOS
        clearsContextBeforeDrawing bool = YES on iOS tvOS
        multipleTouchEnabled bool = NO on iOS tvOS
        userInteractionEnabled bool = YES on iOS tvOS
        alpha number = 1 on iOS tvOS watchOS
        tag integer = 0 on iOS tvOS macOS
        contentMode enum contentMode ~ scaleToFill on iOS tvOS watchOS
        semanticContentAttribute enum semanticContentAttribute = unspecified on iOS tvOS

        group macViewTraits
        identifier string on macOS
        wantsLayer bool = NO on macOS
        alphaValue number = 1 on macOS
        appearanceType enum appearanceType on macOS
        toolTip text on macOS
        canDrawConcurrently bool = NO on macOS
        focusRingType enum focusRingType = default on macOS

        group macViewFront
        key key
        autoresizesSubviews bool = YES
        hidden bool = NO
        clipsToBounds bool = NO
        @macViewTraits

        group viewSizing
        horizontalHuggingPriority number = 250 on iOS tvOS macOS
        verticalHuggingPriority number = 250 on iOS tvOS macOS
        horizontalCompressionResistancePriority number = 750 on iOS tvOS macOS
        verticalCompressionResistancePriority number = 750 on iOS tvOS macOS
        ambiguous bool = NO on iOS tvOS macOS
        preservesSuperviewLayoutMargins bool = NO on iOS tvOS
        fixedFrame bool = NO on iOS tvOS macOS
        misplaced bool = NO on iOS tvOS macOS
        layoutMarginsFollowReadableWidth bool = NO on iOS tvOS
        insetsLayoutMarginsFromSafeArea bool = YES on iOS tvOS
        placeholderIntrinsicWidth extent on iOS tvOS macOS
        placeholderIntrinsicHeight extent on iOS tvOS macOS
        restorationIdentifier string on iOS tvOS

        group macViewSizing
        horizontalHuggingPriority number = 250
        verticalHuggingPriority number = 250
        horizontalCompressionResistancePriority number = 750
        verticalCompressionResistancePriority number = 750
        ambiguous bool = NO
        fixedFrame bool = NO
        misplaced bool = NO
        verifyAmbiguity enum verifyAmbiguity = default
        placeholderIntrinsicWidth extent
        placeholderIntrinsicHeight extent

        group viewTail
        translatesAutoresizingMaskIntoConstraints bool = YES on iOS tvOS macOS
        @identity

        group view
        @viewFront
        @viewSizing

        group macView
        @macViewFront
        @macViewSizing

        group controlFront
        springLoaded bool = NO on iOS macOS
        enabled bool = YES on iOS tvOS watchOS
        highlighted bool = NO on iOS tvOS
        selected bool = NO on iOS tvOS
        contentHorizontalAlignment enum horizontalContentAlignment ~ center on iOS tvOS
        contentVerticalAlignment enum verticalContentAlignment ~ center on iOS tvOS

        group scrolling
        directionalLockEnabled bool = NO on iOS tvOS
        bounces bool = YES on iOS tvOS
        alwaysBounceVertical bool = NO on iOS tvOS
        alwaysBounceHorizontal bool = NO on iOS tvOS
        scrollEnabled bool = YES on iOS tvOS
        pagingEnabled bool = NO on iOS tvOS
        showsHorizontalScrollIndicator bool = YES on iOS tvOS
        showsVerticalScrollIndicator bool = YES on iOS tvOS
        indicatorStyle enum indicatorStyle = default on iOS tvOS
        delaysContentTouches bool = YES on iOS tvOS
        canCancelContentTouches bool = YES on iOS tvOS
        minimumZoomScale number = 1 on iOS tvOS
        maximumZoomScale number = 1 on iOS tvOS
        bouncesZoom bool = YES on iOS tvOS
        keyboardDismissMode enum keyboardDismissMode = none on iOS tvOS
        contentInsetAdjustmentBehavior enum contentInsetAdjustmentBehavior = automatic on iOS tvOS

        group controllerFront
        restorationIdentifier string on iOS tvOS
        storyboardIdentifier storyboardIdentifier on iOS tvOS macOS
        title text on iOS tvOS macOS
        definesPresentationContext bool = NO on iOS tvOS
        providesPresentationContextTransitionStyle bool = NO on iOS tvOS
        autoresizesArchivedViewToFullSize bool = YES on iOS tvOS
        wantsFullScreenLayout bool = NO on iOS tvOS
        extendedLayoutIncludesOpaqueBars bool = NO on iOS tvOS
        automaticallyAdjustsScrollViewInsets bool = YES on iOS tvOS
        hidesBottomBarWhenPushed bool = NO on iOS tvOS
        modalTransitionStyle enum modalTransitionStyle = coverVertical on iOS tvOS
        modalPresentationStyle enum modalPresentationStyle = automatic on iOS tvOS
        useStoryboardIdentifierAsRestorationIdentifier bool = NO on iOS tvOS
        showSeguePresentationStyle string on macOS
        nibName string on iOS tvOS macOS

        group viewFrame
        > rect [frame]
        > frame [frameInset]
        > autoresizingMask [autoresizingMask]
        > subviews
        > animations

        group viewGround
        > viewLayoutGuide [safeArea]
        > viewLayoutGuide [layoutMargins keyboard]
        > color [backgroundColor]
        > nil [backgroundColor]

        group viewContent
        @viewFrame
        @viewGround

        group viewRules
        > accessibility [accessibilityConfiguration]
        > gestureRecognizers
        > constraints

        group viewChildren
        @viewContent
        > color [tintColor]
        @viewRules
        > edgeInsets [layoutMargins]
        > directionalEdgeInsets [directionalLayoutMargins]

        group scrollGuides
        > viewLayoutGuide [contentLayoutGuide]
        > viewLayoutGuide [frameLayoutGuide]

        group simulatedMetrics
        > nil [simulatedStatusBarMetrics]
        > {metric} [simulatedStatusBarMetrics]
        > nil [simulatedTopBarMetrics]
        > {metric} [simulatedTopBarMetrics]
        > nil [simulatedBottomBarMetrics]
        > {metric} [simulatedBottomBarMetrics]
        > nil [simulatedOrientationMetrics]
        > {metric} [simulatedOrientationMetrics]
        > nil [simulatedDestinationMetrics]
        > {metric} [simulatedDestinationMetrics]

        group viewChildrenTail
        @simulatedMetrics
        > userDefinedRuntimeAttributes
        > variation
        > connections
        > point [canvasLocation]

        group macViewChildren
        @viewFrame
        > color [backgroundColor]
        > nil [backgroundColor]
        > accessibility [accessibilityConfiguration]
        > accessibility
        > gestureRecognizers
        > string [toolTip]
        > constraints
        > viewLayoutGuide [safeArea layoutMargins]

        group macViewChildrenTail
        > userDefinedRuntimeAttributes
        > variation
        > connections
        > point [canvasLocation]

        group controllerChildren
        > layoutGuides
        > {view} [view]
        > extendedEdge [edgesForExtendedLayout]
        > tabBarItem [tabBarItem]
        > toolbarItems
        > navigationItem [navigationItem]
        > value [contentSizeForViewInPopover preferredContentSize]
        @simulatedMetrics
        > size [freeformSize]

        group controllerChildrenTail
        > keyCommands
        > attributedString [userComments]
        > userDefinedRuntimeAttributes
        > connections
        > point [canvasLocation]

        group gestureFront
        key key
        enabled bool = YES
        cancelsTouchesInView bool = YES
        delaysTouchesBegan bool = NO
        delaysTouchesEnded bool = YES
        requiresExclusiveTouchType bool = YES

        group gestureChildren
        > precedingGestureRecognizers
        > pressTypeMask [allowedPressTypes]
        > userDefinedRuntimeAttributes
        > connections

        group watchFront
        key key
        enabled bool = YES
        alpha number = 1
        hidden bool = NO
        width number
        height number
        alignment enum watchHorizontal
        verticalAlignment enum watchVertical

        group watchChildren
        > color [backgroundColor color tintColor]
        > color [textColor]
        > edgeInsets [margins]
        > fontDescription [font fontDescription]
        > gestureRecognizers
        > userDefinedRuntimeAttributes
        > variation
        > connections

        group itemFront
        key key
        enabled bool = YES
        tag integer = 0

        group cellFront
        key key

        group cellTail
        @identity

        group cellChildren
        > behavior [behavior]
        > numberFormatter [formatter]
        > dateFormatter [formatter]
        > font [font]
        > string [title]
        > string [keyEquivalent]
        > modifierMask [keyEquivalentModifierMask]
        > accessibility [accessibilityConfiguration]
        > accessibility
        > color [textColor]
        > color [backgroundColor]

        group cellChildrenTail
        > userDefinedRuntimeAttributes
        > connections
        """#)
}
