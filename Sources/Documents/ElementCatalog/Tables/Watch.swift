extension CatalogTables {
    static let watch = CatalogTable(
        "Watch",
        #"""
        element controller : controller class WKInterfaceController on watchOS title "Interface Controller"
        identifier string
        title text
        contentMode enum contentMode
        spacing number
        alwaysBounce bool = NO
        hidesWhenLoading bool = YES
        @identity
        > items
        > color [backgroundColor]
        > edgeInsets [margins]
        > menu [menu]
        > variation
        > userDefinedRuntimeAttributes
        > connections

        element glanceController : controller class WKInterfaceController on watchOS title "Glance Interface Controller"
        spacing number
        topTemplateType string
        @identity
        > items
        > edgeInsets [margins]
        > userDefinedRuntimeAttributes
        > connections

        element notificationController : controller class WKUserNotificationInterfaceController on watchOS title "Notification Interface Controller"
        @identity
        > items
        > notificationCategory [notificationCategory]
        > color [backgroundColor]
        > color [sashColor]
        > color [titleColor]
        > userDefinedRuntimeAttributes
        > connections

        element notificationCategory : object on watchOS title "Notification Category"
        key key
        identifier string
        @identity
        > connections

        element group : view class WKInterfaceGroup on watchOS title "Group"
        @watchFront
        layout enum watchLayout
        radius number
        hasDetent bool = NO
        spacing number
        @identity
        > items
        @watchChildren

        element separator : view class WKInterfaceSeparator on watchOS title "Separator"
        @watchFront
        @identity
        @watchChildren

        element table : view class WKInterfaceTable on watchOS title "Table"
        @watchFront
        spacing number
        @identity
        > items
        @watchChildren

        element tableRow : object on watchOS title "Table Row Controller"
        identifier string
        selectable bool = YES
        @identity
        > group [rootItem]
        > userDefinedRuntimeAttributes
        > connections

        element picker : view class WKInterfacePicker on watchOS title "Picker"
        @watchFront
        focusStyle enum pickerFocusStyle
        indicatorMode enum pickerIndicatorMode
        @identity
        @watchChildren

        element map : view class WKInterfaceMap on watchOS title "Map"
        @watchFront
        @identity
        @watchChildren

        element timer : view class WKInterfaceTimer on watchOS title "Timer"
        @watchFront
        minimumScaleFactor number
        format enum timerFormat
        @identity
        > calendarUnit [units]
        @watchChildren

        element dateLabel : view class WKInterfaceDate on watchOS title "Date"
        @watchFront
        minimumScaleFactor number
        @identity
        > dateFormatterStyle [dateStyle]
        > dateFormatterStyle [timeStyle]
        @watchChildren

        element sceneKitScene : view class WKInterfaceSCNScene on watchOS title "SceneKit Scene"
        @watchFront
        scene string
        @identity
        @watchChildren

        element spriteKitScene : view class WKInterfaceSKScene on watchOS title "SpriteKit Scene"
        @watchFront
        scene string
        @identity
        @watchChildren

        element calendarUnit : value on watchOS title "Units"
        key key
        year bool = NO
        month bool = NO
        day bool = NO
        hour bool = NO
        minute bool = NO
        second bool = NO
        weekOfMonth bool = NO

        element dateFormatterStyle : value on watchOS title "Format Style"
        key key
        none bool = NO
        medium bool = NO
        short bool = NO
        """#)
}
