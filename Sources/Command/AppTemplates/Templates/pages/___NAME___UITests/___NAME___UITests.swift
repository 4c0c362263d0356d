import XCTest

final class ___NAME___UITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testPagesAreTurned() {
        XCTAssertTrue(app.staticTexts["First"].isHittable)
        app.scrollViews.firstMatch.swipeLeft()
        XCTAssertTrue(app.staticTexts["Second"].isHittable)
        XCTAssertFalse(app.staticTexts["First"].isHittable)
        app.scrollViews.firstMatch.swipeRight()
        XCTAssertTrue(app.staticTexts["First"].isHittable)
    }
}
