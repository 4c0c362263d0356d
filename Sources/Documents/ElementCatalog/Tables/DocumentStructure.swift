extension CatalogTables {
    static let documentStructure = CatalogTable(
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
        -> *document

        element device : structure on iOS tvOS watchOS title "Device"
        id string
        orientation enum orientation
        layout enum simulatedLayout
        appearance enum appearance
        > adaptation
        -> none

        element adaptation : structure on iOS tvOS watchOS title "Adaptation"
        id string
        -> none

        element accessibilityOverrides : structure on iOS title "Accessibility Overrides"
        dynamicTypePreference integer
        -> none

        element dependencies : container on iOS tvOS macOS watchOS title "Dependencies"
        > development
        > deployment
        > plugIn
        > capability
        -> *document

        element development : structure on iOS macOS title "Development Version"
        version version
        identifier string
        -> none

        element deployment : structure on iOS tvOS macOS watchOS title "Deployment Target"
        version version
        defaultVersion version
        identifier string
        -> *document

        element plugIn : structure on iOS tvOS macOS watchOS title "Plug-in"
        identifier string
        version version
        -> none

        element capability : structure on iOS tvOS macOS watchOS title "Capability"
        name string
        minToolsVersion version
        minSystemVersion version
        -> none

        element customFonts : container on iOS tvOS title "Custom Fonts"
        key key
        > array
        > mutableArray
        -> none

        element scenes : container on iOS tvOS macOS watchOS title "Scenes"
        > scene
        -> *document

        element scene : structure on iOS tvOS macOS watchOS title "Scene"
        sceneID id -> none
        > objects -> *document
        > point [canvasLocation] -> none

        element objects : container on iOS tvOS macOS watchOS title "Objects"
        > {controller}
        > placeholder
        > exit
        > {window}
        > {view} mixed
        > {cellView} mixed
        > {menu} mixed
        > {object} mixed
        > {gestureRecognizer} mixed
        > {barItem} mixed
        -> *document

        element designables : container on iOS tvOS title "Designables"
        > designable
        -> none

        element designable : structure on iOS tvOS title "Designable"
        name reference
        > size [intrinsicContentSize]
        -> none

        element resources : container on iOS tvOS macOS watchOS title "Resources"
        > image
        > namedColor
        > systemColor
        > {resource}
        -> *document

        element classes : container on iOS macOS title "Classes"
        > class
        -> none

        element class : structure on iOS macOS title "Class"
        className className
        superclassName className
        > source [sourceIdentifier]
        > relationships
        -> none

        element source : structure on iOS macOS title "Class Source"
        key key
        type enum sourceType
        relativePath string
        -> none

        element relationships : container on iOS macOS title "Relationships"
        > relationship
        -> none

        element relationship : structure on iOS macOS title "Relationship"
        kind enum relationshipKind
        name string
        candidateClass className
        -> none

        element inferredMetricsTieBreakers : container on iOS tvOS macOS title "Inferred Metrics Tie-breakers"
        > segue
        -> none

        element placeholder : object class NSObject nib UIProxyObject on iOS tvOS title "Placeholder"
        placeholderIdentifier enum placeholderIdentifier -> *placeholder
        @sceneObject
        > attributedString [userComments] -> none
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections

        element exit : object on iOS tvOS title "Exit"
        @sceneObject
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections

        element customObject : object class NSObject nib UICustomObject on iOS tvOS macOS title "Object"
        @sceneObject
        className className -> *customClass
        > attributedString [userComments] -> none
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections

        element userDefinedRuntimeAttributes : container on iOS tvOS macOS title "User Defined Runtime Attributes"
        > userDefinedRuntimeAttribute
        -> *runtimeAttributes

        element userDefinedRuntimeAttribute : structure on iOS tvOS macOS title "User Defined Runtime Attribute"
        type enum attributeValueType
        keyPath keyPath
        value string
        catalog enum imageCatalog
        > {value} [value]
        -> *runtimeAttributes

        element keyCommands : container on iOS tvOS title "Key Commands"
        > keyCommand
        -> *keyCommands

        element keyCommand : structure class UIKeyCommand on iOS tvOS title "Key Command"
        input string
        modifierFlags integer
        actionName selector
        discoverabilityTitle text
        -> *keyCommands

        element variation : variation on iOS tvOS watchOS title "Variation"
        # Any attribute of the parent can vary; these have a place that is known.
        key variationKey
        ambiguous bool = NO
        radius number
        constant number
        fixedFrame bool = NO
        hidden bool
        misplaced bool = NO
        spacing number
        width number
        height number
        widthAdjustment number
        > mask
        > {value}
        -> *variations

        element mask : structure on iOS tvOS title "Installed"
        key key
        > exclude
        > include
        -> *variations

        element exclude : structure on iOS tvOS title "Not Installed"
        reference reference
        -> *variations

        element include : structure on iOS tvOS title "Installed"
        reference reference
        -> *variations
        """#)
}
