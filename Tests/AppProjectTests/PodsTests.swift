import FileAccess
import Testing

@testable import AppProject

@Suite("Pods")
struct PodsTests {
    private func pods(_ files: [String: String]) -> [String]? {
        let memory = MemoryFiles(files)
        return Pods(in: ["/w/App", "/w"], memory)?.all.map { pod in
            "\(pod.name) \(pod.address?.text ?? "?") \(pod.requirement)"
        }
    }

    @Test("Podfile.lock says the versions, and where pods of other places are from")
    func lockFile() {
        let lock = """
            PODS:
              - Alamofire (5.4.3)
              - "Firebase/Core (8.0.0)":
                - FirebaseCore (= 8.0.0)
              - Own (1.0.0)
              - RxCocoa (6.2.0):
                - RxRelay (= 6.2.0)
              - RxRelay (6.2.0)

            DEPENDENCIES:
              - Alamofire (~> 5.4)
              - Firebase/Core
              - Own (from `https://example.org/own.git`, branch `main`)
              - RxCocoa

            EXTERNAL SOURCES:
              Own:
                :branch: main
                :git: https://example.org/own.git

            CHECKOUT OPTIONS:
              Own:
                :commit: 0123456789abcdef
                :git: https://example.org/own.git

            COCOAPODS: 1.10.1
            """
        #expect(
            pods(["/w/App/Podfile.lock": lock, "/w/App/Podfile": "pod 'Other'"]) == [
                "Alamofire https://github.com/Alamofire/Alamofire.git exactly 5.4.3", "Firebase ? exactly 8.0.0",
                "Own https://example.org/own.git the revision 01234567",
                "RxCocoa https://github.com/ReactiveX/RxSwift.git exactly 6.2.0",
            ])
    }

    @Test("A Podfile that was never installed says which versions are allowed")
    func podfile() {
        let text = """
            target 'App' do
              use_frameworks!
              # pod 'Commented'
              pod 'SnapKit', '~> 5.0'
              pod "Kingfisher", "~> 7.1.2"
              pod 'Moya/RxSwift', '15.0.0'
              pod 'Own', :git => 'https://example.org/own.git', :tag => '2.0.0'
              pod 'SwiftyJSON'
            end
            """
        #expect(
            pods(["/w/Podfile": text]) == [
                "SnapKit https://github.com/SnapKit/SnapKit.git 5.0.0 up to before 6.0.0",
                "Kingfisher https://github.com/onevcat/Kingfisher.git 7.1.2..<7.2.0",
                "Moya https://github.com/Moya/Moya.git exactly 15.0.0", "Own https://example.org/own.git exactly 2.0.0",
                "SwiftyJSON https://github.com/SwiftyJSON/SwiftyJSON.git 0.0.0..<99999.0.0",
            ])
        #expect(pods([:]) == nil)
    }

    @Test("A pod of which the app names only the part CLI is a program")
    func programs() throws {
        let lock = """
            PODS:
              - Apollo/CLI (1.0.0)
              - SwiftFormat/CLI (0.5.0)
              - SwiftLint (0.5.0)
              - Moya/CLI (1.0.0)

            DEPENDENCIES:
              - Apollo
              - Apollo/CLI
              - Moya/CLI
              - SwiftFormat/CLI
              - SwiftLint
            """
        let podfile = "pod 'Apollo/CLI'\npod 'SwiftFormat/CLI'\npod 'Apollo'\npod 'Moya/CLI'\npod 'SwiftLint'\n"
        for files in [["/w/Podfile.lock": lock], ["/w/Podfile": podfile]] {
            let pods = try #require(Pods(in: ["/w"], MemoryFiles(files)))
            #expect(pods.all.filter(PodRepositories.isProgram).map(\.name).sorted() == ["SwiftFormat", "SwiftLint"])
        }
    }

    @Test("Each pod of the table has an address, and products have names of their own where they differ")
    func table() {
        #expect(PodRepositories.address(of: "lottie-ios") == "https://github.com/airbnb/lottie-ios.git")
        #expect(PodRepositories.product(of: "lottie-ios") == "Lottie" && PodRepositories.product(of: "Moya") == "Moya")
        #expect(PodRepositories.address(of: "Nothing") == nil)
    }

    @Test("Each line of the table has a pod, its repository and at most a product, and no pod has two lines")
    func lines() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let path = "/\(root)/Sources/Documents/AppProject/Packages/Pods.swift"
        let text = String(decoding: try DiskFiles().read(path).bytes, as: UTF8.self)
        let table = text.split(separator: "\n").drop { !$0.hasSuffix("static let lines = \"\"\"") }
        let lines = table.dropFirst().prefix { !$0.hasSuffix("\"\"\"") }
        #expect(lines.count > 100)
        for line in lines {
            let isEntry = line.wholeMatch(of: #/ +[^\s/]+ [\w.\-]+/[\w.\-]+(?: [^\s/]+)?/#) != nil
            #expect(isEntry, "\(line)")
        }
        // The table of names can't be created from two lines with one.
        let parts: [[String]] = lines.map { $0.split(separator: " ").map(String.init) }
        let repeated = Dictionary(grouping: parts) { $0[0] }.filter { $0.value.count > 1 }
        try #require(repeated.isEmpty, "\(repeated.keys.sorted())")
        for part in parts where part.count > 1 {
            #expect(PodRepositories.address(of: part[0]) == "https://github.com/\(part[1]).git")
            #expect(PodRepositories.product(of: part[0]) == (part.count > 2 ? part[2] : part[0]))
        }
    }

    // MARK: Specifications

    private static let spec = """
        # Pod::Spec
        Pod::Spec.new do |s|
          s.name = 'Beans'
          s.source_files = 'Source/**/*.{swift,h}', "Extra/?.swift"
          s.exclude_files = ['Source/Old/*']
          s.osx.source_files = 'Mac/*.swift'
          s.resources = %w[Assets/*.xcassets Assets/*.json]
          s.swift_versions = ['4.2', '5.1']
          s.dependency 'Cups', '~> 2.0'
          s.osx.dependency 'Desk'
          if ENV['TRY']
            s.dependency 'Tray/Wood'
          end
          s.default_subspec = 'Roast'
          s.subspec 'Roast' do |roast|
            roast.source_files =
              'Roast'
            roast.dependency 'Beans/Heat'
          end
          s.subspec 'Heat' do |heat|
            heat.source_files = 'Heat/*'
          end
          s.subspec 'Ice' do |ice|
            ice.source_files = 'Ice/*'
            ice.dependency 'Freezer'
          end
          s.test_spec 'Tests' do |tests|
            tests.source_files = 'Tests/*'
          end
        end
        """

    private static let places = [
        "Source/A.swift", "Source/A.h", "Source/In/B.swift", "Source/Old/C.swift", "Source/Notes.md", "Extra/x.swift",
        "Extra/xy.swift", "Mac/M.swift", "Roast/R.swift", "Roast/Deep/D.swift", "Heat/H.swift", "Ice/I.swift",
        "Tests/T.swift", "Assets/Icons.xcassets/Contents.json", "Assets/a.json", ".hidden/Z.swift",
    ]

    private static var tree: [String: String] {
        Dictionary(uniqueKeysWithValues: places.map { ("/pods/Beans/\($0)", "") })
    }

    @Test("A specification has the sources of the pod and of its default parts for iOS, and what these need")
    func specification() {
        let spec = PodSpec(Self.spec, named: "Beans")
        let files = MemoryFiles(Self.tree)
        #expect(
            spec.sources(in: "/pods/Beans", files).map { $0.dropFirst("/pods/Beans/".count) } == [
                "Source/A.h", "Source/A.swift", "Source/In/B.swift", "Extra/x.swift", "Roast/R.swift", "Heat/H.swift",
            ])
        #expect(
            spec.resources(in: "/pods/Beans", files) == [
                "/pods/Beans/Assets/Icons.xcassets", "/pods/Beans/Assets/a.json",
            ])
        #expect(spec.dependencies == ["Cups", "Tray"])
        #expect(spec.module == "Beans" && spec.swiftVersion == "5.1")
    }

    @Test("A part that an app names comes with those that it gets by default, and with what it needs")
    func namedParts() {
        let spec = PodSpec(Self.spec, named: "Beans", parts: ["Ice"])
        #expect(spec.hasMore && spec.dependencies == ["Cups", "Tray", "Freezer"])
        #expect(spec.sources(in: "/pods/Beans", MemoryFiles(Self.tree)).contains("/pods/Beans/Ice/I.swift"))
        #expect(!PodSpec(Self.spec, named: "Beans", parts: ["Roast", "Nowhere"]).hasMore)
        #expect(!PodSpec(Self.spec, named: "Beans").hasMore)
        func parts(_ files: [String: String]) -> [Set<String>]? {
            Pods(in: ["/w"], MemoryFiles(files))?.all.map(\.parts)
        }
        let podfile = "pod 'Beans/Ice', '~> 1.0'\npod 'Cups'\n  pod \"Beans/Roast/Dark\"\npod 'Beans'\n"
        #expect(parts(["/w/Podfile": podfile]) == [["Ice", "Roast"], []])
        let lock = """
            PODS:
              - Beans/Ice (1.0):
                - Beans/Core
              - Cups (2.0)

            DEPENDENCIES:
              - Beans/Ice (~> 1.0)
              - "Beans/Roast/Dark"
              - Cups
            """
        #expect(parts(["/w/Podfile.lock": lock]) == [["Ice", "Roast"], []])
    }

    @Test("A specification without default parts has all of them, and one that makes no sense has nothing")
    func allParts() {
        let text = Self.spec.replacing("s.default_subspec = 'Roast'", with: "s.module_name = 'BeansKit'")
        let spec = PodSpec(text, named: "Beans")
        #expect(spec.dependencies == ["Cups", "Tray", "Freezer"] && spec.module == "BeansKit")
        #expect(spec.sources(in: "/pods/Beans", MemoryFiles(Self.tree)).contains("/pods/Beans/Ice/I.swift"))
        for text in ["", "end\nend", "s.source_files = '../../etc/*', '{', '/**/'", "x.subspec do"] {
            let spec = PodSpec(text, named: "Beans")
            #expect(spec.dependencies.isEmpty && spec.sources(in: "/pods/Beans", MemoryFiles([:])).isEmpty, "\(text)")
        }
    }

    /// A project whose app links a framework with all pods.
    private static var project: String {
        ProjectTests.project(
            files: "B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };",
            references: """
                F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """,
            groups: "G = { isa = PBXGroup; children = (F1); sourceTree = \"<group>\"; };", sources: "B1",
            more: "K = { isa = PBXFrameworksBuildPhase; files = (B2); };"
        ).replacing("buildPhases = (S, R);", with: "buildPhases = (S, R, K);")
    }

    @Test("A pod that isn't a package is built by its specification, after the pods that it needs")
    func withoutPackage() throws {
        let lock = """
            PODS:
              - Beans (1.2.0):
                - Cups
              - Cups (2.0.0)

            DEPENDENCIES:
              - Beans

            EXTERNAL SOURCES:
              Beans:
                :git: https://example.org/beans.git
              Cups:
                :git: https://example.org/cups.git
            """
        var all = [
            "/w/App.xcodeproj/project.pbxproj": Self.project, "/w/App.swift": "", "/w/Podfile.lock": lock,
            "/checkouts/beans/1.2.0/Beans.podspec": "s.source_files = 'S/*'\ns.dependency 'Cups'",
            "/checkouts/beans/1.2.0/Package.swift": "let package = 1", "/checkouts/beans/1.2.0/S/Bean.swift": "",
            "/checkouts/cups/2.0.0/Cups.podspec": "s.source_files = 'C/**/*.swift'",
            "/checkouts/cups/2.0.0/C/In/Cup.swift": "",
        ]
        let repositories = PackageResolverTests.Repositories(["beans": ["1.2.0"], "cups": ["2.0.0"]])
        func find() throws -> AppProject {
            try AppProject.find(
                in: "/w", MemoryFiles(all),
                manifest: { folder throws(ProjectError) in throw ProjectError(folder, "no tools version") },
                checkouts: repositories)
        }
        let app = try find()
        #expect(app.modules.map(\.module) == ["Cups", "Beans"] && app.unavailable.isEmpty)
        #expect(app.modules[1].sources == ["/checkouts/beans/1.2.0/S/Bean.swift"])
        #expect(app.modules[1].dependencies == ["Cups"])
        // Without a version of their own, pods have the app's.
        #expect(app.modules.map(\.swiftVersion) == ["4.2", "4.2"])
        all["/checkouts/cups/2.0.0/.swift-version"] = "3.0\n"
        #expect(try find().modules.map(\.swiftVersion) == ["3.0", "4.2"])
        all["/checkouts/cups/2.0.0/Cups.podspec"] = "s.source_files = 'C/**/*.{h,m}'"
        all["/checkouts/cups/2.0.0/C/Cup.m"] = ""
        let foreign = try find()
        #expect(foreign.modules.map(\.module) == ["Beans"])
        #expect(
            foreign.unavailable.map(\.reason) == [
                "the pod 'Cups' is written in Objective-C, which isn't compiled here"
            ])
        #expect(foreign.unavailable.map(\.isFetchable) == [false])
    }

    @Test("A pod whose module has another name than its package's is built by its specification")
    func ownModuleName() throws {
        let lock = """
            PODS:
              - Beans (1.2.0)

            DEPENDENCIES:
              - Beans

            EXTERNAL SOURCES:
              Beans:
                :git: https://example.org/beans.git
            """
        var all = [
            "/w/App.xcodeproj/project.pbxproj": Self.project, "/w/App.swift": "", "/w/Podfile.lock": lock,
            "/checkouts/beans/1.2.0/Beans.podspec": "s.module_name = 'Beans_Swift'\ns.source_files = 'Sources/**/*'",
            "/checkouts/beans/1.2.0/Package.swift": "let package = 1",
            "/checkouts/beans/1.2.0/Sources/Beans/Bean.swift": "",
        ]
        let manifest = """
            {"name": "Beans", "toolsVersion": {"_version": "5.3.0"}, "dependencies": [],
             "products": [{"name": "Beans", "targets": ["Beans"]}],
             "targets": [{"name": "Beans", "type": "regular", "dependencies": []}]}
            """
        func find() throws -> AppProject {
            try AppProject.find(
                in: "/w", MemoryFiles(all),
                manifest: { folder throws(ProjectError) in try PackageManifest(Array(manifest.utf8), of: folder) },
                checkouts: PackageResolverTests.Repositories(["beans": ["1.2.0"]]))
        }
        #expect(try find().modules.map(\.module) == ["Beans_Swift"])
        all["/checkouts/beans/1.2.0/Beans.podspec"] = "s.source_files = 'Sources/**/*'"
        #expect(try find().modules.map(\.module) == ["Beans"])
        // The specification may lead to what can't be compiled here, where the package can.
        all["/checkouts/beans/1.2.0/Beans.podspec"] = "s.module_name = 'Beans_Swift'\ns.source_files = 'Old/*.m'"
        all["/checkouts/beans/1.2.0/Old/Bean.m"] = ""
        let app = try find()
        #expect(app.modules.map(\.module) == ["Beans"] && app.unavailable.isEmpty)
        // Without a specification, the package decides.
        all["/checkouts/beans/1.2.0/Beans.podspec"] = nil
        #expect(try find().modules.map(\.module) == ["Beans"])
    }

    @Test("A pod whose sources the folder Pods lacks comes from its repository, with what the folder has")
    func missingSources() throws {
        let lock = """
            PODS:
              - Beans (1.2.0):
                - Cups
              - Cups (2.0.0)
              - Trays (3.0.0)

            DEPENDENCIES:
              - Beans
              - Trays

            EXTERNAL SOURCES:
              Beans:
                :git: https://example.org/beans.git
              Trays:
                :git: https://example.org/trays.git
            """
        let pods = ModuleFinderTests.project([
            ("Cups", "framework", []), ("Beans", "framework", ["Cups"]), ("Trays", "framework", []),
            ("Pods_App", "framework", ["Beans", "Trays"]),
        ])
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project, "/w/App.swift": "", "/w/Podfile.lock": lock,
            "/w/App.xcworkspace/contents.xcworkspacedata": """
            <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
            """,
            "/w/Pods/Pods.xcodeproj/project.pbxproj": pods, "/w/Pods/Cups.swift": "", "/w/Pods/Pods_App.swift": "",
            "/checkouts/beans/1.2.0/Beans.podspec": "s.source_files = 'S/*'\ns.dependency 'Cups'",
            "/checkouts/beans/1.2.0/S/Bean.swift": "",
        ])
        let app = try AppProject.find(
            in: "/w", files,
            manifest: { folder throws(ProjectError) in throw ProjectError(folder, "no tools version") },
            checkouts: PackageResolverTests.Repositories(["beans": ["1.2.0"], "cups": ["2.0.0"]]))
        #expect(app.modules.map(\.module) == ["Cups", "Beans", "Pods_App"])
        #expect(
            app.modules.map(\.sources) == [
                ["/w/Pods/Cups.swift"], ["/checkouts/beans/1.2.0/S/Bean.swift"], ["/w/Pods/Pods_App.swift"],
            ])
        #expect(
            app.unavailable.map(\.reason) == [
                "the sources of the target 'Trays' aren't there: run `pod install`, and keep the folder Pods and the workspace"
            ])
        #expect(app.modules.allSatisfy { $0.headerModules == ["UIKit"] })
    }
}
