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

    static let testingTests = """
        import Testing
        @testable import Shop

        @Suite("Prices") struct PriceTests {
            @Test("a price is added") func adding() { #expect(1 + 1 == 2) }

            @Test(arguments: [1, 2]) @MainActor func count(_ number: Int) async throws {
                let controller = try #require(
                    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? ShopController)
                controller.loadViewIfNeeded()
                #expect(controller.view.subviews.count == number)
            }
        }

        @Test @MainActor func waiting() async {
            await withCheckedContinuation { done in
                UIView.animate(withDuration: 0.2, animations: {}) { _ in done.resume() }
            }
        }
        """

    @Test("Tests of Swift Testing run in the app's process beside those of XCTest, and are printed like these")
    func swiftTesting() throws {
        let app = try SmallApp(
            body: Self.body,
            besides: [
                "ShopTests/PriceTests.swift": "import UIKit\n" + Self.testingTests,
                "ShopTests/ControllerTests.swift": Self.unitTests,
            ])
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path, "--filter", "Price|waiting|testOutlets")
        #expect(outcome.code == 1, "\(outcome.errors)")
        let file = app.folder.appending(path: "ShopTests/PriceTests.swift").path
        #expect(
            outcome.output.contains(
                "\(file):12: error: PriceTests.count(_:) : Expectation failed: (controller.view.subviews.count → 2) == (number → 1)"
            ), "\(outcome.output)")
        #expect(outcome.output.contains("Test Case 'PriceTests.adding()' passed"))
        #expect(outcome.output.contains("Test Case 'waiting()' passed"))
        #expect(outcome.output.contains("Executed 3 tests, with 1 failure"))
        #expect(outcome.output.contains("Executed 1 test, with 0 failures"))
        let fine = try app.storyboard("test", app.folder.path, "--filter", "adding")
        #expect(
            fine.code == 0 && fine.output.contains("Executed 1 test, with 0 failures"),
            "\(fine.code) \(fine.output)\(fine.errors)")
        let list = try app.storyboard("test", app.folder.path, "--list", "--filter", "Price|waiting")
        #expect(list.output == "ShopTests.PriceTests/adding()\nShopTests.PriceTests/count(_:)\nShopTests.waiting()\n")
    }

    @Test("Tests of the interface can't be written with Swift Testing, which is said")
    func swiftTestingOfInterface() throws {
        let app = try SmallApp(
            body: Self.body,
            besides: [
                "ShopUITests/Price.swift":
                    "import Testing\nimport XCTest\n@Test func price() { XCUIApplication().launch() }\n"
            ])
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path)
        #expect(outcome.code == 2 && outcome.errors.contains("'price()' is a test of Swift Testing"))
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

    @Test(
        "A test that doesn't compile, or calls what doesn't, fails with its place, and the others run; failures can be expected, and resources are beside the tests"
    )
    func refusedTests() throws {
        let app = try SmallApp(
            body: Self.body,
            besides: [
                "ShopTests/price.txt": "12",
                "ShopTests/PriceTests.swift": """
                import XCTest
                @testable import Shop

                final class PriceTests: XCTestCase {
                    func testWrong() {
                        let text: Int = ShopController.price
                    }
                    func testResource() throws {
                        let url = try XCTUnwrap(Bundle(for: PriceTests.self).url(forResource: "price", withExtension: "txt"))
                        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "12")
                    }
                    #if canImport(CarPlay)
                    func testScene() { XCTFail("there are no scenes") }
                    #endif
                    func testItself() { XCTAssertEqual([self].first, self) }
                    func testHelper() { prepare(); XCTFail("the test goes on") }
                    func testExpected() {
                        XCTExpectFailure("it is sold out") { XCTAssertEqual(1, 2) }
                        XCTExpectFailure("nothing is wrong", strict: false)
                    }
                    func testMeasured() {
                        var count: UInt32 = 0
                        measure {
                            count += 1
                            usleep(count % 2 * 5000)
                        }
                    }
                    func testUnexpected() { XCTExpectFailure("it is sold out") {} }
                }
                """,
                "ShopTests/Helpers.swift": """
                class Stub { func answer(_ reply: Reply) {} }
                func prepare() { ShopController.prepare() }
                """,
            ])
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path)
        #expect(outcome.code == 2, "\(outcome.errors)")
        let file = app.folder.appending(path: "ShopTests/PriceTests.swift").path
        let helpers = app.folder.appending(path: "ShopTests/Helpers.swift").path
        #expect(outcome.errors.contains("\(helpers):1:35: error: cannot find type 'Reply' in scope\n"))
        #expect(outcome.errors.contains("\(helpers):2:18: error: cannot find 'ShopController' in scope\n"))
        #expect(
            outcome.output.contains(
                "\(helpers):2: error: PriceTests.testHelper : what the test calls doesn't compile: cannot find 'ShopController' in scope"
            ), "\(outcome.output)")
        #expect(outcome.output.contains("\(file):18: expected failure: it is sold out"))
        #expect(
            outcome.output.contains(
                "\(file):28: error: PriceTests.testUnexpected : Expected failure 'it is sold out' but none recorded."))
        #expect(
            outcome.output.contains(
                "\(file):6: error: PriceTests.testWrong : failed - the test doesn't compile: type 'ShopController' has no member 'price'"
            ), "\(outcome.output)")
        #expect(outcome.output.contains("Executed 7 tests, with 3 failures"))
    }
}
