import Foundation
import Testing

/// What apps import of their own: targets of projects, and of packages.
@Suite("Apps of several modules", .serialized)
struct ModulesTests {
    // MARK: Projects and packages beside them

    /// An app with a framework, a static library and a local package, which uses another package.
    static func shop() throws -> SmallApp {
        let app = try SmallApp(
            body: """
                    @IBOutlet private weak var count: UILabel!

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(Till.rang(_:)), name: Till.bell, object: nil)
                        let till = UIStoryboard(name: "Till", bundle: Bundle(for: TillController.self))
                            .instantiateInitialViewController() as! TillController
                        till.loadViewIfNeeded()
                        count.text = [till.display.text!, greeting(), Cup(size: 2).name, Bundle.main.bundleIdentifier!]
                            .joined(separator: " ")
                    }
                    @objc func rang(_ notification: Notification) {}
                    @IBAction private func buy() { count.text = Bundle(for: Till.self).bundleURL.lastPathComponent }
                """,
            besides: [
                "Shop.xcodeproj/project.pbxproj": Self.project,
                "Kit/Till.swift": """
                import UIKit
                import Greetings

                open class Till: NSObject {
                    public static let bell = Notification.Name("bell")
                    @objc open func rang(_ notification: Notification) {}
                }

                public class TillController: UIViewController {
                    @IBOutlet public private(set) weak var display: UILabel!
                    @IBAction private func pay() {}

                    public override func viewDidLoad() {
                        super.viewDidLoad()
                        display.text = NSLocalizedString("price", bundle: Bundle(for: TillController.self), comment: "")
                    }
                    public class func welcome() -> String { greeting() }
                }
                """,
                "Kit/Till.storyboard": SmallApp.storyboard.replacing("ShopController", with: "TillController")
                    .replacing("\"buy\"", with: "\"pay\"").replacing(
                        "property=\"count\"", with: "property=\"display\""),
                "Kit/en.lproj/Localizable.strings": "\"price\" = \"3.50\";\n",
                "Cups/Cup.swift": """
                public struct Cup {
                    let size: Int
                    public init(size: Int) { self.size = size }
                    public var name: String { "cup \\(size)" }
                }
                """,
                "Greetings/Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription

                let package = Package(
                    name: "Greetings", defaultLocalization: "en",
                    products: [.library(name: "Greetings", targets: ["Greetings"])],
                    dependencies: [.package(path: "../Words")],
                    targets: [
                        .target(
                            name: "Greetings", dependencies: ["Words"], resources: [.process("Resources")],
                            swiftSettings: [.define("POLITE")]),
                        .testTarget(name: "GreetingsTests", dependencies: ["Greetings"]),
                    ])
                """,
                "Greetings/Sources/Greetings/Greeting.swift": """
                import Foundation
                import Words

                public func greeting() -> String {
                    let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")!
                    let text = try! String(contentsOf: file, encoding: .utf8)
                    #if POLITE && SWIFT_PACKAGE
                    return "\\(text) \\(word)"
                    #else
                    return text
                    #endif
                }
                """,
                "Greetings/Sources/Greetings/Resources/greeting.txt": "Hello",
                "Words/Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription

                let package = Package(
                    name: "Words", products: [.library(name: "Words", targets: ["Words"])],
                    targets: [
                        .target(name: "Words", dependencies: ["Letters"], path: "Code"),
                        .target(name: "Letters", path: "Letters", cSettings: [.define("LAST", to: "'d'")]),
                    ])
                """,
                "Words/Code/Word.swift": """
                import Letters

                public let word = "frien" + String(UnicodeScalar(UInt8(bitPattern: last_letter())))

                """,
                "Words/Letters/include/Letters.h": "char last_letter(void);\n",
                "Words/Letters/letters.c": "#include \"Letters.h\"\nchar last_letter(void) { return LAST; }\n",
                "ShopTests/CupTests.swift": """
                import XCTest
                @testable import Cups
                @testable import Shop

                final class CupTests: XCTestCase {
                    func testSize() { XCTAssertEqual(Cup(size: 4).size, 4) }
                }
                """,
            ])
        let controller = app.folder.appending(path: "Shop/ShopController.swift")
        let text = try String(contentsOf: controller, encoding: .utf8)
        try app.write(
            "import Cups\nimport Greetings\nimport Kit\n" + text, to: "Shop/ShopController.swift")
        return app
    }

    static let expected = "3.50 Hello friend cup 2 org.example.Shop"

    @Test("A framework, a static library and local packages, in C too, are modules with their resources and documents")
    func modules() throws {
        let app = try Self.shop()
        defer { app.remove() }
        // A folder that links to itself has each file twice.
        try FileManager.default.createSymbolicLink(
            atPath: app.folder.appendingPathComponent("Words/Code/Words").path, withDestinationPath: ".")
        let outcome = try app.run(
            #"{"expect":{"text":"\#(Self.expected)"}}"#, #"{"tap":{"text":"Buy"}}"#,
            #"{"expect":{"text":"Kit.framework"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test("A change in a module is in the app, also if it changes what others are compiled from")
    func changes() throws {
        let app = try Self.shop()
        defer { app.remove() }
        #expect(try app.run(#"{"expect":{"text":"\#(Self.expected)"}}"#).code == 0)
        try app.write("public let word = \"stranger\"\n", to: "Words/Code/Word.swift")
        // The structure has another size now, which the app's code must know.
        try app.write(
            """
            public struct Cup {
                let label: String
                let size: Int
                public init(size: Int) { (self.size, label) = (size, "mug") }
                public var name: String { "\\(label) \\(size)" }
            }
            """, to: "Cups/Cup.swift")
        try app.write("Hi", to: "Greetings/Sources/Greetings/Resources/greeting.txt")
        let outcome = try app.run(#"{"expect":{"text":"3.50 Hi stranger mug 2 org.example.Shop"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
        let optimized = try app.storyboard("build", app.folder.path, "--release")
        #expect(optimized.errors == "")
    }

    @Test("Tests see the declarations of modules with '@testable import'")
    func tests() throws {
        let app = try Self.shop()
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Executed 1 test, with 0 failures"))
    }

    @Test("A document of the app has classes of modules, and an outlet that such a class lacks is an error")
    func documents() throws {
        let app = try Self.shop()
        defer { app.remove() }
        let document = SmallApp.storyboard.replacing(
            "customClass=\"ShopController\" customModule=\"Renamed\" customModuleProvider=\"target\"",
            with: "customClass=\"TillController\" customModule=\"Kit\""
        ).replacing("\"buy\"", with: "\"pay\"")
        try app.write(document, to: "Shop/Base.lproj/Main.storyboard")
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Main.storyboard:") && outcome.errors.contains("'count'"))
        try app.write(
            document.replacing("property=\"count\"", with: "property=\"display\""),
            to: "Shop/Base.lproj/Main.storyboard")
        #expect(try app.run(#"{"expect":{"text":"3.50"}}"#).errors == "")
    }

    @Test("An import of a package that isn't there is an error that names it, and what can be done")
    func remotePackage() throws {
        let app = try Self.shop()
        defer { app.remove() }
        try app.write("import Beans\n", to: "Kit/Beans.swift")
        try app.write(
            Self.project.replacing(
                "KS = { isa = PBXSourcesBuildPhase; files = (KB1",
                with: "KS = { isa = PBXSourcesBuildPhase; files = (KB3, KB1"
            ).replacing(
                "beans.git\"; };",
                with: "beans.git\"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };"),
            to: "Shop.xcodeproj/project.pbxproj")
        let outcome = try app.storyboard("build", app.folder.path, "--offline")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Kit/Beans.swift:1:8: error: no such module 'Beans'"))
        #expect(
            outcome.errors.contains(
                "error: the package 'beans' of https://example.org/beans.git hasn't been fetched, and the build is offline"
            ), "\(outcome.errors)")
    }

    @Test("A module that needs its part in Objective-C is left out with what needs it; a strict build has errors")
    func mixedModule() throws {
        let app = try Self.shop()
        defer { app.remove() }
        try app.write(
            """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])],
                targets: [
                    .target(name: "Words", dependencies: ["WordStore"], path: "Code"),
                    .target(name: "WordStore", path: "Store", publicHeadersPath: "."),
                ])
            """, to: "Words/Package.swift")
        try app.write("@interface WordStore : NSObject\n@end\n", to: "Words/Store/WordStore.h")
        try app.write("#import \"WordStore.h\"\n@implementation WordStore\n@end\n", to: "Words/Store/WordStore.m")
        try app.write("public let word = WordStore().word\n", to: "Words/Code/Word.swift")
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let reason = "'Words' needs 'WordStore', which can't be built here"
        #expect(outcome.errors.contains("warning: \(reason); the module is left out, with the code that needs it"))
        #expect(outcome.errors.contains("left out, since it needs a module that isn't available here: 'import Words'"))
        let again = try app.storyboard("build", app.folder.path)
        #expect(again.code == 0 && again.errors.contains(reason))
        let strict = try app.storyboard("build", app.folder.path, "--strict")
        #expect(strict.code == 2 && strict.errors.contains("Word.swift:1:19: error: cannot find 'WordStore' in scope"))
        try app.write("public let word = \"friend\"\n", to: "Words/Code/Word.swift")
        let mended = try app.storyboard("build", app.folder.path)
        #expect(mended.code == 0 && !mended.errors.contains(reason), "\(mended.errors)")
    }

    // MARK: Packages

    @Test("A package is an app, with its executable and the targets that this needs")
    func package() throws {
        let app = try SmallApp(
            body: "", delegate: "",
            besides: [
                "Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription

                let package = Package(
                    name: "Stand",
                    targets: [
                        .target(name: "Core", dependencies: []),
                        .executableTarget(name: "App", dependencies: ["Core"]),
                        .testTarget(name: "CoreTests", dependencies: ["Core"]),
                    ])
                """,
                "Sources/Core/Core.swift":
                    "public func price() -> String { half() }\nfunc half() -> String { \"1.75\" }\n",
                "Sources/App/AppDelegate.swift": SmallApp.delegate,
                "Sources/App/Main.storyboard": SmallApp.storyboard,
                "Sources/App/Info.plist": SmallApp.information, "Sources/App/note.txt": "note",
                "Sources/App/ShopController.swift": """
                import Core
                import UIKit

                class ShopController: UIViewController {
                    @IBOutlet private weak var count: UILabel!
                    @IBAction private func buy() {
                        count.text = "\\(price()) \\(Bundle.module.path(forResource: "note", ofType: "txt") != nil)"
                    }
                }
                """,
                "Tests/CoreTests/CoreTests.swift": """
                import XCTest
                @testable import Core

                final class CoreTests: XCTestCase {
                    func testHalf() { XCTAssertEqual(half(), "1.75") }
                }
                """,
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"1.75 true"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
        let tests = try app.storyboard("test", app.folder.path)
        #expect(tests.output.contains("Executed 1 test, with 0 failures"), "\(tests.errors)")
    }

    @Test("A manifest that can't be read is an error with the compiler's words")
    func damagedManifest() throws {
        let app = try Self.shop()
        defer { app.remove() }
        try app.write(
            "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Pack()\n", to: "Words/Package.swift")
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code != 0)
        #expect(
            outcome.errors.contains("Words/Package.swift") && outcome.errors.contains("cannot find 'Pack' in scope"))
    }

    /// The project of the app, the framework `Kit` and the library `Cups`, with the packages `Greetings` and `Beans`.
    static let project = """
        // !$*UTF8*$!
        { objects = {
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = KP; };
            B5 = { isa = PBXBuildFile; productRef = GP; };
            B6 = { isa = PBXBuildFile; fileRef = CP; };
            KB1 = { isa = PBXBuildFile; fileRef = K1; }; KB2 = { isa = PBXBuildFile; fileRef = K2; };
            KB3 = { isa = PBXBuildFile; fileRef = K3; }; KB4 = { isa = PBXBuildFile; fileRef = K4; };
            CB1 = { isa = PBXBuildFile; fileRef = C1; }; TB1 = { isa = PBXBuildFile; fileRef = T1; };
            F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = ShopController.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            K1 = { isa = PBXFileReference; path = Till.swift; sourceTree = "<group>"; };
            K2 = { isa = PBXFileReference; path = Till.storyboard; sourceTree = "<group>"; };
            K3 = { isa = PBXFileReference; path = Beans.swift; sourceTree = "<group>"; };
            K4 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            C1 = { isa = PBXFileReference; path = Cups/Cup.swift; sourceTree = "<group>"; };
            T1 = { isa = PBXFileReference; path = ShopTests/CupTests.swift; sourceTree = "<group>"; };
            KP = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            CP = { isa = PBXFileReference; path = libCups.a; sourceTree = BUILT_PRODUCTS_DIR; };
            DP = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Greetings; sourceTree = "<group>"; };
            A = { isa = PBXGroup; path = Shop; children = (F1, F2, F3); sourceTree = "<group>"; };
            KG = { isa = PBXGroup; path = Kit; children = (K1, K2, K3, K4); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (A, KG, C1, T1, DP); sourceTree = "<group>"; };
            GP = { isa = XCSwiftPackageProductDependency; productName = Greetings; };
            BP = { isa = XCSwiftPackageProductDependency; package = BR; productName = Beans; };
            BR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/beans.git"; };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
            R = { isa = PBXResourcesBuildPhase; files = (B3); };
            L = { isa = PBXFrameworksBuildPhase; files = (B4, B5, B6); };
            KS = { isa = PBXSourcesBuildPhase; files = (KB1); };
            KR = { isa = PBXResourcesBuildPhase; files = (KB2, KB4); };
            CS = { isa = PBXSourcesBuildPhase; files = (CB1); };
            TS = { isa = PBXSourcesBuildPhase; files = (TB1); };
            KD = { isa = PBXTargetDependency; target = K; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                  buildPhases = (S, R, L); dependencies = (KD); buildConfigurationList = TL; };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                  buildPhases = (KS, KR); packageProductDependencies = (GP, BP); productReference = KP; };
            C = { isa = PBXNativeTarget; name = Cups; productType = "com.apple.product-type.library.static";
                  buildPhases = (CS); productReference = CP; };
            U = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
                  buildPhases = (TS); };
            P = { isa = PBXProject; targets = (T, K, C, U); mainGroup = G; buildConfigurationList = PL;
                  packageReferences = (BR); };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Shop/Info.plist; }; };
        }; rootObject = P; }
        """
}
