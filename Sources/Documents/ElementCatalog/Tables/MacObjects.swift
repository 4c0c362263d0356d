extension CatalogTables {
    static let macObjects = CatalogTable(
        "MacObjects",
        #"""
        element arrayController : object class NSArrayController on macOS title "Array Controller"
        objectClassName className
        selectsInsertedObjects bool = YES
        avoidsEmptySelection bool = YES
        automaticallyRearrangesObjects bool = NO
        editable bool = YES
        @identity
        > declaredKeys
        > connections

        element treeController : object class NSTreeController on macOS title "Tree Controller"
        objectClassName className
        childrenKeyPath keyPath
        countKeyPath keyPath
        leafKeyPath keyPath
        @identity
        > declaredKeys
        > connections

        element userDefaultsController : object class NSUserDefaultsController on macOS title "User Defaults Controller"
        representsSharedInstance bool = NO
        @identity
        > connections

        element declaredKeys : container on macOS title "Keys"
        > string

        element dateFormatter : object class NSDateFormatter on macOS title "Date Formatter"
        key key
        dateStyle enum formatterStyle
        formatterBehavior enum formatterBehavior
        dateFormat string
        timeStyle enum formatterStyle
        doesRelativeDateFormatting bool = NO
        @identity
        > connections

        element numberFormatter : object class NSNumberFormatter on macOS title "Number Formatter"
        key key
        formatterBehavior enum formatterBehavior
        positiveFormat string
        negativeFormat string
        allowsFloats bool = YES
        numberStyle enum numberStyle
        alwaysShowsDecimalSeparator bool = NO
        usesGroupingSeparator bool = YES
        groupingSize integer
        formatWidth integer
        minimumIntegerDigits integer
        maximumIntegerDigits integer
        currencySymbol string
        internationalCurrencySymbol string
        minimumFractionDigits integer
        maximumFractionDigits integer
        @identity
        > real [roundingIncrement]
        > real [minimum]
        > real [maximum]
        > integer [minimum]
        > integer [maximum]
        > nil [negativeInfinitySymbol positiveInfinitySymbol]
        > metadata
        > connections

        element metadata : value on macOS title "Metadata"
        > {value}
        """#)
}
