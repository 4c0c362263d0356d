import XCTest

final class RoadTripUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    /// Opens a tab by a tap on its bar.
    private func open(_ name: String) {
        app.navigationBars[name].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    }

    private func openPhoto(_ name: String) {
        open("Photos")
        app.collectionViews.images[name].firstMatch.exists
            ? app.collectionViews.images[name].firstMatch.tap() : app.collectionViews.cells[name].tap()
        XCTAssertTrue(app.navigationBars[name].waitForExistence(timeout: 1))
        app.navigationBars[name].buttons["Menu"].tap()
    }

    func testTabsSlideOpen() {
        let bar = app.navigationBars["Photos"]
        let closed = bar.frame.minY
        XCTAssertTrue(app.staticTexts["Lantern Bay"].isHittable)
        open("Photos")
        XCTAssertLessThan(bar.frame.minY, closed - 400)
        XCTAssertFalse(app.staticTexts["Lantern Bay"].isHittable)
        open("Events")
        XCTAssertEqual(bar.frame.minY, closed, accuracy: 1)
    }

    func testAnEntryIsWritten() {
        open("Journal")
        XCTAssertTrue(app.staticTexts["Dunes at dusk"].isHittable)
        app.navigationBars["Journal"].buttons["Add"].tap()
        let done = app.navigationBars["New Entry"].buttons["Done"]
        XCTAssertFalse(done.isEnabled)
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Flat tire")
        app.textViews["Text"].tap()
        app.textViews["Text"].typeText("Somebody stopped and helped.")
        done.tap()
        XCTAssertTrue(app.staticTexts["Flat tire"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.tables.cells.containing(.staticText, identifier: "Today").count, 1)
    }

    func testAnEntryIsCancelled() {
        open("Journal")
        app.navigationBars["Journal"].buttons["Add"].tap()
        app.navigationBars["New Entry"].buttons["Cancel"].tap()
        XCTAssertTrue(app.navigationBars["New Entry"].waitForNonExistence(timeout: 1))
    }

    /// From a photo through a form of another storyboard back to the journal, which is another tab.
    func testAPhotoGetsAnEntryInTheJournal() {
        openPhoto("Mirror Lake")
        app.buttons["Journal"].tap()
        XCTAssertTrue(app.navigationBars["New Entry"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.textFields["Title"].value as? String, "Mirror Lake")
        app.navigationBars["New Entry"].buttons["Done"].tap()
        XCTAssertTrue(app.navigationBars["New Entry"].waitForNonExistence(timeout: 1))
        XCTAssertTrue(app.tables.staticTexts["Mirror Lake"].isHittable)
        XCTAssertFalse(app.navigationBars["Mirror Lake"].exists)
    }

    func testDeletingAsksOnlyWhenTheJournalShowsThePhoto() {
        openPhoto("Dunes")
        app.buttons["Delete"].tap()
        XCTAssertTrue(app.staticTexts["Delete this photo?"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["The journal entry “Dunes at dusk” shows it."].exists)
        app.buttons["Cancel"].tap()
        XCTAssertFalse(app.staticTexts["Delete this photo?"].exists)
        app.buttons["Delete"].tap()
        app.buttons["Delete Photo"].tap()
        XCTAssertTrue(app.navigationBars["Photos"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.collectionViews.cells.count, 5)
        openPhoto("Camp")
        app.buttons["Delete"].tap()
        XCTAssertTrue(app.navigationBars["Photos"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.collectionViews.cells.count, 4)
    }

    func testTheMapShowsTheStopsInTheirOrder() {
        open("Map")
        XCTAssertTrue(app.staticTexts["Lantern Bay · Jun 8"].exists)
        app.buttons["Next Stop"].tap()
        XCTAssertTrue(app.staticTexts["Mirror Lake · Jun 9"].exists)
        app.scrollViews.firstMatch.pinch(withScale: 2, velocity: 1)
        app.scrollViews.firstMatch.swipeUp()
        for _ in 0..<5 { app.buttons["Next Stop"].tap() }
        XCTAssertTrue(app.staticTexts["Lantern Bay · Jun 8"].exists)
    }
}
