extension CatalogueTables {
    static let controls = CatalogueTable(
        "Controls",
        #"""
        element button : view class UIButton macOS NSButton watchOS WKInterfaceButton on iOS tvOS macOS watchOS title "Button"
        @viewFront
        @macViewTraits
        width number
        height number
        alignment enum watchHorizontal
        verticalAlignment enum watchVertical
        @viewSizing
        title text
        @controlFront
        buttonType enum buttonType = custom
        role enum buttonRole = normal
        showsMenuAsPrimaryAction bool = NO
        changesSelectionAsPrimaryAction bool = NO
        reversesTitleShadowWhenHighlighted bool = NO
        showsTouchWhenHighlighted bool = NO
        adjustsImageWhenHighlighted bool = YES
        adjustsImageWhenDisabled bool = YES
        lineBreakMode enum lineBreakMode ~ middleTruncation
        adjustsImageSizeForAccessibilityContentSizeCategory bool = NO
        hasAttributedTitle bool = NO
        pointerInteraction bool = NO
        imageHugsTitle bool = NO
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
        text text
        allowsEditingTextAttributes bool = NO
        borderStyle enum textFieldBorderStyle = none
        placeholder text
        textAlignment enum textAlignment = left
        adjustsFontForContentSizeCategory bool = NO
        clearsOnBeginEditing bool = NO
        contentType string
        adjustsFontSizeToFit bool = YES
        minimumFontSize number ~ 17
        background image
        disabledBackground image
        clearButtonMode enum clearButtonMode = never
        allowsCharacterPickerTouchBarItem bool
        allowsExpansionToolTips bool = NO
        preferredMaxLayoutWidth number
        setsMaxLayoutWidthAtFirstLayout bool = NO
        textCompletion bool = YES
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
        segmentControlStyle enum segmentedControlStyle ~ plain
        selectedSegmentIndex integer = -1
        momentary bool = NO
        apportionsSegmentWidthsByContent bool = NO
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
        label text
        imageScaling enum imageScaling
        width number
        selected bool = NO
        title text
        enabled bool = YES
        tag integer = 0
        > size [contentOffset]
        > nil [label title]
        > menu [menu]

        element slider : view class UISlider macOS NSSlider watchOS WKInterfaceSlider on iOS macOS watchOS title "Slider"
        @viewFront
        @macViewTraits
        width number
        alignment enum watchHorizontal
        @viewSizing
        @controlFront
        value number = 0
        minValue number ~ 0
        maxValue number ~ 1
        continuous bool = YES
        steps integer
        minimumValueImage image
        maximumValueImage image
        minimumImage image
        maximumImage image
        @viewTail
        @viewChildren
        > sliderCell [cell]
        > color [minimumTrackTintColor]
        > color [maximumTrackTintColor]
        > color [thumbTintColor]
        @viewChildrenTail

        element switch : view class UISwitch macOS NSSwitch watchOS WKInterfaceSwitch on iOS watchOS title "Switch"
        @viewFront
        @macViewTraits
        width number
        alignment enum watchHorizontal
        value bool = NO
        title text
        @viewSizing
        @controlFront
        on bool = NO
        style string
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
        value number = 0
        minimumValue number = 0
        maximumValue number ~ 100
        stepValue number = 1
        continuous bool = YES
        autorepeat bool = YES
        wraps bool = NO
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
        datePickerMode enum datePickerMode ~ dateAndTime
        minuteInterval integer ~ 1
        style enum datePickerStyle = automatic
        useCurrentDate bool = YES
        countDownDuration number
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
