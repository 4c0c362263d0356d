extension Library {
    static let controls: [LibraryItem] = [
        control(
            "label", "Label", "Shows text that is not to be edited.", 42, 21,
            #"""
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \#
            verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \#
            baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO">\#
            <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/><nil key="highlightedColor"/></label>
            """#),
        button("button", "Button", "Sends an action when it is tapped.", style: "plain"),
        button("grayButton", "Gray Button", "A button on a gray ground.", style: "gray"),
        button("tintedButton", "Tinted Button", "A button on a ground in a shade of its tint.", style: "tinted"),
        button("filledButton", "Filled Button", "A button on a ground in its tint.", style: "filled"),
        control(
            "segmentedControl", "Segmented Control", "Offers a few choices side by side.", 131, 32,
            #"""
            <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \#
            contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0">\#
            <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
            """#),
        control(
            "textField", "Text Field", "Takes a line of text.", 97, 34,
            #"""
            <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \#
            contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17">\#
            <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
            """#),
        control(
            "slider", "Slider", "Takes a value out of a range.", 118, 31,
            #"""
            <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
            contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1"/>
            """#),
        control(
            "switch", "Switch", "Turns something on or off.", 51, 31,
            #"""
            <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \#
            contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES"/>
            """#),
        control(
            "stepper", "Stepper", "Makes a value larger or smaller, step by step.", 94, 32,
            #"""
            <stepper opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \#
            contentHorizontalAlignment="center" contentVerticalAlignment="center" maximumValue="100"/>
            """#),
        control(
            "pageControl", "Page Control", "Shows a dot for each page.", 116, 26,
            #"""
            <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
            contentVerticalAlignment="center" numberOfPages="3"/>
            """#),
        control(
            "datePicker", "Date Picker", "Takes a date or a time.", nil, 216,
            #"""
            <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \#
            datePickerMode="dateAndTime" minuteInterval="1" style="wheels">\#(wide)</datePicker>
            """#),
        control(
            "colorWell", "Color Well", "Shows a color and takes another.", 28, 28,
            #"""
            <colorWell opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \#
            contentHorizontalAlignment="center" contentVerticalAlignment="center"/>
            """#),
    ]

    private static func control(
        _ id: String, _ title: String, _ detail: String, _ width: Double?, _ height: Double, _ xml: String
    ) -> LibraryItem {
        view(id, title, detail, width, height, xml, category: .controls)
    }

    private static func button(_ id: String, _ title: String, _ detail: String, style: String) -> LibraryItem {
        control(
            id, title, detail, 75, 35,
            #"""
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation">\#
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="\#(style)" title="Button"/></button>
            """#)
    }
}
