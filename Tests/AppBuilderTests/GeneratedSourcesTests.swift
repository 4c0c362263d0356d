import AppProject
import ClassModel
import FileAccess
import Testing

@testable import AppBuilder

@Suite("Sources that R.swift and SwiftGen write in Xcode")
struct GeneratedSourcesTests {
    // MARK: A small folder

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="con-ge-001">
            <scenes>
                <scene sceneID="sce-ge-001"><objects>
                    <tableViewController storyboardIdentifier="Cup-List" id="con-ge-001" customClass="ListController" \
        customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                        <tableView key="view" id="tab-ge-001"><prototypes>
                            <tableViewCell reuseIdentifier="cup-cell" id="cel-ge-001" customClass="CupCell"/>
                        </prototypes></tableView>
                        <connections>
                            <segue destination="con-ge-002" kind="show" identifier="ShowCup" id="seg-ge-001"/>
                        </connections>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="sce-ge-002"><objects>
                    <viewController storyboardIdentifier="name" id="con-ge-002" customClass="GoneController" \
        sceneMemberID="viewController"><view key="view" id="vie-ge-002"/></viewController>
                </objects></scene>
            </scenes>
        </document>
        """

    private static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="box" id="cel-ge-003" customClass="CupCell"/>
        </objects></document>
        """

    private static let plural = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>cups</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@number@</string>
            <key>number</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>other</key><string>%d cups</string>
            </dict>
        </dict></dict></plist>
        """

    private static let texts = """
        "hello" = "Hello";
        "sold.items" = "%1$d of %2$@";
        "class" = "Class";
        "sale.off" = "%.1f %%";
        "two" = "2"; "Two" = "II";
        """

    /// A font that has nothing but its names.
    private static let font: [UInt8] = {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let names = [(1, "Open Sans"), (2, "Bold"), (6, "OpenSans-Bold")].map { ($0.0, Array($0.1.utf8)) }
        var records: [UInt8] = []
        var bytes: [UInt8] = []
        for (name, text) in names {
            records += [1, 0, 0, name, text.count, bytes.count].flatMap { number($0, 2) }
            bytes += text
        }
        let table = number(0, 2) + number(names.count, 2) + number(6 + records.count, 2) + records + bytes
        let head = number(0x10000, 4) + number(1, 2) + number(0, 6)
        return head + Array("name".utf8) + number(0, 4) + number(28, 4) + number(table.count, 4) + table
    }()

    private static func contents() throws -> ResourceContents {
        let store = MemoryFiles([
            "/w/Base.lproj/Main.storyboard": storyboard, "/w/CupCell.xib": nib,
            "/w/en.lproj/Localizable.strings": texts, "/w/en.lproj/Localizable.stringsdict": plural,
            "/w/de.lproj/Localizable.strings": "\"hello\" = \"Hallo %d\";\n", "/w/price list.json": "{}",
            "/w/mug@2x.png": "", "/w/A.xcassets/URLIcon.imageset/Contents.json": "{}",
            "/w/A.xcassets/Dark Roast.colorset/Contents.json": "{}",
            "/w/A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "/w/A.xcassets/Icons/home.imageset/Contents.json": "{}",
        ])
        try store.update("/w/OpenSans-Bold.ttf", with: font)
        let paths = [
            ("/w/Base.lproj/Main.storyboard", "Base.lproj"), ("/w/CupCell.xib", ""),
            ("/w/de.lproj/Localizable.strings", "de.lproj"), ("/w/en.lproj/Localizable.strings", "en.lproj"),
            ("/w/en.lproj/Localizable.stringsdict", "en.lproj"), ("/w/price list.json", ""), ("/w/mug@2x.png", ""),
            ("/w/OpenSans-Bold.ttf", ""), ("/w/A.xcassets", ""),
        ]
        return try ResourceContents(paths.map { AppProject.Resource(path: $0.0, folder: $0.1) }, store)
    }

    private static let classes = KnownClasses(
        ["class ListController: UITableViewController {}\nfinal class CupCell: UITableViewCell {}"], module: "Shop",
        importing: [])

    /// Expects lines in a text, whatever their indentation.
    private func expect(_ lines: [String], in text: String) {
        let found = Set(text.split(separator: "\n").map { $0.drop { $0 == " " } })
        for line in lines { #expect(found.contains(line[...]), "\(line)\n\(text)") }
    }

    // MARK: R.swift

    @Test("R has values and functions for the library before version 7")
    func rswift() throws {
        let text = RSwiftSource(try Self.contents(), for: .rswift, Self.classes, bundle: "Bundle.main").text
        expect(
            [
                "import Rswift", "struct R {", "static func validate() throws {}",
                #"static var urlIcon: Rswift.ImageResource { Rswift.ImageResource(bundle: R.hostingBundle, name: "URLIcon") }"#,
                #"static var home: Rswift.ImageResource { Rswift.ImageResource(bundle: R.hostingBundle, name: "Icons/home") }"#,
                #"static var mug: Rswift.ImageResource { Rswift.ImageResource(bundle: R.hostingBundle, name: "mug") }"#,
                #"static func darkRoast(compatibleWith traits: UIKit.UITraitCollection? = nil) -> UIKit.UIColor? { UIKit.UIColor(named: "Dark Roast", in: R.hostingBundle, compatibleWith: traits) }"#,
                #"static func hello(preferredLanguages: [String]? = nil) -> String { R.string.lookUp("hello", "Localizable", preferredLanguages, []) }"#,
                #"static func soldItems(_ value1: Int, _ value2: String, preferredLanguages: [String]? = nil) -> String { R.string.lookUp("sold.items", "Localizable", preferredLanguages, [value1, value2]) }"#,
                #"static func cups(number value1: Int, preferredLanguages: [String]? = nil) -> String { R.string.lookUp("cups", "Localizable", preferredLanguages, [value1]) }"#,
                #"static func `class`(preferredLanguages: [String]? = nil) -> String { R.string.lookUp("class", "Localizable", preferredLanguages, []) }"#,
                #"static var priceListJson: Rswift.FileResource { Rswift.FileResource(bundle: R.hostingBundle, name: "price list", pathExtension: "json") }"#,
                #"static func openSansBold(size: CGFloat) -> UIKit.UIFont? { UIKit.UIFont(name: "OpenSans-Bold", size: size) }"#,
                "static var main: _R.storyboard.main { _R.storyboard.main() }",
                "struct main: Rswift.StoryboardResourceWithInitialControllerType {",
                "typealias InitialController = ListController",
                "struct _cupCell: Rswift.NibResourceType, Rswift.ReuseIdentifierType {",
                #"static var box: Rswift.ReuseIdentifier<CupCell> { Rswift.ReuseIdentifier<CupCell>(identifier: "box") }"#,
                "struct listController {",
            ], in: text)
        let segue = "Rswift.StoryboardSegueIdentifier<UIKit.UIStoryboardSegue, ListController, UIKit.UIViewController>"
        #expect(text.contains(#"static var showCup: \#(segue) { \#(segue)(identifier: "ShowCup") }"#), "\(text)")
        #expect(text.contains("func cupList(_: Void = ()) -> ListController? {"))
        // What shares a name with another, or would hide a property of the storyboard, has none.
        #expect(!text.contains(" two") && !text.contains("StoryboardViewControllerResource<UIKit.UIViewController>"))
    }

    @Test("R has values that can be called for version 7 of the library")
    func rswiftResources() throws {
        let text = RSwiftSource(
            try Self.contents(), for: .rswiftResources, Self.classes, bundle: "Bundle.main", isMainActor: true
        ).text
        expect(
            [
                "import RswiftResources",
                #"static var soldItems: RswiftResources.StringResource2<Int, String> { RswiftResources.StringResource2<Int, String>(key: "sold.items", tableName: "Localizable", source: .hosting(R.hostingBundle), developmentValue: nil, comment: nil) }"#,
                #"static var cupCell: RswiftResources.NibReferenceReuseIdentifier<CupCell, CupCell> { RswiftResources.NibReferenceReuseIdentifier<CupCell, CupCell>(name: "CupCell", bundle: R.hostingBundle, identifier: "box") }"#,
                "struct main: RswiftResources.StoryboardReference, RswiftResources.InitialControllerContainer {",
                #"@MainActor static func main(_: Void = ()) -> UIKit.UIStoryboard { UIKit.UIStoryboard(name: main.name, bundle: R.hostingBundle) }"#,
            ], in: text)
    }

    @Test(
        "Names are those of R.swift",
        arguments: [
            ("Dark Roast", "darkRoast"), ("URLIcon", "urlIcon"), ("price-list.json", "priceListJson"),
            ("2nd cup", "ndCup"), ("a_b", "a_b"), ("URL", "urL"), ("HTTP2", "http2"), ("é clair", "éClair"), ("--", ""),
        ])
    func names(_ text: String, _ name: String) { #expect(RSwiftName.name(text) == name) }

    // MARK: SwiftGen

    private static let configuration = """
        # What is generated
        input_dir: Resources
        output_dir: "Generated/"
        strings:
          inputs: en.lproj
          outputs:
            - templateName: structured-swift5
              output: Strings.swift # typed
              params:
                enumName: Words
                publicAccess: true
        ib:
        - inputs: [.]
          outputs:
            - templateName: scenes-swift5
              output: Scenes.swift
            - templateName: segues-swift4
              output: Segues.swift
        xcassets:
          inputs: A.xcassets
          outputs:
            templateName: swift5
            output: Assets.swift
        fonts:
          inputs: ../Fonts
          outputs: {}
        json:
          inputs: data
          outputs:
            templatePath: own.stencil
            output: Data.swift
        """

    private static func output(_ name: String) throws -> SwiftGenOutput {
        let all = try #require(SwiftGenOutput.all(in: configuration, at: "/w"))
        return try #require(all.first { $0.path == "/w/Generated/\(name).swift" })
    }

    private func source(_ name: String) throws -> String {
        SwiftGenSource(
            output: try Self.output(name), contents: try Self.contents(), classes: Self.classes, bundle: "Bundle.main"
        ).text
    }

    @Test("A configuration says the files with their templates, inputs and names")
    func configurations() throws {
        let texts = try Self.output("Strings")
        #expect(texts.kind == "structured" && texts.typeName == "Words" && texts.access == "public")
        #expect(texts.inputs == ["/w/Resources/en.lproj"])
        #expect(try Self.output("Assets").typeName == "Asset" && Self.output("Assets").access == "internal")
        #expect(try Self.output("Segues").kind == "segues" && Self.output("Segues").typeName == "StoryboardSegue")
        #expect(try Self.output("Data").kind == nil)
    }

    @Test("Texts, assets, scenes, segues and fonts have the names of SwiftGen's templates")
    func swiftGen() throws {
        expect(
            [
                "public enum Words {", #"public static var hello: String { Words.lookUp("Localizable", "hello") }"#,
                "public enum Sold {",
                #"public static func items(_ p1: Int, _ p2: Any) -> String { Words.lookUp("Localizable", "sold.items", [p1, String(describing: p2)]) }"#,
                #"public static func off(_ p1: Float) -> String { Words.lookUp("Localizable", "sale.off", [p1]) }"#,
                #"public static var `class`: String { Words.lookUp("Localizable", "class") }"#,
            ], in: try source("Strings"))
        expect(
            [
                "internal enum Asset {", "internal enum Icons {",
                #"internal static var urlIcon: ImageAsset { ImageAsset(name: "URLIcon") }"#,
                #"internal static var home: ImageAsset { ImageAsset(name: "Icons/home") }"#,
                #"internal static var darkRoast: ColorAsset { ColorAsset(name: "Dark Roast") }"#,
            ], in: try source("Assets"))
        expect(
            [
                "internal enum Main: StoryboardType {",
                "internal static var initialScene: InitialSceneType<ListController> { InitialSceneType<ListController>(storyboard: Main.self) }",
                #"internal static var cupList: SceneType<ListController> { SceneType<ListController>(storyboard: Main.self, identifier: "Cup-List") }"#,
            ], in: try source("Scenes"))
        expect(
            ["internal enum Main: String, SegueType {", #"case showCup = "ShowCup""#], in: try source("Segues"))
    }

    @Test(
        "Names are those of SwiftGen's filters",
        arguments: [
            ("foo_bar.baz-qux", "FooBarBazQux", "fooBarBazQux"), ("25 Light", "_25Light", "_25Light"),
            ("URLIcon", "URLIcon", "urlIcon"), ("FOO", "FOO", "foo"), ("URL2", "URL2", "url2"),
        ])
    func swiftGenNames(_ text: String, _ type: String, _ member: String) {
        #expect(SwiftGenName.type(text) == type && SwiftGenName.member(text) == member)
    }

    /// Returns what SwiftGen writes for files at `/w`, with the lines of a parser's output.
    private func source(
        _ parser: String, _ files: [String: String], resources: [String], parameters: String = "{}"
    ) throws -> String {
        let template = ["strings": "structured-swift5", "xcassets": "swift5", "fonts": "swift5"][parser] ?? ""
        let configuration =
            "\(parser): {inputs: ., outputs: {templateName: \(template), output: A.swift, params: \(parameters)}}"
        let output = try #require(SwiftGenOutput.all(in: configuration, at: "/w")?.first)
        let contents = try ResourceContents(
            resources.map { AppProject.Resource(path: "/w/\($0)", folder: "") },
            MemoryFiles(.init(uniqueKeysWithValues: files.map { ("/w/\($0.key)", $0.value) })))
        return SwiftGenSource(
            output: output, contents: contents, classes: Self.classes, bundle: "Bundle.main"
        ).text
    }

    @Test("What has no name is left out, and a text with the name of a group; keywords are in backticks")
    func swiftGenNamesOfGroups() throws {
        let texts = #"""
            "--" = "1"; "step.1" = "2"; "step.1.title" = "3"; "type.name" = "4"; "protocol.name" = "5"; "--.a" = "6";
            """#
        let text = try source("strings", ["Localizable.strings": texts], resources: ["Localizable.strings"])
        expect(
            [
                "internal enum Step {", "internal enum _1 {", "internal enum `Type` {", "internal enum `Protocol` {",
                #"internal static var title: String { L10n.lookUp("Localizable", "step.1.title") }"#,
            ], in: text)
        #expect(!text.contains("var _1") && !text.contains("var _:") && !text.contains("enum _ "), "\(text)")
        #expect(RSwiftName.unique(["_", "-", "a"]) { $0 }.map(\.name) == ["a"])
    }

    @Test("Two outputs for catalogs with colors and with images have no type in common")
    func outputsOfOneParser() throws {
        let set = ["Contents.json": "{}"]
        func catalog(_ name: String, _ sets: String...) -> [String: String] {
            Dictionary(uniqueKeysWithValues: sets.flatMap { one in set.map { ("\(name)/\(one)/\($0.key)", $0.value) } })
        }
        let colors = try source("xcassets", catalog("C.xcassets", "Red.colorset"), resources: ["C.xcassets"])
        let images = try source(
            "xcassets", catalog("I.xcassets", "Cup.imageset", "Leaf.symbolset"), resources: ["I.xcassets"])
        func types(_ text: String) -> [String] { text.matches(of: #/struct (\w+)/#).map { String($0.1) } }
        #expect(types(colors) == ["ColorAsset"] && types(images) == ["ImageAsset", "SymbolAsset"])
        #expect(!colors.contains("UIImage") && !images.contains("UIColor"))
        expect([#"internal static var leaf: SymbolAsset { SymbolAsset(name: "Leaf") }"#], in: images)
        #expect(types(try source("xcassets", [:], resources: [])) == [])
        #expect(types(try source("fonts", [:], resources: [])) == [])
    }

    @Test("Several catalogs, or forceFileNameEnum, give an enumeration for each")
    func catalogs() throws {
        let files = [
            "Brand.xcassets/Red.colorset/Contents.json": "{}", "Icons.xcassets/Cup.imageset/Contents.json": "{}",
        ]
        let both = try source("xcassets", files, resources: ["Icons.xcassets", "Brand.xcassets"])
        expect(["internal enum Brand {", "internal enum Icons {"], in: both)
        let one = try source("xcassets", files, resources: ["Icons.xcassets"])
        #expect(!one.contains("enum Icons"))
        let forced = try source(
            "xcassets", files, resources: ["Icons.xcassets"], parameters: "{forceFileNameEnum: true}")
        expect(["internal enum Asset {", "internal enum Icons {"], in: forced)
    }

    @Test("Tables of texts are those that the tools read: Info.plist's and a document's, too")
    func tables() throws {
        let store = MemoryFiles([
            "/w/InfoPlist.strings": #""name" = "Shop";"#, "/w/Main.strings": #""abc-12-3.text" = "A";"#,
            "/w/Main.storyboard": Self.storyboard,
        ])
        let resources = ["InfoPlist.strings", "Main.storyboard", "Main.strings"]
        let contents = try ResourceContents(
            resources.map { AppProject.Resource(path: "/w/\($0)", folder: "") }, store)
        #expect(contents.tables.map(\.name) == ["InfoPlist", "Main"])
        let text = RSwiftSource(contents, for: .rswift, Self.classes, bundle: "Bundle.main").text
        expect(["struct infoPlist {", "struct main {"], in: text)
    }

    // MARK: Configurations

    private func configurations(_ scripts: String..., files: [String: String]) -> [SwiftGenConfiguration] {
        SwiftGenConfiguration.all(
            of: scripts.map { AppProject.ScriptPhase(name: "Run Script", text: $0) }, at: "/w", MemoryFiles(files))
    }

    private static func fonts(_ path: String) -> String {
        "fonts: {inputs: Fonts, outputs: [{templateName: swift5, output: \(path)}]}"
    }

    @Test(
        "The option for a configuration has two names, a path in quotation marks, and variables",
        arguments: [
            "swiftgen config run --config Config/my gen.yml", "swiftgen config run -c 'Config/own gen.yml'",
            "swiftgen config run --config=\"$SRCROOT/Config/own gen.yml\"",
            "swiftgen config run \\\n  --config \"${SRCROOT}\"/Config/own\\ gen.yml",
            "\"$PODS_ROOT/SwiftGen/bin/swiftgen\" config run -c App/../Config/./own\\ gen.yml && true",
        ])
    func options(_ script: String) {
        let found = configurations(
            script,
            files: [
                "/w/Config/own gen.yml": Self.fonts("../A/B/../Fonts.swift"), "/w/Config/my": Self.fonts("Fonts.swift"),
                "/w/swiftgen.yml": Self.fonts("Other.swift"),
            ])
        let isPlain = script.hasSuffix("my gen.yml")
        #expect(found.map(\.path) == [isPlain ? "/w/Config/my" : "/w/Config/own gen.yml"])
        #expect(
            found.flatMap { $0.outputs ?? [] }.map(\.path) == [isPlain ? "/w/Config/Fonts.swift" : "/w/A/Fonts.swift"])
    }

    @Test("Each configuration and each output counts once; usual names count if no script names one")
    func uniqueConfigurations() {
        let files = [
            "/w/swiftgen.yml": Self.fonts("Fonts.swift"), "/w/Other/swiftgen.yml": Self.fonts("../Fonts.swift"),
        ]
        let run = "swiftgen config run"
        let named = configurations("\(run) --config swiftgen.yml", "\(run) -c ./swiftgen.yml", files: files)
        #expect(named.map(\.path) == ["/w/swiftgen.yml"])
        #expect(configurations(run, files: files).map(\.path) == ["/w/swiftgen.yml"])
        #expect(configurations("\(run) -c Gone.yml", files: files).map(\.path) == ["/w/swiftgen.yml"])
        #expect(
            configurations("swiftlint --config Other/swiftgen.yml", files: files).map(\.path) == ["/w/swiftgen.yml"])
        let both = configurations("\(run) -c swiftgen.yml", "\(run) -c Other/swiftgen.yml", files: files)
        #expect(both.map { $0.outputs?.map(\.path) } == [["/w/Fonts.swift"], []])
    }

    @Test("Values in brackets are read; what isn't YAML that is read here is no value")
    func yaml() {
        let value = YAMLValue("params: {enumName: Words, \"a\": 'x, y', all: [1, {b: c}], none: {}}")
        #expect(
            value?["params"]
                == .map([
                    "enumName": .text("Words"), "a": .text("x, y"), "none": .map([:]),
                    "all": .list([.text("1"), .map(["b": .text("c")])]),
                ]))
        #expect(YAMLValue("a: {b: c") == nil && YAMLValue("a: [b\n") == nil && YAMLValue("a: |\n  text\n") == nil)
        #expect(configurations(files: ["/w/swiftgen.yml": "fonts: ["]).map(\.outputs) == [nil])
    }

    // MARK: Declarations

    @Test("Only a type outside of others is a declaration that stands for a tool's")
    func declarations() {
        func declares(_ text: String, isPublic: Bool = false) -> Bool {
            WrittenTarget.declares("R", in: Array(text.utf8), isPublic: isPublic)
        }
        #expect(declares("import UIKit\nstruct R {\n}\n") && declares("@MainActor public final class R {}"))
        #expect(!declares("func a() {\n    let R = 1\n}") && !declares("enum A {\n    struct R {}\n}"))
        #expect(!declares("// A struct R is written.\nlet R = 1\nstruct RR {}"))
        #expect(declares("public enum R {}", isPublic: true) && !declares("enum R {}", isPublic: true))
    }

    @Test("Texts with the end of a line or quotation marks are one line of a source")
    func literals() {
        #expect(SwiftName.literal("a\r\nb\t\"c\\") == #""a\r\nb\t\"c\\""#)
        #expect(SwiftName.literal("\"\u{301}\u{1}") == "\"\\\"\u{301}\\u{1}\"")
    }

    // MARK: Parts

    @Test("Placeholders have kinds and positions; those with gaps or two kinds aren't used")
    func formats() {
        func kinds(_ text: String) -> [FormatArguments.Kind] { FormatArguments(text).all.map(\.kind) }
        #expect(kinds("100%% of %d, %@ and %5.2f") == [.integer, .object, .number])
        #expect(kinds("%2$@ %1$lu") == [.unsigned, .object] && kinds("100 %") == [])
        #expect(!FormatArguments("%2$d").isValid && !FormatArguments("%1$d %1$@").isValid)
    }

    @Test("A font's file has its names; a damaged one has none")
    func fonts() {
        let names = FontFileNames.all(in: Self.font)
        #expect(names.map(\.postScript) == ["OpenSans-Bold"])
        #expect(names.map(\.family) == ["Open Sans"] && names.map(\.style) == ["Bold"])
        // The name that counts is at the end.
        for count in 0..<Self.font.count { #expect(FontFileNames.all(in: Array(Self.font.prefix(count))).isEmpty) }
        #expect(FontFileNames.all(in: [0, 1, 0, 0, 255, 255]).isEmpty)
    }
}
