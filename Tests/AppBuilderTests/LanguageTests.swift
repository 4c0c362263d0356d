import Foundation
import Testing

/// The language and region that an app is launched in.
@Suite("Languages of apps", .serialized)
struct LanguageTests {
    static let body = """
            @IBOutlet weak var count: UILabel!

            override func viewDidLoad() {
                super.viewDidLoad()
                let formatter = DateFormatter()
                formatter.dateStyle = .long
                formatter.timeZone = TimeZone(identifier: "UTC")
                let price = NumberFormatter.localizedString(from: 1234.5, number: .decimal)
                let file = Bundle.main.path(forResource: "note", ofType: "txt")!
                print(
                    count.text!, NSLocalizedString("title", comment: ""), Bundle.main.preferredLocalizations,
                    Locale.current.identifier, Locale.preferredLanguages, price,
                    formatter.string(from: Date(timeIntervalSince1970: 0)), try! String(contentsOfFile: file, encoding: .utf8),
                    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft, Calendar.current.firstWeekday)
                let kind: LocalizedStringResource = "title"
                print(
                    String(localized: "title"), String(localized: "greeting.key", defaultValue: "Hi \\(2 + 1) of \\("A%")"),
                    String(localized: "Buy \\(3) \\("Beans")", comment: "a purchase"),
                    String(localized: "For \\(1.5, specifier: "%.2f")", locale: Locale(identifier: "en_US_POSIX")),
                    String(localized: kind), String(localized: "100%"))
            }
            @IBAction func buy() {}
        """

    static func app(besides files: [String: String] = [:]) throws -> SmallApp {
        try SmallApp(
            body: body,
            besides: [
                "Shop/en.lproj/Localizable.strings": "\"title\" = \"Bean\";", "Shop/en.lproj/note.txt": "english",
                "Shop/de.lproj/Localizable.strings": "\"title\" = \"Bohne\"; \"Buy %lld %@\" = \"Kaufe %2$@: %1$lld\";",
                "Shop/de.lproj/note.txt": "deutsch",
                "Shop/de.lproj/Main.strings": "\"lab-sh-001.text\" = \"nichts\";",
                "Shop/ar.lproj/Localizable.strings": "\"title\" = \"حبة\";",
                "Shop/ar.lproj/Main.storyboard": SmallApp.storyboard.replacing(
                    "text=\"none\"", with: "text=\"لا شيء\""),
            ].merging(files) { $1 })
    }

    /// Returns what the app prints when it is launched with options, on a computer with a language.
    static func printed(
        _ app: SmallApp, _ options: String..., host: String = "C.UTF-8", line: Int = 0
    ) throws -> String {
        let outcome = try app.storyboard(
            ["run", app.folder.path, "--headless"] + options, variables: ["LANG": host, "LC_ALL": ""])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").dropFirst(line).first.map(String.init) ?? outcome.errors
    }

    @Test(
        "An app is launched in its development language, or in one that is chosen: texts, documents, files and formats")
    func choice() throws {
        let app = try Self.app()
        defer { app.remove() }
        #expect(
            try Self.printed(app)
                == "none Bean [\"en\"] en_US [\"en-US\"] 1,234.5 January 1, 1970 english false 1")
        #expect(
            try Self.printed(app, "--language", "de")
                == "nichts Bohne [\"de\"] de_DE [\"de\"] 1.234,5 1. Januar 1970 deutsch false 2")
        #expect(
            try Self.printed(app, "--language", "de-AT")
                == "nichts Bohne [\"de\"] de_AT [\"de-AT\"] 1.234,5 1. Jänner 1970 deutsch false 2")
        #expect(
            try Self.printed(app, "--region", "GB")
                == "none Bean [\"en\"] en_GB [\"en-GB\"] 1,234.5 1 January 1970 english false 2")
    }

    @Test("Localized strings are translated with the values that they have, in the order of the translation")
    func localizedStrings() throws {
        let app = try Self.app()
        defer { app.remove() }
        #expect(try Self.printed(app, line: 1) == "Bean Hi 3 of A% Buy 3 Beans For 1.50 Bean 100%")
        #expect(
            try Self.printed(app, "--language", "de", line: 1)
                == "Bohne Hi 3 of A% Kaufe Beans: 3 For 1.50 Bohne 100%")
    }

    @Test("A language from right to left turns the interface, and has documents of its own")
    func rightToLeft() throws {
        let app = try Self.app()
        defer { app.remove() }
        let text = try Self.printed(app, "--language", "ar", "--region", "EG")
        #expect(text.hasPrefix("لا شيء حبة [\"ar\"] ar_EG [\"ar\"]") && text.contains("english true"))
    }

    @Test("The language of the computer is that of the app, if the app has it")
    func host() throws {
        let app = try Self.app()
        defer { app.remove() }
        #expect(try Self.printed(app, host: "de_CH.UTF-8").hasPrefix("nichts Bohne [\"de\"] de_CH [\"de-CH\"]"))
        #expect(try Self.printed(app, host: "fr_CH.UTF-8").hasPrefix("none Bean [\"en\"] en_CH"))
    }

    @Test("A scheme's arguments and variables, and those of a test's launch, choose the language")
    func arguments() throws {
        let app = try Self.app(besides: [
            "Shop.xcodeproj/project.pbxproj": Self.project,
            "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion = "1500" version = "1.7">
               <LaunchAction buildConfiguration = "Debug">
                  <BuildableProductRunnable runnableDebuggingMode = "0">
                     <BuildableReference BuildableIdentifier = "primary" BlueprintName = "Shop"></BuildableReference>
                  </BuildableProductRunnable>
                  <CommandLineArguments>
                     <CommandLineArgument argument = "-AppleLanguages &quot;(de)&quot;" isEnabled = "YES"/>
                     <CommandLineArgument argument = "-AppleLanguages (ar)" isEnabled = "NO"/>
                  </CommandLineArguments>
               </LaunchAction>
            </Scheme>
            """,
            "ShopUITests/LanguageTests.swift": """
            import XCTest

            final class LanguageTests: XCTestCase {
                func testGerman() {
                    let app = XCUIApplication()
                    app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
                    app.launch()
                    XCTAssertTrue(app.staticTexts["nichts"].exists)
                }
            }
            """,
        ])
        defer { app.remove() }
        #expect(try Self.printed(app).hasPrefix("nichts Bohne [\"de\"] de_DE"))
        #expect(try Self.printed(app, "--language", "en").hasPrefix("none Bean [\"en\"] en_US"))
        try FileManager.default.removeItem(at: app.folder.appending(path: "Shop.xcodeproj"))
        let tests = try app.storyboard("test", app.folder.path)
        #expect(tests.code == 0, "\(tests.output)\(tests.errors)")
    }

    @Test("What is no language or region is said")
    func wrongCodes() throws {
        let app = try Self.app()
        defer { app.remove() }
        let outcome = try app.storyboard("run", app.folder.path, "--headless", "--region", "Bavaria")
        #expect(outcome.errors.contains("'Bavaria' isn't a region, expected a code such as 'DE'"))
        let language = try app.storyboard("run", app.folder.path, "--headless", "--language", "(de)")
        #expect(language.errors.contains("'(de)' is not a language code"))
    }

    static let project = """
        { objects = {
            A = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (A); buildConfigurationList = TL; };
            P = { isa = PBXProject; targets = (T); mainGroup = G; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SDKROOT = iphoneos; INFOPLIST_FILE = Shop/Info.plist; }; };
        }; rootObject = P; }
        """
}
