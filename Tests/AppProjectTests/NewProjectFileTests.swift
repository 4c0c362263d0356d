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
        return project.app(try project.appTarget(named: nil), files).resources.map(\.path)
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
