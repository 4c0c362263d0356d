import XCTest

final class ___NAME___UITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testAnItemIsAddedShownAndDeleted() {
        app.navigationBars["Items"].buttons["Add"].tap()
        XCTAssertEqual(app.tables.cells.count, 3)
        app.tables.staticTexts["Item 3"].tap()
        XCTAssertTrue(app.navigationBars["Item 3"].waitForExistence(timeout: 1))
        app.navigationBars["Item 3"].buttons["Items"].tap()
        app.tables.cells.element(boundBy: 0).swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(app.tables.cells.count, 2)
    }
}
