import AppSurroundings
import FileAccess
import Testing

@testable import AppProject

@Suite("New files in Xcode projects")
struct NewProjectFileTests {
    /// A project as Xcode writes it.
    static let project = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objects = {

        /* Begin PBXBuildFile section */
        		AA0000000000000000000001 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000002 /* Main.storyboard */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		AA0000000000000000000002 /* Main.storyboard */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Main.storyboard; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		AA0000000000000000000003 = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000004 /* Shop */,
        			);
        			sourceTree = "<group>";
        		};
        		AA0000000000000000000004 /* Shop */ = {
        			isa = PBXGroup;
        			children = (
        				AA0000000000000000000002 /* Main.storyboard */,
        			);
        			path = Shop;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		AA0000000000000000000005 /* Shop */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				AA0000000000000000000006 /* Resources */,
        			);
        			name = Shop;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		AA0000000000000000000007 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = AA0000000000000000000003;
        			targets = (
        				AA0000000000000000000005 /* Shop */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		AA0000000000000000000006 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				AA0000000000000000000001 /* Main.storyboard in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */
        	};
        	rootObject = AA0000000000000000000007 /* Project object */;
        }

        """
    static let place = "/w/Shop.xcodeproj"

    private func added(_ path: String, to text: String = project) throws -> String? {
        try NewProjectFile(path, in: MemoryFiles([:])).adding(to: Array(text.utf8), at: Self.place)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The lines of a text that an earlier one doesn't have, if all of its lines are still there in their order.
    private func inserted(_ new: String, into old: String = project) -> [Substring]? {
        let difference = new.split(separator: "\n", omittingEmptySubsequences: false)
            .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
        guard difference.removals.isEmpty else { return nil }
        return difference.insertions.compactMap {
            if case .insert(_, let line, _) = $0 { return line }
            return nil
        }
    }

    /// The resources of the target; all files are there.
    private func resources(_ text: String) throws -> [String] {
        let names = [
            "Main.storyboard", "New Page.storyboard", "New.storyboard", "Views/Card.xib", "Base.lproj/New.storyboard",
        ]
        let files = MemoryFiles(Dictionary(uniqueKeysWithValues: names.map { ("/w/Shop/\($0)", "") }))
        let project = try XcodeProject(Array(text.utf8), at: Self.place)
        return try project.app(project.appTarget(named: nil), files).resources.map(\.path)
    }

    @Test("a new document is a file of its folder's group and of the target's resources, in four new lines")
    func plain() throws {
        let text = try #require(try added("/w/Shop/New Page.storyboard"))
        let lines = try #require(inserted(text))
        #expect(lines.count == 4)
        let reference = #"lastKnownFileType = file.storyboard; path = "New Page.storyboard"; sourceTree"#
        #expect(lines.contains { $0.contains(reference) })
        #expect(lines.filter { $0.hasPrefix("\t\t\t\t") }.count == 2, "in the group and in the phase")
        #expect(try resources(text) == ["/w/Shop/Main.storyboard", "/w/Shop/New Page.storyboard"])
        #expect(try added("/w/Shop/New Page.storyboard", to: text) == nil, "it is there already")
    }

    @Test("a document that is localized becomes a group of variants, which keeps its id, place and target")
    func becomingLocalized() throws {
        let new = "/w/Shop/Base.lproj/Main.storyboard"
        let file = NewProjectFile(new, in: MemoryFiles([:]))
        let known = Self.project.replacing(
            "mainGroup = AA0000000000000000000003;",
            with: "knownRegions = (\n\t\t\t\ten,\n\t\t\t);\n\t\t\tmainGroup = AA0000000000000000000003;")
        func localize(_ former: String, _ text: String) throws -> String? {
            let bytes = try file.localizing(former, in: Array(text.utf8), at: Self.place)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        let text = try #require(try localize("/w/Shop/Main.storyboard", known))
        let before = known.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = text.split(separator: "\n", omittingEmptySubsequences: false).difference(from: before)
        #expect(difference.removals.count == 1, "its reference")
        #expect(
            text.contains(
                #"lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree"#))
        #expect(text.contains("\t\tAA0000000000000000000002 /* Main.storyboard */ = {\n\t\t\tisa = PBXVariantGroup;"))
        #expect(text.contains("\t\t\t\ten,\n\t\t\t\tBase,\n"))
        let files = MemoryFiles([new: ""])
        let project = try XcodeProject(Array(text.utf8), at: Self.place)
        #expect(try project.app(project.appTarget(named: nil), files).resources.map(\.path) == [new])
        #expect(try localize("/w/Shop/Other.storyboard", known) == nil, "it isn't listed")
        // One that is named from the folder around it stays there.
        let deep = known.replacing(
            "path = Main.storyboard;", with: "name = Main.storyboard; path = Views/Main.storyboard;")
        let view = NewProjectFile("/w/Shop/Views/Base.lproj/Main.storyboard", in: MemoryFiles([:]))
        let moved = try view.localizing("/w/Shop/Views/Main.storyboard", in: Array(deep.utf8), at: Self.place)
        let words = String(decoding: try #require(moved), as: UTF8.self)
        #expect(words.contains("path = Views/Base.lproj/Main.storyboard;"))
        let strange = known.replacing("= {isa = PBXFileReference;", with: "={isa = PBXFileReference;")
        #expect(throws: ProjectError.self) { try localize("/w/Shop/Main.storyboard", strange) }
    }

    @Test("a document in a folder without a group is in the group around it, a xib has its kind")
    func deeper() throws {
        let text = try #require(try added("/w/Shop/Views/Card.xib"))
        let lines = try #require(inserted(text))
        #expect(lines.contains { $0.contains("file.xib; name = Card.xib; path = Views/Card.xib;") })
        #expect(try resources(text).last == "/w/Shop/Views/Card.xib")
    }

    @Test("a document in a language's folder is a variant of its name")
    func localized() throws {
        let text = try #require(try added("/w/Shop/Base.lproj/New.storyboard"))
        #expect(inserted(text) != nil)
        #expect(text.contains("/* Begin PBXVariantGroup section */"))
        #expect(text.contains("name = Base; path = Base.lproj/New.storyboard;"))
        #expect(try resources(text).last == "/w/Shop/Base.lproj/New.storyboard")
    }

    /// The project with a source that is compiled, and with languages.
    private static let compiled = project.replacing(
        "AA0000000000000000000006 /* Resources */,\n\t\t\t);\n\t\t\tname",
        with:
            "AA0000000000000000000006 /* Resources */,\n\t\t\t\tAA0000000000000000000009 /* Sources */,\n\t\t\t);\n\t\t\tname"
    ).replacing(
        "/* End PBXResourcesBuildPhase section */",
        with: """
            /* End PBXResourcesBuildPhase section */

            /* Begin PBXSourcesBuildPhase section */
            \t\tAA0000000000000000000009 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tfiles = (
            \t\t\t);
            \t\t};
            /* End PBXSourcesBuildPhase section */
            """
    ).replacing(
        "\t\t\tmainGroup = ",
        with: """
            \t\t\tattributes = {
            \t\t\t\tTargetAttributes = {
            \t\t\t\t};
            \t\t\t};
            \t\t\tknownRegions = (
            \t\t\t\ten,
            \t\t\t\tBase,
            \t\t\t);
            \t\t\tmainGroup =\u{20}
            """)

    @Test("a new source is compiled, and in the group of its folder")
    func sources() throws {
        let text = try #require(try added("/w/Shop/Cart.swift", to: Self.compiled))
        let lines = try #require(inserted(text, into: Self.compiled))
        #expect(lines.count == 4)
        #expect(lines.contains { $0.contains("lastKnownFileType = sourcecode.swift; path = Cart.swift;") })
        #expect(lines.contains { $0.contains("/* Cart.swift in Sources */ = {isa = PBXBuildFile;") })
        let files = MemoryFiles(["/w/Shop/Cart.swift": "", "/w/Shop/Main.storyboard": ""])
        let project = try XcodeProject(Array(text.utf8), at: Self.place)
        let app = try project.app(project.appTarget(named: nil), files)
        #expect(app.sources == ["/w/Shop/Cart.swift"])
        #expect(app.resources.map(\.path) == ["/w/Shop/Main.storyboard"])
        let none = ProjectError(Self.place, "the target 'Shop' has no phase for sources")
        #expect(throws: none) { try added("/w/Shop/Cart.swift") }
    }

    @Test("a strings file is a variant of its document, and its language one of the project's")
    func languages() throws {
        let localized = try #require(try added("/w/Shop/Base.lproj/Home.storyboard", to: Self.compiled))
        let text = try #require(try added("/w/Shop/pt-BR.lproj/Home.strings", to: localized))
        let lines = try #require(inserted(text, into: localized))
        #expect(lines.count == 3)
        #expect(
            lines.contains {
                $0.contains(#"text.plist.strings; name = "pt-BR"; path = "pt-BR.lproj/Home.strings"; sourceTree"#)
            })
        #expect(lines.contains("\t\t\t\t\"pt-BR\","))
        let files = MemoryFiles(["/w/Shop/Base.lproj/Home.storyboard": "", "/w/Shop/pt-BR.lproj/Home.strings": ""])
        let project = try XcodeProject(Array(text.utf8), at: Self.place)
        let resources = try project.app(project.appTarget(named: nil), files).resources
        #expect(
            resources.map(\.path)
                == ["/w/Shop/Base.lproj/Home.storyboard", "/w/Shop/pt-BR.lproj/Home.strings"])
        #expect(project.list(project.root["knownRegions"]) == ["en", "Base", "pt-BR"])
        #expect(try added("/w/Shop/pt-BR.lproj/Home.strings", to: text) == nil, "it is there already")
        let again = try #require(try added("/w/Shop/en.lproj/Home.strings", to: text))
        #expect(inserted(again, into: text)?.count == 2, "its language is known")
        let unlisted = ProjectError(
            Self.place, "it doesn't list the document among localized files",
            hint: "add the document in Xcode, and the language with it")
        #expect(throws: unlisted) { try added("/w/Shop/de.lproj/Main.strings", to: Self.compiled) }
    }

    @Test("the language of a strings file in a folder that Xcode keeps in step becomes one of the project's")
    func languagesOfFolders() throws {
        let group =
            "isa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tAA0000000000000000000002 /* Main.storyboard */,\n\t\t\t);"
        let folder = Self.compiled.replacing(group, with: "isa = PBXFileSystemSynchronizedRootGroup;")
        let text = try #require(try added("/w/Shop/de.lproj/Main.strings", to: folder))
        #expect(inserted(text, into: folder) == ["\t\t\t\tde,"])
        #expect(try added("/w/Shop/de.lproj/Main.strings", to: text) == nil)
    }

    @Test("lines keep the ends that the file has")
    func lineEnds() throws {
        let windows = Self.project.replacing("\n", with: "\r\n")
        let text = try #require(try added("/w/Shop/Base.lproj/New.storyboard", to: windows))
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
        #expect(try resources(text).count == 2)
    }

    @Test("a folder that Xcode keeps in step needs nothing")
    func synchronized() throws {
        let group =
            "isa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tAA0000000000000000000002 /* Main.storyboard */,\n\t\t\t);"
        let text = Self.project.replacing(group, with: "isa = PBXFileSystemSynchronizedRootGroup;")
        #expect(try added("/w/Shop/New.storyboard", to: text) == nil)
    }

    @Test("a project that isn't clear is left alone, with the reason")
    func unclear() throws {
        let second = """
            		AA0000000000000000000008 /* Other */ = {
            			isa = PBXNativeTarget;
            			buildPhases = (
            				AA0000000000000000000006 /* Resources */,
            			);
            			name = Other;
            			productType = "com.apple.product-type.application";
            		};
            /* End PBXNativeTarget section */
            """
        let two = Self.project.replacing("/* End PBXNativeTarget section */", with: second).replacing(
            "AA0000000000000000000005 /* Shop */,",
            with: "AA0000000000000000000005 /* Shop */,\n\t\t\t\tAA0000000000000000000008 /* Other */,")
        let several = ProjectError(
            Self.place, "several targets have resources there: 'Shop', 'Other'",
            hint: "add the file in Xcode, which asks for the targets")
        #expect(throws: several) {
            try added("/w/Shop/New.storyboard", to: two)
        }
        let bare = Self.project.split(separator: "\n").filter { !$0.contains("section */") }.joined(separator: "\n")
        let unknown = ProjectError(
            Self.place, "the project isn't written as Xcode writes it", hint: "add the file in Xcode")
        #expect(throws: unknown) {
            try added("/w/Shop/New.storyboard", to: bare)
        }
    }

    @Test("the nearest project around the file is changed on disk; two beside each other are refused")
    func onDisk() throws {
        let files = MemoryFiles([Self.place + "/project.pbxproj": Self.project, "/w/Shop/New.storyboard": ""])
        #expect(try NewProjectFile("/w/Shop/New.storyboard", in: files).addToProject(within: "/w") == Self.place)
        let text = String(decoding: try files.read(Self.place + "/project.pbxproj").bytes, as: UTF8.self)
        #expect(try resources(text).count == 2)
        #expect(try NewProjectFile("/w/Shop/Page.storyboard", in: files).addToProject(within: "/w/Shop") == nil)
        let two = MemoryFiles([
            Self.place + "/project.pbxproj": Self.project, "/w/Two.xcodeproj/project.pbxproj": Self.project,
            "/w/Shop/Page.storyboard": "",
        ])
        #expect(throws: ProjectError.self) {
            try NewProjectFile("/w/Shop/Page.storyboard", in: two).addToProject(within: "/w")
        }
    }
}
