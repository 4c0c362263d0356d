extension CatalogTables {
    static let macCells = CatalogTable(
        "MacCells",
        #"""
        element buttonCell : cell class NSButtonCell on macOS title "Button Cell"
        @cellFront
        type enum buttonCellType
        title text
        bezelStyle enum bezelStyle
        image image
        imagePosition enum imagePosition
        alignment enum cellAlignment
        controlSize enum controlSize = regular
        allowsMixedState bool = NO
        focusRingType enum focusRingType = default
        lineBreakMode enum cellLineBreakMode
        enabled bool = YES
        state enum controlState = off
        borderStyle enum cellBorder
        alternateImage image
        refusesFirstResponder bool = NO
        imageScaling enum imageScaling
        tag integer = 0
        inset number
        maxAcceleratorLevel integer
        @cellTail
        @cellChildren
        @cellChildrenTail

        element popUpButtonCell : cell class NSPopUpButtonCell on macOS title "Pop Up Button Cell"
        @cellFront
        type enum buttonCellType
        title text
        bezelStyle enum bezelStyle
        imagePosition enum imagePosition
        alignment enum cellAlignment
        controlSize enum controlSize = regular
        lineBreakMode enum cellLineBreakMode
        state enum controlState = off
        borderStyle enum cellBorder
        tag integer = 0
        imageScaling enum imageScaling
        inset number
        arrowPosition enum arrowPosition
        preferredEdge enum rectEdge
        pullsDown bool = NO
        selectedItem reference
        @cellTail
        @cellChildren
        > menu [menu]
        @cellChildrenTail

        element textFieldCell : cell class NSTextFieldCell on macOS title "Text Field Cell"
        @cellFront
        controlSize enum controlSize = regular
        scrollable bool = NO
        lineBreakMode enum cellLineBreakMode
        truncatesLastVisibleLine bool = NO
        selectable bool = NO
        editable bool = NO
        allowsUndo bool = YES
        refusesFirstResponder bool = NO
        sendsActionOnEndEditing bool = NO
        state enum controlState = off
        borderStyle enum cellBorder
        alignment enum cellAlignment
        focusRingType enum focusRingType = default
        identifier string
        title text
        placeholderString text
        drawsBackground bool = NO
        allowsEditingTextAttributes bool = NO
        bezelStyle enum bezelStyle
        usesSingleLineMode bool = NO
        @cellTail
        @cellChildren
        @cellChildrenTail

        element secureTextFieldCell : cell class NSSecureTextFieldCell on macOS title "Secure Text Field Cell"
        @cellFront
        controlSize enum controlSize = regular
        scrollable bool = NO
        lineBreakMode enum cellLineBreakMode
        selectable bool = NO
        editable bool = NO
        sendsActionOnEndEditing bool = NO
        borderStyle enum cellBorder
        placeholderString text
        drawsBackground bool = NO
        usesSingleLineMode bool = NO
        @cellTail
        @cellChildren
        > allowedInputSourceLocales
        @cellChildrenTail

        element allowedInputSourceLocales : container on macOS title "Allowed Input Source Locales"
        > string

        element searchFieldCell : cell class NSSearchFieldCell on macOS title "Search Field Cell"
        @cellFront
        controlSize enum controlSize = regular
        scrollable bool = NO
        lineBreakMode enum cellLineBreakMode
        selectable bool = NO
        editable bool = NO
        borderStyle enum cellBorder
        usesSingleLineMode bool = NO
        placeholderString text
        bezelStyle enum bezelStyle
        sendsWholeSearchString bool = NO
        recentsAutosaveName string
        @cellTail
        @cellChildren
        @cellChildrenTail

        element comboBoxCell : cell class NSComboBoxCell on macOS title "Combo Box Cell"
        @cellFront
        controlSize enum controlSize = regular
        scrollable bool = NO
        lineBreakMode enum cellLineBreakMode
        selectable bool = NO
        editable bool = NO
        sendsActionOnEndEditing bool = NO
        borderStyle enum cellBorder
        drawsBackground bool = NO
        completes bool = YES
        usesDataSource bool = NO
        numberOfVisibleItems integer
        @cellTail
        @cellChildren
        > objectValues
        @cellChildrenTail

        element objectValues : container on macOS title "Items"
        > string

        element imageCell : cell class NSImageCell on macOS title "Image Cell"
        @cellFront
        controlSize enum controlSize = regular
        refusesFirstResponder bool = NO
        selectable bool = NO
        editable bool = NO
        alignment enum cellAlignment
        animates bool = NO
        imageScaling enum imageScaling
        imageFrameStyle enum imageFrameStyle
        image image
        catalog enum imageCatalog
        @cellTail
        @cellChildren
        @cellChildrenTail

        element sliderCell : cell class NSSliderCell on macOS title "Slider Cell"
        @cellFront
        controlSize enum controlSize = regular
        continuous bool = NO
        state enum controlState = off
        focusRingType enum focusRingType = default
        refusesFirstResponder bool = NO
        alignment enum cellAlignment
        identifier string
        minValue number
        maxValue number
        doubleValue number
        tickMarkPosition enum tickMarkPosition
        numberOfTickMarks integer
        sliderType enum sliderType
        @cellTail
        @cellChildren
        @cellChildrenTail

        element stepperCell : cell class NSStepperCell on macOS title "Stepper Cell"
        @cellFront
        continuous bool = NO
        alignment enum cellAlignment
        minValue number
        maxValue number
        controlSize enum controlSize = regular
        doubleValue number
        autorepeat bool = YES
        valueWraps bool = NO
        @cellTail
        @cellChildren
        @cellChildrenTail

        element segmentedCell : cell class NSSegmentedCell on macOS title "Segmented Cell"
        @cellFront
        controlSize enum controlSize = regular
        borderStyle enum cellBorder
        state enum controlState = off
        alignment enum cellAlignment
        segmentDistribution enum segmentDistribution
        style enum segmentStyle
        trackingMode enum trackingMode
        @cellTail
        @cellChildren
        > segments
        @cellChildrenTail

        element levelIndicatorCell : cell class NSLevelIndicatorCell on macOS title "Level Indicator Cell"
        @cellFront
        editable bool = NO
        alignment enum cellAlignment
        doubleValue number
        maxValue number
        controlSize enum controlSize = regular
        warningValue number
        criticalValue number
        numberOfMajorTickMarks integer
        numberOfTickMarks integer
        levelIndicatorStyle enum levelIndicatorStyle
        @cellTail
        @cellChildren
        @cellChildrenTail

        element pathCell : cell class NSPathCell on macOS title "Path Cell"
        @cellFront
        controlSize enum controlSize = regular
        selectable bool = NO
        editable bool = NO
        alignment enum cellAlignment
        placeholderString text
        pathStyle enum pathStyle
        @cellTail
        @cellChildren
        > url [url]
        > allowedTypes
        @cellChildrenTail

        element allowedTypes : container on macOS title "Allowed Types"
        > string

        element datePickerCell : cell class NSDatePickerCell on macOS title "Date Picker Cell"
        @cellFront
        controlSize enum controlSize = regular
        borderStyle enum cellBorder
        alignment enum cellAlignment
        @cellTail
        @cellChildren
        > calendarDate [date]
        > date [date]
        > timeZone [timeZone]
        > datePickerElements [datePickerElements]
        @cellChildrenTail

        element tableHeaderCell : cell class NSTableHeaderCell on macOS title "Table Header Cell"
        @cellFront
        controlSize enum controlSize = regular
        lineBreakMode enum cellLineBreakMode
        borderStyle enum cellBorder
        alignment enum cellAlignment
        title text
        @cellTail
        @cellChildren
        @cellChildrenTail

        element datePickerElements : value on macOS title "Elements"
        key key
        era bool = NO
        year bool = NO
        month bool = NO
        day bool = NO
        hour bool = NO
        minute bool = NO
        second bool = NO
        timeZone bool = NO

        element calendarDate : value class NSCalendarDate on macOS title "Date"
        key key
        timeIntervalSinceReferenceDate date
        calendarFormat string
        > timeZone [timeZone]

        element behavior : value on macOS title "Behavior"
        key key
        pushIn bool = NO
        lightByBackground bool = NO
        lightByGray bool = NO
        changeContents bool = NO
        changeBackground bool = NO
        doesNotDimImage bool = NO
        accelerator bool = NO
        changeGray bool = NO
        lightByContents bool = NO
        multiLevelAccelerator bool = NO

        element modifierMask : value on macOS title "Modifiers"
        key key
        control bool = NO
        option bool = NO
        shift bool = NO
        command bool = NO
        """#)
}
