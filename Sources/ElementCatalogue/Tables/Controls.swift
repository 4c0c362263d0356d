extension CatalogueTables {
    static let controls = CatalogueTable(
        "Controls",
        #"""
        element button : view class UIButton macOS NSButton watchOS WKInterfaceButton on iOS tvOS macOS watchOS title "Button"
        @viewFront
        @macViewTraits
        width number on watchOS
        height number on iOS tvOS
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        title text on watchOS
        showsMenuAsPrimaryAction bool = NO on iOS tvOS
        changesSelectionAsPrimaryAction bool = NO on iOS tvOS
        @controlFront
        buttonType enum buttonType = custom on iOS tvOS
        role enum buttonRole = normal on iOS tvOS
        reversesTitleShadowWhenHighlighted bool = NO on iOS tvOS
        showsTouchWhenHighlighted bool = NO on iOS tvOS
        adjustsImageWhenHighlighted bool = YES on iOS tvOS
        adjustsImageWhenDisabled bool = YES on iOS tvOS
        lineBreakMode enum lineBreakMode ~ middleTruncation on iOS tvOS
        adjustsImageSizeForAccessibilityContentSizeCategory bool = NO on iOS tvOS
        hasAttributedTitle bool = NO on iOS tvOS
        pointerInteraction bool = NO on iOS tvOS
        imageHugsTitle bool = NO on macOS
        @viewTail
        @viewContent
        @viewRules
        > string [toolTip]
        > string [title]
        > color [titleColor]
        > buttonCell [cell]
        > color [contentTintColor]
        > color [tintColor]
        > fontDescription [fontDescription]
        > inset [contentEdgeInsets]
        > inset [titleEdgeInsets]
        > inset [imageEdgeInsets]
        > size [titleShadowOffset]
        > preferredSymbolConfiguration [preferredSymbolConfiguration]
        > state [normal]
        > state [disabled]
        > state [selected]
        > state [highlighted]
        > state [focused application reserved]
        > buttonConfiguration [configuration]
        > menu [menu]
        > group [contentGroup]
        @viewChildrenTail

        element state : value on iOS tvOS title "State Config"
        key key
        title text
        image image
        backgroundImage image
        catalog enum imageCatalog
        > string [title]
        > nil [title]
        > color [titleColor]
        > color [titleShadowColor]
        > attributedString [attributedTitle]
        > imageReference [image backgroundImage]
        > preferredSymbolConfiguration [preferredSymbolConfigurationForImage]

        element buttonConfiguration : value class UIButtonConfiguration on iOS tvOS title "Button Configuration"
        key key
        style enum buttonConfigurationStyle
        image image
        catalog enum imageCatalog
        imagePlacement enum imagePlacement = leading
        imagePadding number = 0
        title text
        subtitle text
        titlePadding number = 0
        titleAlignment enum titleAlignment = automatic
        buttonSize enum buttonConfigurationSize = medium
        cornerStyle enum cornerStyle = dynamic
        showsActivityIndicator bool = NO
        > backgroundConfiguration [background]
        > attributedString [attributedTitle]
        > attributedString [attributedSubtitle]
        > fontDescription [titleFontDescription]
        > imageReference [image]
        > preferredSymbolConfiguration [preferredSymbolConfigurationForImage]
        > color [baseForegroundColor]
        > color [baseBackgroundColor]
        > directionalEdgeInsets [contentInsets]

        element backgroundConfiguration : value class UIBackgroundConfiguration on iOS tvOS title "Background Configuration"
        key key
        image image
        imageContentMode enum contentMode = scaleToFill
        strokeWidth number = 0
        strokeOutset number = 0
        cornerRadius number
        > color [backgroundColor]
        > color [strokeColor]

        element textField : view class UITextField macOS NSTextField on iOS tvOS macOS title "Text Field"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        text text on iOS tvOS
        allowsEditingTextAttributes bool = NO on iOS tvOS
        borderStyle enum textFieldBorderStyle = none on iOS tvOS
        placeholder text on iOS tvOS
        textAlignment enum textAlignment = left on iOS tvOS
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS
        clearsOnBeginEditing bool = NO on iOS tvOS
        contentType string on macOS
        adjustsFontSizeToFit bool = YES on iOS tvOS
        minimumFontSize number ~ 17 on iOS tvOS
        background image on iOS tvOS
        disabledBackground image on iOS tvOS
        clearButtonMode enum clearButtonMode = never on iOS tvOS
        allowsCharacterPickerTouchBarItem bool on macOS
        allowsExpansionToolTips bool = NO on macOS
        preferredMaxLayoutWidth number on macOS
        setsMaxLayoutWidthAtFirstLayout bool = NO on macOS
        textCompletion bool = YES on macOS
        @viewTail
        @viewChildren
        > string [text]
        > string [placeholder]
        > attributedString [attributedText]
        > color [textColor]
        > nil [textColor]
        > fontDescription [fontDescription]
        > textInputTraits [textInputTraits]
        > textFieldCell [cell]
        @viewChildrenTail

        element textInputTraits : value on iOS tvOS title "Text Input Traits"
        key key
        autocapitalizationType enum capitalization = none
        autocorrectionType enum textCheckingType = default
        spellCheckingType enum textCheckingType = default
        keyboardType enum keyboardType = default
        keyboardAppearance enum keyboardAppearance = default
        returnKeyType enum returnKeyType = default
        enablesReturnKeyAutomatically bool = NO
        secureTextEntry bool = NO
        smartDashesType enum textCheckingType = default
        smartInsertDeleteType enum textCheckingType = default
        smartQuotesType enum textCheckingType = default
        textContentType enum textContentType
        passwordRules string

        element segmentedControl : view class UISegmentedControl macOS NSSegmentedControl on iOS tvOS macOS title "Segmented Control"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        segmentControlStyle enum segmentedControlStyle ~ plain on iOS tvOS
        selectedSegmentIndex integer = -1 on iOS tvOS
        momentary bool = NO on iOS tvOS
        apportionsSegmentWidthsByContent bool = NO on iOS tvOS
        @viewTail
        @viewChildren
        > segmentedCell [cell]
        > segments
        > color [selectedSegmentTintColor]
        @viewChildrenTail

        element segments : container on iOS tvOS macOS title "Segments"
        > segment

        element segment : structure on iOS tvOS macOS title "Segment"
        image image
        label text on macOS
        imageScaling enum imageScaling on macOS
        width number
        selected bool = NO on macOS
        title text on iOS tvOS
        enabled bool = YES
        tag integer = 0 on macOS
        > size [contentOffset]
        > nil [label title]
        > menu [menu]

        element slider : view class UISlider macOS NSSlider watchOS WKInterfaceSlider on iOS macOS watchOS title "Slider"
        @viewFront
        @macViewTraits
        width number on watchOS
        alignment enum watchHorizontal on watchOS
        @viewSizing
        @controlFront
        value number = 0 on iOS tvOS watchOS
        minValue number ~ 0 on iOS tvOS
        maxValue number ~ 1 on iOS tvOS
        continuous bool = YES on iOS tvOS watchOS
        steps integer on watchOS
        minimumValueImage image on iOS tvOS
        maximumValueImage image on iOS tvOS
        minimumImage image on watchOS
        maximumImage image on watchOS
        @viewTail
        @viewChildren
        > sliderCell [cell]
        > color [minimumTrackTintColor]
        > color [maximumTrackTintColor]
        > color [thumbTintColor]
        @viewChildrenTail

        element switch : view class UISwitch macOS NSSwitch watchOS WKInterfaceSwitch on iOS macOS watchOS title "Switch"
        @viewFront
        @macViewTraits
        width number on watchOS
        alignment enum watchHorizontal on watchOS
        value bool = NO on watchOS
        @viewSizing
        @controlFront
        on bool = NO on iOS tvOS
        title text on iOS watchOS
        style string on iOS tvOS
        @viewTail
        @viewChildren
        > color [onTintColor]
        > color [thumbTintColor]
        @viewChildrenTail

        element stepper : view class UIStepper macOS NSStepper on iOS macOS title "Stepper"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        value number = 0 on iOS tvOS
        minimumValue number = 0 on iOS tvOS
        maximumValue number ~ 100 on iOS tvOS
        stepValue number = 1 on iOS tvOS
        continuous bool = YES on iOS tvOS
        autorepeat bool = YES on iOS tvOS
        wraps bool = NO on iOS tvOS
        @viewTail
        @viewChildren
        > stepperCell [cell]
        @viewChildrenTail

        element pageControl : view class UIPageControl on iOS tvOS title "Page Control"
        @view
        @controlFront
        currentPage integer = 0
        numberOfPages integer ~ 3
        hidesForSinglePage bool = NO
        defersCurrentPageDisplay bool = NO
        @viewTail
        @viewChildren
        > color [pageIndicatorTintColor]
        > color [currentPageIndicatorTintColor]
        @viewChildrenTail

        element datePicker : view class UIDatePicker macOS NSDatePicker on iOS macOS title "Date Picker"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        datePickerMode enum datePickerMode ~ dateAndTime on iOS tvOS
        minuteInterval integer ~ 1 on iOS tvOS
        style enum datePickerStyle = automatic on iOS tvOS
        useCurrentDate bool = YES on iOS tvOS
        countDownDuration number on iOS tvOS
        @viewTail
        @viewChildren
        > date [date]
        > date [minimumDate]
        > date [maximumDate]
        > locale [locale]
        > timeZone [timeZone]
        > datePickerCell [cell]
        @viewChildrenTail

        element refreshControl : view class UIRefreshControl on iOS title "Refresh Control"
        @view
        @controlFront
        @viewTail
        @viewChildren
        > attributedString [attributedTitle]
        @viewChildrenTail

        element colorWell : view class UIColorWell macOS NSColorWell on iOS macOS title "Color Well"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        @viewTail
        @viewChildren
        > color [color]
        @viewChildrenTail
        """#)
}
