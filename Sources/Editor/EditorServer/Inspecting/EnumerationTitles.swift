import StoryboardModel

/// The titles of values that Interface Builder doesn't show as the words of their names.
enum EnumerationTitles {
    static func title(of value: String, in enumeration: String) -> String {
        if let known = titles[enumeration]?[value] { return known }
        if enumeration == "textContentType" {
            let words = value.split(whereSeparator: { "-+".contains($0) })
            return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        }
        return (value.hasPrefix("IBUI") ? String(value.dropFirst(4)) : value).spacedWords
    }

    /// Returns what an attribute without a value means.
    static func none(of attribute: String) -> String {
        switch attribute {
        case "systemItem": "Custom"
        case "secondAttribute": "Not an Attribute"
        default: "Default"
        }
    }

    /// The values of attributes that may be any text but mean something for a few.
    static func known(_ attribute: String) -> [String]? {
        attribute == "videoGravity"
            ? [
                "AVLayerVideoGravityResizeAspect", "AVLayerVideoGravityResizeAspectFill", "AVLayerVideoGravityResize",
            ] : nil
    }

    private static let titles: [String: [String: String]] = {
        var tables: [String: [String: String]] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
            if parts.count == 3 { tables[parts[0], default: [:]][parts[1]] = parts[2] }
        }
        return tables
    }()

    private static let text = """
        segueKind show Show (e.g. Push)
        segueKind showDetail Show Detail (e.g. Replace)
        segueKind presentation Present Modally
        segueKind popoverPresentation Present As Popover
        segueKind push Push (deprecated)
        segueKind modal Modal (deprecated)
        segueKind popover Popover (deprecated)
        segueKind replace Replace (deprecated)
        segueKind unwind Unwind
        lineBreakMode wordWrap Word Wrap
        lineBreakMode characterWrap Character Wrap
        lineBreakMode headTruncation Truncate Head
        lineBreakMode tailTruncation Truncate Tail
        lineBreakMode middleTruncation Truncate Middle
        contentMode scaleAspectFit Aspect Fit
        contentMode scaleAspectFill Aspect Fill
        keyboardType URL URL
        keyboardType ASCIICapableNumberPad ASCII Capable Number Pad
        keyboardType numbersAndPunctuation Numbers and Punctuation
        keyboardType emailAddress E-mail Address
        textContentType tel Telephone Number
        textContentType url URL
        textContentType email Email Address
        textContentType address-level1 State
        textContentType address-level2 City
        textContentType address-level1+2 City and State
        textContentType address-level3 Sublocality
        textContentType street-address Full Street Address
        textContentType address-line1 Street Address Line 1
        textContentType address-line2 Street Address Line 2
        textContentType country-name Country
        textContentType organization-title Job Title
        textContentType one-time-code One Time Code
        modalTransitionStyle coverVertical Cover Vertical
        modalTransitionStyle crossDissolve Cross Dissolve
        accessoryType disclosureIndicator Disclosure Indicator
        accessoryType detailDisclosureButton Detail Disclosure
        accessoryType detailButton Detail
        datePickerMode dateAndTime Date & Time
        datePickerMode countDownTimer Count Down Timer
        datePickerMode yearAndMonth Year & Month
        searchBarStyle default Default
        tableCellStyle IBUITableViewCellStyleDefault Basic
        tableCellStyle IBUITableViewCellStyleValue1 Right Detail
        tableCellStyle IBUITableViewCellStyleValue2 Left Detail
        tableCellStyle IBUITableViewCellStyleSubtitle Subtitle
        buttonConfigurationStyle plain Plain
        buttonConfigurationStyle gray Gray
        constraintType default Default
        layoutAttribute baseline Last Baseline
        layoutAttribute centerX Center X
        layoutAttribute centerY Center Y
        layoutAttribute centerXWithinMargins Center X within Margins
        layoutAttribute centerYWithinMargins Center Y within Margins
        layoutRelation lessThanOrEqual Less Than or Equal
        layoutRelation greaterThanOrEqual Greater Than or Equal
        videoGravity AVLayerVideoGravityResizeAspect Resize Aspect
        videoGravity AVLayerVideoGravityResizeAspectFill Resize Aspect Fill
        videoGravity AVLayerVideoGravityResize Resize
        windowStyleMask titled Title Bar
        windowStyleMask closable Close
        windowStyleMask miniaturizable Minimize
        windowStyleMask resizable Resize
        windowStyleMask texturedBackground Textured
        windowStyleMask utility Utility Panel
        windowStyleMask HUD HUD Panel
        windowStyleMask nonactivatingPanel Non-activating Panel
        popoverBehavior a Application Defined
        popoverBehavior t Transient
        popoverBehavior s Semitransient
        """
}
