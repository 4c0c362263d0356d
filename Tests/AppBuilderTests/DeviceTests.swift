import Foundation
import Testing

/// On which device an app is launched, if nobody names one.
@Suite("Devices of apps", .serialized)
struct DeviceTests {
    private static let body = """
        @IBOutlet var count: UILabel!
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone", view.bounds.width > view.bounds.height)
            }
            @IBAction func buy() {}
        """

    private static func project(_ settings: String) -> String {
        LanguageTests.project.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; \(settings)")
    }

    private static func shown(_ settings: String, _ options: String...) throws -> String {
        let app = try SmallApp(body: body, besides: ["Shop.xcodeproj/project.pbxproj": project(settings)])
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"] + options, variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").first.map(String.init) ?? outcome.errors
    }

    @Test("An app for iPads alone starts on one, others on an iPhone")
    func families() throws {
        #expect(try Self.shown("TARGETED_DEVICE_FAMILY = 2;") == "iPad false")
        #expect(try Self.shown("TARGETED_DEVICE_FAMILY = \"1,2\";") == "iPhone false")
        #expect(try Self.shown("TARGETED_DEVICE_FAMILY = 2;", "--device", "iPhone 15 Pro") == "iPhone false")
    }

    @Test("An app for one orientation starts in it")
    func orientations() throws {
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        #expect(try Self.shown("\(key) = UIInterfaceOrientationLandscapeLeft;") == "iPhone true")
        let onPads = "TARGETED_DEVICE_FAMILY = 2; \"\(key)~ipad\" = UIInterfaceOrientationLandscapeRight;"
        #expect(try Self.shown(onPads) == "iPad true")
    }
}
