/// An element or a query that elements of a kind can be looked for in.
public protocol XCUIElementTypeQueryProvider {
    /// The first element that matches.
    var firstMatch: XCUIElement { get }
    /// Returns the elements of a kind in this one, at any depth.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    public var images: XCUIElementQuery { descendants(matching: .image) }
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    public var links: XCUIElementQuery { descendants(matching: .link) }
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    public var windows: XCUIElementQuery { descendants(matching: .window) }
}
