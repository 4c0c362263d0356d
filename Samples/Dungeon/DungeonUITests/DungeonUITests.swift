import XCTest

final class DungeonUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testTheHeroWalksAndMeetsWalls() {
        let message = app.staticTexts["Message"]
        app.buttons["North"].tap()
        XCTAssertEqual(message.label, "You walk on.")
        app.buttons["East"].tap()
        XCTAssertEqual(message.label, "You walk on.")
        for _ in 0..<2 { app.buttons["East"].tap() }
        XCTAssertEqual(message.label, "Ouch! That is a wall.")
        XCTAssertEqual(app.staticTexts["Life"].label, "♥ 19")
    }

    func testTheGameEndsAndBeginsAgain() {
        for _ in 0..<22 { app.buttons["West"].tap() }
        XCTAssertTrue(app.staticTexts["Game Over"].waitForExistence(timeout: 1))
        app.buttons["Play Again"].tap()
        XCTAssertTrue(app.staticTexts["♥ 20"].waitForExistence(timeout: 1))
        XCTAssertFalse(app.staticTexts["Game Over"].exists)
    }

    func testTheInventoryHasSectionsAndDetailsWithAMap() {
        app.tabBars.buttons["Inventory"].tap()
        XCTAssertTrue(app.staticTexts["Weapons"].exists)
        XCTAssertTrue(app.staticTexts["Armor"].exists)
        app.collectionViews.staticTexts["Battle Axe"].tap()
        XCTAssertTrue(app.navigationBars["Battle Axe"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["Attack +7, Speed −2"].exists)
        XCTAssertTrue(app.otherElements["Map of the dungeon"].exists)
        app.buttons["Location Found"].tap()
        XCTAssertTrue(app.navigationBars["Location Found"].waitForExistence(timeout: 1))
        app.navigationBars.buttons["Battle Axe"].tap()
        app.navigationBars.buttons["Inventory"].tap()
        XCTAssertTrue(app.navigationBars["Inventory"].exists)
    }

    func testTheInventoryIsAListOrAGrid() {
        app.tabBars.buttons["Inventory"].tap()
        let cell = app.collectionViews.cells.element(boundBy: 0)
        XCTAssertEqual(cell.frame.width, 112, accuracy: 1)
        app.navigationBars.buttons["List"].tap()
        XCTAssertEqual(cell.frame.width, app.frame.width - 32, accuracy: 1)
        app.navigationBars.buttons["Grid"].tap()
        XCTAssertEqual(cell.frame.width, 112, accuracy: 1)
    }

    func testAQuestShowsItsPlaceAndItsDetails() {
        app.tabBars.buttons["Quests"].tap()
        app.tables.staticTexts["Lost Patrol"].tap()
        XCTAssertTrue(app.otherElements["Map of the dungeon"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.navigationBars["Lost Patrol"].exists)
        app.navigationBars.buttons["Quests"].tap()
        let row = app.tables.cells.containing(.staticText, identifier: "Lost Patrol").element
        row.buttons["More Info"].tap()
        XCTAssertTrue(app.staticTexts["Captain Juna"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["Yew arrows"].exists)
    }

    func testTheAccountSheetIsResetAndDone() {
        app.tabBars.buttons["Quests"].tap()
        app.navigationBars.buttons["Account"].tap()
        let next = app.navigationBars["Account"].buttons["Next"]
        XCTAssertFalse(next.isEnabled)
        enter("Ada", hero: "Mage")
        app.buttons["Reset"].tap()
        XCTAssertTrue(app.navigationBars["Account"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.textFields["Name"].value as? String, "Name of your hero")
        XCTAssertFalse(next.isEnabled)
        enter("Grace", hero: "Ranger")
        XCTAssertTrue(app.staticTexts["Ranger"].exists)
        app.navigationBars["Confirm"].buttons["Done"].tap()
        XCTAssertTrue(app.staticTexts["Playing as Grace, Ranger"].waitForExistence(timeout: 1))
    }

    private func enter(_ name: String, hero: String) {
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText(name)
        app.navigationBars["Account"].buttons["Next"].tap()
        app.segmentedControls.buttons[hero].tap()
        app.navigationBars["Hero"].buttons["Next"].tap()
        XCTAssertTrue(app.navigationBars["Confirm"].waitForExistence(timeout: 1))
    }
}
