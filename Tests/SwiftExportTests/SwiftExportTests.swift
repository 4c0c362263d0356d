import StoryboardModel
import SwiftExport
import Testing
import XMLTree

@Suite struct SwiftExportTests {
    @Test("A scene of UIKit's class becomes a class with views as constants, in UIKit's words")
    func wholeClass() throws {
        let label =
            #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/><color key="textColor" systemColor="secondaryLabelColor"/>"#
        let constraints =
            #"<viewLayoutGuide key="safeArea" id="safe"/><constraints><constraint firstItem="x" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="k1"/><constraint firstAttribute="trailing" secondItem="x" secondAttribute="trailing" constant="16" id="k2"/></constraints>"#
        let exported = try Exported(
            view: constrained(
                "label", #"text="Hello" textAlignment="natural" adjustsFontSizeToFit="NO" userInteractionEnabled="NO""#,
                label) + constraints,
            attributes: #"title="Welcome""#)
        #expect(
            exported.file("WelcomeViewController.swift") == """
                import UIKit

                /// The scene "Welcome" of Main.storyboard.
                final class WelcomeViewController: UIViewController {
                    private let helloLabel: UILabel = {
                        let label = UILabel()
                        label.translatesAutoresizingMaskIntoConstraints = false
                        label.text = "Hello"
                        label.textColor = .secondaryLabel
                        label.font = .preferredFont(forTextStyle: .title1)
                        return label
                    }()

                    convenience init() {
                        self.init(nibName: nil, bundle: nil)
                        title = "Welcome"
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addSubviews()
                        activateConstraints()
                    }

                    private func addSubviews() {
                        view.addSubview(helloLabel)
                    }

                    private func activateConstraints() {
                        NSLayoutConstraint.activate([
                            helloLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                            helloLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                        ])
                    }
                }

                """)
        #expect(exported.rules.isEmpty)
        #expect(
            exported.file("MainScenes.swift").contains(
                "static func makeWelcome() -> WelcomeViewController { WelcomeViewController() }"))
        #expect(exported.outcome.scenes.map(\.controllerID) == ["c"])
        #expect(exported.outcome.scenes.map(\.expression) == ["MainScenes.makeWelcome()"])
    }

    @Test("A class of the app gets an extension, which sets its outlets and connects its actions")
    func extensionOfAnAppsClass() throws {
        let button =
            #"<state key="normal" title="Save"/><connections><action selector="save:" destination="c" eventType="touchUpInside" id="a1"/></connections>"#
        let exported = try Exported(
            view: constrained("button", #"buttonType="system""#, button),
            controller: #"<connections><outlet property="saveButton" destination="x" id="o1"/></connections>"#,
            attributes: #"customClass="FormController""#)
        let text = exported.file("FormController+Layout.swift")
        for line in [
            "extension FormController {", "    func loadLayout() {", "        let saveButton = UIButton(type: .system)",
            "        saveButton.setTitle(\"Save\", for: .normal)",
            "        saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)",
            "        self.saveButton = saveButton", "        self.view = view",
        ] {
            #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(text)")
        }
        #expect(exported.outcome.classes.map(\.name) == ["FormController"] && exported.rules.isEmpty)
    }

    @Test("Texts with any characters are literals that the compiler reads as they were")
    func texts() throws {
        let text = "a&quot;b\\c&#10;d&#9;\\(e) ü 日本 \u{202E}f"
        let exported = try Exported(view: constrained("label", "text=\"\(text)\""))
        #expect(exported.lines.contains(#"label.text = "a\"b\\c\nd\t\\(e) ü 日本 \u{202E}f""#), "\(exported.lines)")
    }

    @Test("Names are outlets, labels or texts, are unique, and are no words of Swift or members of UIKit")
    func names() throws {
        func label(_ id: String, _ attributes: String) -> String {
            "<label id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)/>"
        }
        let views = [
            label("a", #"userLabel="class""#), label("b", #"text="Sign in…""#), label("d", #"text="Sign in!""#),
            label("e", #"text="日本""#), label("f", #"text="1st""#), label("g", ""), label("h", #"userLabel="title""#),
        ]
        let exported = try Exported(view: "<subviews>\(views.joined())</subviews>")
        let names = exported.lines.filter { $0.hasPrefix("private let") }.compactMap {
            $0.split(separator: " ").dropFirst(2).first
        }
        #expect(
            names.map { $0.filter { $0 != ":" } } == [
                "classLabel", "signInLabel", "signInLabel2", "日本Label", "number1stLabel", "label1", "titleLabel",
            ])
    }

    @Test("Views without labels and texts are named by what they are for")
    func roles() throws {
        func view(_ element: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
            "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</\(element)>"
        }
        func inside(_ views: String...) -> String { "<subviews>\(views.joined())</subviews>" }
        let lines = "<constraints><constraint firstAttribute=\"height\" constant=\"1\" id=\"k\"/></constraints>"
        let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
        let said = #"<accessibility key="accessibilityConfiguration" label="Your Name"/>"#
        let exported = try Exported(
            view: inside(
                view(
                    "stackView", "a", "",
                    inside(
                        view("stackView", "b", "", inside(view("label", "c", #"text="Hello""#), view("switch", "d"))),
                        view("stackView", "e", "", inside(view("button", "f"), view("button", "g"))), view("view", "h"))
                ),
                view("view", "i", "", lines), view("view", "j", "", red), view("imageView", "k", #"image="logo""#),
                view("imageView", "l", #"image="star.fill" catalog="system""#), view("textField", "m", "", said)))
        let names = exported.lines.filter { $0.hasPrefix("private let") }.compactMap {
            $0.split(separator: " ").dropFirst(2).first.map { $0.filter { $0 != ":" } }
        }
        #expect(
            names == [
                "mainStack", "helloStack", "helloLabel", "switchControl", "buttonStack", "button1", "button2",
                "spacerView",
                "separatorView", "redView", "logoImageView", "starImageView", "yourNameTextField",
            ])
    }

    @Test("A scene alone leaves the others in the storyboard, by their identifiers")
    func oneScene() throws {
        let scenes = [
            Exported.scene(
                "c",
                view: constrained(
                    "button", "", #"<connections><segue destination="d" kind="show" id="g"/></connections>"#)),
            Exported.scene("d", attributes: #"storyboardIdentifier="Detail""#),
        ].joined()
        let text =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes>"#
            + scenes + #"</scenes></document>"#
        let document = try Document(Array(text.utf8))
        let outcome = try #require(SwiftExport([.init(document, name: "Main", scenes: ["c"])]).outcomes.first)
        #expect(outcome.scenes.map(\.controllerID) == ["c"])
        #expect(outcome.files.count == 2)
        let made = #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")"#
        #expect(outcome.files.contains { $0.text.contains(made) })
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test("Two outlets of one name, and outlets to what isn't there, are code that compiles")
    func outlets() throws {
        let connections =
            #"<connections><outlet property="first" destination="x" id="o1"/><outlet property="second" destination="x" id="o2"/><outlet property="default" destination="x" id="o3"/><outlet property="gone" destination="nowhere" id="o4"/></connections>"#
        let exported = try Exported(
            view: constrained("label"), controller: connections, attributes: #"customClass="Two""#)
        let set = exported.lines.filter { $0.hasSuffix("= first") && !$0.hasPrefix("let") }
        #expect(set == ["self.first = first", "second = first"], "\(exported.lines)")
    }

    @Test("Constraints that anchors can't say are made by their items and attributes; ratios keep their form")
    func constraints() throws {
        let constraints = [
            #"<constraint firstItem="x" firstAttribute="centerX" secondItem="v-c" secondAttribute="centerX" multiplier="0.5" id="k1"/>"#,
            #"<constraint firstItem="x" firstAttribute="width" secondItem="x" secondAttribute="height" multiplier="16:9" id="k2"/>"#,
            #"<constraint firstItem="x" firstAttribute="height" relation="lessThanOrEqual" constant="40" priority="750" id="k3"/>"#,
            #"<constraint firstItem="x" firstAttribute="leading" secondItem="v-c" secondAttribute="leadingMargin" id="k4"/>"#,
            #"<constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="x" secondAttribute="baseline" constant="8" id="k5"/>"#,
            #"<constraint firstItem="x" firstAttribute="top" secondItem="gone" secondAttribute="top" id="k6"/>"#,
            #"<constraint placeholder="YES" firstItem="x" firstAttribute="width" constant="10" id="k7"/>"#,
        ]
        let exported = try Exported(
            view: constrained("view") + "<constraints>\(constraints.joined())</constraints>")
        let lines = exported.lines.filter { $0.contains("onstraint(") || $0.contains("riority") }
        #expect(
            lines == [
                "let containerViewHeightConstraint = containerView.heightAnchor.constraint(lessThanOrEqualToConstant: 40)",
                "containerViewHeightConstraint.priority = .defaultHigh",
                "NSLayoutConstraint(",
                "containerView.widthAnchor.constraint(equalTo: containerView.heightAnchor, multiplier: 16.0 / 9.0),",
                "containerView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),",
                "containerView.lastBaselineAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8),",
            ], "\(lines)")
        let parts = [
            "item: containerView,", "attribute: .centerX,", "toItem: view,", "multiplier: 0.5,", "constant: 0),",
        ]
        #expect(parts.allSatisfy(exported.lines.contains))
        #expect(exported.rules == ["export.constraint"])
    }

    @Test(
        "A view without constraints keeps its frame and autoresizing, and its superview the size that these are about")
    func frames() throws {
        let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#
        let exported = try Exported(
            view:
                "<subviews><label id=\"x\" text=\"Hi\"><rect key=\"frame\" x=\"8\" y=\"0.5\" width=\"100\" height=\"20\"/>\(mask)</label></subviews>"
        )
        for line in [
            "let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))",
            "let label = UILabel(frame: CGRect(x: 8, y: 0.5, width: 100, height: 20))",
            "label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]",
        ] {
            #expect(exported.lines.contains(line), "\(line)\n\(exported.lines)")
        }
        #expect(!exported.lines.contains { $0.contains("translatesAutoresizingMask") })
    }

    @Test("Texts of a document with tables in other languages are found by their keys")
    func localizedTexts() throws {
        let exported = try Exported(view: constrained("label", #"text="Hello""#, id: "abc-12-xyz"), textTable: "Main")
        #expect(
            exported.lines.contains(
                #"label.text = NSLocalizedString("abc-12-xyz.text", tableName: "Main", value: "Hello", comment: "")"#))
    }

    @Test("Classes that can't be names, and containers that contain themselves, are reported and left out")
    func faults() throws {
        let odd = try Exported(view: constrained("view", #"customClass="My View""#))
        #expect(odd.rules == ["export.class"] && odd.lines.contains { $0.contains("= UIView()") })
        let cycle = try Exported(
            scenes: """
                <scene sceneID="s1"><objects><navigationController id="n"><connections>
                <segue destination="t" kind="relationship" relationship="rootViewController" id="r1"/></connections>
                </navigationController></objects></scene><scene sceneID="s2"><objects><tabBarController id="t"><connections>
                <segue destination="n" kind="relationship" relationship="viewControllers" id="r2"/></connections>
                </tabBarController></objects></scene>
                """, initial: "n")
        #expect(cycle.rules == ["export.cycle", "export.cycle"])
        #expect(
            cycle.lines.contains(
                "static func makeNavigationController() -> UINavigationController { UINavigationController() }"))
    }

    @Test("What code can't say is reported where it is")
    func unsayable() throws {
        let exported = try Exported(
            view: constrained("view", #"layoutMarginsFollowReadableWidth="YES" novelty="9""#) + "<oddity id=\"q\"/>")
        let found = exported.outcome.diagnostics.filter { $0.objectID == "x" }
        #expect(Set(found.map(\.rule)) == ["export.attribute"] && found.count == 2)
        #expect(found.allSatisfy { $0.severity == .warning && $0.location.line > 1 })
    }

    @Test("A call that is too long for a line has its arguments on the next, whatever its texts contain")
    func longLines() throws {
        let text = String(repeating: "(a\\\"b) ", count: 14)
        let exported = try Exported(
            view: constrained("button", "", "<state key=\"normal\" title=\"\(text.replacing("\"", with: "&quot;"))\"/>")
        )
        let place = try #require(exported.lines.firstIndex { $0.hasSuffix(".setTitle(") })
        #expect(exported.lines[place + 1].hasSuffix("\", for: .normal)"))
    }

    @Test("A list that is too long for a line has its items on lines of their own")
    func longLists() throws {
        let fragment = { (text: String) in
            #"<fragment content="\#(text)"><attributes><font key="NSFont" size="20" name="Menlo-Regular"/><real key="NSKern" value="2"/></attributes></fragment>"#
        }
        let exported = try Exported(
            view: constrained(
                "label", "",
                "<attributedString key=\"attributedText\">\(fragment("One"))\(fragment("Two"))</attributedString>"))
        let place = try #require(exported.lines.firstIndex { $0.hasSuffix("attributedText = [") })
        #expect(exported.lines[place + 1].hasPrefix("NSAttributedString("))
        #expect(exported.lines.contains("].reduce(into: NSMutableAttributedString()) { $0.append($1) }"))
        #expect(exported.outcome.files.allSatisfy { $0.text.split(separator: "\n").allSatisfy { $0.count <= 120 } })
    }

    @Test("Words in capitals are written as others are, but short ones, which may be abbreviations")
    func capitals() throws {
        let views = [("a", "POPULAR DESTINATIONS"), ("b", "SETTINGS"), ("d", "Open URL"), ("e", "NASA Missions")].map {
            #"<label id="\#($0)" text="\#($1)" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        }
        let exported = try Exported(view: "<subviews>\(views.joined())</subviews>")
        let names = exported.lines.filter { $0.hasPrefix("private let") }.compactMap {
            $0.split(separator: " ").dropFirst(2).first.map { $0.filter { $0 != ":" } }
        }
        #expect(names == ["popularDestinationsLabel", "settingsLabel", "openURLLabel", "nasaMissionsLabel"])
    }

    @Test("A view of one size class only is in the code, hidden in the others")
    func switchedViews() throws {
        let exported = try Exported(
            view: """
                <subviews><label id="l" text="Wide" fixedFrame="YES"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="l"/></mask></variation>
                """)
        #expect(exported.lines.contains("view.addSubview(wideLabel)"))
        #expect(
            exported.lines.contains("wideLabel.isHidden = isRegularWidth ? false : true")
                || exported.lines.contains("wideLabel.isHidden = !isRegularWidth"))
    }

    @Test(
        "Cells are registered, then sources and delegates are set, then actions and outlets, in the order of the views")
    func order() throws {
        let exported = try Exported(
            view: """
                <subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO"><connections><action selector="go:" destination="c" eventType="touchUpInside"/></connections></button>
                <tableView id="t" dataMode="prototypes" style="plain" translatesAutoresizingMaskIntoConstraints="NO"><prototypes><tableViewCell id="p" reuseIdentifier="Row"/></prototypes>
                <connections><outlet property="dataSource" destination="c"/></connections></tableView></subviews>
                """,
            controller:
                #"<connections><outlet property="aList" destination="t"/><outlet property="zButton" destination="b"/></connections>"#,
            attributes: #"customClass="Screen""#)
        let wanted = [
            "aList.register(", "aList.dataSource = self", "zButton.addTarget(", "self.zButton = zButton",
            "self.aList = aList",
        ]
        let places = wanted.map { part in exported.lines.firstIndex { $0.hasPrefix(part) } ?? -1 }
        #expect(places.allSatisfy { $0 >= 0 } && places == places.sorted(), "\(places)")
    }
}
