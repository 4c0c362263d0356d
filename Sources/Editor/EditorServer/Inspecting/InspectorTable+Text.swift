extension InspectorTable {
    static let text = """
        section View
        contentMode Content Mode
        semanticContentAttribute Semantic
        tag Tag
        userInteractionEnabled User Interaction Enabled
        multipleTouchEnabled Multiple Touch
        +alpha Alpha
        +backgroundColor Background
        +tintColor Tint
        opaque Opaque
        +hidden Hidden
        clearsContextBeforeDrawing Clears Graphics Context
        clipsSubviews Clip to Bounds
        autoresizesSubviews Autoresize Subviews
        section Control
        contentHorizontalAlignment Horizontal Alignment
        contentVerticalAlignment Vertical Alignment
        selected Selected
        enabled Enabled
        highlighted Highlighted
        springLoaded Spring Loaded
        section Scroll View
        indicatorStyle Indicators
        showsHorizontalScrollIndicator Show Horizontal Indicator
        showsVerticalScrollIndicator Show Vertical Indicator
        scrollEnabled Scrolling Enabled
        pagingEnabled Paging Enabled
        directionalLockEnabled Direction Lock Enabled
        bounces Bounce on Scroll
        bouncesZoom Bounce on Zoom
        alwaysBounceHorizontal Bounce Horizontally
        alwaysBounceVertical Bounce Vertically
        minimumZoomScale Zoom Minimum
        maximumZoomScale Zoom Maximum
        delaysContentTouches Delay Touch Down
        canCancelContentTouches Can Cancel on Scroll
        keyboardDismissMode Keyboard
        contentInsetAdjustmentBehavior Content Insets
        section View Controller
        title Title
        hidesBottomBarWhenPushed Hide Bottom Bar on Push
        autoresizesArchivedViewToFullSize Resize View From NIB
        wantsFullScreenLayout Use Full Screen (Deprecated)
        automaticallyAdjustsScrollViewInsets Adjust Scroll View Insets
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
        enabled Enabled
        highlighted Highlighted
        baselineAdjustment Baseline
        lineBreakMode Line Break
        adjustsFontSizeToFit Autoshrink
        minimumScaleFactor Minimum Scale
        minimumFontSize Minimum Size
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
        buttonConfiguration[configuration]/backgroundConfiguration[background].backgroundColor Background Fill
        buttonConfiguration[configuration]/backgroundConfiguration[background].image Background Image
        buttonConfiguration[configuration]/backgroundConfiguration[background].cornerRadius Corner Radius
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeColor Stroke
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeWidth Stroke Width
        buttonConfiguration[configuration]/backgroundConfiguration[background].strokeOutset Stroke Outset
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
        style Style
        separatorStyle Separator
        separatorColor Separator Color
        separatorInset Separator Inset
        allowsSelection Selection
        allowsMultipleSelection Multiple Selection
        allowsSelectionDuringEditing Selection While Editing
        allowsMultipleSelectionDuringEditing Multiple While Editing
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
        datePickerMode Mode
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
        element segmentedControl
        segmentControlStyle Style
        selectedSegmentIndex Selected Segment
        apportionsSegmentWidthsByContent Widths by Content
        element tableViewCell
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
        separatorInset Separator Inset
        element tableViewSection
        headerTitle Header
        footerTitle Footer
        element collectionView
        scrollDirection Scroll Direction
        prefetchingEnabled Prefetching
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
        navigationBarHidden Hides Navigation Bar
        toolbarHidden Hides Toolbar
        hidesBarsOnSwipe Hide Bars On Swipe
        hidesBarsOnTap Hide Bars On Tap
        hidesBarsWhenKeyboardAppears Hide Bars for Keyboard
        hidesBarsWhenVerticallyCompact Hide Bars in Compact Height
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
        element constraint
        firstAttribute First Attribute
        relation Relation
        secondAttribute Second Attribute
        +constant Constant
        priority Priority
        multiplier Multiplier
        identifier Identifier
        placeholder Remove at Build Time
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
