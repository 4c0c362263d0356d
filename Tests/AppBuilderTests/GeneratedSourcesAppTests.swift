import Foundation
import Testing

/// Apps whose sources name what R.swift and SwiftGen write in Xcode.
@Suite("Apps with sources of R.swift and SwiftGen", .serialized)
struct GeneratedSourcesAppTests {
    private static let texts = "\"hello\" = \"Hello\";\n\"sold\" = \"%d of %@\";\n"
    private static let color =
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#

    private static var storyboard: String {
        SmallApp.storyboard.replacing(
            "id=\"con-sh-001\" customClass", with: "storyboardIdentifier=\"Shop Front\" id=\"con-sh-001\" customClass")
    }

    // MARK: R.swift

    /// What the tests need of R.swift's library.
    private static let library = """
        import Foundation
        import UIKit

        public struct ColorResource {
            public init(bundle: Bundle, name: String) {}
        }
        public struct StringResource {
            public let key: String
            public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
                self.key = key
            }
        }
        public protocol StoryboardResourceType {
            var bundle: Bundle { get }
            var name: String { get }
        }
        public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType {
            associatedtype InitialController
        }
        public struct StoryboardViewControllerResource<Controller> {
            public let identifier: String
            public init(identifier: String) { self.identifier = identifier }
        }
        """

    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; targets = (T, K); mainGroup = G; buildConfigurationList = PL; };
            G = { isa = PBXGroup; children = (GS, GK, F); sourceTree = "<group>"; };
            GS = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
            GK = { isa = PBXFileSystemSynchronizedRootGroup; path = Rswift; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = R.generated.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            X = { isa = PBXShellScriptBuildPhase; name = "Resources";
                  shellScript = "\\"$PODS_ROOT/R.swift/rswift\\" generate \\"$SRCROOT/R.generated.swift\\"\\n"; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                  buildPhases = (X, S); dependencies = (D); fileSystemSynchronizedGroups = (GS);
                  buildConfigurationList = TL; };
            D = { isa = PBXTargetDependency; target = K; };
            K = { isa = PBXNativeTarget; name = Rswift; productType = "com.apple.product-type.framework";
                  buildPhases = (); fileSystemSynchronizedGroups = (GK); buildConfigurationList = KL; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Shop/Info.plist; }; };
            KL = { isa = XCConfigurationList; buildConfigurations = (KC); };
            KC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        }; rootObject = P; }
        """

    @Test(
        "The build writes what R.swift would, if its library can be imported, and doesn't warn about its file and phase"
    )
    func rswift() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let front: ShopController? = R.storyboard.main.shopFront()
                        let isRed = R.color.brand() == UIColor(named: "Brand")
                        let texts = [R.string.localizable.hello(), R.string.localizable.sold(3, "x")]
                        count.text = "\\(texts.joined(separator: ", ")) \\(front != nil) \\(isRed) \\(R.storyboard.main.name)"
                    }
                    @IBAction func buy() {}
                """,
            besides: [
                "Shop.xcodeproj/project.pbxproj": Self.project, "Rswift/Library.swift": Self.library,
                "Shop/en.lproj/Localizable.strings": Self.texts, "Shop/Base.lproj/Main.storyboard": Self.storyboard,
                "Shop/Assets.xcassets/Brand.colorset/Contents.json": Self.color,
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"expect":{"text":"Hello, 3 of x true true Main"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(!outcome.errors.contains("R.generated.swift") && !outcome.errors.contains("script phase"))
    }

    // MARK: SwiftGen

    private static let configuration = """
        strings:
          inputs: Shop/en.lproj
          outputs:
            - templateName: structured-swift5
              output: Generated/Strings.swift
        xcassets:
          inputs: Shop/Assets.xcassets
          outputs:
            - templateName: swift5
              output: Generated/Assets.swift
        ib:
          inputs: Shop
          outputs:
            - templateName: scenes-swift5
              output: Generated/Scenes.swift
        """

    @Test("The build writes what SwiftGen would, as swiftgen.yml says")
    func swiftGen() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        count.text = "\\(L10n.hello), \\(L10n.sold(3, "x")) \\(Asset.brand.color == UIColor(named: "Brand"))"
                    }
                    @IBAction func buy() {
                        count.text = StoryboardScene.Main.shopFront.instantiate() === self ? "same" : "other"
                    }
                """,
            besides: [
                "swiftgen.yml": Self.configuration, "Shop/en.lproj/Localizable.strings": Self.texts,
                "Shop/Base.lproj/Main.storyboard": Self.storyboard,
                "Shop/Assets.xcassets/Brand.colorset/Contents.json": Self.color,
            ])
        defer { app.remove() }
        let outcome = try app.run(
            #"{"expect":{"text":"Hello, 3 of x true"}}"#, #"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"other"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    // MARK: Other tools

    @Test("A missing source that another tool would write is an error that names the phase")
    func otherTools() throws {
        let project = Self.project.replacing("R.generated.swift", with: "Mocks.generated.swift")
            .replacing("$PODS_ROOT/R.swift/rswift\\\" generate", with: "$PODS_ROOT/Sourcery/bin/sourcery\\\" --output")
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    @IBAction func buy() { count.text = CupMock().text }
                """,
            besides: ["Shop.xcodeproj/project.pbxproj": project, "Rswift/Library.swift": Self.library])
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.contains(
                "Mocks.generated.swift: error: the project lists this file, which does not exist; the script phase "
                    + "'Resources' would write it with Sourcery, and isn't run here"), "\(outcome.errors)")
    }
}
