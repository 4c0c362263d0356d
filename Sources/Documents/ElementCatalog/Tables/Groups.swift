extension CatalogTables {
    static let groups = CatalogTable(
        "Groups",
        #"""
        group identity
        id id -> *identity
        userLabel userLabel -> none
        customClass className -> *customClass
        customModule moduleName -> *customClass
        customModuleProvider enum moduleProvider -> *customClass

        group sceneObject
        @identity
        sceneMemberID enum sceneMember -> none

        group viewFront
        key key -> *key
        autoresizesSubviews bool = YES on iOS tvOS macOS -> UIAutoresizeSubviews if YES
        hidden bool = NO -> UIHidden if YES
        verifyAmbiguity enum verifyAmbiguity = default on iOS tvOS macOS -> none
        opaque bool = YES on iOS tvOS -> UIOpaque if YES
        clipsSubviews bool = NO on iOS tvOS -> UIClipsToBounds if YES
        clearsContextBeforeDrawing bool = YES on iOS tvOS -> UIClearsContextBeforeDrawing if NO
        multipleTouchEnabled bool = NO on iOS tvOS -> UIMultipleTouchEnabled if YES
        userInteractionEnabled bool = YES on iOS tvOS -> UIUserInteractionDisabled as not if NO
        alpha number = 1 on iOS tvOS watchOS -> UIAlpha? if changed
        tag integer = 0 on iOS tvOS macOS -> UITag? if changed
        contentMode enum contentMode ~ scaleToFill on iOS tvOS watchOS -> UIContentMode if changed
        semanticContentAttribute enum semanticContentAttribute = unspecified on iOS tvOS -> UIViewSemanticContentAttribute
        + UIDeepDrawRect true
        + *frame
        + *autoresizingMask
        + *subviews
        + *constraints
        + *layoutGuides
        + UIViewLargeContentStoredProperties nil since 16000

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
        horizontalHuggingPriority number = 250 on iOS tvOS macOS -> *huggingPriority
        verticalHuggingPriority number = 250 on iOS tvOS macOS -> *huggingPriority
        horizontalCompressionResistancePriority number = 750 on iOS tvOS macOS -> *compressionResistancePriority
        verticalCompressionResistancePriority number = 750 on iOS tvOS macOS -> *compressionResistancePriority
        ambiguous bool = NO on iOS tvOS macOS -> none
        preservesSuperviewLayoutMargins bool = NO on iOS tvOS -> UIViewPreservesSuperviewMargins if YES, UIViewPreservesSpecificSuperviewMargins = 15 if YES
        fixedFrame bool = NO on iOS tvOS macOS -> *translatesAutoresizingMask
        misplaced bool = NO on iOS tvOS macOS -> none
        layoutMarginsFollowReadableWidth bool = NO on iOS tvOS -> UIViewLayoutMarginsFollowReadableWidth? if YES
        insetsLayoutMarginsFromSafeArea bool = YES on iOS tvOS -> UIViewInsetsLayoutMarginsFromSafeArea as int if NO
        placeholderIntrinsicWidth extent on iOS tvOS macOS -> none
        placeholderIntrinsicHeight extent on iOS tvOS macOS -> none
        restorationIdentifier string on iOS tvOS -> UIRestorationIdentifier?

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
        translatesAutoresizingMaskIntoConstraints bool = YES on iOS tvOS macOS -> *translatesAutoresizingMask
        @identity

        group view
        @viewFront
        @viewSizing

        group macView
        @macViewFront
        @macViewSizing

        group controlFront
        springLoaded bool = NO on iOS macOS -> UISpringLoaded? if YES
        enabled bool = YES on iOS tvOS watchOS -> UIDisabled? as not if NO
        highlighted bool = NO on iOS tvOS -> UIHighlighted? if YES
        selected bool = NO on iOS tvOS -> UISelected? if YES
        contentHorizontalAlignment enum horizontalContentAlignment ~ center on iOS tvOS -> UIContentHorizontalAlignment if changed
        contentVerticalAlignment enum verticalContentAlignment ~ center on iOS tvOS -> UIContentVerticalAlignment if changed, UIContentVerticalAlignment2 if changed

        group scrolling
        directionalLockEnabled bool = NO on iOS tvOS -> UIDirectionalLockEnabled? if YES
        bounces bool = YES on iOS tvOS -> UIBounceEnabled? if NO
        alwaysBounceVertical bool = NO on iOS tvOS -> UIAlwaysBounceVertical if YES
        alwaysBounceHorizontal bool = NO on iOS tvOS -> UIAlwaysBounceHorizontal? if YES
        scrollEnabled bool = YES on iOS tvOS -> UIScrollDisabled as not if NO
        pagingEnabled bool = NO on iOS tvOS -> UIPagingEnabled? if YES
        showsHorizontalScrollIndicator bool = YES on iOS tvOS -> UIShowsHorizontalScrollIndicator if NO
        showsVerticalScrollIndicator bool = YES on iOS tvOS -> UIShowsVerticalScrollIndicator if NO
        indicatorStyle enum indicatorStyle = default on iOS tvOS -> UIIndicatorStyle? if changed
        delaysContentTouches bool = YES on iOS tvOS -> UIDelaysContentTouches? if NO
        canCancelContentTouches bool = YES on iOS tvOS -> UICanCancelContentTouches? if NO
        minimumZoomScale number = 1 on iOS tvOS -> UIMinimumZoomScale? if changed
        maximumZoomScale number = 1 on iOS tvOS -> UIMaximumZoomScale? if changed
        bouncesZoom bool = YES on iOS tvOS -> UIBouncesZoom if YES
        keyboardDismissMode enum keyboardDismissMode = none on iOS tvOS -> UIKeyboardDismissMode if changed
        contentInsetAdjustmentBehavior enum contentInsetAdjustmentBehavior = automatic on iOS tvOS -> UIScrollViewContentInsetAdjustmentBehavior since 13771

        group controllerFront
        restorationIdentifier string on iOS tvOS -> UIRestorationIdentifier?
        storyboardIdentifier storyboardIdentifier on iOS tvOS macOS -> UIStoryboardIdentifier
        title text on iOS tvOS macOS -> UITitle
        definesPresentationContext bool = NO on iOS tvOS -> UIDefinesPresentationContext? if YES
        providesPresentationContextTransitionStyle bool = NO on iOS tvOS -> UIProvidesPresentationContextTransitionStyle? if YES
        autoresizesArchivedViewToFullSize bool = YES on iOS tvOS -> UIAutoresizesArchivedViewToFullSize? if NO
        wantsFullScreenLayout bool = NO on iOS tvOS -> UIWantsFullScreenLayout? if YES
        extendedLayoutIncludesOpaqueBars bool = NO on iOS tvOS -> UIKeyExtendedLayoutIncludesOpaqueBars? as int if YES
        automaticallyAdjustsScrollViewInsets bool = YES on iOS tvOS -> UIKeyAutomaticallyAdjustsScrollViewInsets as int if NO
        hidesBottomBarWhenPushed bool = NO on iOS tvOS -> UIHidesBottomBarWhenPushed? if YES
        modalTransitionStyle enum modalTransitionStyle = coverVertical on iOS tvOS -> UIModalTransitionStyle? if changed
        modalPresentationStyle enum modalPresentationStyle = automatic on iOS tvOS -> UIModalPresentationStyle? if changed
        useStoryboardIdentifierAsRestorationIdentifier bool = NO on iOS tvOS -> *restorationIdentifier
        showSeguePresentationStyle enum showSeguePresentationStyle on macOS
        nibName string on iOS tvOS macOS -> *controllerView
        + *controllerScene

        group viewFrame
        > rect [frame] -> *frame
        > frame [frameInset] -> *frame
        > autoresizingMask [autoresizingMask] -> *autoresizingMask
        > subviews -> *subviews
        > animations -> none

        group viewGround
        > viewLayoutGuide [safeArea] -> *layoutGuides
        > viewLayoutGuide [layoutMargins keyboard] -> *layoutGuides
        > keyboardLayoutGuide [keyboard] -> *layoutGuides
        > color [backgroundColor] -> UIBackgroundColor
        > nil [backgroundColor] -> none

        group viewContent
        @viewFrame
        @viewGround

        group viewRules
        > accessibility [accessibilityConfiguration] -> *accessibility
        > gestureRecognizers -> *gestureRecognizers
        > constraints -> *constraints
        > edgeInsets [layoutMargins] -> UIViewLayoutMargins
        > directionalEdgeInsets [directionalLayoutMargins] -> UIViewLayoutMargins, UIViewLayoutMarginsAreDirectional? = true

        group viewChildren
        @viewContent
        > color [tintColor] -> UITintColor
        @viewRules

        group authored
        > attributedString [userComments] -> none
        > userDefinedRuntimeAttributes -> *runtimeAttributes

        group scrollGuides
        > viewLayoutGuide [contentLayoutGuide] -> *layoutGuides
        > viewLayoutGuide [frameLayoutGuide] -> *layoutGuides

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
        -> none

        group viewChildrenTail
        @simulatedMetrics
        @authored
        > variation -> *variations
        > connections -> *connections
        > point [canvasLocation] -> none

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
        > layoutGuides -> *layoutGuides
        > {view} [view] -> *controllerView
        > extendedEdge [edgesForExtendedLayout] -> UIKeyEdgesForExtendedLayout?
        > tabBarItem [tabBarItem] -> UITabBarItem?
        > toolbarItems -> UIToolbarItems? if changed
        > navigationItem [navigationItem] -> UINavigationItem
        > value [contentSizeForViewInPopover] -> UIContentSizeForViewInPopover? as size
        > value [preferredContentSize] -> UIPreferredContentSize? as size
        @simulatedMetrics
        > size [freeformSize] -> none

        group controllerChildrenTail
        > keyCommands -> *keyCommands
        @authored
        > connections -> *connections
        > point [canvasLocation] -> none

        group gestureFront
        key key -> *key
        enabled bool = YES -> UIGestureRecognizer.disabled? as not if NO
        cancelsTouchesInView bool = YES -> UIGestureRecognizer.cancelsTouchesInView? if NO
        delaysTouchesBegan bool = NO -> UIGestureRecognizer.delaysTouchesBegan? if YES
        delaysTouchesEnded bool = YES -> UIGestureRecognizer.delaysTouchesEnded? if NO
        requiresExclusiveTouchType bool = YES -> UIGestureRecognizer.requiresExclusiveTouchType
        + UIGestureRecognizer.allowedTouchTypes 15

        group gestureChildren
        > precedingGestureRecognizers -> none
        > pressTypeMask [allowedPressTypes] -> UIGestureRecognizer.allowedPressTypes?
        @authored
        > connections -> *connections

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
        key key -> *key
        enabled bool = YES -> UIEnabled
        tag integer = 0 -> UITag? if changed

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
