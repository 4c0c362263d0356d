import XCTest

final class ___NAME___UITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testANumberIsShown() {
        app.collectionViews.staticTexts["5"].tap()
        XCTAssertTrue(app.navigationBars["5"].waitForExistence(timeout: 1))
        app.navigationBars["5"].buttons["Numbers"].tap()
        app.collectionViews.firstMatch.swipeUp()
        XCTAssertTrue(app.navigationBars["Numbers"].exists)
    }
}
