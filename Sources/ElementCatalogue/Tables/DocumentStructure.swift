extension CatalogueTables {
    static let documentStructure = CatalogueTable(
        "DocumentStructure",
        #"""
        element document : document on iOS tvOS macOS watchOS title "Document"
        type documentType
        version version
        toolsVersion version
        systemVersion version
        targetRuntime enum targetRuntime
        variant enum documentVariant
        propertyAccessControl enum propertyAccessControl
        useAutolayout bool = NO
        launchScreen bool = NO
        generatesPrototypingConstraints bool = NO
        useTraitCollections bool = NO
        useSafeAreas bool = NO
        colorMatched bool = NO
        promptedForUpgradeToXcode5 bool = YES
        initialViewController reference
        customObjectInstantitationMethod enum customObjectInstantiation
        defaultGlanceController reference
        > device
        > accessibilityOverrides
        > dependencies
        > customFonts [customFonts]
        > scenes
        > objects
        > designables
        > resources
        > classes
        > simulatedMetricsContainer [defaultSimulatedMetrics]
        > inferredMetricsTieBreakers
        > color [tintColor]

        element device : structure on iOS tvOS watchOS title "Device"
        id string
        orientation enum orientation
        layout enum simulatedLayout
        appearance enum appearance
        > adaptation

        element adaptation : structure on iOS tvOS watchOS title "Adaptation"
        id string

        element accessibilityOverrides : structure on iOS title "Accessibility Overrides"
        dynamicTypePreference integer

        element dependencies : container on iOS tvOS macOS watchOS title "Dependencies"
        > development
        > deployment
        > plugIn
        > capability

        element development : structure on iOS macOS title "Development Version"
        version version
        identifier string

        element deployment : structure on iOS tvOS macOS watchOS title "Deployment Target"
        version version
        defaultVersion version
        identifier string

        element plugIn : structure on iOS tvOS macOS watchOS title "Plug-in"
        identifier string
        version version

        element capability : structure on iOS tvOS macOS watchOS title "Capability"
        name string
        minToolsVersion version
        minSystemVersion version

        element customFonts : container on iOS tvOS title "Custom Fonts"
        key key
        > array
        > mutableArray

        element scenes : container on iOS tvOS macOS watchOS title "Scenes"
        > scene

        element scene : structure on iOS tvOS macOS watchOS title "Scene"
        sceneID id
        > objects
        > point [canvasLocation]

        element objects : container on iOS tvOS macOS watchOS title "Objects"
        > {controller}
        > {window}
        > {view}
        > {cellView}
        > {menu}
        > {object}
        > {gestureRecognizer}
        > {barItem}

        element designables : container on iOS tvOS title "Designables"
        > designable

        element designable : structure on iOS tvOS title "Designable"
        name reference
        > size [intrinsicContentSize]

        element resources : container on iOS tvOS macOS watchOS title "Resources"
        > image
        > namedColor
        > systemColor
        > {resource}

        element classes : container on iOS macOS title "Classes"
        > class

        element class : structure on iOS macOS title "Class"
        className className
        superclassName className
        > source [sourceIdentifier]
        > relationships

        element source : structure on iOS macOS title "Class Source"
        key key
        type enum sourceType
        relativePath string

        element relationships : container on iOS macOS title "Relationships"
        > relationship

        element relationship : structure on iOS macOS title "Relationship"
        kind enum relationshipKind
        name string
        candidateClass className

        element inferredMetricsTieBreakers : container on iOS tvOS macOS title "Inferred Metrics Tie-breakers"
        > segue

        element placeholder : object class NSObject on iOS tvOS title "Placeholder"
        placeholderIdentifier enum placeholderIdentifier
        @sceneObject
        > attributedString [userComments]
        > userDefinedRuntimeAttributes
        > connections

        element exit : object on iOS tvOS title "Exit"
        @sceneObject
        > userDefinedRuntimeAttributes
        > connections

        element customObject : object class NSObject on iOS tvOS macOS title "Object"
        @sceneObject
        className className
        > attributedString [userComments]
        > userDefinedRuntimeAttributes
        > connections

        element userDefinedRuntimeAttributes : container on iOS tvOS macOS title "User Defined Runtime Attributes"
        > userDefinedRuntimeAttribute

        element userDefinedRuntimeAttribute : structure on iOS tvOS macOS title "User Defined Runtime Attribute"
        type enum attributeValueType
        keyPath keyPath
        value string
        catalog enum imageCatalog
        > {value} [value]

        element keyCommands : container on iOS tvOS title "Key Commands"
        > keyCommand

        element keyCommand : structure class UIKeyCommand on iOS tvOS title "Key Command"
        input string
        modifierFlags integer
        actionName selector
        discoverabilityTitle text

        element variation : variation on iOS tvOS watchOS title "Variation"
        # Any attribute of the parent can vary; these are the ones seen.
        key variationKey
        ambiguous bool = NO
        radius number
        constant number
        fixedFrame bool = NO
        hidden bool = NO
        misplaced bool = NO
        spacing number
        width number
        height number
        widthAdjustment number
        > mask
        > {value}

        element mask : structure on iOS tvOS title "Installed"
        key key
        > exclude
        > include

        element exclude : structure on iOS tvOS title "Not Installed"
        reference reference

        element include : structure on iOS tvOS title "Installed"
        reference reference
        """#)
}
