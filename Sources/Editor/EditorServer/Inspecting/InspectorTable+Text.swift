extension InspectorTable {
    static let text = """
        section View
        contentMode Content Mode
        semanticContentAttribute Semantic
        tag Tag
        userInteractionEnabled Interaction: User Interaction Enabled
        multipleTouchEnabled Interaction: Multiple Touch
        +alpha Alpha
        +backgroundColor Background
        +tintColor Tint
        opaque Drawing: Opaque
        +hidden Drawing: Hidden
        clearsContextBeforeDrawing Drawing: Clears Graphics Context
        clipsSubviews Drawing: Clip to Bounds
        autoresizesSubviews Drawing: Autoresize Subviews
        section Control
        contentHorizontalAlignment Horizontal Alignment
        contentVerticalAlignment Vertical Alignment
        selected State: Selected
        enabled State: Enabled
        highlighted State: Highlighted
        springLoaded Spring Loaded
        section Scroll View
        indicatorStyle Indicators
        showsHorizontalScrollIndicator Scroll Indicators: Show Horizontal Indicator
        showsVerticalScrollIndicator Scroll Indicators: Show Vertical Indicator
        scrollEnabled Scrolling: Scrolling Enabled
        pagingEnabled Scrolling: Paging Enabled
        directionalLockEnabled Scrolling: Direction Lock Enabled
        bounces Bounce: Bounce on Scroll
        bouncesZoom Bounce: Bounce on Zoom
        alwaysBounceHorizontal Bounce: Bounce Horizontally
        alwaysBounceVertical Bounce: Bounce Vertically
        minimumZoomScale Zoom Minimum
        maximumZoomScale Zoom Maximum
        delaysContentTouches Content Touch: Delay Touch Down
        canCancelContentTouches Content Touch: Can Cancel on Scroll
        keyboardDismissMode Keyboard
        contentInsetAdjustmentBehavior Content Insets
        section View Controller
        title Title
        hidesBottomBarWhenPushed Layout: Hide Bottom Bar on Push
        autoresizesArchivedViewToFullSize Layout: Resize View From NIB
        wantsFullScreenLayout Layout: Use Full Screen (Deprecated)
        automaticallyAdjustsScrollViewInsets Layout: Adjust Scroll View Insets
        edgesForExtendedLayout Extend Edges Under
        extendedLayoutIncludesOpaqueBars Under Opaque Bars
        modalTransitionStyle Transition Style
        modalPresentationStyle Presentation
        definesPresentationContext Defines Context
        providesPresentationContextTransitionStyle Provides Context
        section Bar Item
        title Title
        image Image
        landscapeImage Landscape
        tag Tag
        enabled Enabled
        section Gesture Recognizer
        enabled Enabled
        requiresExclusiveTouchType Exclusive Touch Type
        cancelsTouchesInView Canceled in View
        delaysTouchesBegan Delays Touches Began
        delaysTouchesEnded Delays Touches Ended
        section Bar Appearance
        backgroundEffect Blur Style
        backgroundColor Background
        backgroundImage Image
        shadowColor Shadow Color
        shadowImage Shadow Image
        textAttributes[titleTextAttributes].fontDescription Title Font
        textAttributes[titleTextAttributes].textColor Title Color
        textAttributes[titleTextAttributes].textShadowColor Title Shadow
        textAttributes[titleTextAttributes].textShadowOffset Shadow Offset
        textAttributes[largeTitleTextAttributes].fontDescription Large Title Font
        textAttributes[largeTitleTextAttributes].textColor Large Title Color
        textAttributes[largeTitleTextAttributes].textShadowColor Large Title Shadow
        textAttributes[largeTitleTextAttributes].textShadowOffset Large Shadow Offset
        section Background Configuration
        buttonConfiguration[configuration]/backgroundConfiguration[background].backgroundColor Color
        buttonConfiguration[configuration]/backgroundConfiguration[background].image Image
        buttonConfiguration[configuration]/backgroundConfiguration[background].cornerRadius Corner Radius
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeColor Stroke
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeWidth Stroke Width
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeOutset Stroke Outset
        section Window Sizes
        contentRect Content
        minSize Minimum Size
        maxSize Maximum Size
        minFullScreenContentSize Full Screen Minimum
        maxFullScreenContentSize Full Screen Maximum
        initialPositionMask Initial Position
        section Text Input Traits
        textInputTraits[textInputTraits].textContentType Content Type
        textInputTraits[textInputTraits].autocapitalizationType Capitalization
        textInputTraits[textInputTraits].autocorrectionType Correction
        textInputTraits[textInputTraits].smartDashesType Smart Dashes
        textInputTraits[textInputTraits].smartInsertDeleteType Smart Insert
        textInputTraits[textInputTraits].smartQuotesType Smart Quotes
        textInputTraits[textInputTraits].spellCheckingType Spell Checking
        textInputTraits[textInputTraits].keyboardType Keyboard Type
        textInputTraits[textInputTraits].keyboardAppearance Keyboard Look
        textInputTraits[textInputTraits].returnKeyType Return Key
        textInputTraits[textInputTraits].enablesReturnKeyAutomatically Auto-enable Return Key
        textInputTraits[textInputTraits].secureTextEntry Secure Text Entry
        element label
        text Text
        +textColor Color
        +fontDescription Font
        adjustsFontForContentSizeCategory Dynamic Type
        textAlignment Alignment
        numberOfLines Lines
        enabled Behavior: Enabled
        highlighted Behavior: Highlighted
        baselineAdjustment Baseline
        lineBreakMode Line Break
        #autoshrink adjustsFontSizeToFit minimumScaleFactor minimumFontSize
        adjustsLetterSpacingToFitWidth Tighten Letter Spacing
        preferredMaxLayoutWidth Preferred Width
        enablesMarqueeWhenAncestorFocused Marquee When Focused
        +highlightedColor Highlighted Color
        +shadowColor Shadow
        shadowOffset Shadow Offset
        element button
        buttonType Type
        role Role
        buttonConfiguration[configuration].title Title
        buttonConfiguration[configuration].subtitle Subtitle
        buttonConfiguration[configuration].titleFontDescription Font
        buttonConfiguration[configuration].titleAlignment Alignment
        buttonConfiguration[configuration].titlePadding Title Padding
        buttonConfiguration[configuration].baseForegroundColor Foreground
        buttonConfiguration[configuration].image Image
        buttonConfiguration[configuration]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].configurationType Symbol Config
        buttonConfiguration[configuration]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].pointSize Symbol Size
        buttonConfiguration[configuration]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].fontDescription Symbol Font
        buttonConfiguration[configuration]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].scale Symbol Scale
        buttonConfiguration[configuration]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].weight Symbol Weight
        buttonConfiguration[configuration].imagePlacement Placement
        buttonConfiguration[configuration].imagePadding Padding
        buttonConfiguration[configuration].showsActivityIndicator Activity Indicator
        buttonConfiguration[configuration].baseBackgroundColor Background
        buttonConfiguration[configuration].cornerStyle Corner Style
        buttonConfiguration[configuration].buttonSize Size
        buttonConfiguration[configuration].contentInsets Content Insets
        state[normal].title Title
        state[normal].titleColor Text Color
        state[normal].titleShadowColor Shadow Color
        state[normal].image Image
        state[normal]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].configurationType Symbol Config
        state[normal]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].pointSize Symbol Size
        state[normal]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].fontDescription Symbol Font
        state[normal]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].scale Symbol Scale
        state[normal]/preferredSymbolConfiguration[preferredSymbolConfigurationForImage].weight Symbol Weight
        state[normal].backgroundImage Background
        +fontDescription Font
        titleShadowOffset Shadow Offset
        reversesTitleShadowWhenHighlighted Reverses on Highlight
        showsTouchWhenHighlighted Shows Touch on Highlight
        adjustsImageWhenHighlighted Highlighted Adjusts Image
        adjustsImageWhenDisabled Disabled Adjusts Image
        adjustsImageSizeForAccessibilityContentSizeCategory Accessibility Adjusts Image
        showsMenuAsPrimaryAction Menu as Primary Action
        changesSelectionAsPrimaryAction Selection as Primary Action
        pointerInteraction Pointer Interaction
        lineBreakMode Line Break
        contentEdgeInsets Content Insets
        titleEdgeInsets Title Insets
        imageEdgeInsets Image Insets
        element textField
        text Text
        +textColor Color
        +fontDescription Font
        adjustsFontForContentSizeCategory Dynamic Type
        textAlignment Alignment
        placeholder Placeholder
        background Background
        disabledBackground Disabled
        borderStyle Border Style
        clearButtonMode Clear Button
        clearsOnBeginEditing Clear when editing begins
        minimumFontSize Min Font Size
        adjustsFontSizeToFit Adjust to Fit
        element textView
        text Text
        +textColor Color
        +fontDescription Font
        adjustsFontForContentSizeCategory Dynamic Type
        textAlignment Alignment
        editable Editable
        selectable Selectable
        dataDetectorTypes Data Detectors
        element imageView
        +image Image
        +highlightedImage Highlighted Image
        preferredSymbolConfiguration[preferredSymbolConfiguration].configurationType Symbol Config
        preferredSymbolConfiguration[preferredSymbolConfiguration].pointSize Symbol Size
        preferredSymbolConfiguration[preferredSymbolConfiguration].fontDescription Symbol Font
        preferredSymbolConfiguration[preferredSymbolConfiguration].scale Symbol Scale
        preferredSymbolConfiguration[preferredSymbolConfiguration].weight Symbol Weight
        highlighted Highlighted
        adjustsImageWhenAncestorFocused Adjusts When Focused
        element switch
        on On
        onTintColor On Tint
        thumbTintColor Thumb Tint
        element slider
        value Value
        minValue Minimum
        maxValue Maximum
        minimumValueImage Min Image
        maximumValueImage Max Image
        minimumTrackTintColor Min Track
        maximumTrackTintColor Max Track
        thumbTintColor Thumb Tint
        continuous Continuous Updates
        element stepper
        value Value
        minimumValue Minimum
        maximumValue Maximum
        stepValue Step
        autorepeat Autorepeat
        continuous Continuous
        wraps Wrap
        element progressView
        progressViewStyle Style
        progress Progress
        progressTintColor Progress Tint
        trackTintColor Track Tint
        element activityIndicatorView
        style Style
        color Color
        animating Animating
        hidesWhenStopped Hides When Stopped
        element pageControl
        numberOfPages Pages
        currentPage Current
        hidesForSinglePage Hides for Single Page
        pageIndicatorTintColor Tint Color
        currentPageIndicatorTintColor Current Page
        element stackView
        +axis Axis
        +alignment Alignment
        +distribution Distribution
        +spacing Spacing
        +baselineRelativeArrangement Baseline Relative
        element tableView
        #tableContent
        style Style
        separatorStyle Separator
        separatorColor Separator Color
        #separatorInset separatorInset
        #selection allowsSelection allowsMultipleSelection
        #editing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
        showsSelectionImmediatelyOnTouchBegin Show Selection on Touch
        sectionIndexMinimumDisplayRowCount Index Row Limit
        sectionIndexColor Index Text
        sectionIndexBackgroundColor Index Background
        sectionIndexTrackingBackgroundColor Index Tracking
        contentViewInsetsToSafeArea Content Insets to Safe Area
        element wkWebView
        allowsBackForwardNavigationGestures Back Forward Gestures
        allowsLinkPreview Link Preview
        element datePicker
        style Preferred Style
        datePickerMode Mode
        minuteInterval Interval
        useCurrentDate Date: Use Current Date
        date Date
        minimumDate Minimum Date
        maximumDate Maximum Date
        countDownDuration Count Down
        element searchBar
        text Text
        placeholder Placeholder
        prompt Prompt
        searchBarStyle Search Style
        barStyle Bar Style
        translucent Translucent
        barTintColor Bar Tint
        backgroundImage Background
        scopeBarBackgroundImage Scope Bar
        showsSearchResultsButton Options: Shows Search Results Button
        showsBookmarkButton Options: Shows Bookmarks Button
        showsCancelButton Options: Shows Cancel Button
        showsScopeBar Options: Shows Scope Bar
        #scopeTitles
        element segmentedControl
        segmentControlStyle Style
        momentary State: Momentary
        #segments selectedSegmentIndex
        selectedSegmentTintColor Selected Tint
        apportionsSegmentWidthsByContent Widths by Content
        element tableViewCell
        #cellStyle style
        image Image
        reuseIdentifier Identifier
        selectionStyle Selection
        accessoryType Accessory
        editingAccessoryType Editing Acc.
        focusStyle Focus Style
        indentationLevel Indentation Level
        indentationWidth Indentation Width
        shouldIndentWhileEditing Indent While Editing
        showsReorderControl Shows Re-order Controls
        #separatorInset separatorInset
        element tableViewSection
        #rowCount
        headerTitle Header
        footerTitle Footer
        element collectionView
        #collectionContent
        prefetchingEnabled Prefetching
        element segmentedCell
        style Style
        trackingMode Mode
        segmentDistribution Distribution
        #segments selectedSegment
        element visualEffectView
        #effect
        element collectionViewFlowLayout
        scrollDirection Scroll Direction
        sectionInsetReference Section Inset From
        element collectionViewCell
        reuseIdentifier Identifier
        element collectionReusableView
        reuseIdentifier Identifier
        element barButtonItem
        style Style
        systemItem System Item
        width Width
        tintColor Tint
        springLoaded Spring Loaded
        selected Selected
        changesSelectionAsPrimaryAction Selection as Primary Action
        largeContentSizeImage Large Content Image
        element tabBarItem
        badgeValue Badge
        systemItem System Item
        selectedImage Selected Image
        element navigationItem
        title Title
        prompt Prompt
        #backButton backBarButtonItem
        style Style
        largeTitleDisplayMode Large Title
        leftItemsSupplementBackButton Left Items Supplement
        hidesBackButton Hides Back Button
        element navigationBar
        barStyle Style
        translucent Translucent
        largeTitles Prefers Large Titles
        barTintColor Bar Tint
        shadowImage Shadow Image
        backgroundImage Background
        backIndicatorImage Back Image
        backIndicatorTransitionMask Back Mask
        textAttributes[titleTextAttributes].fontDescription Title Font
        textAttributes[titleTextAttributes].textColor Title Color
        textAttributes[titleTextAttributes].textShadowColor Title Shadow
        textAttributes[titleTextAttributes].textShadowOffset Shadow Offset
        textAttributes[largeTitleTextAttributes].fontDescription Large Title Font
        textAttributes[largeTitleTextAttributes].textColor Large Title Color
        textAttributes[largeTitleTextAttributes].textShadowColor Large Title Shadow
        textAttributes[largeTitleTextAttributes].textShadowOffset Large Shadow Offset
        element tabBar
        barStyle Style
        translucent Translucent
        barTintColor Bar Tint
        selectedImageTintColor Image Tint
        unselectedItemTintColor Unselected Tint
        backgroundImage Background
        shadowImage Shadow Image
        selectionIndicatorImage Selection
        itemPositioning Item Positioning
        element toolbar
        barStyle Style
        translucent Translucent
        barTintColor Bar Tint
        element navigationController
        !navigationBarHidden Bar Visibility: Shows Navigation Bar
        !toolbarHidden Bar Visibility: Shows Toolbar
        hidesBarsOnSwipe Hide Bars: On Swipe
        hidesBarsOnTap Hide Bars: On Tap
        hidesBarsWhenKeyboardAppears Hide Bars: When Keyboard Appears
        hidesBarsWhenVerticallyCompact Hide Bars: When Vertically Compact
        element collectionViewController
        clearsSelectionOnViewWillAppear Clear on Appearance
        element glkViewController
        preferredFramesPerSecond Frames per Second
        element tableViewController
        clearsSelectionOnViewWillAppear Clear on Appearance
        element viewControllerPlaceholder
        storyboardName Storyboard
        referencedIdentifier Referenced ID
        bundleIdentifier Bundle
        element segue
        identifier Identifier
        customClass Class
        customModule Module
        kind Kind
        trigger Trigger
        modalPresentationStyle Presentation
        modalTransitionStyle Transition
        animates Animates
        destinationCreationSelector Instantiation
        popoverAnchorView Anchor View
        popoverAnchorBarButtonItem Anchor Item
        popoverArrowDirection Directions
        relationship Relationship
        unwindAction Unwind Action
        splitViewControllerTargetIndex Target Column
        #passthrough
        element window
        title Title
        titleVisibility Title Visibility
        titlebarAppearsTransparent Title Bar: Transparent
        separatorStyle Separator
        toolbarStyle Toolbar Style
        showsToolbarButton Toolbar: Shows Toolbar Button
        frameAutosaveName Autosave
        identifier Identifier
        styleMask Appearance
        restorable Behavior: Restorable
        visibleAtLaunch Behavior: Visible At Launch
        hidesOnDeactivate Behavior: Hide On Deactivate
        releasedWhenClosed Behavior: Release When Closed
        allowsToolTipsWhenApplicationIsInactive Behavior: Always Display Tooltips
        autorecalculatesKeyViewLoop Behavior: Recalculates View Loop
        oneShot Memory: One Shot
        wantsToBeColor Memory: Wants To Be Color
        tabbingMode Tabbing Mode
        animationBehavior Animation
        collectionBehavior Collection
        element constraint
        #firstItem firstAttribute secondAttribute symbolic type
        relation Relation
        #secondItem
        +constant Constant
        priority Priority
        multiplier Multiplier
        identifier Identifier
        placeholder Placeholder: Remove at build time
        element tapGestureRecognizer
        numberOfTapsRequired Taps
        numberOfTouchesRequired Touches
        element pongPressGestureRecognizer
        minimumPressDuration Min Duration
        numberOfTapsRequired Taps
        numberOfTouchesRequired Touches
        allowableMovement Tolerance
        element swipeGestureRecognizer
        direction Swipe
        numberOfTouchesRequired Touches
        element panGestureRecognizer
        minimumNumberOfTouches Touches Minimum
        maximumNumberOfTouches Touches Maximum
        allowedScrollTypes Allowed Scrolling
        element screenEdgePanGestureRecognizer
        edges Edges
        minimumNumberOfTouches Touches Minimum
        maximumNumberOfTouches Touches Maximum
        allowedScrollTypes Allowed Scrolling
        """
}
