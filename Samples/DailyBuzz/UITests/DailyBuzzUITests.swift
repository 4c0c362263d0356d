import XCTest

final class DailyBuzzUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private var sessions: XCUIElementQuery { app.tables.cells }

    /// Adds a session of a coffee, as a person does.
    private func add(_ coffee: String, at temperature: String) {
        app.navigationBars["Daily Buzz"].buttons["Add"].tap()
        let form = app.navigationBars["Add Session"]
        XCTAssertTrue(form.waitForExistence(timeout: 1))
        XCTAssertFalse(form.buttons["Done"].isEnabled)
        app.textFields["Temperature"].tap()
        app.textFields["Temperature"].typeText(temperature)
        app.tables.staticTexts["Coffee"].tap()
        app.tables.staticTexts[coffee].firstMatch.tap()
        XCTAssertTrue(form.waitForExistence(timeout: 1))
        form.buttons["Done"].tap()
        XCTAssertTrue(app.navigationBars["Daily Buzz"].waitForExistence(timeout: 1))
    }

    func testASessionIsAddedKeptAndDeleted() {
        let count = sessions.count
        add("Kenya Nyeri", at: "199")
        XCTAssertEqual(sessions.count, count + 1)
        XCTAssertTrue(sessions.element(boundBy: 0).staticTexts["199 °F"].exists)

        app.terminate()
        app.launch()
        XCTAssertEqual(sessions.count, count + 1)
        XCTAssertTrue(sessions.element(boundBy: 0).staticTexts["199 °F"].exists)

        sessions.element(boundBy: 0).swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(sessions.count, count)
        XCTAssertFalse(app.staticTexts["199 °F"].exists)

        app.terminate()
        app.launch()
        XCTAssertEqual(sessions.count, count)
    }

    func testAddingIsCancelled() {
        let count = sessions.count
        app.navigationBars["Daily Buzz"].buttons["Add"].tap()
        app.navigationBars["Add Session"].buttons["Cancel"].tap()
        XCTAssertTrue(app.navigationBars["Daily Buzz"].waitForExistence(timeout: 1))
        XCTAssertEqual(sessions.count, count)
    }

    func testASessionHasDetails() {
        let name = sessions.element(boundBy: 0).staticTexts.element(boundBy: 0).label
        sessions.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Details"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts[name].exists)
        app.navigationBars["Details"].buttons["Daily Buzz"].tap()
    }

    func testARecipeIsSharedFromAPopover() {
        app.tabBars.buttons["Recipes"].tap()
        app.tables.staticTexts["French Press"].tap()
        XCTAssertTrue(app.staticTexts["Press after four, slowly."].waitForExistence(timeout: 1))
        app.navigationBars["French Press"].buttons["Share"].tap()
        XCTAssertTrue(app.navigationBars["Share"].waitForExistence(timeout: 1))
        app.buttons["Publish"].tap()
        XCTAssertTrue(app.navigationBars["Published"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["French Press is on its way."].exists)
        app.navigationBars["Published"].buttons["Done"].tap()
        XCTAssertTrue(app.navigationBars["Published"].waitForNonExistence(timeout: 1))
        XCTAssertTrue(app.navigationBars["French Press"].exists)
    }
}
