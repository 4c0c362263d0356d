import XCTest

final class ___NAME___UITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testAButtonSaysHello() {
        XCTAssertTrue(app.staticTexts["Hello"].exists)
        app.buttons["Tap Me"].tap()
        XCTAssertTrue(app.staticTexts["Hello!"].exists)
        app.buttons["Tap Me"].tap()
        XCTAssertTrue(app.staticTexts["Hello × 2"].exists)
    }
}
