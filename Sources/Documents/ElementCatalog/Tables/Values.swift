extension CatalogTables {
    static let values = CatalogTable(
        "Values",
        #"""
        element color : value class UIColor macOS NSColor nib UIColor fallback NSColor on iOS tvOS macOS watchOS title "Color"
        key key
        systemColor systemColorName
        red number
        green number
        blue number
        white number
        alpha number
        cyan number
        magenta number
        yellow number
        black number
        name colorName
        catalog string
        colorSpace enum colorSpace
        xcode11CocoaTouchSystemColor systemColorName
        customColorSpace enum customColorSpace
        cocoaTouchSystemColor systemColorName
        > color
        > metadata
        -> *color

        element rect : value on iOS tvOS macOS title "Rectangle"
        key key
        x number
        y number
        width number
        height number
        -> *geometry

        element frame : value on iOS tvOS macOS title "Frame Inset"
        key key
        minX number
        minY number
        width number
        height number
        maxX number
        maxY number
        -> *frame

        element point : value on iOS tvOS macOS watchOS title "Point"
        key key
        x number
        y number
        -> *geometry

        element size : value on iOS tvOS macOS title "Size"
        key key
        width number
        height number
        -> *geometry

        element value : value on iOS tvOS macOS title "Value"
        key key
        type string
        width number
        height number
        -> *geometry

        element range : value on iOS tvOS title "Range"
        key key
        location integer
        length integer
        -> *geometry

        element inset : value on iOS tvOS title "Insets"
        key key
        minX number
        minY number
        maxX number
        maxY number
        -> *geometry

        element edgeInsets : value on iOS tvOS macOS watchOS title "Edge Insets"
        key key
        top number
        left number
        bottom number
        right number
        -> *geometry

        element directionalEdgeInsets : value on iOS tvOS title "Directional Edge Insets"
        key key
        top number = 0
        leading number = 0
        bottom number = 0
        trailing number = 0
        -> *geometry

        element autoresizingMask : value on iOS tvOS macOS title "Autoresizing"
        key key -> *key
        flexibleMinX bool = NO -> bit 1
        widthSizable bool = NO -> bit 2
        flexibleMaxX bool = NO -> bit 4
        flexibleMinY bool = NO -> bit 8
        heightSizable bool = NO -> bit 16
        flexibleMaxY bool = NO -> bit 32

        element fontDescription : value class UIFont nib UIFont fallback NSFont on iOS tvOS watchOS title "Font"
        key key
        type enum fontType
        name fontName
        family string
        weight enum fontWeight = regular
        pointSize number
        size string
        style fontTextStyle
        -> *font

        element font : value class NSFont on iOS macOS title "Font"
        key key
        metaFont enum metaFont
        size number
        textStyle string
        name fontName
        usesAppearanceFont bool = NO
        -> *font

        element string : value on iOS tvOS macOS title "String"
        key key
        base64-UTF8 bool = NO
        -> *value

        element mutableString : value on iOS tvOS title "String"
        key key
        -> *value

        element nil : value on iOS tvOS macOS title "Nil"
        key key
        name string
        -> *value

        element bool : value on iOS tvOS macOS title "Boolean"
        key key
        value bool
        -> *value

        element integer : value on iOS tvOS macOS title "Integer"
        key key
        value integer
        -> *value

        element real : value on iOS tvOS macOS title "Number"
        key key
        value number
        -> *value

        element date : value nib NSDate on iOS tvOS macOS title "Date"
        key key
        timeIntervalSinceReferenceDate date
        -> *value

        element url : value nib NSURL on iOS tvOS macOS title "URL"
        key key
        string string
        -> *value

        element data : value on iOS tvOS macOS title "Data"
        key key
        -> *value

        element mutableData : value on iOS tvOS macOS title "Data"
        key key
        -> *value

        element array : value on iOS tvOS title "Array"
        key key
        > {value}
        -> *value

        element mutableArray : value on iOS tvOS title "Array"
        key key
        > {value}
        -> *value

        element dictionary : value on macOS title "Dictionary"
        key key
        > {value}

        element locale : value nib NSLocale on iOS macOS title "Locale"
        key key
        localeIdentifier string
        -> *value

        element timeZone : value nib NSTimeZone on iOS macOS title "Time Zone"
        key key
        name string
        > data [data]
        -> *value

        element attributedString : value class NSAttributedString on iOS tvOS macOS title "Attributed String"
        key key
        > fragment
        -> *attributedString

        element fragment : value on iOS tvOS macOS title "Text Run"
        content text
        > string [content]
        > attributes
        -> *attributedString

        element attributes : value on iOS tvOS macOS title "Text Attributes"
        > color [NSBackgroundColor NSColor]
        > font [NSFont]
        > real [NSBaselineOffset]
        > real [NSKern]
        > integer [NSLigature]
        > url [NSLink]
        > font [NSOriginalFont]
        > paragraphStyle [NSParagraphStyle]
        > integer [NSStrikethrough]
        > color [NSStrikethroughColor]
        > color [NSStrokeColor]
        > real [NSStrokeWidth]
        > integer [NSUnderline]
        > color [NSUnderlineColor]
        > {value}
        -> *attributedString

        element paragraphStyle : value class NSParagraphStyle on iOS tvOS macOS title "Paragraph Style"
        key key
        alignment enum cellAlignment
        lineBreakMode enum cellLineBreakMode
        baseWritingDirection enum baseWritingDirection
        lineSpacing number
        lineHeightMultiple number
        minimumLineHeight number
        maximumLineHeight number
        paragraphSpacing number
        paragraphSpacingBefore number
        firstLineHeadIndent number
        headIndent number
        tailIndent number
        defaultTabInterval number
        tighteningFactorForTruncation number
        allowsDefaultTighteningForTruncation bool = YES
        > tabStops
        -> *attributedString

        element tabStops : container on iOS tvOS macOS title "Tab Stops"
        > textTab
        -> *attributedString

        element textTab : value class NSTextTab on iOS tvOS title "Tab Stop"
        alignment enum cellAlignment
        location number
        > options
        -> *attributedString

        element options : value on iOS title "Options"
        > {value}
        -> *attributedString

        element imageReference : value nib UIImageNibPlaceholder on iOS tvOS macOS title "Image"
        key key
        image image
        catalog enum imageCatalog
        symbolScale enum symbolScale
        variableValue number
        -> *image

        element preferredSymbolConfiguration : value class UIImageSymbolConfiguration on iOS tvOS title "Symbol Configuration"
        key key
        configurationType enum symbolConfigurationType
        pointSize number
        scale enum symbolScale
        weight enum symbolWeight
        renderingMode enum symbolRenderingMode
        > fontDescription [fontDescription]
        > color
        -> *symbolConfiguration

        element extendedEdge : value on iOS tvOS title "Extended Edges"
        key key -> *key
        top bool = NO -> bit 1
        left bool = NO -> bit 2
        bottom bool = NO -> bit 4
        right bool = NO -> bit 8

        element popoverArrowDirection : value on iOS title "Popover Arrow Direction"
        key key -> *key
        up bool = NO -> bit 1
        down bool = NO -> bit 2
        left bool = NO -> bit 4
        right bool = NO -> bit 8

        element dataDetectorType : value on iOS title "Data Detectors"
        key key -> *key
        phoneNumber bool = NO -> bit 1
        link bool = NO -> bit 2
        address bool = NO -> bit 4
        calendarEvent bool = NO -> bit 8
        shipmentTrackingNumber bool = NO -> bit 16
        flightNumber bool = NO -> bit 32
        lookupSuggestion bool = NO -> bit 64

        element audiovisualMediaTypes : value on iOS macOS title "Media Types"
        key key -> *key
        none bool = NO -> none
        audio bool = NO -> bit 1
        video bool = NO -> bit 2
        # All bits, whatever they will stand for.
        all bool = NO -> bit -1

        element accessibility : value on iOS tvOS macOS title "Accessibility"
        key key
        description text
        help text
        hint text
        identifier string
        label text
        > accessibilityTraits [traits]
        > bool [isElement]
        -> *accessibility

        element accessibilityTraits : value on iOS tvOS title "Accessibility Traits"
        key key -> *key
        none bool = NO -> bit 0
        button bool = NO -> bit 1
        link bool = NO -> bit 2
        image bool = NO -> bit 4
        selected bool = NO -> bit 8
        playsSound bool = NO -> bit 16
        keyboardKey bool = NO -> bit 32
        staticText bool = NO -> bit 64
        summaryElement bool = NO -> bit 128
        notEnabled bool = NO -> bit 256
        updatesFrequently bool = NO -> bit 512
        searchField bool = NO -> bit 1024
        startsMediaSession bool = NO -> bit 2048
        adjustable bool = NO -> bit 4096
        allowsDirectInteraction bool = NO -> bit 8192
        causesPageTurn bool = NO -> bit 16384
        header bool = NO -> bit 65536
        tabBar bool = NO -> bit 32768
        toggleButton bool = NO -> bit 9007199254740992

        element animations : container on iOS tvOS macOS title "Animations"
        > caTransition
        -> none

        element caTransition : value class CATransition on macOS title "Transition"
        key key
        > mutableData [keyedArchiveRepresentation]
        """#)
}
