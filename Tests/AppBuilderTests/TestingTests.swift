import Foundation
import Testing

/// What `storyboard test` does with the tests of an app.
@Suite("Tests of apps", .serialized)
struct TestingTests {
    static let body = """
            @IBOutlet private weak var count: UILabel!
            private var bought = UserDefaults.standard.integer(forKey: "bought")

            override func viewDidLoad() {
                super.viewDidLoad()
                if ProcessInfo.processInfo.arguments.contains("-reset") { bought = 0 }
                if bought > 0 { count.text = "\\(bought) bought" }
            }

            @IBAction private func buy() {
                bought += 1
                UserDefaults.standard.set(bought, forKey: "bought")
                if bought == 3 { fatalError("sold out") }
                count.text = "\\(bought) bought"
            }
        """

    static let interfaceTests = """
        import XCTest

        final class BuyingTests: XCTestCase {
            let app = XCUIApplication()

            override func setUpWithError() throws {
                continueAfterFailure = false
                app.launchArguments = ["-reset"]
                app.launch()
            }

            override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

            func testRelaunch() throws {
                XCTAssertTrue(app.staticTexts["none"].exists)
                app.buttons["Buy"].tap()
                XCTAssertTrue(app.staticTexts["1 bought"].waitForExistence(timeout: 1))
                app.terminate()
                XCTAssertEqual(app.state, .notRunning)
                app.launchArguments = []
                app.launch()
                XCTAssertEqual(app.staticTexts.element(boundBy: 0).label, "1 bought")
            }

            func testMissing() {
                app.buttons["Sell"].tap()
                XCTFail("a test doesn't go on after a failure")
            }

            func testAssertion() {
                let button = app.buttons.matching(NSPredicate(format: "label BEGINSWITH[c] %@", "b")).firstMatch
                XCTAssertEqual(button.label, "Sell")
                XCTFail("a test doesn't go on after a failure")
            }

            func testCrash() {
                for _ in 0..<3 { app.buttons["Buy"].tap() }
            }

            @MainActor func testScreenshot() {
                XCUIDevice.shared.orientation = .landscapeLeft
                XCTAssertEqual(app.windows.firstMatch.frame.width, 852)
                let attachment = XCTAttachment(screenshot: app.screenshot())
                attachment.name = "Turned"
                attachment.lifetime = .keepAlways
                add(attachment)
                XCUIDevice.shared.orientation = .portrait
            }
        }
        """

    static let unitTests = """
        import XCTest
        @testable import Shop

        final class ControllerTests: XCTestCase {
            func testOutlets() throws {
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ShopController)
                controller.loadViewIfNeeded()
                XCTAssertEqual(controller.view.subviews.count, 2)
                XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
            }

            func testAnimation() {
                let view = UIView()
                let done = expectation(description: "done")
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in done.fulfill() }
                wait(for: [done], timeout: 5)
            }

            func testWrong() async throws { XCTAssertEqual(AppDelegate().launches, 1) }
        }
        """

    static func app() throws -> SmallApp {
        try SmallApp(
            body: body,
            besides: [
                "ShopUITests/BuyingTests.swift": interfaceTests, "ShopTests/ControllerTests.swift": unitTests,
            ])
    }

    @Test("Tests of the interface drive the app in processes of its own, which keep what it has saved")
    func interface() throws {
        let app = try Self.app()
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path, "--filter", "testRelaunch|testScreenshot")
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("Executed 2 tests, with 0 failures"))
    }

    @Test("A failure has its place and a picture of the screen, and ends the test if it shall; others go on")
    func failures() throws {
        let app = try Self.app()
        defer { app.remove() }
        let attachments = app.folder.deletingLastPathComponent().appending(path: "attachments")
        let outcome = try app.storyboard(
            "test", app.folder.path, "--filter", "BuyingTests", "--attachments", attachments.path)
        #expect(outcome.code == 1, "\(outcome.errors)")
        let file = app.folder.appending(path: "ShopUITests/BuyingTests.swift").path
        #expect(
            outcome.output.contains(
                "\(file):26: error: BuyingTests.testMissing : failed to tap: no matches found for Button \"Sell\""))
        #expect(outcome.output.contains("\(file):32: error: BuyingTests.testAssertion : XCTAssertEqual failed"))
        let crash = "\(file):37: error: BuyingTests.testCrash : failed to tap Button \"Buy\": the app crashed"
        #expect(outcome.output.contains(crash))
        #expect(!outcome.output.contains("doesn't go on"))
        #expect(outcome.output.contains("Executed 5 tests, with 3 failures"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: attachments.path).sorted()
        #expect(
            pictures == [
                "BuyingTests.testAssertion.failure.png", "BuyingTests.testMissing.failure.png",
                "BuyingTests.testScreenshot.Turned.png",
            ])
    }

    @Test("Other tests run in the app's process and see its declarations, while its time passes")
    func unit() throws {
        let app = try Self.app()
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path, "--filter", "ShopTests\\.")
        #expect(outcome.code == 1, "\(outcome.errors)")
        let file = app.folder.appending(path: "ShopTests/ControllerTests.swift").path
        #expect(outcome.output.contains("\(file):20: error: ControllerTests.testWrong : XCTAssertEqual failed"))
        #expect(outcome.output.contains("Executed 3 tests, with 1 failure"))
    }

    @Test("Tests are listed; an app without tests, and a filter that no test matches, are said")
    func selection() throws {
        let app = try Self.app()
        defer { app.remove() }
        let list = try app.storyboard("test", app.folder.path, "--list", "--filter", "Relaunch|Wrong")
        #expect(list.output == "ShopTests.ControllerTests/testWrong\nShopUITests.BuyingTests/testRelaunch\n")
        let none = try app.storyboard("test", app.folder.path, "--filter", "Selling")
        #expect(none.code == 2 && none.errors == "no test matches 'Selling' in 'ShopTests', 'ShopUITests'\n")
        let plain = try SmallApp(body: Self.body)
        defer { plain.remove() }
        #expect(try plain.storyboard("test", plain.folder.path).errors.hasPrefix("Shop has no tests"))
    }

    @Test("A relaunch in steps is a new process that finds what the app has saved, on the device as it was turned")
    func relaunch() throws {
        let app = try Self.app()
        defer { app.remove() }
        let outcome = try app.run(
            #"{"tap":{"text":"Buy"}}"#, #"{"device":{"orientation":"landscapeLeft"}}"#, #"{"relaunch":true}"#,
            #"{"expect":{"text":"1 bought"}}"#, #"{"expect":{"class":"UIWindow"},"frame":[0,0,852,393]}"#,
            #"{"expect":{"text":"2 bought"}}"#)
        #expect(outcome.code == 4)
        #expect(outcome.errors.contains("step 6, "))
    }
}
