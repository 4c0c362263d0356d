extension CatalogTables {
    static let layout = CatalogTable(
        "Layout",
        #"""
        element constraints : container on iOS tvOS macOS title "Constraints"
        > constraint -> *constraints

        element constraint : constraint class NSLayoutConstraint on iOS tvOS macOS title "Constraint"
        firstItem reference
        firstAttribute enum layoutAttribute
        relation enum layoutRelation = equal
        secondItem reference
        secondAttribute enum layoutAttribute
        priority number = 1000
        multiplier ratio = 1
        constant number = 0
        symbolic bool = NO
        placeholder bool = NO
        identifier string
        type enum constraintType
        @identity
        > variation
        -> *constraints

        element viewLayoutGuide : layoutGuide class UILayoutGuide on iOS tvOS macOS title "Layout Guide"
        key key
        @identity
        -> *layoutGuides

        element keyboardLayoutGuide : layoutGuide class UIKeyboardLayoutGuide on iOS title "Keyboard Layout Guide"
        key key
        @identity
        -> *layoutGuides

        element viewControllerLayoutGuide : layoutGuide nib _UILayoutGuide fallback UIView on iOS tvOS title "Layout Guide"
        type enum layoutGuideType
        @identity
        -> *layoutGuides
        """#)
}
