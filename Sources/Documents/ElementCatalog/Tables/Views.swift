extension CatalogTables {
    static let views = CatalogTable(
        "Views",
        #"""
        element view : view class UIView macOS NSView on iOS tvOS macOS title "View"
        @viewFront
        @macViewTraits
        simulatedAppContext enum simulatedAppContext -> none
        @viewSizing
        @viewTail
        @viewChildren
        @viewChildrenTail

        element subviews : container on iOS tvOS macOS title "Subviews"
        > {view} -> *subviews

        element label : view class UILabel watchOS WKInterfaceLabel on iOS tvOS watchOS title "Label"
        @viewFront
        width number on watchOS
        height number on watchOS
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        usesAttributedText bool = NO on iOS tvOS -> none
        enablesMarqueeWhenAncestorFocused bool = NO on iOS tvOS -> UIEnablesMarqueeWhenAncestorFocused? if YES
        text text -> UIText
        textAlignment enum textAlignment = left -> UITextAlignment
        lineBreakMode enum lineBreakMode ~ tailTruncation on iOS tvOS -> UILineBreakMode? if changed
        numberOfLines integer = 1 -> UINumberOfLines if changed
        baselineAdjustment enum baselineAdjustment ~ alignBaselines on iOS tvOS -> UIBaselineAdjustment? if changed
        minimumScaleFactor number on iOS tvOS -> UIMinimumScaleFactor
        minimumFontSize number on iOS tvOS -> UIMinimumFontSize, *minimumScaleFactor
        adjustsLetterSpacingToFitWidth bool = NO on iOS tvOS -> UIAdjustsLetterSpacingToFit? if YES
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS -> UIAdjustsFontForContentSizeCategory? if YES
        enabled bool = YES on iOS tvOS -> UIDisabled? as not if NO
        adjustsFontSizeToFit bool = YES on iOS tvOS -> UIAdjustsFontSizeToFit if YES
        highlighted bool = NO on iOS tvOS -> UIHighlighted? if YES
        preferredMaxLayoutWidth number on iOS tvOS -> UIPreferredMaxLayoutWidth?
        @viewTail
        @viewChildren
        > string [text] -> UIText
        > attributedString [attributedText] -> UIAttributedText?
        > fontDescription [fontDescription font] -> UIFont
        > color [textColor] -> UITextColor, UIDisableUpdateTextColorOnTraitCollectionChange = true
        > nil [textColor] -> *defaultTextColor
        > color [highlightedColor] -> UIHighlightedColor?
        > nil [highlightedColor] -> none
        > color [shadowColor] -> UIShadowColor?
        > size [shadowOffset] -> UIShadowOffset
        @viewChildrenTail
        + UIShadowOffset {0,-1}
        + *defaultFont

        element imageView : view class UIImageView macOS NSImageView watchOS WKInterfaceImage on iOS tvOS macOS watchOS title "Image View"
        @viewFront
        @macViewTraits
        width number on watchOS
        height number on watchOS
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        image image on iOS tvOS watchOS -> UIImage
        catalog enum imageCatalog on iOS tvOS -> *imageCatalog
        highlighted bool = NO on iOS tvOS -> UIHighlighted? if YES
        highlightedImage image on iOS tvOS -> UIHighlightedImage?
        adjustsImageWhenAncestorFocused bool = NO on iOS tvOS -> UIAdjustsImageWhenAncestorFocused? if YES
        animationDuration number -> UIAnimationDuration? as f64
        clipsToBounds bool = NO on macOS
        @viewTail
        @viewChildren
        > rect [contentStretch] -> UIContentStretch
        > imageCell [cell] -> none
        > imageReference [image] -> UIImage
        > imageReference [highlightedImage] -> UIHighlightedImage?
        > preferredSymbolConfiguration [preferredSymbolConfiguration] -> UIPreferredSymbolConfiguration?
        @viewChildrenTail

        element containerView : view class UIView macOS NSView on iOS tvOS macOS title "Container View"
        @view
        @viewTail
        @viewChildren
        @viewChildrenTail

        element stackView : view class UIStackView macOS NSStackView on iOS tvOS macOS title "Stack View"
        @viewFront
        @macViewTraits
        @viewSizing
        axis enum axis = horizontal on iOS tvOS -> UIStackViewAxis
        distribution enum stackDistribution = fill on iOS tvOS -> UIStackViewDistribution
        distribution enum stackDistribution ~ gravityAreas on macOS
        orientation enum axis on macOS
        alignment enum stackAlignment = fill on iOS tvOS -> UIStackViewAlignment
        alignment enum stackAlignment on macOS
        spacing number = 0 on iOS tvOS -> UIStackViewSpacing as f64
        spacing number ~ 8 on macOS
        baselineRelativeArrangement bool = NO on iOS tvOS -> UIStackViewBaselineRelative
        horizontalStackHuggingPriority number on macOS
        verticalStackHuggingPriority number on macOS
        horizontalClippingResistancePriority number on macOS
        detachesHiddenViews bool = NO on macOS
        spacingType enum spacingType = custom on iOS tvOS -> *stackSpacing
        @viewTail
        @viewChildren
        > rect [contentStretch] -> UIContentStretch
        > visibilityPriorities -> none
        > customSpacing -> none
        > edgeInsets [edgeInsets] -> none
        @viewChildrenTail
        ! opaque -> UIOpaque if YES until 12999, UIOpaque = false if YES since 13000 until 14999, UIOpaque if YES since 15000
        ! color [backgroundColor] -> UIBackgroundColor until 12999, UIBackgroundColor since 15000
        + UIViewLayoutMargins {0,0,0,0}
        + UIStackViewLayoutMarginsRelative false
        + *arrangedSubviews

        element customSpacing : container on macOS title "Custom Spacing"
        > real

        element visibilityPriorities : container on macOS title "Visibility Priorities"
        > integer

        element scrollView : view class UIScrollView macOS NSScrollView on iOS tvOS macOS title "Scroll View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        borderType enum borderType on macOS
        autohidesScrollers bool on macOS
        horizontalLineScroll number on macOS
        horizontalPageScroll number on macOS
        verticalLineScroll number on macOS
        verticalPageScroll number on macOS
        hasHorizontalScroller bool = YES on macOS
        hasVerticalScroller bool = YES on macOS
        horizontalScrollElasticity enum scrollElasticity = automatic on macOS
        usesPredominantAxisScrolling bool = YES on macOS
        verticalScrollElasticity enum scrollElasticity = automatic on macOS
        @viewTail
        @viewContent
        > color [tintColor] -> UITintColor?
        > clipView [contentView] -> none
        @viewRules
        @scrollGuides
        > inset [contentInset] -> UIContentInset? if changed
        > inset [scrollIndicatorInsets] -> UIScrollIndicatorInsets? if changed
        > scroller [horizontalScroller] -> none
        > scroller [verticalScroller] -> none
        > tableHeaderView [headerView] -> none
        @viewChildrenTail

        element textView : view class UITextView macOS NSTextView on iOS tvOS macOS title "Text View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        editable bool = YES -> UIEditable if NO
        drawsBackground bool = YES on macOS
        importsGraphics bool = YES on macOS
        richText bool = YES on macOS
        baseWritingDirection enum baseWritingDirection on macOS
        selectable bool = YES -> UISelectable if NO
        allowsEditingTextAttributes bool = NO on iOS tvOS -> UIAllowsEditingTextAttributes? if YES
        usesAttributedText bool = NO on iOS tvOS -> none
        text text on iOS tvOS -> UIText, *textViewText
        textAlignment enum textAlignment = left on iOS tvOS -> UITextAlignment
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS -> UIAdjustsFontForContentSizeCategory if YES
        allowsCharacterPickerTouchBarItem bool on macOS
        continuousSpellChecking bool = NO on macOS
        horizontallyResizable bool on macOS
        textCompletion bool = YES on macOS
        usesInspectorBar bool = NO on macOS
        verticallyResizable bool on macOS
        usesFontPanel bool = NO on macOS
        findStyle enum findStyle = none on macOS
        allowsUndo bool = NO on macOS
        incrementalSearchingEnabled bool = NO on macOS
        usesRuler bool = NO on macOS
        allowsNonContiguousLayout bool = NO on macOS
        quoteSubstitution bool = NO on macOS
        linkDetection bool = NO on macOS
        dataDetection bool = NO on macOS
        dashSubstitution bool = NO on macOS
        spellingCorrection bool = NO on macOS
        textReplacement bool = NO on macOS
        smartInsertDelete bool = NO on macOS
        @viewTail
        @viewChildren
        @scrollGuides
        > inset [scrollIndicatorInsets] -> UIScrollIndicatorInsets? if changed
        > string [text] -> UIText, *textViewText
        > color [textColor] -> UITextColor, UIDisableUpdateTextColorOnTraitCollectionChange = true
        > fontDescription [fontDescription] -> UIFont
        > size [minSize] -> none
        > size [maxSize] -> none
        > attributedString [attributedText] -> UIAttributedText
        > attributedString [textStorage] -> none
        > color [insertionPointColor] -> none
        > textInputTraits [textInputTraits] -> *merge
        > dataDetectorType [dataDetectorTypes] -> UIDataDetectorTypes?
        @viewChildrenTail
        + *contentSize

        element activityIndicatorView : view class UIActivityIndicatorView on iOS tvOS title "Activity Indicator View"
        @view
        hidesWhenStopped bool = NO -> UIHidesWhenStopped?
        animating bool = NO -> UIAnimating? if YES
        style enum activityIndicatorStyle ~ medium -> UIActivityIndicatorViewStyle?
        @viewTail
        @viewChildren
        > color [color] -> UIActivityIndicatorColor?
        @viewChildrenTail

        element progressView : view class UIProgressView on iOS tvOS title "Progress View"
        @view
        progressViewStyle enum progressViewStyle = default -> UIProgressViewStyle? if changed
        progress number = 0 -> UIProgress?
        progressImage image -> UIProgressImage?
        trackImage image -> UITrackImage?
        @viewTail
        @viewChildren
        > color [progressTintColor] -> UIProgressProgressTintColor?
        > color [trackTintColor] -> UIProgressTrackTintColor?
        @viewChildrenTail

        element visualEffectView : view class UIVisualEffectView macOS NSVisualEffectView on iOS tvOS macOS title "Visual Effect View"
        @viewFront
        @macViewTraits
        @viewSizing
        blendingMode enum blendingMode on macOS
        material enum material on macOS
        state enum effectState on macOS
        maskImage image on macOS
        @viewTail
        @viewContent
        > view [contentView] -> *effectContentView
        > color [tintColor] -> UITintColor?
        @viewRules
        > blurEffect -> UIVisualEffectViewEffect
        > vibrancyEffect -> UIVisualEffectViewEffect
        @viewChildrenTail
        + UIVisualEffectViewGroupName nil since 16000

        element blurEffect : value class UIBlurEffect on iOS tvOS title "Blur Effect"
        style enum blurStyle -> UIBlurEffectStyle

        element vibrancyEffect : value class UIVibrancyEffect on iOS tvOS title "Vibrancy Effect"
        style enum vibrancyStyle -> UIVibrancyEffectStyle?
        > blurEffect -> *vibrancyBlur

        element pickerView : view class UIPickerView on iOS title "Picker View"
        @view
        showsSelectionIndicator bool = NO -> UIShowsSelectionIndicator? if YES
        @viewTail
        @viewChildren
        @viewChildrenTail
        + UIAllowSelectingCells true
        + UIViewContentHuggingPriority "{250, 250}"

        element searchBar : view class UISearchBar on iOS tvOS title "Search Bar"
        @view
        barStyle enum barStyle = default -> UIBarStyle? if changed
        searchBarStyle enum searchBarStyle = default -> UISearchBarStyle? if changed
        translucent bool = YES -> UISearchBarTranslucence? if NO
        text text -> UIText?
        prompt text -> UIPrompt?
        placeholder text -> UIPlaceholder?
        showsSearchResultsButton bool = NO -> UIShowSearchResultsButton? if YES
        showsBookmarkButton bool = NO -> UIShowsBookmarkButton? if YES
        showsCancelButton bool = NO -> UIShowsCancelButton? if YES
        backgroundImage image -> UIBackgroundImage?
        scopeBarBackgroundImage image -> UIScopeBarBackgroundImage?
        showsScopeBar bool = NO -> UIShowsScopeBar? if YES
        @viewTail
        @viewChildren
        > color [barTintColor] -> UIBarTintColor?
        > textInputTraits [textInputTraits] -> *merge
        > scopeButtonTitles -> UIScopeButtonTitles?
        @viewChildrenTail

        element scopeButtonTitles : container on iOS tvOS title "Scope Titles"
        > string -> *items

        element mapView : view class MKMapView on iOS tvOS macOS title "Map Kit View"
        @view
        mapType enum mapType ~ standard -> MKMapType
        zoomEnabled bool = YES -> MKZoomEnabled
        scrollEnabled bool = YES -> MKScrollEnabled
        rotateEnabled bool = YES -> MKRotateEnabled
        pitchEnabled bool = YES -> MKPitchEnabled
        showsUserLocation bool = NO -> MKShowsUserLocation
        showsBuildings bool = YES -> MKShowsBuildings
        showsCompass bool = YES -> MKShowsCompass
        showsScale bool = NO -> MKShowsScaleKey
        showsTraffic bool = NO -> MKShowsTraffic
        showsPointsOfInterest bool = YES -> MKShowsPointsOfInterest
        @viewTail
        @viewChildren
        @viewChildrenTail
        + MKDelegate nil
        + UIViewLayoutMargins {0,0,0,0}

        element webView : view class UIWebView macOS WebView on iOS macOS title "Web View"
        @viewFront
        @macViewTraits
        @viewSizing
        scalesPageToFit bool = NO on iOS tvOS -> UIScalesPageToFit? if YES
        maintainsBackForwardList bool = YES on macOS
        @viewTail
        @viewChildren
        > webPreferences [preferences] -> none
        > dataDetectorType [dataDetectorTypes] -> UIDataDetectorTypes?
        @viewChildrenTail

        element webPreferences : structure class WebPreferences on macOS title "Web Preferences"
        key key
        defaultFontSize integer
        defaultFixedFontSize integer
        minimumFontSize integer
        plugInsEnabled bool = YES
        javaEnabled bool = YES
        javaScriptEnabled bool = YES
        javaScriptCanOpenWindowsAutomatically bool = YES

        element wkWebView : view class WKWebView on iOS macOS title "WebKit View"
        @viewFront
        @macViewTraits
        @viewSizing
        allowsBackForwardNavigationGestures bool = NO -> allowsBackForwardNavigationGestures?
        allowsLinkPreview bool = YES -> allowsLinkPreview?
        @viewTail
        @viewChildren
        > wkWebViewConfiguration [configuration] -> configuration?
        @viewChildrenTail

        element wkWebViewConfiguration : structure class WKWebViewConfiguration on iOS macOS title "Web View Configuration"
        key key -> *key
        allowsInlineMediaPlayback bool = NO -> allowsInlineMediaPlayback?
        allowsAirPlayForMediaPlayback bool = YES -> allowsAirPlayForMediaPlayback?
        allowsPictureInPictureMediaPlayback bool = YES -> allowsPictureInPictureMediaPlayback?
        suppressesIncrementalRendering bool = NO -> suppressesIncrementalRendering?
        > audiovisualMediaTypes [mediaTypesRequiringUserActionForPlayback] -> mediaTypesRequiringUserActionForPlayback? as mask
        > dataDetectorType [dataDetectorTypes] -> dataDetectorTypes?
        > wkPreferences [preferences] -> preferences?

        element wkPreferences : structure class WKPreferences on iOS macOS title "Web Preferences"
        key key -> *key
        javaScriptCanOpenWindowsAutomatically bool = YES -> javaScriptCanOpenWindowsAutomatically?
        javaScriptEnabled bool = YES -> javaScriptEnabled?

        element sceneKitView : view class SCNView on iOS tvOS title "SceneKit View"
        @view
        wantsMultisampling bool = NO -> ibWantsMultisampling?
        @viewTail
        @viewChildren
        @viewChildrenTail

        element skView : view class SKView on iOS tvOS title "SpriteKit View"
        @view
        @viewTail
        @viewChildren
        @viewChildrenTail

        element arscnView : view class ARSCNView on iOS title "ARKit SceneKit View"
        @view
        sceneName string -> ibSceneName?
        @viewTail
        @viewChildren
        @viewChildrenTail

        element arskView : view class ARSKView on iOS title "ARKit SpriteKit View"
        @view
        @viewTail
        @viewChildren
        @viewChildrenTail

        element glkView : view class GLKView on iOS tvOS title "GLKit View"
        @view
        enableSetNeedsDisplay bool = YES -> GLKViewEnableSetNeedsDisplayCoderKey?
        @viewTail
        @viewChildren
        @viewChildrenTail

        element mtkView : view class MTKView on iOS tvOS title "MetalKit View"
        @view
        colorPixelFormat enum pixelFormat -> *pixelFormat
        depthStencilPixelFormat enum depthStencilPixelFormat -> *pixelFormat
        @viewTail
        @viewChildren
        @viewChildrenTail
        """#)
}
