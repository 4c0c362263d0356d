import XCTest

final class ___NAME___UITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testTabsShowTheirViews() {
        XCTAssertTrue(app.staticTexts["First View"].isHittable)
        app.tabBars.buttons["Second"].tap()
        XCTAssertTrue(app.staticTexts["Second View"].isHittable)
        app.tabBars.buttons["First"].tap()
        XCTAssertTrue(app.staticTexts["First View"].isHittable)
    }
}
