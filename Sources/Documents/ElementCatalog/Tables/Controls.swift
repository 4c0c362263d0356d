extension CatalogTables {
    static let controls = CatalogTable(
        "Controls",
        #"""
        element button : view class UIButton macOS NSButton watchOS WKInterfaceButton on iOS tvOS macOS watchOS title "Button"
        @viewFront
        @macViewTraits
        width number on watchOS
        height number on iOS tvOS -> none
        alignment enum watchHorizontal on watchOS
        verticalAlignment enum watchVertical on watchOS
        @viewSizing
        title text on watchOS
        showsMenuAsPrimaryAction bool = NO on iOS tvOS -> UIShowsMenuAsPrimaryAction? if YES
        changesSelectionAsPrimaryAction bool = NO on iOS tvOS -> UIChangesSelectionAsPrimaryAction? if YES
        @controlFront
        buttonType enum buttonType = custom on iOS tvOS -> UIButtonType if changed
        role enum buttonRole = normal on iOS tvOS -> UIButtonRole? if changed
        reversesTitleShadowWhenHighlighted bool = NO on iOS tvOS -> UIReversesTitleShadowWhenHighlighted? if YES
        showsTouchWhenHighlighted bool = NO on iOS tvOS -> UIShowsTouchWhenHighlighted? if YES
        adjustsImageWhenHighlighted bool = YES on iOS tvOS -> UIAdjustsImageWhenHighlighted if YES
        adjustsImageWhenDisabled bool = YES on iOS tvOS -> UIAdjustsImageWhenDisabled if YES
        lineBreakMode enum lineBreakMode ~ middleTruncation on iOS tvOS -> UILineBreakMode? if changed
        adjustsImageSizeForAccessibilityContentSizeCategory bool = NO on iOS tvOS -> UIAdjustsImageSizeForAccessibilityContentSizeCategory? if YES
        hasAttributedTitle bool = NO on iOS tvOS -> none
        pointerInteraction bool = NO on iOS tvOS -> UIPointerInteractionEnabled? if YES
        imageHugsTitle bool = NO on macOS
        @viewTail
        @viewContent
        @viewRules
        > string [toolTip] -> none
        > string [title] -> none
        > color [titleColor] -> none
        > buttonCell [cell] -> none
        > color [contentTintColor] -> none
        > color [tintColor] -> UITintColor
        > fontDescription [fontDescription] -> UIFont
        > inset [contentEdgeInsets] -> UIContentEdgeInsets if changed
        > inset [titleEdgeInsets] -> UITitleEdgeInsets? if changed
        > inset [imageEdgeInsets] -> UIImageEdgeInsets if changed
        > size [titleShadowOffset] -> UITitleShadowOffset? if changed
        > preferredSymbolConfiguration [preferredSymbolConfiguration] -> UIPreferredSymbolConfiguration?
        > state [normal] -> *buttonStates
        > state [disabled] -> *buttonStates
        > state [selected] -> *buttonStates
        > state [highlighted] -> *buttonStates
        > state [focused application reserved] -> *buttonStates
        > buttonConfiguration [configuration] -> UIButtonConfiguration
        > menu [menu] -> UIMenu?
        > group [contentGroup] -> none
        @viewChildrenTail
        + *defaultFont

        element state : value nib UIButtonContent on iOS tvOS title "State Config"
        key key -> *key
        title text -> UITitle
        image image -> UIImage
        backgroundImage image -> UIBackgroundImage?
        catalog enum imageCatalog -> *imageCatalog
        > string [title] -> UITitle
        > preferredSymbolConfiguration [preferredSymbolConfiguration] -> *imageCatalog
        > nil [title] -> none
        > color [titleColor] -> UITitleColor
        > color [titleShadowColor] -> UIShadowColor
        > attributedString [attributedTitle] -> UIAttributedTitle?
        > imageReference [image] -> UIImage
        > imageReference [backgroundImage] -> UIBackgroundImage?
        > preferredSymbolConfiguration [preferredSymbolConfigurationForImage] -> UIPreferredSymbolConfiguration?

        element buttonConfiguration : value class UIButtonConfiguration on iOS tvOS title "Button Configuration"
        key key -> *key
        style enum buttonConfigurationStyle -> *buttonConfiguration
        image image -> UIButtonConfigurationImage
        catalog enum imageCatalog -> *imageCatalog
        imagePlacement enum imagePlacement = leading -> UIButtonConfigurationImagePlacement
        imagePadding number = 0 -> UIButtonConfigurationImagePadding
        title text -> *buttonConfiguration
        subtitle text -> *buttonConfiguration
        titlePadding number = 0 -> UIButtonConfigurationTitlePadding
        titleAlignment enum titleAlignment = automatic -> UIButtonConfigurationTitleAlignment
        buttonSize enum buttonConfigurationSize = medium -> UIButtonConfigurationButtonSize
        cornerStyle enum cornerStyle = dynamic -> UIButtonConfigurationCornerStyle
        showsActivityIndicator bool = NO -> UIButtonConfigurationShowsActivityIndicator
        > backgroundConfiguration [background] -> UIButtonConfigurationBackground
        > attributedString [attributedTitle] -> *buttonConfiguration
        > attributedString [attributedSubtitle] -> *buttonConfiguration
        > fontDescription [titleFontDescription] -> *buttonConfiguration
        > imageReference [image] -> UIButtonConfigurationImage
        > preferredSymbolConfiguration [preferredSymbolConfigurationForImage] -> UIButtonConfigurationPreferredSymbolConfigurationForImage
        > color [baseForegroundColor] -> UIButtonConfigurationBaseForegroundColor
        > color [baseBackgroundColor] -> UIButtonConfigurationBaseBackgroundColor
        > directionalEdgeInsets [contentInsets] -> *buttonConfiguration
        + UIButtonConfigurationImage nil
        + UIButtonConfigurationBaseForegroundColor nil
        + UIButtonConfigurationBaseBackgroundColor nil
        + UIButtonConfigurationPreferredSymbolConfigurationForImage nil
        + UIButtonConfigurationMacIdiomStyle 0
        + *buttonConfiguration

        element backgroundConfiguration : value class UIBackgroundConfiguration on iOS tvOS title "Background Configuration"
        key key -> *key
        image image -> image
        imageContentMode enum contentMode = scaleToFill -> imageContentMode, hasCustomized-imageContentMode = true if changed
        strokeWidth number = 0 -> strokeWidth as f64, hasCustomized-strokeWidth = true if changed
        strokeOutset number = 0 -> strokeOutset as f64, hasCustomized-strokeOutset = true if changed
        cornerRadius number -> cornerRadius as f64, hasCustomized-cornerRadius = true
        > color [backgroundColor] -> backgroundColor, hasCustomized-backgroundColor = true
        > color [strokeColor] -> strokeColor, hasCustomized-strokeColor = true
        + *backgroundConfiguration

        element textField : view class UITextField macOS NSTextField on iOS tvOS macOS title "Text Field"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        text text on iOS tvOS -> UIText?
        allowsEditingTextAttributes bool = NO on iOS tvOS -> UIAllowsEditingTextAttributes if YES
        borderStyle enum textFieldBorderStyle = none on iOS tvOS -> UIBorderStyle if changed
        placeholder text on iOS tvOS -> UIPlaceholder
        textAlignment enum textAlignment = left on iOS tvOS -> UITextAlignment
        adjustsFontForContentSizeCategory bool = NO on iOS tvOS -> UIAdjustsFontForContentSizeCategory? if YES
        clearsOnBeginEditing bool = NO on iOS tvOS -> UIClearsOnBeginEditing? if YES
        contentType string on macOS
        adjustsFontSizeToFit bool = YES on iOS tvOS -> UIAdjustsFontSizeToFit if YES
        minimumFontSize number ~ 17 on iOS tvOS -> UIMinimumFontSize
        background image on iOS tvOS -> UITextFieldBackground?
        disabledBackground image on iOS tvOS -> UITextFieldDisabledBackground?
        clearButtonMode enum clearButtonMode = never on iOS tvOS -> UIClearButtonMode? if changed
        allowsCharacterPickerTouchBarItem bool on macOS
        allowsExpansionToolTips bool = NO on macOS
        preferredMaxLayoutWidth number on macOS
        setsMaxLayoutWidthAtFirstLayout bool = NO on macOS
        textCompletion bool = YES on macOS
        @viewTail
        @viewChildren
        > string [text] -> UIText?
        > string [placeholder] -> UIPlaceholder
        > attributedString [attributedText] -> UIAttributedText?
        > color [textColor] -> UITextColor
        > nil [textColor] -> *defaultTextColor
        > fontDescription [fontDescription] -> UIFont
        > textInputTraits [textInputTraits] -> *merge
        > textFieldCell [cell] -> none
        @viewChildrenTail
        + UIClearButtonOffset {3,1}
        + UIDisableTextColorUpdateOnTraitCollectionChange true
        + *defaultFont
        + *defaultTextColor

        element textInputTraits : value on iOS tvOS title "Text Input Traits"
        key key -> *key
        autocapitalizationType enum capitalization = none -> *autocapitalization
        autocorrectionType enum textCheckingType = default -> UIAutocorrectionType if changed
        spellCheckingType enum textCheckingType = default -> UISpellCheckingType if changed
        keyboardType enum keyboardType = default -> UIKeyboardType if changed
        keyboardAppearance enum keyboardAppearance = default -> UIKeyboardAppearance if changed
        returnKeyType enum returnKeyType = default -> UIReturnKeyType if changed
        enablesReturnKeyAutomatically bool = NO -> UIEnablesReturnKeyAutomatically if YES
        secureTextEntry bool = NO -> UISecureTextEntry? if YES
        smartDashesType enum textCheckingType = default -> UITextSmartDashesType if changed
        smartInsertDeleteType enum textCheckingType = default -> UITextSmartInsertDeleteType if changed
        smartQuotesType enum textCheckingType = default -> UITextSmartQuotesType if changed
        textContentType enum textContentType -> UITextContentType as string
        passwordRules string -> *passwordRules
        + *autocapitalization

        element segmentedControl : view class UISegmentedControl macOS NSSegmentedControl on iOS tvOS macOS title "Segmented Control"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        segmentControlStyle enum segmentedControlStyle ~ plain on iOS tvOS -> UISegmentedControlStyle? if changed
        selectedSegmentIndex integer = -1 on iOS tvOS -> UISelectedSegmentIndex?
        momentary bool = NO on iOS tvOS -> UIMomentary? if YES
        apportionsSegmentWidthsByContent bool = NO on iOS tvOS -> UIApportionsSegmentWidthsByContent? if YES
        @viewTail
        @viewChildren
        > segmentedCell [cell] -> none
        > segments -> *segments
        > color [selectedSegmentTintColor] -> UISelectedSegmentTintColor?
        @viewChildrenTail

        element segments : container on iOS tvOS macOS title "Segments"
        > segment -> *segments

        element segment : structure nib UISegment on iOS tvOS macOS title "Segment"
        image image -> UISegmentInfo?
        label text on macOS
        imageScaling enum imageScaling on macOS
        width number -> UISegmentWidth?
        selected bool = NO on macOS
        title text on iOS tvOS -> UISegmentInfo?
        enabled bool = YES -> UIUserInteractionDisabled? as not if NO
        tag integer = 0 on macOS
        > size [contentOffset] -> UISegmentContentOffset?
        > nil [label title] -> none
        > menu [menu] -> none

        element slider : view class UISlider macOS NSSlider watchOS WKInterfaceSlider on iOS macOS watchOS title "Slider"
        @viewFront
        @macViewTraits
        width number on watchOS
        alignment enum watchHorizontal on watchOS
        @viewSizing
        @controlFront
        value number = 0 on iOS tvOS watchOS -> UIValue? if changed
        minValue number ~ 0 on iOS tvOS -> UIMinValue if changed
        maxValue number ~ 1 on iOS tvOS -> UIMaxValue if changed
        continuous bool = YES on iOS tvOS watchOS -> UIContinuous? if NO
        steps integer on watchOS
        minimumValueImage image on iOS tvOS -> UIMinimumValueImage?
        maximumValueImage image on iOS tvOS -> UIMaximumValueImage?
        minimumImage image on watchOS
        maximumImage image on watchOS
        @viewTail
        @viewChildren
        > sliderCell [cell] -> none
        > color [minimumTrackTintColor] -> UIMinimumTintColor?
        > color [maximumTrackTintColor] -> UIMaximumTintColor?
        > color [thumbTintColor] -> UIThumbTintColor?
        @viewChildrenTail
        + UIViewContentHuggingPriority "{250, 250}"

        element switch : view class UISwitch macOS NSSwitch watchOS WKInterfaceSwitch on iOS macOS watchOS title "Switch"
        @viewFront
        @macViewTraits
        width number on watchOS
        alignment enum watchHorizontal on watchOS
        value bool = NO on watchOS
        @viewSizing
        @controlFront
        on bool = NO on iOS tvOS -> UISwitchOn if YES
        title text on iOS watchOS -> UISwitchTitle?
        style enum switchStyle on iOS tvOS -> *switchStyle
        @viewTail
        @viewChildren
        > color [onTintColor] -> UISwitchOnTintColor?
        > color [thumbTintColor] -> UISwitchThumbTintColor?
        @viewChildrenTail
        ! enabled -> UISwitchEnabled, UIDisabled? as not if NO

        element stepper : view class UIStepper macOS NSStepper on iOS macOS title "Stepper"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        value number = 0 on iOS tvOS -> UIValue? as f64
        minimumValue number = 0 on iOS tvOS -> UIMinimumValue? as f64
        maximumValue number ~ 100 on iOS tvOS -> UIMaximumValue? as f64
        stepValue number = 1 on iOS tvOS -> UIStepValue? as f64
        continuous bool = YES on iOS tvOS -> UIContinuous?
        autorepeat bool = YES on iOS tvOS -> UIAutorepeat?
        wraps bool = NO on iOS tvOS -> UIWraps? if YES
        @viewTail
        @viewChildren
        > stepperCell [cell] -> none
        @viewChildrenTail

        element pageControl : view class UIPageControl on iOS tvOS title "Page Control"
        @view
        @controlFront
        currentPage integer = 0 -> UICurrentPage? if changed
        numberOfPages integer ~ 3 -> UINumberOfPages?
        hidesForSinglePage bool = NO -> UIHideForSinglePage? if YES
        defersCurrentPageDisplay bool = NO -> UIDefersCurrentPageDisplay? if YES
        @viewTail
        @viewChildren
        > color [pageIndicatorTintColor] -> UIPageIndicatorTintColor?
        > color [currentPageIndicatorTintColor] -> UICurrentPageIndicatorTintColor?
        @viewChildrenTail

        element datePicker : view class UIDatePicker macOS NSDatePicker on iOS macOS title "Date Picker"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        datePickerMode enum datePickerMode ~ dateAndTime on iOS tvOS -> UIDatePickerMode?
        minuteInterval integer ~ 1 on iOS tvOS -> UIMinuteInterval?
        style enum datePickerStyle = automatic on iOS tvOS -> UIDatePickerStyle? if changed
        useCurrentDate bool = YES on iOS tvOS -> UIDatePickerUseCurrentDateDuringDecoding?
        countDownDuration number on iOS tvOS -> UICountDownDuration? as f64
        @viewTail
        @viewChildren
        > date [date] -> UIDate?
        > date [minimumDate] -> UIMinimumDate?
        > date [maximumDate] -> UIMaximumDate?
        > locale [locale] -> UILocale?
        > timeZone [timeZone] -> UITimeZone?
        > datePickerCell [cell] -> none
        @viewChildrenTail

        element refreshControl : view class UIRefreshControl on iOS title "Refresh Control"
        @view
        @controlFront
        @viewTail
        @viewChildren
        > attributedString [attributedTitle] -> UIAttributedTitle?
        @viewChildrenTail

        element colorWell : view class UIColorWell macOS NSColorWell on iOS macOS title "Color Well"
        @viewFront
        @macViewTraits
        @viewSizing
        @controlFront
        @viewTail
        @viewChildren
        > color [color] -> UIColorWellSelectedColor?
        @viewChildrenTail
        """#)
}
