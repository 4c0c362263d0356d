extension CatalogTables {
    static let simulatedMetrics = CatalogTable(
        "SimulatedMetrics",
        #"""
        element simulatedMetricsContainer : structure on iOS tvOS title "Simulated Metrics"
        key key
        > nil [statusBar topBar bottomBar]
        > {metric} [statusBar]
        > {metric} [orientation]
        > {metric} [destination]
        -> none

        element simulatedStatusBarMetrics : metric on iOS title "Simulated Status Bar"
        key key
        statusBarStyle enum statusBarStyle = default
        -> none

        element simulatedNavigationBarMetrics : metric on iOS tvOS title "Simulated Navigation Bar"
        key key
        barStyle enum barStyle = default
        translucent bool = YES
        prompted bool = YES
        -> none

        element simulatedTabBarMetrics : metric on iOS tvOS title "Simulated Tab Bar"
        key key
        -> none

        element simulatedToolbarMetrics : metric on iOS tvOS title "Simulated Toolbar"
        key key
        barStyle enum barStyle = default
        -> none

        element simulatedOrientationMetrics : metric on iOS tvOS title "Simulated Orientation"
        key key
        orientation enum orientation
        -> none

        element simulatedScreenMetrics : metric on iOS tvOS title "Simulated Screen"
        key key
        type string
        -> none

        element freeformSimulatedSizeMetrics : metric on iOS tvOS title "Freeform Size"
        key key
        -> none

        element modalPageSheetSimulatedSizeMetrics : metric on iOS title "Page Sheet Size"
        key key
        -> none

        element modalFormSheetSimulatedSizeMetrics : metric on iOS title "Form Sheet Size"
        key key
        -> none

        element splitViewDetailSimulatedSizeMetrics : metric on iOS title "Detail Size"
        key key
        -> none

        element splitViewMasterSimulatedSizeMetrics : metric on iOS title "Master Size"
        key key
        -> none
        """#)
}
