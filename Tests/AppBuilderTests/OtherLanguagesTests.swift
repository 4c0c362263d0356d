import Foundation
import Testing

/// Sources in C, and in Objective-C, beside those in Swift.
@Suite("Apps with other languages", .serialized)
struct OtherLanguagesTests {
    static func app(_ body: String, besides files: [String: String] = [:]) throws -> SmallApp {
        try SmallApp(
            body: "    @IBOutlet weak var count: UILabel!\n\(body)",
            besides: [
                "Shop.xcodeproj/project.pbxproj": project,
                "Shop/Shop-Bridging-Header.h": """
                #import <UIKit/UIKit.h>
                #import "LegacyStore.h"
                #import "beans.h"
                """,
                "Shop/LegacyStore.h": """
                #import <Foundation/Foundation.h>

                NS_ASSUME_NONNULL_BEGIN
                @interface LegacyStore : NSObject
                - (NSInteger)stock;
                @end
                NS_ASSUME_NONNULL_END
                """,
                "Shop/LegacyStore.m": "#import \"LegacyStore.h\"\n@implementation LegacyStore\n@end\n",
                "Shop/beans.h":
                    "#import <stdint.h>\ntypedef struct { int32_t weight; } bean;\nint32_t weigh(bean b, int count);\n",
                "Shop/beans.c":
                    "#include \"beans.h\"\nint32_t weigh(bean b, int count) { return b.weight * count * FACTOR; }\n",
            ].merging(files) { $1 })
    }

    @Test("C is compiled, and Swift calls what the bridging header declares")
    func c() throws {
        let app = try Self.app(
            "    @IBAction func buy() { count.text = \"\\(weigh(bean(weight: 3), 4)) g\" }")
        defer { app.remove() }
        let outcome = try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"24 g"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("LegacyStore.m: Objective-C isn't compiled here, this file is left out"))
        try app.write("#include \"beans.h\"\nint32_t weigh(bean b, int count) { return 7; }\n", to: "Shop/beans.c")
        #expect(try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"7 g"}}"#).code == 0)
    }

    @Test("An error in C is about its line")
    func damagedC() throws {
        let app = try Self.app("    @IBAction func buy() {}", besides: ["Shop/beans.c": "int weigh(\n"])
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2 && outcome.errors.contains("Shop/beans.c:"))
    }

    @Test("Code that needs Objective-C is left out, with a warning; a strict build has an error with both places")
    func objectiveC() throws {
        let app = try Self.app("    @IBAction func buy() { count.text = \"\\(LegacyStore().stock())\" }")
        defer { app.remove() }
        let built = try app.run(#"{"tap":{"text":"Buy"}}"#)
        #expect(built.code == 0, "\(built.errors)")
        let reason = "warning: left out, since it needs Objective-C, which isn't compiled here"
        #expect(built.errors.contains("ShopController.swift:5:1: \(reason): 'count.text = "), "\(built.errors)")
        let outcome = try app.storyboard("build", app.folder.path, "--strict")
        #expect(outcome.code == 2)
        let file = app.folder.appending(path: "Shop/LegacyStore.h").path
        let source = app.folder.appending(path: "Shop/ShopController.swift").path
        #expect(
            outcome.errors.contains(
                "\(file):4:1: error: 'LegacyStore' is declared here in Objective-C, which can't be compiled on Linux; \(source):5 needs it"
            ))
    }

    @Test("A document with a class in Objective-C is reported with the place of the class")
    func document() throws {
        let app = try Self.app("    @IBAction func buy() {}")
        defer { app.remove() }
        try app.write(
            SmallApp.storyboard.replacing("customClass=\"ShopController\"", with: "customClass=\"LegacyStore\""),
            to: "Shop/Base.lproj/Main.storyboard")
        let outcome = try app.storyboard("build", app.folder.path, "--strict")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("LegacyStore.h:4:1: error: 'LegacyStore' is declared here in Objective-C"))
    }

    @Test("An app without Swift is said to be one")
    func onlyObjectiveC() throws {
        let app = try Self.app("    @IBAction func buy() {}")
        defer { app.remove() }
        try app.write(
            Self.project.replacing("files = (B1, B2, B4, B5)", with: "files = (B4, B5)"),
            to: "Shop.xcodeproj/project.pbxproj")
        try app.write(
            SmallApp.storyboard.replacing("customClass=\"ShopController\"", with: ""),
            to: "Shop/Base.lproj/Main.storyboard")
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2 && outcome.errors.contains("LegacyStore.m: error: the app is written in Objective-C"))
    }

    static let project = """
        // !$*UTF8*$!
        { objects = {
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
            B5 = { isa = PBXBuildFile; fileRef = F5; };
            F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = ShopController.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = LegacyStore.m; sourceTree = "<group>"; };
            F5 = { isa = PBXFileReference; path = beans.c; sourceTree = "<group>"; };
            F6 = { isa = PBXFileReference; path = beans.h; sourceTree = "<group>"; };
            F7 = { isa = PBXFileReference; path = LegacyStore.h; sourceTree = "<group>"; };
            A = { isa = PBXGroup; path = Shop; children = (F1, F2, F3, F4, F5, F6, F7); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4, B5); };
            R = { isa = PBXResourcesBuildPhase; files = (B3); };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                  buildPhases = (S, R); buildConfigurationList = TL; };
            P = { isa = PBXProject; targets = (T); mainGroup = G; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SDKROOT = iphoneos; INFOPLIST_FILE = Shop/Info.plist;
                SWIFT_OBJC_BRIDGING_HEADER = "Shop/Shop-Bridging-Header.h";
                GCC_PREPROCESSOR_DEFINITIONS = ("FACTOR=2", "$(inherited)"); }; };
        }; rootObject = P; }
        """
}
