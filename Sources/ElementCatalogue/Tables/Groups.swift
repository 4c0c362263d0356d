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
        autoresizesSubviews bool = YES
        hidden bool = NO
        verifyAmbiguity enum verifyAmbiguity = default
        opaque bool = YES
        clipsSubviews bool = NO
        clearsContextBeforeDrawing bool = YES
        multipleTouchEnabled bool = NO
        userInteractionEnabled bool = YES
        alpha number = 1
        tag integer = 0
        contentMode enum contentMode ~ scaleToFill
        semanticContentAttribute enum semanticContentAttribute = unspecified

        group macViewTraits
        identifier string
        wantsLayer bool = NO
        alphaValue number = 1
        appearanceType enum appearanceType
        toolTip text
        canDrawConcurrently bool = NO
        focusRingType enum focusRingType = default

        group macViewFront
        key key
        autoresizesSubviews bool = YES
        hidden bool = NO
        clipsToBounds bool = NO
        @macViewTraits

        group viewSizing
        horizontalHuggingPriority number = 250
        verticalHuggingPriority number = 250
        horizontalCompressionResistancePriority number = 750
        verticalCompressionResistancePriority number = 750
        ambiguous bool = NO
        preservesSuperviewLayoutMargins bool = NO
        fixedFrame bool = NO
        misplaced bool = NO
        layoutMarginsFollowReadableWidth bool = NO
        insetsLayoutMarginsFromSafeArea bool = YES
        placeholderIntrinsicWidth extent
        placeholderIntrinsicHeight extent
        restorationIdentifier string

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
        translatesAutoresizingMaskIntoConstraints bool = YES
        @identity

        group view
        @viewFront
        @viewSizing

        group macView
        @macViewFront
        @macViewSizing

        group controlFront
        springLoaded bool = NO
        enabled bool = YES
        highlighted bool = NO
        selected bool = NO
        contentHorizontalAlignment enum horizontalContentAlignment ~ center
        contentVerticalAlignment enum verticalContentAlignment ~ center

        group scrolling
        directionalLockEnabled bool = NO
        bounces bool = YES
        alwaysBounceVertical bool = NO
        alwaysBounceHorizontal bool = NO
        scrollEnabled bool = YES
        pagingEnabled bool = NO
        showsHorizontalScrollIndicator bool = YES
        showsVerticalScrollIndicator bool = YES
        indicatorStyle enum indicatorStyle = default
        delaysContentTouches bool = YES
        canCancelContentTouches bool = YES
        minimumZoomScale number = 1
        maximumZoomScale number = 1
        bouncesZoom bool = YES
        keyboardDismissMode enum keyboardDismissMode = none
        contentInsetAdjustmentBehavior enum contentInsetAdjustmentBehavior = automatic

        group controllerFront
        restorationIdentifier string
        storyboardIdentifier storyboardIdentifier
        title text
        definesPresentationContext bool = NO
        providesPresentationContextTransitionStyle bool = NO
        autoresizesArchivedViewToFullSize bool = YES
        wantsFullScreenLayout bool = NO
        extendedLayoutIncludesOpaqueBars bool = NO
        automaticallyAdjustsScrollViewInsets bool = YES
        hidesBottomBarWhenPushed bool = NO
        modalTransitionStyle enum modalTransitionStyle = coverVertical
        modalPresentationStyle enum modalPresentationStyle = automatic
        useStoryboardIdentifierAsRestorationIdentifier bool = NO
        showSeguePresentationStyle string
        nibName string

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
