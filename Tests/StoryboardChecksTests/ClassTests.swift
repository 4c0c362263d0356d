import ClassModel
import SourceModel
import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct ClassTests {
    /// The surroundings of a document beside a file `App.swift`.
    private func sources(_ text: String, module: String = "App") -> Surroundings {
        let file = SwiftFile.classes(in: Array(text.utf8), path: "Sources/App.swift", module: module)
        return Surroundings(classes: AppClasses([file]))
    }

    private func own(_ name: String) -> String {
        #"customClass="\#(name)" customModule="App" customModuleProvider="target""#
    }

    /// A scene of the class 'Home' whose label, button and exit are 'label', 'button' and 'exit'.
    private func home(_ connections: String, action: String = "", class name: String = "Home") -> String {
        storyboard(
            scene(
                #"<view key="view" id="root"><subviews><label id="label" text="Hi"/>"#
                    + #"<button id="button"><connections>\#(action)</connections></button></subviews></view>"#
                    + "\n<connections>\(connections)</connections>",
                attributes: own(name), dock: #"<exit id="exit" sceneMemberID="exit"/>"#))
    }

    @Test func `without sources nothing is known of classes`() throws {
        let text = home(#"<outlet property="nothing" destination="label" id="o"/>"#)
        try assertFindings(text, [])
        try assertFindings(text, [], in: Surroundings(classes: AppClasses([AppClass]())))
    }

    // MARK: Classes

    @Test func `a class that is missing in the sources of its module is reported`() throws {
        let text = storyboard(
            "\(scene(attributes: own("Homr")))\n\(scene(id: "b", attributes: own("Other") + #" storyboardIdentifier="B""#))"
        )
        try assertFindings(
            text,
            ["2: error: the class 'Homr' of the view controller 'Homr' is not in the sources of 'App' [class.unknown]"],
            in: sources("class Home: UIViewController {}\nclass Other: UIViewController {}"))
        // Neither the module's name nor another class tells that these are the sources.
        try assertFindings(home("", class: "Homr"), [], in: sources("class Shop: UIViewController {}", module: "Shop"))
    }

    @Test func `classes of other modules and of UIKit may be anywhere`() throws {
        let text = storyboard(
            scene(
                #"<view key="view" id="root" customClass="Chart" customModule="Charts"/>"#,
                attributes: #"customClass="UITableViewController""#))
        try assertFindings(text, [], in: sources("class Home: UIViewController {}"))
    }

    @Test func `a Swift class is not found without its module, nor if it is generic`() throws {
        let text = storyboard(scene(attributes: #"customClass="Home""#))
        try assertFindings(
            text,
            [
                "2: error: the class 'Home' of the view controller 'Home' is not found without its module (App.swift:1) [class.unknown]"
            ], in: sources("class Home: UIViewController {}"))
        try assertFindings(text, [], in: sources("@objc(Home) class Start: UIViewController {}"))
        // The build adds the module of its target.
        let inherited = storyboard(scene(attributes: #"customClass="Home" customModuleProvider="target""#))
        try assertFindings(inherited, [], in: sources("class Home: UIViewController {}"))
        try assertFindings(
            home(""),
            ["2: error: the class 'Home' of the view controller 'Home' is generic (App.swift:1) [class.unknown]"],
            in: sources("class Home<Item>: UIViewController {}"))
    }

    @Test func `a class has to derive from that of its object`() throws {
        try assertFindings(
            home(""),
            [
                "2: error: the class 'Home' derives from 'UIView', expected 'UIViewController' for the view controller 'Home' (App.swift:2) [class.wrong-superclass]"
            ], in: sources("class Base: UIView {}\nclass Home: Base {}"))
        try assertFindings(home(""), [], in: sources("class Home: UITableViewController {}"))
        try assertFindings(home(""), [], in: sources("class Home: LibraryController {}"))
    }

    // MARK: Outlets

    @Test func `an outlet that the class does not have is reported with both locations`() throws {
        let text = home(#"<outlet property="headnig" destination="label" id="o"/>"#)
        let swift = "class Home: UIViewController {\n    @IBOutlet var heading: UILabel!\n}"
        try assertFindings(
            text, ["3: error: the class 'Home' has no outlet 'headnig' (App.swift:1) [outlet.unknown]"],
            in: sources(swift))
        let found = Checker.check(try Document(Array(text.utf8)), in: sources(swift))
        #expect(found.first?.source == SourcePlace(file: "Sources/App.swift", line: 1))
        #expect(found.first?.hint == "did you mean 'heading'?")
    }

    @Test func `a property that documents cannot set is reported`() throws {
        try assertFindings(
            home(#"<outlet property="label" destination="label" id="o"/>"#),
            [
                "3: error: outlet 'label' of 'Home' is a property that documents cannot set (App.swift:2) [outlet.unknown]"
            ], in: sources("class Home: UIViewController {\n    var label: UILabel?\n}"))
    }

    @Test(arguments: [
        "class Home: UIViewController { @IBOutlet var label: UILabel! }",
        "class Home: UIViewController { @objc var label: UILabel? }",
        "@objcMembers class Home: UIViewController { var label: UILabel? }",
        "class Home: UIViewController { @objc func setLabel(_ label: UILabel) {} }",
        "class Base: UIViewController { @IBOutlet var label: UIView! }\nclass Home: Base {}",
        "class Home: UIViewController {}\nextension UIViewController { @objc var label: UILabel? { get { nil } set {} } }",
        "class Home: LibraryController {}",
        "class Home: UIViewController { @IBOutlet var label: LibraryLabel! }",
        "class Home: UIViewController { @IBOutlet var label: (any Showing)! }",
    ])
    func `outlets that are there, inherited, or perhaps inherited are fine`(swift: String) throws {
        try assertFindings(
            home(#"<outlet property="label" destination="label" id="o"/>"#), [], in: sources(swift))
    }

    @Test func `UIKit's own outlets are known`() throws {
        try assertFindings(
            home(#"<outlet property="view" destination="root" id="o"/>"#), [],
            in: sources("class Home: UIViewController {}"))
    }

    @Test func `an outlet must lead to an object of its class`() throws {
        try assertFindings(
            home(
                """
                <outlet property="a" destination="label" id="o1"/>
                <outlet property="b" destination="button" id="o2"/>
                <outlet property="c" destination="label" id="o3"/>
                <outletCollection property="d" destination="label" id="o4"/>
                """),
            [
                "3: error: outlet 'a' expects a 'UIButton' (App.swift:2), but the label 'Hi' is a 'UILabel' [outlet.wrong-type]",
                "5: error: outlet 'c' is a collection in its class (App.swift:4) [outlet.wrong-type]",
                "6: error: outlet collection 'd' is a single outlet in its class (App.swift:5) [outlet.wrong-type]",
            ],
            in: sources(
                """
                class Home: UIViewController {
                    @IBOutlet var a: UIButton!
                    @IBOutlet var b: UIControl!
                    @IBOutlet var c: [UILabel]!
                    @IBOutlet var d: UILabel!
                }
                """))
    }

    // MARK: Actions

    @Test func `an action that the class does not have is reported`() throws {
        let action = #"<action selector="save:" destination="vc" eventType="touchUpInside" id="a"/>"#
        try assertFindings(
            home("", action: action),
            ["2: error: the class 'Home' has no action 'save:' (App.swift:1) [action.unknown]"],
            in: sources("class Home: UIViewController {\n    @IBAction func save() {}\n}"))
        try assertFindings(
            home("", action: action),
            ["2: error: action 'save:' is a method that documents cannot call (App.swift:2) [action.unknown]"],
            in: sources("class Home: UIViewController {\n    func save(_ sender: Any) {}\n}"))
    }

    @Test(arguments: [
        "class Home: UIViewController { @IBAction func save(_ sender: Any) {} }",
        "class Home: UIViewController { @objc func save(_ sender: Any) {} }",
        "class Home: UIViewController {}\nextension Home { @IBAction func save(_ sender: Any) {} }",
        "class Home: UIViewController { @objc var e: Any? }\nextension UIResponder { @IBAction func save(_ s: Any) {} }",
        "class Home: LibraryController {}",
    ])
    func `actions that are there, or perhaps inherited, are fine`(swift: String) throws {
        let action = #"<action selector="save:" destination="vc" eventType="touchUpInside" id="a"/>"#
        try assertFindings(home("", action: action), [], in: sources(swift))
    }

    @Test func `UIKit's own actions are known`() throws {
        let action = #"<action selector="becomeFirstResponder" destination="vc" eventType="touchUpInside" id="a"/>"#
        try assertFindings(home("", action: action), [], in: sources("class Home: UIViewController {}"))
    }

    @Test func `a segue action that the source does not have is reported`() throws {
        let segue =
            #"<segue destination="vc" kind="show" identifier="Again" destinationCreationSelector="make:" id="s"/>"#
        try assertFindings(
            home(segue), ["3: error: the class 'Home' has no segue action 'make:' (App.swift:1) [action.unknown]"],
            in: sources("class Home: UIViewController {}"))
        try assertFindings(
            home(segue), [],
            in: sources(
                "class Home: UIViewController { @IBSegueAction func make(_ c: NSCoder) -> UIViewController? { nil } }"))
    }

    @Test func `an unwind segue needs a class with its action, wherever that is`() throws {
        let segue = #"<segue destination="exit" kind="unwind" unwindAction="back:" id="s"/>"#
        try assertFindings(
            home("", action: segue),
            ["2: error: no class has the unwind action 'back:' [unwind.unknown-action]"],
            in: sources("class Home: UIViewController {}"))
        try assertFindings(
            home("", action: segue), [],
            in: sources(
                "class Home: UIViewController {}\nclass List: UIViewController { @IBAction func back(_ s: UIStoryboardSegue) {} }"
            ))
        try assertFindings(home("", action: segue), [], in: sources("class Home: LibraryController {}"))
    }

    // MARK: Runtime attributes

    @Test func `a runtime attribute of a property that the class hides is reported`() throws {
        let text = view(
            """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/></userDefinedRuntimeAttributes>
            """
        ).replacing(#"id="root""#, with: #"id="root" \#(own("Card"))"#)
        try assertFindings(
            text,
            [
                "2: warning: runtime attribute 'isRound' of 'Card' cannot be set by a document (App.swift:1) [runtime-attribute.unknown]"
            ], in: sources("class Card: UIView { var isRound = false }"))
        try assertFindings(text, [], in: sources("class Card: UIView { @IBInspectable var isRound = false }"))
        try assertFindings(text, [], in: sources("class Card: UIView {}"))
    }
}
