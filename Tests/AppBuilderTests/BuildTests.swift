import Foundation
import Testing

/// What an app folder does after it was built and run.
@Suite("Apps built from sources", .serialized)
struct BuildTests {
    static let counting = """
            @IBOutlet private weak var count: UILabel!
            private var bought = 0

            @IBAction private func buy() {
                bought += 1
                count.text = "\\(bought) bought"
            }
        """

    @Test("Private outlets and actions without a parameter work, and the module is the target's own")
    func outletsAndActions() throws {
        let app = try SmallApp(body: Self.counting)
        defer { app.remove() }
        let outcome = try app.run(
            #"{"expect":{"text":"none"}}"#, #"{"tap":{"text":"Buy"}}"#, #"{"tap":{"text":"Buy"}}"#,
            #"{"expect":{"text":"2 bought"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test("Selectors reach methods: of recognizers, timers, notifications and bar items")
    func selectors() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    private var calls: [String] = []

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(heard), name: Notification.Name("sold"), object: nil)
                    }
                    @IBAction func buy() {
                        NotificationCenter.default.post(name: Notification.Name("sold"), object: self, userInfo: ["n": 3])
                    }
                    @objc private func tapped(_ recognizer: UITapGestureRecognizer) { note("tap \\(recognizer.state.rawValue)") }
                    @objc func heard(notification: NSNotification) { note("heard \\(notification.userInfo?["n"] ?? 0)") }
                    private func note(_ call: String) {
                        calls.append(call)
                        count.text = calls.joined(separator: ", ")
                    }
                """)
        defer { app.remove() }
        let outcome = try app.run(
            #"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"heard 3"}}"#,
            #"{"tap":{"class":"UIWindow"},"at":[200,600]}"#, #"{"expect":{"text":"heard 3, tap 3"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test("A program is made again only after a change of a source, or for the other kind of build")
    func unchangedPrograms() throws {
        let app = try SmallApp(body: Self.counting)
        defer { app.remove() }
        func build(isOptimized: Bool) throws -> Date {
            let outcome = try isOptimized ? app.storyboard("build", ".", "--release") : app.storyboard("build", ".")
            try #require(outcome.code == 0, "\(outcome.errors)")
            let program = "\(outcome.output.trimmingCharacters(in: .newlines))/Shop"
            let attributes = try FileManager.default.attributesOfItem(atPath: program)
            return try #require(attributes[.modificationDate] as? Date)
        }
        let first = try build(isOptimized: true)
        #expect(try build(isOptimized: true) == first)
        let debug = try build(isOptimized: false)
        #expect(debug > first)
        #expect(try build(isOptimized: false) == debug)
        let release = try build(isOptimized: true)
        #expect(release > debug)
        try app.write("let more = 1\n", to: "Shop/More.swift")
        let changed = try build(isOptimized: true)
        #expect(changed > release)
        #expect(try build(isOptimized: true) == changed)
    }

    @Test("A bundle has its texts, files and images, and user defaults begin empty each time")
    func bundle() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let file = Bundle.main.path(forResource: "prices", ofType: "txt")!
                        let price = try! String(contentsOfFile: file, encoding: .utf8)
                        let runs = UserDefaults.standard.integer(forKey: "runs") + 1
                        UserDefaults.standard.set(runs, forKey: "runs")
                        let name = Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String
                        count.text = [NSLocalizedString("title", comment: ""), price, "\\(runs)", name!].joined(separator: " ")
                    }
                    @IBAction func buy() {}
                """,
            besides: ["Shop/prices.txt": "12", "Shop/en.lproj/Localizable.strings": "\"title\" = \"Bean\";\n"])
        defer { app.remove() }
        for _ in 0..<2 {
            let outcome = try app.run(#"{"expect":{"text":"Bean 12 1 org.example.Shop"}}"#)
            #expect(outcome.errors == "")
            #expect(outcome.code == 0)
        }
    }

    @Test(
        "A missing image of a document is nothing, and the build reports it once; a file may have another Unicode normalization"
    )
    func images() throws {
        let images = (1...2).map {
            """
            <imageView opaque="NO" contentMode="scaleToFill" image="cup" id="img-sh-00\($0)">
                <rect key="frame" x="20" y="\(200 * $0)" width="100" height="100"/>
                <autoresizingMask key="autoresizingMask"/>
            </imageView>
            """
        }
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-sh-009">
                <rect key="frame" x="20" y="600" width="100" height="30"/>
                <autoresizingMask key="autoresizingMask"/>
                <state key="normal" title="Fill" image="cup"/>
            </button>
            """
        let document = SmallApp.storyboard.replacingOccurrences(
            of: "</subviews>", with: (images + [button]).joined(separator: "\n") + "</subviews>")
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let views = view.subviews.compactMap { $0 as? UIImageView }
                        let missing = views.filter { $0.image == nil }.count
                        let button = view.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "Fill" }
                        let hasNone = button.map { $0.image(for: .normal) == nil } ?? false
                        let size = UIImage(named: "Caf\\u{E9}")?.size ?? .zero
                        count.text = "\\(missing) of \\(views.count), \\(hasNone), \\(size.width) × \\(size.height)"
                    }
                    @IBAction func buy() {}
                """,
            besides: [
                "Shop/Base.lproj/Main.storyboard": document,
                "Shop/Assets.xcassets/Cafe\u{301}.imageset/Contents.json":
                    "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"caf\u{E9}.svg\"}]}",
                "Shop/Assets.xcassets/Cafe\u{301}.imageset/cafe\u{301}.svg":
                    #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#,
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"expect":{"text":"2 of 2, true, 30.0 × 20.0"}}"#)
        #expect(
            outcome.errors.split(separator: "\n") == [
                "Shop: Main: there is no image 'cup' in the app; nothing is shown for it"
            ])
        #expect(outcome.code == 0)
    }

    @Test("Sources name the assets of catalogs by the symbols that Xcode generates, with namespaces and own names")
    func assetSymbols() throws {
        let color = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": VALUES}}]}"#
        let red = color.replacing("VALUES", with: #"{"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#)
        let image = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
        let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        var red: CGFloat = 0
                        UIColor(resource: .brand).getRed(&red, green: nil, blue: nil, alpha: nil)
                        let same = UIColor.brand.cgColor == UIColor(resource: .brand).cgColor && UIColor.own == .black
                        let sizes = [UIImage.newEntry.size.width, UIImage(resource: .Icons._2ndHome).size.height]
                        count.text = "\\(red) \\(same) \\(sizes)"
                    }
                    @IBAction func buy() {}
                """,
            besides: [
                "Shop/Own.swift": "import UIKit\nextension UIColor { static let own = UIColor.black }\n",
                "Shop/Assets.xcassets/BrandColor.colorset/Contents.json": red,
                "Shop/Assets.xcassets/own.colorset/Contents.json": red,
                "Shop/Assets.xcassets/new-entry.imageset/Contents.json": image,
                "Shop/Assets.xcassets/new-entry.imageset/a.svg": picture,
                "Shop/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "Shop/Assets.xcassets/Icons/2nd home.imageset/Contents.json": image,
                "Shop/Assets.xcassets/Icons/2nd home.imageset/a.svg": picture,
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"expect":{"text":"1.0 true [30.0, 20.0]"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test(
        "A controller that is created without a nib loads the one with its class's name, with or without 'Controller'")
    func nibsByName() throws {
        func nib(_ owner: String, _ title: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)" customModule="Shop" \
            customModuleProvider="target">
                        <connections><outlet property="view" destination="vie-ni-001" id="out-ni-001"/></connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="vie-ni-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews><label text="\(title)" id="lab-ni-001">
                            <rect key="frame" x="20" y="100" width="200" height="30"/>
                        </label></subviews>
                    </view>
                </objects>
            </document>
            """
        }
        let body = """
                @IBOutlet weak var count: UILabel!

                @IBAction func buy() {
                    let bean = BeanController()
                    bean.modalPresentationStyle = .fullScreen
                    let (cup, none) = (CupScreen(), NothingController())
                    print("names", bean.nibName ?? "-", cup.nibName ?? "-", none.nibName ?? "-", nibName ?? "-")
                    present(bean, animated: false) { bean.present(cup, animated: false) }
                }
            """
        let app = try SmallApp(
            body: body,
            besides: [
                "Shop/Others.swift":
                    "import UIKit\nclass BeanController: UIViewController {}\nclass CupScreen: UIViewController {}\nclass NothingController: UIViewController {}",
                "Shop/Bean.xib": nib("BeanController", "A bean"),
                "Shop/BeanController.xib": nib("BeanController", "Wrong"),
                "Shop/CupScreen.xib": nib("CupScreen", "A cup"),
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"A cup"}}"#)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect((outcome.output + outcome.errors).contains("names Bean CupScreen - "))
    }

    @Test("What an app shows from another thread than the main one is shown, and told once")
    func otherThreads() throws {
        let body = """
                @IBOutlet weak var count: UILabel!
                let list = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))

                @IBAction func buy() {
                    Thread.detachNewThread {
                        self.count.text = "sold"
                        self.count.text = "sold out"
                        self.view.addSubview(self.list)
                        self.list.reloadData()
                        self.present(UIAlertController(title: "Done", message: nil, preferredStyle: .alert), animated: true)
                    }
                }
            """
        let app = try SmallApp(body: body)
        defer { app.remove() }
        let outcome = try app.run(
            #"{"tap":{"text":"Buy"}}"#, #"{"wait":1}"#, #"{"expect":{"text":"sold out"}}"#,
            #"{"expect":{"text":"Done"}}"#)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        let told = (outcome.output + outcome.errors).components(separatedBy: "must be used from the main thread only")
        for name in [
            "UILabel.text", "UIView.addSubview(_:)", "UITableView.reloadData()",
            "UIViewController.present(_:animated:completion:)",
        ] {
            #expect(told.count { $0.hasSuffix("\(name) ") } == 1, "\(name)")
        }
    }

    @Test("An error of the compiler is about the original source, and the exit code is 2")
    func compilerError() throws {
        let app = try SmallApp(body: "    @IBOutlet weak var count: UILabel!\n    @IBAction func buy() { missing() }")
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Shop/ShopController.swift:5:28: error: cannot find 'missing' in scope"))
    }

    @Test("Sources have names with quotes, backslashes, tabs and line breaks; an error names its file on one line")
    func oddNames() throws {
        let names = ["a \"quoted\" one", "it's", "back\\slash", "tab\there", "line\nbreak", "$(HOME)", "ünïcödé, 日本"]
        let sources = names.enumerated().map { ("Shop/\($1).swift", "let constant\($0) = \($0)\n") }
        let sum = names.indices.map { "constant\($0)" }.joined(separator: " + ")
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() { count.text = "\\(\(sum)) in \\(#file.hasSuffix("ShopController.swift"))" }
                    @IBAction func buy() {}
                """, besides: Dictionary(uniqueKeysWithValues: sources))
        defer { app.remove() }
        for change in ["", "// again\n"] {
            try app.write("let constant4 = 4\n\(change)", to: "Shop/line\nbreak.swift")
            let outcome = try app.run(#"{"expect": {"text": "21 in true"}}"#)
            #expect(outcome.code == 0, "\(outcome.errors)")
        }
        for name in names {
            try app.write("\n    let wrong: Int = \"\"\n", to: "Shop/\(name).swift")
            let outcome = try app.storyboard("build", app.folder.path)
            #expect(outcome.code == 2)
            let shown = name.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
            #expect(outcome.errors.contains("/Shop/\(shown).swift:2:"), "\(outcome.errors)")
            try app.write("let constant\(names.firstIndex(of: name) ?? 0) = 0\n", to: "Shop/\(name).swift")
        }
    }

    @Test("A framework that isn't here is named, with what there is instead, once")
    func missingFramework() throws {
        let app = try SmallApp(
            body:
                "    @IBOutlet weak var count: UILabel!\n    @IBAction func buy() { _ = NEVPNManager(); _ = NEFilterRule() }\n    var nec: NEc?\n    var tea: VNTeaRequest?"
        )
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("cannot find 'NEVPNManager' in scope"))
        #expect(outcome.errors.components(separatedBy: "note: there is no NetworkExtension here").count == 2)
        #expect(outcome.errors.components(separatedBy: "note: there is no ").count == 2)
        #expect(outcome.errors.contains("note: this is here of Vision: QR codes are read"))
    }

    @Test("A module that isn't here is named")
    func missingModule() throws {
        let app = try SmallApp(
            body: Self.counting, besides: ["Shop/Other.swift": "import NetworkExtension\nimport Nowhere\n"])
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2 && outcome.errors.contains("there is no NetworkExtension here: "))
    }

    @Test("A name that a tool writes in a script phase is reported with the tool")
    func generatedNames() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() { count.text = R.string.shop.bought(); count.textColor = L10n.color }
                """)
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.contains(
                "note: R.swift writes 'R': the build does it for apps that can import its library, 'Rswift' or "
                    + "'RswiftResources'"))
        #expect(outcome.errors.contains("note: SwiftGen writes 'L10n': the build does it if swiftgen.yml is beside"))
    }

    @Test("What was built is removed, and built again")
    func clean() throws {
        let app = try SmallApp(body: Self.counting)
        defer { app.remove() }
        let bundle = try app.storyboard("build", app.folder.path, cache: app.cache).output.trimmingCharacters(
            in: .newlines)
        #expect(FileManager.default.fileExists(atPath: bundle))
        #expect(try app.storyboard("clean", app.folder.path, cache: app.cache).code == 0)
        #expect(!FileManager.default.fileExists(atPath: bundle))
        #expect(try app.storyboard("clean", cache: app.cache).code == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: app.cache.path).isEmpty)
        #expect(try app.storyboard("build", app.folder.path, cache: app.cache).code == 0)
    }

    @Test("An error of a document is about its line, and the exit code is 2")
    func documentError() throws {
        let app = try SmallApp(body: Self.counting, besides: ["Shop/Base.lproj/Main.storyboard": "<document>\n<a"])
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("Main.storyboard:2:"))
    }

    @Test("A crash ends with exit code 3 and the place in the original source")
    func crash() throws {
        let app = try SmallApp(
            body: "    @IBOutlet var count: UILabel!\n    @IBAction func buy() { fatalError(\"sold out\") }")
        defer { app.remove() }
        let outcome = try app.run(#"{"tap":{"text":"Buy"}}"#)
        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("ShopController.swift:5: Fatal error: sold out"))
        #expect(outcome.errors.contains("the app crashed"))
    }

    @Test("Without a delegate there is nothing to run, which is said")
    func noDelegate() throws {
        let app = try SmallApp(body: Self.counting, delegate: "import UIKit\n")
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("no class is the app's delegate"))
    }

    @Test("The app's folder is left as it was")
    func folder() throws {
        let app = try SmallApp(body: Self.counting)
        defer { app.remove() }
        func contents() -> [String] {
            (FileManager.default.enumerator(atPath: app.folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        }
        let before = contents()
        #expect(try app.storyboard("build", app.folder.path).code == 0)
        #expect(contents() == before)
    }

    @Test("A source that was changed is built again; one that was removed is gone")
    func changes() throws {
        let app = try SmallApp(body: Self.counting, besides: ["Shop/Extra.swift": "let extra = 1\n"])
        defer { app.remove() }
        #expect(try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"1 bought"}}"#).code == 0)
        try app.write(
            "import UIKit\nclass ShopController: UIViewController {\n\(Self.counting.replacing("bought\"", with: "sold\""))\n}\n",
            to: "Shop/ShopController.swift")
        try FileManager.default.removeItem(at: app.folder.appending(path: "Shop/Extra.swift"))
        let outcome = try app.run(#"{"tap":{"text":"Buy"}}"#, #"{"expect":{"text":"1 sold"}}"#)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test("Nothing outside of the cache is written or removed, whatever a project and its texts name")
    func namesThatLeadElsewhere() throws {
        let catalog =
            #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"../../../kept":"#
            + #"{"stringUnit":{"state":"translated","value":"b"}}}}}}"#
        let app = try SmallApp(body: Self.counting, besides: ["Shop/Texts.xcstrings": catalog])
        defer { app.remove() }
        let texts = try app.storyboard("build", app.folder.path, cache: app.cache)
        #expect(texts.code == 2 && texts.errors.contains("it leaves the folder"))
        let project = """
            { objects = {
                T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                      buildPhases = (); buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_NAME = "../../../kept"; }; };
                P = { isa = PBXProject; targets = (T); mainGroup = G; };
                G = { isa = PBXGroup; };
            }; rootObject = P; }
            """
        try app.write(project, to: "Shop.xcodeproj/project.pbxproj")
        try app.write("kept", to: "../kept.app/kept")
        let named = try app.storyboard("build", app.folder.path, cache: app.cache)
        #expect(named.code == 2)
        #expect(
            named.errors.contains("Shop.xcodeproj/project.pbxproj:6:1: error: PRODUCT_NAME of the target 'Shop' is"))
        let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.deletingLastPathComponent().path)
        #expect(Set(names) == ["Shop", "cache", "kept.app"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: app.folder.appending(path: "../kept.app").path) == [
                "kept"
            ])
    }
}
