extension CatalogueTables {
    static let values = CatalogueTable(
        "Values",
        #"""
        element color : value class UIColor macOS NSColor on iOS tvOS macOS watchOS title "Color"
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

        element rect : value on iOS tvOS macOS title "Rectangle"
        key key
        x number
        y number
        width number
        height number

        element frame : value on iOS tvOS macOS title "Frame Inset"
        key key
        minX number
        minY number
        width number
        height number
        maxX number
        maxY number

        element point : value on iOS tvOS macOS watchOS title "Point"
        key key
        x number
        y number

        element size : value on iOS tvOS macOS title "Size"
        key key
        width number
        height number

        element value : value on iOS tvOS macOS title "Value"
        key key
        type string
        width number
        height number

        element range : value on iOS tvOS title "Range"
        key key
        location integer
        length integer

        element inset : value on iOS tvOS title "Insets"
        key key
        minX number
        minY number
        maxX number
        maxY number

        element edgeInsets : value on iOS tvOS macOS watchOS title "Edge Insets"
        key key
        top number
        left number
        bottom number
        right number

        element directionalEdgeInsets : value on iOS tvOS title "Directional Edge Insets"
        key key
        top number = 0
        leading number = 0
        bottom number = 0
        trailing number = 0

        element autoresizingMask : value on iOS tvOS macOS title "Autoresizing"
        key key
        flexibleMinX bool = NO
        widthSizable bool = NO
        flexibleMaxX bool = NO
        flexibleMinY bool = NO
        heightSizable bool = NO
        flexibleMaxY bool = NO

        element fontDescription : value class UIFont on iOS tvOS watchOS title "Font"
        key key
        type enum fontType
        name fontName
        family string
        weight enum fontWeight = regular
        pointSize number
        size string
        style fontTextStyle

        element font : value class NSFont on iOS macOS title "Font"
        key key
        metaFont enum metaFont
        size number
        textStyle string
        name fontName
        usesAppearanceFont bool = NO

        element string : value on iOS tvOS macOS title "String"
        key key
        base64-UTF8 bool = NO

        element mutableString : value on iOS tvOS title "String"
        key key

        element nil : value on iOS tvOS macOS title "Nil"
        key key
        name string

        element bool : value on iOS tvOS macOS title "Boolean"
        key key
        value bool

        element integer : value on iOS tvOS macOS title "Integer"
        key key
        value integer

        element real : value on iOS tvOS macOS title "Number"
        key key
        value number

        element date : value on iOS tvOS macOS title "Date"
        key key
        timeIntervalSinceReferenceDate date

        element url : value on macOS title "URL"
        key key
        string string

        element data : value on iOS tvOS macOS title "Data"
        key key

        element mutableData : value on iOS tvOS macOS title "Data"
        key key

        element array : value on iOS tvOS title "Array"
        key key
        > {value}

        element mutableArray : value on iOS tvOS title "Array"
        key key
        > {value}

        element dictionary : value on macOS title "Dictionary"
        key key
        > {value}

        element locale : value on iOS macOS title "Locale"
        key key
        localeIdentifier string

        element timeZone : value on iOS macOS title "Time Zone"
        key key
        name string
        > data [data]

        element attributedString : value class NSAttributedString on iOS tvOS macOS title "Attributed String"
        key key
        > fragment

        element fragment : value on iOS tvOS macOS title "Text Run"
        content text
        > string [content]
        > attributes

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
        > color [NSStrokeColor]
        > real [NSStrokeWidth]
        > integer [NSUnderline]
        > {value}

        element paragraphStyle : value class NSParagraphStyle on iOS tvOS macOS title "Paragraph Style"
        key key
        alignment enum cellAlignment
        lineBreakMode enum cellLineBreakMode
        baseWritingDirection enum baseWritingDirection
        minimumLineHeight number
        defaultTabInterval number
        headIndent number
        lineSpacing number
        tighteningFactorForTruncation number
        allowsDefaultTighteningForTruncation bool = YES
        > tabStops

        element tabStops : container on iOS tvOS macOS title "Tab Stops"
        > textTab

        element textTab : value class NSTextTab on iOS tvOS title "Tab Stop"
        alignment enum cellAlignment
        location number
        > options

        element options : value on iOS title "Options"
        > {value}

        element imageReference : value on iOS tvOS macOS title "Image"
        key key
        image image
        catalog enum imageCatalog
        symbolScale enum symbolScale
        variableValue number

        element preferredSymbolConfiguration : value class UIImageSymbolConfiguration on iOS tvOS title "Symbol Configuration"
        key key
        configurationType string
        pointSize number
        scale enum symbolScale
        weight enum symbolWeight
        renderingMode enum symbolRenderingMode
        > fontDescription [fontDescription]
        > color

        element extendedEdge : value on iOS tvOS title "Extended Edges"
        key key
        top bool = NO
        left bool = NO
        bottom bool = NO
        right bool = NO

        element popoverArrowDirection : value on iOS title "Popover Arrow Direction"
        key key
        up bool = NO
        down bool = NO
        left bool = NO
        right bool = NO

        element dataDetectorType : value on iOS title "Data Detectors"
        key key
        phoneNumber bool = NO
        link bool = NO
        address bool = NO
        calendarEvent bool = NO
        shipmentTrackingNumber bool = NO
        flightNumber bool = NO
        lookupSuggestion bool = NO

        element audiovisualMediaTypes : value on iOS macOS title "Media Types"
        key key
        none bool = NO
        audio bool = NO
        video bool = NO
        all bool = NO

        element accessibility : value on iOS tvOS macOS title "Accessibility"
        key key
        description text
        help text
        hint text
        identifier string
        label text
        > accessibilityTraits [traits]
        > bool [isElement]

        element accessibilityTraits : value on iOS tvOS title "Accessibility Traits"
        key key
        none bool = NO
        button bool = NO
        link bool = NO
        image bool = NO
        selected bool = NO
        playsSound bool = NO
        keyboardKey bool = NO
        staticText bool = NO
        summaryElement bool = NO
        notEnabled bool = NO
        updatesFrequently bool = NO
        searchField bool = NO
        startsMediaSession bool = NO
        adjustable bool = NO
        allowsDirectInteraction bool = NO
        causesPageTurn bool = NO
        header bool = NO
        tabBar bool = NO
        toggleButton bool = NO

        element animations : container on iOS tvOS macOS title "Animations"
        > caTransition

        element caTransition : value class CATransition on macOS title "Transition"
        key key
        > mutableData [keyedArchiveRepresentation]
        """#)
}
