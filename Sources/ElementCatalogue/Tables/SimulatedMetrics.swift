extension CatalogueTables {
    static let simulatedMetrics = CatalogueTable(
        "SimulatedMetrics",
        #"""
        element simulatedMetricsContainer : structure on iOS tvOS title "Simulated Metrics"
        key key
        > nil [statusBar topBar bottomBar]
        > {metric} [statusBar]
        > {metric} [orientation]
        > {metric} [destination]

        element simulatedStatusBarMetrics : metric on iOS title "Simulated Status Bar"
        key key
        statusBarStyle enum statusBarStyle = default

        element simulatedNavigationBarMetrics : metric on iOS tvOS title "Simulated Navigation Bar"
        key key
        barStyle enum barStyle = default
        translucent bool = YES
        prompted bool = YES

        element simulatedTabBarMetrics : metric on iOS tvOS title "Simulated Tab Bar"
        key key

        element simulatedToolbarMetrics : metric on iOS tvOS title "Simulated Toolbar"
        key key
        barStyle enum barStyle = default

        element simulatedOrientationMetrics : metric on iOS tvOS title "Simulated Orientation"
        key key
        orientation string

        element simulatedScreenMetrics : metric on iOS tvOS title "Simulated Screen"
        key key
        type string

        element freeformSimulatedSizeMetrics : metric on iOS tvOS title "Freeform Size"
        key key

        element splitViewMasterSimulatedSizeMetrics : metric on iOS title "Master Size"
        key key
        """#)
}
