extension XCUIElement {
    /// The kinds of elements. The numbers are Apple's.
    public enum ElementType: UInt, Sendable, CaseIterable {
        case any = 0
        case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
        case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover
        case keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn
        case outline, outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator
        case activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon
        case searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView
        case menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline
        case ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
        case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
        case tab, touchBar, statusItem

        /// The name in messages: "Button".
        var title: String {
            let name = "\(self)"
            return name.prefix(1).uppercased() + name.dropFirst()
        }

        private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

        /// Creates the kind with the name of its case.
        init(name: String) { self = Self.byName[name] ?? .other }
    }
}
