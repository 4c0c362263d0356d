import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What happens, and in which order, when scenes are loaded.
@MainActor
struct StoryboardLoadingTests {
    @MainActor private static var log: [String] = []

    private final class Controller: UIViewController {
        var label: UILabel?
        var buttons: [UIButton] = []
        var mood = ""

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            log.append("controller init, storyboard \(storyboard == nil ? "not there" : "there")")
        }

        override func awakeFromNib() { log.append("controller awakes, mood \(mood)") }
        override func loadView() {
            log.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            log.append("viewDidLoad, label \(label?.text ?? "-"), \(buttons.count) buttons, \(children.count) children")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log.append(
                "prepare \(segue.identifier ?? "-"), its view \(segue.destination.isViewLoaded ? "" : "not ")loaded")
        }

        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers + .property("label", \Controller.label) + .property("buttons", \Controller.buttons)
                + .property("mood", \Controller.mood)
        }
    }

    private final class Badge: UILabel {
        var rank = 0

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            log.append("badge init, width \(Int(frame.width)), superview \(superview == nil ? "not there" : "there")")
        }

        override func awakeFromNib() { log.append("badge awakes, rank \(rank)") }
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers + .property("rank", \Badge.rank)
        }
    }

    @Test("A controller that only a weak variable has lives until the main queue goes on, as an autoreleased one")
    func autoreleased() async throws {
        let app = try CompiledStoryboard(view: "")
        weak let controller = app.storyboard().instantiateInitialViewController()
        #expect(controller != nil)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(controller == nil)
    }

    @Test("A nib whose owner is a class returns its own objects only")
    func classAsOwner() throws {
        let app = try CompiledStoryboard(view: "")
        let bytes = try #require(app.piece("Main.storyboardc/vc-view-view.nib"))
        let objects = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: Controller.self)
        #expect(objects.count == 1 && objects.first is UIView)
    }

    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="vc" customClass="Controller" customModule="App" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" text="Hello" id="label" customClass="Badge" customModule="App">
                            <rect key="frame" x="20" y="60" width="100" height="21"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="rank"><integer key="value" value="7"/>
                                </userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                        </label>
                        <button opaque="NO" id="b1"><rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                            <state key="normal" title="One"/></button>
                        <button opaque="NO" id="b2"><rect key="frame" x="0.0" y="40" width="46" height="30"/>
                            <state key="normal" title="Two"/></button>
                        <containerView opaque="NO" id="box">
                            <rect key="frame" x="0.0" y="300" width="393" height="200"/>
                            <connections>
                                <segue destination="inner" kind="embed" identifier="filling" id="embed"/>
                            </connections>
                        </containerView>
                    </subviews>
                </view>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="mood" value="sunny"/>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="label" destination="label" id="o1"/>
                    <outletCollection property="buttons" destination="b1" collectionClass="NSArray" id="o2"/>
                    <outletCollection property="buttons" destination="b2" collectionClass="NSArray" id="o3"/>
                </connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="inner" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="innerview">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                </view>
            </viewController>
        </objects></scene>
        """

    private static let classes: [String: AnyClass] = ["App.Controller": Controller.self, "App.Badge": Badge.self]

    @Test func sceneAndViewLoadInTheMeasuredOrder() throws {
        Self.log = []
        let app = try CompiledStoryboard(["Main": Self.scene], classes: Self.classes)
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        #expect(Self.log == ["controller init, storyboard not there", "controller awakes, mood sunny"])
        #expect(controller.storyboard?.name == "Main")
        #expect(!app.asked.contains { $0.contains("-view-") }, "the view's piece is read when the view is wanted")
        Self.log = []
        let view = try #require(controller.view)
        #expect(
            Self.log == [
                "loadView", "badge init, width 100, superview not there", "badge awakes, rank 7",
                "prepare filling, its view not loaded", "viewDidLoad, label Hello, 2 buttons, 1 children",
            ])
        let box = try #require(view.subviews.first { $0.frame.minY == 300 })
        #expect(box.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 200)])
        #expect(app.messages == [])
    }

    private final class Owner: UIViewController {
        var button: UIButton?
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers + .property("button", \Owner.button)
        }
    }

    private final class Placeholder: UILabel {
        override func awakeAfter(using coder: NSCoder) -> Any? {
            guard text == "Hello" else { return text == nil ? nil : self }
            let button = UIButton(frame: frame)
            button.tag = tag + 1
            return button
        }
    }

    @Test(
        "What a class returns once it is decoded takes its place among views and in outlets, and nothing does for nil")
    func replacement() throws {
        func label(_ id: String, _ text: String) -> String {
            """
            <label opaque="NO" \(text) tag="4" id="\(id)" customClass="Placeholder" customModule="App">
                <rect key="frame" x="20" y="60" width="100" height="21"/></label>
            """
        }
        let scene = """
            <scene sceneID="s1"><objects>
                <viewController id="vc" customClass="Owner" customModule="App" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>\(label("a", "text=\"Hello\""))\(label("b", "text=\"Bye\""))\(label("c", ""))</subviews>
                    </view>
                    <connections><outlet property="button" destination="a" id="o1"/></connections>
                </viewController>
            </objects></scene>
            """
        let app = try CompiledStoryboard(
            ["Main": scene], classes: ["App.Placeholder": Placeholder.self, "App.Owner": Owner.self])
        let controller = try #require(app.storyboard().instantiateInitialViewController() as? Owner)
        let view = try #require(controller.view)
        let (first, second) = (try #require(view.subviews.first), try #require(view.subviews.last))
        #expect(view.subviews.count == 2 && second is Placeholder)
        #expect(type(of: first) == UIButton.self && first.frame == CGRect(x: 20, y: 60, width: 100, height: 21))
        #expect(first.tag == 5 && first.superview === view && controller.button === first)
    }

    @Test("Runtime attributes set any property, and follow key paths into views and layers") func keyPaths() throws {
        func attribute(_ type: String, _ path: String, _ value: String) -> String {
            #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)""#
                + (value.hasPrefix("<") ? ">\(value)</userDefinedRuntimeAttribute>" : #" value="\#(value)"/>"#)
        }
        let attributes = [
            attribute("number", "titleLabel.numberOfLines", #"<integer key="value" value="3"/>"#),
            attribute("number", "titleLabel.textAlignment", #"<integer key="value" value="2"/>"#),
            attribute("boolean", "exclusiveTouch", "YES"), attribute("boolean", "layer.masksToBounds", "YES"),
            attribute("size", "layer.shadowOffset", #"<size key="value" width="3" height="4"/>"#),
            attribute("number", "layer.transform.rotation.z", #"<real key="value" value="0.5"/>"#),
            attribute("string", "layer.purpose", "buying"),
            attribute("number", "titleLabel.rank", #"<integer key="value" value="3"/>"#),
        ]
        let scene = """
            <scene sceneID="s1"><objects>
                <viewController id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <button opaque="NO" id="b1"><rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                                <state key="normal" title="One"/>
                                <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        let app = try CompiledStoryboard(["Main": scene])
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        let button = try #require(controller.view?.subviews.first as? UIButton)
        #expect(button.titleLabel?.numberOfLines == 3 && button.titleLabel?.textAlignment == .right)
        #expect(button.isExclusiveTouch && button.layer.masksToBounds)
        #expect(button.layer.shadowOffset == CGSize(width: 3, height: 4))
        #expect(abs(atan2(button.transform.b, button.transform.a) - 0.5) < 1e-9)
        #expect(button.layer.value(forKey: "purpose") as? String == "buying")
        #expect(app.messages.count == 1 && app.messages.first?.contains("for the key rank.") == true)
    }

    @Test func anObjectOfAnUnknownClassStandsThereAllTheSame() throws {
        let scene = """
            <scene sceneID="s1"><objects>
                <tableViewController id="vc" sceneMemberID="viewController">
                    <tableView key="view" id="t"><connections>
                        <outlet property="dataSource" destination="data" id="o1"/>
                    </connections></tableView>
                </tableViewController>
                <customObject id="data" customClass="Provider" customModule="App" customModuleProvider="target"/>
            </objects></scene>
            """
        let app = try CompiledStoryboard(["Main": scene])
        _ = try #require(app.storyboard().instantiateInitialViewController()).view
        #expect(app.messages.contains("unknown class App.Provider, using NSObject"))
        #expect(app.messages.contains { $0.hasPrefix("the outlet 'dataSource' of UITableView cannot hold NSObject") })
    }

    @Test func anUnknownClassIsReplacedByTheOneOfItsElement() throws {
        let app = try CompiledStoryboard(["Main": Self.scene])
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        #expect(type(of: controller) == UIViewController.self)
        #expect(controller.view.subviews.contains { type(of: $0) == UILabel.self })
        #expect(app.messages.contains("unknown class App.Controller, using UIViewController"))
        let unknown =
            "[<UIViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key"
        #expect(app.messages.contains("\(unknown) label."))
        #expect(
            app.messages.contains {
                $0.hasPrefix("Failed to set (rank) user defined inspected property on (") && $0.hasSuffix("key rank.")
            })
    }

    @Test func aStoryboardWithoutAnEntryPointHasNoInitialController() throws {
        let app = try CompiledStoryboard(["Main": Self.scene], initial: "")
        #expect(app.storyboard().instantiateInitialViewController() == nil)
    }

    @Test func aCreatorMakesTheController() throws {
        Self.log = []
        let scene = Self.scene.replacing("id=\"vc\"", with: "storyboardIdentifier=\"First\" id=\"vc\"")
        let app = try CompiledStoryboard(["Main": scene], classes: Self.classes)
        let controller: Controller = app.storyboard().instantiateViewController(identifier: "First") { coder in
            Self.log.append("creator")
            return Controller(coder: coder)
        }
        #expect(Self.log.first == "creator")
        #expect(controller.mood == "sunny")
    }

    @Test func aReferenceLeadsIntoAnotherStoryboard() throws {
        let main = """
            <scene sceneID="s1"><objects>
                <viewController id="vc" sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews><containerView opaque="NO" id="box">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                            <connections><segue destination="ref" kind="embed" id="e"/></connections>
                        </containerView></subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Second" id="ref" \
            sceneMemberID="viewController"/>
            </objects></scene>
            """
        let other = """
            <scene sceneID="s3"><objects>
                <viewController storyboardIdentifier="Second" title="From elsewhere" id="vc" \
            sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                </viewController>
            </objects></scene>
            """
        let app = try CompiledStoryboard(["Main": main, "Other": other])
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        controller.loadViewIfNeeded()
        #expect(controller.children.map(\.title) == ["From elsewhere"])
    }

    @Test func sizeClassesChooseConstraints() throws {
        let contents = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <constraints>
                    <constraint firstAttribute="width" constant="50" id="narrow"/>
                    <constraint firstAttribute="width" constant="90" id="wide"/>
                    <constraint firstAttribute="height" constant="10" id="high"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints">
                    <include reference="wide"/><exclude reference="narrow"/></mask></variation>
            </view></subviews>
            """
        for (width, expected) in [(UIUserInterfaceSizeClass.compact, CGFloat(50)), (.regular, 90)] {
            let app = try CompiledStoryboard(view: contents)
            app.traits = UITraitCollection.standard.overridden(by: UITraitCollection(horizontalSizeClass: width))
            let controller = try #require(app.storyboard().instantiateInitialViewController())
            controller.view.layoutIfNeeded()
            #expect(controller.view.subviews.first?.frame.width == expected)
        }
    }

    @Test func attributesVaryWithTheSizeClass() throws {
        let contents = """
            <subviews><stackView contentMode="scaleToFill" spacing="8" id="stack">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    <label text="One" id="one"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <variation key="widthClass=regular">
                            <nil key="textColor"/>
                            <fontDescription key="fontDescription" type="system" pointSize="30"/>
                        </variation></label>
                    <label text="Two" id="two"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>
                </subviews>
                <variation key="default">
                    <mask key="subviews"><exclude reference="two"/></mask></variation>
                <variation key="widthClass=regular" axis="vertical" alignment="center" distribution="equalSpacing" spacing="3" hidden="NO" alpha="0.5">
                    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                    <mask key="subviews"><include reference="one"/><include reference="two"/></mask></variation>
                <variation key="displayGamut=sRGB" alpha="0.25"/>
            </stackView></subviews>
            """
        func stack(_ width: UIUserInterfaceSizeClass, _ gamut: UIDisplayGamut = .P3) throws -> UIStackView {
            let app = try CompiledStoryboard(view: contents)
            app.traits = UITraitCollection.standard.overridden(
                by: UITraitCollection(horizontalSizeClass: width, displayGamut: gamut))
            let controller = try #require(app.storyboard().instantiateInitialViewController())
            return try #require(controller.view.subviews.first as? UIStackView)
        }
        let narrow = try stack(.compact)
        #expect(narrow.axis == .horizontal && narrow.spacing == 8 && narrow.alignment == .fill && narrow.alpha == 1)
        #expect(narrow.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["One"])
        let wide = try stack(.regular)
        #expect(wide.axis == .vertical && wide.spacing == 3 && wide.alignment == .center && wide.alpha == 0.5)
        #expect(wide.distribution == .equalSpacing)
        #expect(wide.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(wide.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["One", "Two"])
        let label = try #require(wide.arrangedSubviews.first as? UILabel)
        #expect(label.font.pointSize == 30 && label.textColor == .label)
        #expect((narrow.arrangedSubviews.first as? UILabel)?.font.pointSize == 17)
        #expect(try stack(.compact, .SRGB).alpha == 0.25)
    }

    @Test func aStaticTableShowsItsRowsBelowItsTitles() throws {
        let cell = { (id: String, text: String) in
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c\(id)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                    <subviews><label text="\(text)" id="l\(id)"><rect key="frame" x="16" y="10" width="90" height="21"/>
                    </label></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        }
        let scene = """
            <scene sceneID="s1"><objects>
                <tableViewController id="vc" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="plain" rowHeight="50" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <sections><tableViewSection headerTitle="Coffee" id="sec"><cells>
                            \(cell("a", "One"))\(cell("b", "Two"))
                        </cells></tableViewSection></sections>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """
        let app = try CompiledStoryboard(["Main": scene])
        let controller = try #require(app.storyboard().instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        table.layoutIfNeeded()
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }.sorted { $0.frame.minY < $1.frame.minY }
        let header = try #require(table.subviews.first { $0 is UITableViewHeaderFooterView })
        #expect(cells.map(\.frame.height) == [50, 50])
        #expect(cells.map(\.frame.minY) == [header.frame.maxY, header.frame.maxY + 50])
        #expect(table.contentSize.height == header.frame.maxY + 100)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    }
}
