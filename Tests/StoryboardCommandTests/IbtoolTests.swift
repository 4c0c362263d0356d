import AppSurroundings
import FileAccess
import Foundation
import StoryboardCommand
import Testing

@Suite struct IbtoolTests {
    /// A xib with a text, a font of the app, and a class that inherits its module from the target.
    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14490.49"/>
            </dependencies>
            <customFonts key="customFonts">
                <array key="Chalk.ttf">
                    <string>Chalk-Bold</string>
                </array>
            </customFonts>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                    <connections>
                        <outlet property="title" destination="l1A-aa-aaa" id="o1A-aa-aaa"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="v1A-aa-aaa" customClass="BeanView" customModule="Old" customModuleProvider="target">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50.5"/>
                    <subviews>
                        <label hidden="YES" opaque="NO" tag="7" contentMode="left" text="Hello" id="l1A-aa-aaa">
                            <rect key="frame" x="20" y="10" width="42" height="21"/>
                        </label>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    private static let macXib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
            <objects/>
        </document>

        """

    /// An action that leads nowhere.
    private static let broken = Sample.text(
        replacing: "destination=\"c1A-aa-aaa\" eventType", with: "destination=\"no\" eventType")

    /// What `storyboard compile` makes of a document, by path.
    private func compiled(_ path: String, _ text: String) throws -> [String: [UInt8]] {
        let files = MemoryFiles([path: text])
        #expect(Call(files: files)("compile", path, "-o", "out").code == .success)
        return try Self.contents("/out", files)
    }

    /// The files in a folder, by path; none if there is no folder.
    static func contents(_ folder: String, _ files: MemoryFiles) throws -> [String: [UInt8]] {
        guard try files.look(at: folder).kind == .folder else { return [:] }
        var found: [String: [UInt8]] = [:]
        for name in try files.list(folder) {
            let path = "\(folder)/\(name)"
            if try files.look(at: path).kind == .folder {
                for (inner, bytes) in try contents(path, files) { found["\(name)/\(inner)"] = bytes }
            } else {
                found[name] = try files.read(path).bytes
            }
        }
        return found
    }

    private func list(_ outcome: Outcome) throws -> [String: PropertyList] {
        try #require(try PropertyList(outcome.bytes).dictionary)
    }

    // MARK: Command lines of builds

    @Test("Xcode's command line for a storyboard makes the pieces of `storyboard compile`, and prints nothing")
    func xcodeCompiles() throws {
        let files = MemoryFiles(["Shop/Base.lproj/Main.storyboard": Sample.text])
        let outcome = Call(files: files)(
            "ibtool", "--errors", "--warnings", "--notices", "--module", "Shop", "--output-partial-info-plist",
            "/build/Base.lproj/Main-SBPartialInfo.plist", "--auto-activate-custom-fonts", "--target-device", "iphone",
            "--target-device", "ipad", "--minimum-deployment-target", "12.1", "--output-format",
            "human-readable-text", "--compilation-directory", "/build/Base.lproj", "Shop/Base.lproj/Main.storyboard")
        #expect(outcome == Outcome(code: .success, bytes: [], errors: ""))
        let whole = try compiled("Shop/Base.lproj/Main.storyboard", Sample.text)
        var pieces = try Self.contents("/build", files)
        let partial = pieces.removeValue(forKey: "Base.lproj/Main-SBPartialInfo.plist")
        let info = try #require(partial)
        #expect(try PropertyList(info) == .dictionary([:]))
        #expect(pieces == whole && pieces.count == 4)
    }

    @Test("Xcode's command line links compiled storyboards below their languages, byte for byte")
    func xcodeLinks() throws {
        let files = MemoryFiles(["Base.lproj/Main.storyboard": Sample.text, "Cart.storyboard": Sample.text])
        for (path, folder) in [("Base.lproj/Main.storyboard", "t/Base.lproj"), ("Cart.storyboard", "t")] {
            #expect(Call(files: files)("ibtool", "--compilation-directory", folder, path).code == .success)
        }
        let outcome = Call(files: files)(
            "ibtool", "--errors", "--warnings", "--notices", "--module", "Shop", "--target-device", "iphone",
            "--minimum-deployment-target", "11.0", "--output-format", "human-readable-text", "--link", "/Shop.app",
            "/t/Base.lproj/Main.storyboardc", "/t/Cart.storyboardc")
        #expect(outcome == Outcome(code: .success, bytes: [], errors: ""))
        #expect(try Self.contents("/Shop.app", files) == Self.contents("/t", files))
    }

    @Test("the command lines of Bazel's rules compile and link")
    func bazel() throws {
        let files = MemoryFiles(["a/Main.storyboard": Sample.text, "a/Cell.xib": Self.xib])
        let common = ["--minimum-deployment-target", "15.0", "--target-device", "iphone", "--target-device", "ipad"]
        let call = Call(files: files)
        let storyboard = call.run(
            ["ibtool", "--compilation-directory", "/out"] + common + ["--module", "Old", "a/Main.storyboard"])
        let xib = call.run(["ibtool", "--compile", "/nibs/Cell.nib"] + common + ["--module", "Old", "a/Cell.xib"])
        let link = call.run(["ibtool", "--link", "/linked"] + common + ["/out/Main.storyboardc"])
        for outcome in [storyboard, xib, link] { #expect(outcome == Outcome(code: .success, bytes: [], errors: "")) }
        #expect(try Self.contents("/out", files) == compiled("a/Main.storyboard", Sample.text))
        #expect(try Self.contents("/linked", files) == Self.contents("/out", files))
        #expect(try Self.contents("/nibs", files) == compiled("a/Cell.xib", Self.xib))
    }

    @Test("the command line of .NET's build prints property lists by object, which are empty if all is well")
    func dotNet() throws {
        let arguments = [
            "ibtool", "--errors", "--warnings", "--notices", "--output-format", "xml1", "--minimum-deployment-target",
            "10.0", "--target-device", "iphone", "--target-device", "ipad", "--auto-activate-custom-fonts", "--sdk",
            "/Xcode/iPhoneSimulator14.4.sdk", "--compilation-directory", "/obj/ibtool", "/Main.storyboard",
        ]
        let fine = Call(files: Sample.files).run(arguments)
        let empty = ["errors", "warnings", "notices"].map {
            ("com.apple.ibtool.document.\($0)", PropertyList.dictionary([:]))
        }
        #expect(fine.code == .success)
        #expect(try list(fine) == Dictionary(uniqueKeysWithValues: empty))
        #expect(fine.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist"))

        let files = MemoryFiles([Sample.path: Self.broken])
        let outcome = Call(files: files).run(arguments)
        #expect(outcome.code == .findings)
        let errors = try #require(try list(outcome)["com.apple.ibtool.document.errors"]?.dictionary)
        #expect(errors.count == 1)
        let error = try #require(errors["a1A-aa-aaa"]?.array?.first)
        #expect(error["message"] == "'open:' leads to 'no', which is not in the document")
        #expect(error["type"] == "action.dangling" && error["line"] == .integer(19))
        #expect(try files.list("/") == [Sample.path])
    }

    @Test(
        "what CMake, qbs and Make write compiles: options behind the document, the older spelling of an option's value")
    func others() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        let whole = try compiled("Cell.xib", Self.xib)
        for arguments in [
            ["--compile", "a/Cell.nib", "Cell.xib"], ["Cell.xib", "--compile", "b/Cell.nib"],
            ["--sdk", "iphoneos", "--output-format", "binary1", "--compile", "c/Cell.nib", "Cell.xib"],
            ["--flatten=YES", "--output-format", "human-readable-text", "--compile=d/Cell.nib", "Cell.xib"],
        ] {
            let outcome = Call(files: files).run(["ibtool"] + arguments)
            #expect(outcome == Outcome(code: .success, bytes: [], errors: ""))
        }
        for folder in ["a", "b", "c", "d"] { #expect(try Self.contents("/\(folder)", files) == whole) }
    }

    @Test("a link that is called ibtool is ibtool")
    func link() {
        var call = Call(files: Sample.files)
        call.calledAs = "/usr/local/bin/ibtool"
        #expect(call("--compilation-directory", "out", Sample.path) == Outcome(code: .success, bytes: [], errors: ""))
        #expect(call("--help").output.hasPrefix("storyboard ibtool: "))
        call.calledAs = "/usr/local/bin/storyboard"
        #expect(call("--compilation-directory", "out", Sample.path).code == .usage)
    }

    // MARK: Options of compiling

    @Test("a module replaces that of classes of the target")
    func module() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        _ = Call(files: files)("ibtool", "--module", "New", "--compile", "Cell.nib", "Cell.xib")
        let nib = String(decoding: try files.read("Cell.nib").bytes, as: UTF8.self)
        #expect(nib.contains("_TtC3New8BeanView") && !nib.contains("_TtC3Old"))
    }

    @Test("an editable output has the document beside its pieces")
    func flatten() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib, Sample.path: Sample.text])
        #expect(Call(files: files)("ibtool", "--flatten", "NO", "--compile", "Cell.nib", "Cell.xib").code == .success)
        let whole = try compiled("Cell.xib", Self.xib)
        #expect(
            try Self.contents("/Cell.nib", files) == [
                "designable.nib": Array(Self.xib.utf8), "runtime.nib": try #require(whole["Cell.nib"]),
            ])
        let storyboard = Call(files: files)("ibtool", "--flatten", "NO", "--compile", "M.storyboardc", Sample.path)
        #expect(storyboard.code == .success)
        #expect(try files.read("M.storyboardc/designable.storyboard").bytes == Array(Sample.text.utf8))
        #expect(try files.list("M.storyboardc").count == 5)
    }

    @Test("the partial Info.plist names the document's fonts if they are activated")
    func fonts() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        let compile = ["ibtool", "--compile", "Cell.nib", "--output-partial-info-plist", "part.plist", "Cell.xib"]
        #expect(Call(files: files).run(compile + ["--auto-activate-custom-fonts"]).code == .success)
        #expect(
            try PropertyList(files.read("part.plist").bytes) == .dictionary(["UIAppFonts": .array(["Chalk.ttf"])]))
        #expect(Call(files: files).run(compile).code == .success)
        #expect(try PropertyList(files.read("part.plist").bytes) == .dictionary([:]))
    }

    @Test("texts have keys for tables on demand, as in Base.lproj")
    func tables() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        let based = try compiled("Base.lproj/Cell.xib", Self.xib)["Base.lproj/Cell.nib"]
        for option in [
            ["--reference-external-strings-file"], ["--companion-strings-file", "de:de.lproj/Cell.strings"],
        ] {
            #expect(
                Call(files: files).run(["ibtool", "--compile", "Cell.nib"] + option + ["Cell.xib"]).code == .success)
            #expect(try files.read("Cell.nib").bytes == based)
        }
    }

    // MARK: What goes wrong

    @Test("an unknown option is a warning, with its value, and the rest is done")
    func unknownOptions() throws {
        let files = Sample.files
        let outcome = Call(files: files)(
            "ibtool", "--hologram", "3D", "-DFLAG", "--compilation-directory", "out", "--new", "Main.storyboard")
        #expect(outcome.code == .success && outcome.errors.isEmpty)
        #expect(
            try list(outcome) == [
                "com.apple.ibtool.warnings": .array(
                    ["--hologram", "-DFLAG", "--new"].map {
                        .dictionary(["description": .string("the option '\($0)' is unknown")])
                    })
            ])
        #expect(try files.list("out") == ["Main.storyboardc"])
        let text = Call(files: files)(
            "ibtool", "--hologram", "--output-format", "human-readable-text", "Main.storyboard")
        #expect(text.output == "/* com.apple.ibtool.warnings */\nibtool: warning: the option '--hologram' is unknown\n")
    }

    @Test("errors of the call are in a property list with exit code 1, and nothing is written")
    func errors() throws {
        let files = MemoryFiles(["Mac.xib": Self.macXib, "no.xib": "<a", Sample.path: Sample.text])
        for (arguments, message) in [
            (["--compile", "x.nib", "gone.xib"], "gone.xib: 'gone.xib' does not exist"),
            (["--compile", "x.nib"], "there is no document"),
            (["--compile", "x.nib", Sample.path, "b.xib"], "there is a second document, 'b.xib'"),
            (["--compile"], "option '--compile' needs a value: OUT"),
            (["--link", "out"], "there is no compiled storyboard to link"),
            (["--link", "out", "gone.storyboardc"], "gone.storyboardc"),
            (["--link", "out", "/"], "there is no compiled storyboard in it"),
            (["--flatten", "MAYBE", Sample.path], "'MAYBE' is not a value of '--flatten'"),
            (["--compile", "x", "Images.xcassets"], "is an asset catalog, which ibtool doesn't compile"),
            (["--convert", "Old", "--write", "x", Sample.path], "'Old' names no classes, expected OLD-NEW"),
            (["--compile", "x.nib", "no.xib"], "no.xib: "),
        ] {
            let outcome = Call(files: files).run(["ibtool"] + arguments)
            #expect(outcome.code == .findings && outcome.errors.isEmpty, "\(arguments)")
            let errors = try #require(try list(outcome)["com.apple.ibtool.errors"]?.array)
            #expect(errors.count == 1)
            #expect(errors[0]["description"]?.string?.contains(message) == true, "\(errors)")
        }
        #expect(try files.list("/") == ["Mac.xib", Sample.path, "no.xib"])
        let text = Call(files: files)(
            "ibtool", "--output-format", "human-readable-text", "--compile", "x", "Images.xcassets")
        #expect(
            text.output
                == "/* com.apple.ibtool.errors */\nImages.xcassets: error: is an asset catalog, which ibtool doesn't compile\n"
                + "    Recovery Suggestion: actool compiles asset catalogs; it is not a part of OpenStoryboard\n")
    }

    @Test("without arguments, the exit code is Apple's")
    func noArguments() {
        let outcome = Call()("ibtool")
        #expect(outcome.code == .noArguments && outcome.output.isEmpty)
        #expect(outcome.errors == "ibtool: no arguments; `ibtool --help` lists the options\n")
    }

    @Test("a document that can't be compiled is refused in words, also without --errors")
    func refused() throws {
        let files = MemoryFiles(["Mac.xib": Self.macXib, Sample.path: Self.broken])
        let mac = Call(files: files)("ibtool", "--compile", "Mac.nib", "Mac.xib")
        #expect(mac.code == .findings)
        let found = try #require(try list(mac)["com.apple.ibtool.document.errors"]?["Mac.xib"]?.array)
        #expect(found[0]["message"] == "a macOS xib cannot be compiled")
        #expect(found[0]["recovery-suggestion"] == "only documents for iOS and tvOS are")
        let text = Call(files: files)(
            "ibtool", "--output-format", "human-readable-text", "--compilation-directory", "out", Sample.path)
        #expect(text.code == .findings)
        #expect(
            text.output == "/* com.apple.ibtool.document.errors */\n"
                + "Main.storyboard:a1A-aa-aaa: error: 'open:' leads to 'no', which is not in the document [action.dangling]\n"
        )
        #expect(try files.list("/") == ["Mac.xib", Sample.path])
        let listed = Call(files: files)("ibtool", "--errors", Sample.path)
        #expect(listed.code == .success, "nothing had to be compiled")
        #expect(try list(listed)["com.apple.ibtool.document.errors"]?.dictionary?.count == 1)
    }

    @Test("a reference that leads to no scene fails the link")
    func danglingReferences() throws {
        let reference = """
            <viewControllerPlaceholder storyboardName="Cart" referencedIdentifier="Pay" id="p1A-aa-aaa" sceneMemberID="viewController"/>
            """
        let main = Sample.text.replacing(
            "</scenes>", with: "<scene sceneID=\"s9A-aa-aaa\"><objects>\(reference)</objects></scene></scenes>")
        let files = MemoryFiles([Sample.path: main, "Cart.storyboard": Sample.text])
        for path in [Sample.path, "Cart.storyboard"] {
            #expect(Call(files: files)("ibtool", "--compilation-directory", "t", path).code == .success)
        }
        let alone = Call(files: files)("ibtool", "--link", "app", "t/Main.storyboardc")
        let both = Call(files: files)("ibtool", "--link", "app", "t")
        for (outcome, message) in [
            (alone, "refers to the storyboard 'Cart', which is not among those linked"),
            (both, "refers to a scene 'Pay', which 'Cart' doesn't have"),
        ] {
            #expect(outcome.code == .findings)
            let errors = try #require(try list(outcome)["com.apple.ibtool.errors"]?.array)
            #expect(errors.count == 1 && errors[0]["description"] == .string("t/Main.storyboardc: \(message)"))
        }
        #expect(try files.look(at: "app").kind == .missing)
    }

    // MARK: Lists

    @Test("objects, the tree, connections, classes and texts are listed by id")
    func lists() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        let outcome = Call(files: files)(
            "ibtool", "--objects", "--hierarchy", "--connections", "--classes", "--localizable-strings", "Cell.xib")
        #expect(outcome.code == .success)
        let found = try list(outcome)
        #expect(found.count == 5)
        let label = try #require(found["com.apple.ibtool.document.objects"]?["l1A-aa-aaa"])
        #expect(label["class"] == "UILabel" && label["text"] == "Hello" && label["tag"] == .integer(7))
        #expect(label["hidden"] == .bool(true) && label["frameOrigin"] == "{20, 10}")
        let view = try #require(found["com.apple.ibtool.document.objects"]?["v1A-aa-aaa"])
        #expect(view["frameSize"] == "{100, 50.5}" && view["ibExternalCustomClassName"] == "BeanView")
        let tree = try #require(found["com.apple.ibtool.document.hierarchy"]?.array)
        #expect(tree.map { $0["object-id"]?.string } == ["-1", "-2", "v1A-aa-aaa"])
        #expect(tree[0]["label"] == "File's Owner" && tree[0]["name"] == "File's Owner")
        #expect(tree[2]["children"]?.array?.first?["label"] == "Hello" && tree[2]["custom-class"] == "BeanView")
        #expect(
            found["com.apple.ibtool.document.connections"]
                == .dictionary([
                    "o1A-aa-aaa": .dictionary([
                        "type": "IBCocoaTouchOutletConnection", "label": "title", "source-id": "-1",
                        "source-label": "File's Owner", "destination-id": "l1A-aa-aaa", "destination-label": "Hello",
                    ])
                ]))
        let classes = try #require(found["com.apple.ibtool.document.classes"])
        #expect(classes["BeanView"]?["superclass"] == "UIView" && classes["UILabel"]?["superclass"] == "UIView")
        #expect(classes["UIView"]?["superclass"] == "UIResponder")
        #expect(
            found["com.apple.ibtool.document.localizable-strings"]
                == .dictionary(["l1A-aa-aaa": .dictionary(["text": "Hello"])]))
    }

    @Test("--all prints Apple's nine lists, in each format")
    func all() throws {
        let keys = [
            "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects", "version-history",
            "warnings",
        ].map { "com.apple.ibtool.document.\($0)" }
        let xml = Call(files: Sample.files)("ibtool", "--all", Sample.path)
        #expect(try list(xml).keys.sorted() == keys)
        let binary = Call(files: Sample.files)("ibtool", "--all", "--output-format", "binary1", Sample.path)
        #expect(binary.bytes.starts(with: Array("bplist00".utf8)))
        #expect(try list(binary) == list(xml))
        let text = Call(files: Sample.files)("ibtool", "--all", "--output-format", "human-readable-text", Sample.path)
        let parts = text.output.components(separatedBy: "/* com.apple.ibtool.document.")
        for part in parts.dropFirst() {
            let name = part.prefix { $0 != " " }
            let value = try PropertyList(Array(part[(part.firstIndex(of: "\n") ?? part.startIndex)...].utf8))
            let exact = try list(xml)["com.apple.ibtool.document.\(name)"]
            #expect(value.dictionary?.count == exact?.dictionary?.count && value.array?.count == exact?.array?.count)
        }
        #expect(parts.count == 7, "there are no errors, warnings and notices")
    }

    @Test("--version tells a version of Interface Builder, with and without a document")
    func version() throws {
        for arguments in [["--version"], ["--version", "--output-format", "xml1"], ["--version", Sample.path]] {
            let outcome = Call(files: Sample.files).run(["ibtool"] + arguments)
            #expect(outcome.code == .success)
            let version = try #require(try list(outcome)["com.apple.ibtool.version"])
            #expect((version["bundle-version"]?.string).flatMap { Int($0) } ?? 0 > 20_000)
            #expect((version["short-bundle-version"]?.string).flatMap { Double($0) } ?? 0 >= 16)
        }
    }

    // MARK: Changes

    @Test("texts are exported in UTF-16, and come back translated")
    func texts() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        for option in ["--export-strings-file", "--generate-strings-file"] {
            let outcome = Call(files: files)("ibtool", option, "t/Cell.strings", "Cell.xib")
            #expect(outcome == Outcome(code: .success, bytes: [], errors: ""))
            let bytes = try files.read("t/Cell.strings").bytes
            #expect(bytes.starts(with: [0xFF, 0xFE]))
            let units = stride(from: 2, to: bytes.count, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
            #expect(
                String(decoding: units, as: UTF16.self)
                    == "\n/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"l1A-aa-aaa\"; */\n\"l1A-aa-aaa.text\" = \"Hello\";\n"
            )
        }
        files.write("\"l1A-aa-aaa.text\" = \"Hallo\";\n\"gone.text\" = \"x\";\n", to: "/de.strings")
        let outcome = Call(files: files)(
            "ibtool", "--import-strings-file", "de.strings", "--write", "de.xib", "--notices", "Cell.xib")
        #expect(outcome.code == .success)
        let notices = try #require(try list(outcome)["com.apple.ibtool.notices"]?.array)
        #expect(notices == [.dictionary(["description": "de.strings: the document has no text 'gone.text'"])])
        #expect(try files.text("de.xib") == Self.xib.replacing("Hello", with: "Hallo"))
        #expect(try files.text("Cell.xib") == Self.xib)
    }

    @Test("classes are renamed, also by the beginnings of their names")
    func convert() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib])
        for (names, text) in [
            ("BeanView-TeaView", Self.xib.replacing("BeanView", with: "TeaView")),
            ("Bean*-Tea*", Self.xib.replacing("BeanView", with: "TeaView")),
            (
                "UILabel-InkLabel",
                Self.xib.replacing("id=\"l1A-aa-aaa\">", with: "id=\"l1A-aa-aaa\" customClass=\"InkLabel\">")
            ),
            ("Nobody-Somebody", Self.xib),
        ] {
            let outcome = Call(files: files)("ibtool", "--convert", names, "--write", "new.xib", "Cell.xib")
            #expect(outcome == Outcome(code: .success, bytes: [], errors: ""))
            #expect(try files.text("new.xib") == text, "\(names)")
        }
    }

    @Test("an upgrade sets what Xcode 16 writes differently, and a change that isn't saved is a warning")
    func upgrade() throws {
        let files = MemoryFiles(["Cell.xib": Self.xib, Sample.path: Sample.text])
        #expect(Call(files: files)("ibtool", "--upgrade", "Cell.xib", "--write", "Cell.xib").code == .success)
        let text = Self.xib.replacing("toolsVersion=\"14490\"", with: "toolsVersion=\"23504\"")
            .replacing(
                "version=\"14490.49\"/>\n",
                with: """
                    version="23506"/>
                            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>

                    """)
        #expect(try files.text("Cell.xib") == text)
        #expect(Call(files: files)("ibtool", "--upgrade", Sample.path, "--write", "new.storyboard").code == .success)
        #expect(try files.text("new.storyboard") == Sample.text)
        let outcome = Call(files: files)("ibtool", "--convert", "BeanView-TeaView", "Cell.xib")
        #expect(try list(outcome)["com.apple.ibtool.warnings"]?.array?.first?["description"] == "nothing is saved")
    }
}
