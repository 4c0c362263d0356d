extension CatalogueTables {
    static let views = CatalogueTable(
        "Views",
        #"""
        element view : view class UIView macOS NSView on iOS tvOS macOS title "View"
        @viewFront
        @macViewTraits
        simulatedAppContext enum simulatedAppContext
        @viewSizing
        @viewTail
        @viewChildren
        @viewChildrenTail

        element subviews : container on iOS tvOS macOS title "Subviews"
        > {view}

        element label : view class UILabel watchOS WKInterfaceLabel on iOS tvOS watchOS title "Label"
        @viewFront
        width number on watchOS
        height number on watchOS
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        usesAttributedText bool = NO on iOS tvOS
        enablesMarqueeWhenAncestorFocused bool = NO on iOS tvOS
        text text
        textAlignment enum textAlignment = left
        lineBreakMode enum lineBreakMode ~ tailTruncation on iOS tvOS
        numberOfLines integer = 1
        baselineAdjustment enum baselineAdjustment ~ alignBaselines on iOS tvOS
        minimumScaleFactor number on iOS tvOS
        minimumFontSize number on iOS tvOS
        adjustsLetterSpacingToFitWidth bool = NO on iOS tvOS
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS
        enabled bool = YES on iOS tvOS
        adjustsFontSizeToFit bool = YES on iOS tvOS
        highlighted bool = NO on iOS tvOS
        preferredMaxLayoutWidth number on iOS tvOS
        @viewTail
        @viewChildren
        > string [text]
        > mutableString [text]
        > attributedString [attributedText]
        > fontDescription [fontDescription font]
        > color [textColor]
        > nil [textColor]
        > color [highlightedColor]
        > nil [highlightedColor]
        > color [shadowColor]
        > size [shadowOffset]
        @viewChildrenTail

        element imageView : view class UIImageView macOS NSImageView watchOS WKInterfaceImage on iOS tvOS macOS watchOS title "Image View"
        @viewFront
        @macViewTraits
        width number on watchOS
        height number on watchOS
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        image image on iOS tvOS watchOS
        catalog enum imageCatalog on iOS tvOS
        highlighted bool = NO on iOS tvOS
        highlightedImage image on iOS tvOS
        adjustsImageWhenAncestorFocused bool = NO on iOS tvOS
        animationDuration number
        clipsToBounds bool = NO on macOS
        @viewTail
        @viewChildren
        > rect [contentStretch]
        > imageCell [cell]
        > imageReference [image highlightedImage]
        > preferredSymbolConfiguration [preferredSymbolConfiguration]
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
        axis enum axis = horizontal on iOS tvOS
        distribution enum stackDistribution = fill on iOS tvOS
        distribution enum stackDistribution ~ gravityAreas on macOS
        orientation enum axis on macOS
        alignment enum stackAlignment = fill on iOS tvOS
        alignment enum stackAlignment on macOS
        spacing number = 0 on iOS tvOS
        spacing number ~ 8 on macOS
        baselineRelativeArrangement bool = NO on iOS tvOS
        horizontalStackHuggingPriority number on macOS
        verticalStackHuggingPriority number on macOS
        horizontalClippingResistancePriority number on macOS
        detachesHiddenViews bool = NO on macOS
        spacingType enum spacingType = custom on iOS tvOS
        @viewTail
        @viewChildren
        > visibilityPriorities
        > customSpacing
        > edgeInsets [edgeInsets]
        @viewChildrenTail

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
        > color [tintColor]
        > clipView [contentView]
        @viewRules
        @scrollGuides
        > inset [contentInset]
        > inset [scrollIndicatorInsets]
        > scroller [horizontalScroller]
        > scroller [verticalScroller]
        > tableHeaderView [headerView]
        @viewChildrenTail

        element textView : view class UITextView macOS NSTextView on iOS tvOS macOS title "Text View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        editable bool = YES
        drawsBackground bool = YES on macOS
        importsGraphics bool = YES on macOS
        richText bool = YES on macOS
        baseWritingDirection enum baseWritingDirection on macOS
        selectable bool = YES
        allowsEditingTextAttributes bool = NO on iOS tvOS
        usesAttributedText bool = NO on iOS tvOS
        text text on iOS tvOS
        textAlignment enum textAlignment = left on iOS tvOS
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS
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
        > inset [scrollIndicatorInsets]
        > string [text]
        > mutableString [text]
        > color [textColor]
        > fontDescription [fontDescription]
        > size [minSize]
        > size [maxSize]
        > attributedString [attributedText textStorage]
        > color [insertionPointColor]
        > textInputTraits [textInputTraits]
        > dataDetectorType [dataDetectorTypes]
        @viewChildrenTail

        element activityIndicatorView : view class UIActivityIndicatorView on iOS tvOS title "Activity Indicator View"
        @view
        hidesWhenStopped bool = NO
        animating bool = NO
        style enum activityIndicatorStyle ~ medium
        @viewTail
        @viewChildren
        > color [color]
        @viewChildrenTail

        element progressView : view class UIProgressView on iOS tvOS title "Progress View"
        @view
        progressViewStyle enum progressViewStyle = default
        progress number = 0
        progressImage image
        trackImage image
        @viewTail
        @viewChildren
        > color [progressTintColor]
        > color [trackTintColor]
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
        > view [contentView]
        > color [tintColor]
        @viewRules
        > blurEffect
        > vibrancyEffect
        @viewChildrenTail

        element blurEffect : value class UIBlurEffect on iOS tvOS title "Blur Effect"
        style enum blurStyle

        element vibrancyEffect : value class UIVibrancyEffect on iOS tvOS title "Vibrancy Effect"
        style enum vibrancyStyle
        > blurEffect

        element pickerView : view class UIPickerView on iOS title "Picker View"
        @view
        showsSelectionIndicator bool = NO
        @viewTail
        @viewChildren
        @viewChildrenTail

        element searchBar : view class UISearchBar on iOS tvOS title "Search Bar"
        @view
        barStyle enum barStyle = default
        searchBarStyle enum searchBarStyle = default
        translucent bool = YES
        text text
        prompt text
        placeholder text
        showsSearchResultsButton bool = NO
        showsBookmarkButton bool = NO
        showsCancelButton bool = NO
        backgroundImage image
        scopeBarBackgroundImage image
        showsScopeBar bool = NO
        @viewTail
        @viewChildren
        > color [barTintColor]
        > textInputTraits [textInputTraits]
        > scopeButtonTitles
        @viewChildrenTail

        element scopeButtonTitles : container on iOS tvOS title "Scope Titles"
        > string

        element mapView : view class MKMapView on iOS tvOS macOS title "Map Kit View"
        @view
        mapType enum mapType ~ standard
        zoomEnabled bool = YES
        scrollEnabled bool = YES
        rotateEnabled bool = YES
        pitchEnabled bool = YES
        showsUserLocation bool = NO
        showsBuildings bool = YES
        showsCompass bool = YES
        showsScale bool = NO
        showsTraffic bool = NO
        showsPointsOfInterest bool = YES
        @viewTail
        @viewChildren
        @viewChildrenTail

        element webView : view class UIWebView macOS WebView on iOS macOS title "Web View"
        @viewFront
        @macViewTraits
        @viewSizing
        scalesPageToFit bool = NO on iOS tvOS
        maintainsBackForwardList bool = YES on macOS
        @viewTail
        @viewChildren
        > webPreferences [preferences]
        > dataDetectorType [dataDetectorTypes]
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
        allowsBackForwardNavigationGestures bool = NO
        allowsLinkPreview bool = YES
        @viewTail
        @viewChildren
        > wkWebViewConfiguration [configuration]
        @viewChildrenTail

        element wkWebViewConfiguration : structure class WKWebViewConfiguration on iOS macOS title "Web View Configuration"
        key key
        allowsInlineMediaPlayback bool = NO
        allowsAirPlayForMediaPlayback bool = YES
        allowsPictureInPictureMediaPlayback bool = YES
        suppressesIncrementalRendering bool = NO
        > audiovisualMediaTypes [mediaTypesRequiringUserActionForPlayback]
        > dataDetectorType [dataDetectorTypes]
        > wkPreferences [preferences]

        element wkPreferences : structure class WKPreferences on iOS macOS title "Web Preferences"
        key key
        javaScriptCanOpenWindowsAutomatically bool = YES
        javaScriptEnabled bool = YES

        element sceneKitView : view class SCNView on iOS tvOS title "SceneKit View"
        @view
        wantsMultisampling bool = NO
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
        sceneName string
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
        enableSetNeedsDisplay bool = YES
        @viewTail
        @viewChildren
        @viewChildrenTail

        element mtkView : view class MTKView on iOS tvOS title "MetalKit View"
        @view
        colorPixelFormat enum pixelFormat
        depthStencilPixelFormat string
        @viewTail
        @viewChildren
        @viewChildrenTail
        """#)
}
