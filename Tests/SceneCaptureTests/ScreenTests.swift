import CoreGraphics
import QuartzCore
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneCapture

/// A screen in code: what apps write.
@MainActor
final class ProfileViewController: UIViewController {
    let nameLabel = UILabel()
    let portraitView = UIImageView(image: UIImage(systemName: "star.fill"))
    private lazy var saveButton = UIButton(configuration: .filled())
    weak var hintLabel: UILabel?
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        nameLabel.text = "Ada & \"Grace\"\nof the engine"
        nameLabel.numberOfLines = 0
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.textColor = .secondaryLabel
        saveButton.configuration?.title = "Save"
        saveButton.addTarget(self, action: Selector("save:"), for: .touchUpInside)
        let hint = UILabel()
        hint.font = .systemFont(ofSize: 13, weight: .semibold)
        hint.text = "Hint"
        hintLabel = hint
        let toggle = UISwitch()
        toggle.isOn = true
        let row = UIStackView(arrangedSubviews: [hint, toggle])
        row.spacing = 12
        let stack = UIStackView(arrangedSubviews: [portraitView, nameLabel, row, saveButton])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let top = stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
        top.priority = .defaultHigh
        top.identifier = "top"
        NSLayoutConstraint.activate([
            top, stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
            portraitView.widthAnchor.constraint(equalToConstant: 60),
            portraitView.heightAnchor.constraint(equalTo: portraitView.widthAnchor, multiplier: 0.5),
        ])
    }

    func save(_ sender: Any?) { saves += 1 }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("hintLabel", \ProfileViewController.hintLabel)
            + .action("save:") { (owner: ProfileViewController, sender: Any?) in owner.save(sender) }
    }
}

@MainActor
@Suite("A captured screen") struct ScreenTests {
    private func profile(isStandalone: Bool = false) throws -> CapturedApp {
        try CapturedApp(isStandalone: isStandalone) {
            UINavigationController(rootViewController: ProfileViewController())
        }
    }

    @Test("A screen that was made in code is a scene that looks the same") func looks() throws {
        let app = try profile()
        try app.expectSamePicture()
        #expect(app.findings.isEmpty)
        let document = try app.board().document
        let initial = try #require(document.initialController)
        #expect(initial.name == "navigationController")
        #expect(document.scenes.count == 2)
        let root = try #require(document.first("viewController"))
        #expect(document.first("segue")?["destination"] == root["id"])
        #expect(document.first("navigationItem")?["title"] == "Profile")
        let label = try #require(document.first("label", ["userLabel": "Name Label"]))
        #expect(label.text("text") == "Ada & \"Grace\"\nof the engine")
        #expect(label.child(key: "fontDescription")?["style"] == "UICTFontTextStyleTitle2")
        #expect(label.child(key: "textColor")?["systemColor"] == "secondaryLabelColor")
        let picture = try #require(document.first("imageView"))
        #expect(picture["image"] == "star.fill" && picture["catalog"] == "system")
        #expect(document.first("buttonConfiguration")?["style"] == "filled")
        #expect(document.first("stackView", ["axis": "vertical"])?["alignment"] == "leading")
        #expect(document.first("switch")?["on"] == "YES")
        #expect(document.compileErrors.isEmpty)
    }

    @Test("Constraints keep their items, guides, constants, priorities and ratios") func constraints() throws {
        let document = try profile().board().document
        let stack = try #require(document.first("stackView", ["axis": "vertical"])?["id"])
        let guide = try #require(document.first("viewLayoutGuide", ["key": "safeArea"])?["id"])
        let top = try #require(document.first("constraint", ["identifier": "top"]))
        #expect(top["firstItem"] == stack && top["firstAttribute"] == "top")
        #expect(top["secondItem"] == guide && top["secondAttribute"] == "top")
        #expect(top["constant"] == "20" && top["priority"] == "750")
        let leading = try #require(document.first("constraint", ["firstItem": stack, "firstAttribute": "leading"]))
        #expect(leading["secondAttribute"] == "leadingMargin")
        #expect(document.first("constraint", ["firstAttribute": "trailing"])?["relation"] == "lessThanOrEqual")
        let picture = try #require(document.first("imageView"))
        #expect(
            picture.child("constraints")?.children.map { $0["constant"] ?? $0["multiplier"] ?? "" } == ["60", "0.5"])
    }

    @Test("Classes are named, outlets and actions connected, where the class has them") func connections() throws {
        let document = try profile().board().document
        let root = try #require(document.first("viewController"))
        #expect(root["customClass"] == "ProfileViewController")
        #expect(root["customModule"] == "SceneCaptureTests" && root["customModuleProvider"] == "target")
        let outlets = root.child("connections")?.children.filter { $0.name == "outlet" } ?? []
        #expect(outlets.map { $0["property"] } == ["hintLabel"])
        #expect(outlets.first?["destination"] == document.first("label", ["text": "Hint"])?["id"])
        let action = try #require(document.first("action"))
        #expect(action["selector"] == "save:" && action["eventType"] == "touchUpInside")
        #expect(action["destination"] == root["id"])
        #expect(document.first("button")?["userLabel"] == "Save Button")
    }

    @Test("A document that stands alone names UIKit's classes") func standalone() throws {
        let app = try profile(isStandalone: true)
        try app.expectSamePicture()
        let text = String(decoding: try app.board().document.write(), as: UTF8.self)
        #expect(!text.contains("customClass") && !text.contains("<outlet") && !text.contains("<action"))
        #expect(text.contains(#"userLabel="Profile View Controller""#))
    }

    @Test("The same screen has the same ids") func ids() throws {
        #expect(try profile().board().document.write() == profile().board().document.write())
    }

    @Test("Views that frames place look the same, with layers, effects and texts of several looks") func frames() throws
    {
        let app = try CapturedApp {
            let controller = UIViewController()
            let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))
            card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
            card.layer.cornerRadius = 16
            card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            blur.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            card.addSubview(blur)
            let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
            text.append(
                NSAttributedString(
                    string: " and bold", attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold)]))
            let label = UILabel(frame: CGRect(x: 40, y: 300, width: 300, height: 40))
            label.attributedText = text
            let slider = UISlider(frame: CGRect(x: 40, y: 400, width: 200, height: 31))
            slider.value = 0.3
            let segments = UISegmentedControl(items: ["One", "Two"])
            segments.frame = CGRect(x: 40, y: 460, width: 200, height: 32)
            segments.selectedSegmentIndex = 1
            let field = UITextField(frame: CGRect(x: 40, y: 520, width: 200, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "Mail"
            field.keyboardType = .emailAddress
            for view in [card, label, slider, segments, field] { controller.view.addSubview(view) }
            return controller
        }
        try app.expectSamePicture()
        #expect(app.findings.isEmpty)
        let document = try app.board().document
        #expect(document.first("textInputTraits")?["keyboardType"] == "emailAddress")
        #expect(document.first("slider")?["value"].flatMap { Double($0) } == 0.3)
        #expect(document.first("userDefinedRuntimeAttribute")?["keyPath"] == "layer.cornerRadius")
        #expect(document.first("segments")?.children.map { $0["title"] } == ["One", "Two"])
    }

    @Test("Views that are turned, scaled and moved look the same, with their shadows") func transforms() throws {
        let app = try CapturedApp {
            let controller = UIViewController()
            let turned = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 60))
            turned.transform = CGAffineTransform(translationX: 30, y: 12).rotated(by: 0.4).scaledBy(x: 1.5, y: 0.75)
            let mirrored = UISwitch(frame: CGRect(x: 40, y: 300, width: 51, height: 31))
            mirrored.isOn = true
            mirrored.transform = CGAffineTransform(scaleX: -1, y: 1)
            let raised = UIView(frame: CGRect(x: 40, y: 400, width: 120, height: 60))
            raised.layer.shadowOpacity = 0.5
            raised.layer.shadowOffset = CGSize(width: 4, height: 6)
            for view in [turned, raised] { view.backgroundColor = .systemTeal }
            for view in [turned, mirrored, raised] { controller.view.addSubview(view) }
            return controller
        }
        try app.expectSamePicture()
        #expect(app.findings.isEmpty)
        let attributes = try app.board().document.root.subtree.filter { $0.name == "userDefinedRuntimeAttribute" }
        let paths = attributes.compactMap { $0["keyPath"] }
        #expect(
            paths == [
                "layer.transform.rotation.z", "layer.transform.scale.x", "layer.transform.scale.y",
                "layer.transform.translation.x", "layer.transform.translation.y", "layer.transform.scale.x",
                "layer.shadowOpacity", "layer.shadowRadius", "layer.shadowOffset",
            ])
    }

    @Test("An image that was made in code is a file beside the document") func images() throws {
        let app = try CapturedApp {
            let controller = UIViewController()
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 40, y: 100, width: 8, height: 8)
            controller.view.addSubview(view)
            return controller
        }
        let board = try app.board()
        let name = try #require(board.document.first("imageView")?["image"])
        #expect(board.images.map(\.file) == ["\(name)@3x.png"])
        #expect(board.document.first("image", ["name": name])?["width"] == "8")
        #expect(app.findings.count == 1)
    }

    @Test("What a document can't say is listed with its object") func findings() throws {
        let app = try CapturedApp {
            let controller = UIViewController()
            let view = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 80))
            view.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
            view.layer.borderWidth = 2
            view.layer.borderColor = UIColor.red.cgColor
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
            button.frame = CGRect(x: 40, y: 300, width: 80, height: 40)
            for view in [view, button] { controller.view.addSubview(view) }
            return controller
        }
        #expect(
            app.findings == [
                "UIView: documents can't have its transform; its frame is the one without it",
                "UIView: documents can't have the color of its border",
                "UIButton 'Go': documents can't have its closure; use an action",
            ])
    }

    @Test(
        "A status bar that is hidden or white is simulated, and the played document follows it",
        arguments: [true, false])
    func statusBars(isHidden: Bool) throws {
        let app = try CapturedApp { StatusBarViewController(isHidden) }
        try app.expectSamePicture()
        let controller = try #require(try app.board().document.first("viewController"))
        let bar = controller.child(key: "simulatedStatusBarMetrics")
        #expect(isHidden ? bar?.name == "nil" : bar?["statusBarStyle"] == "lightContent")
        #expect(app.findings.contains { $0.contains("the scene simulates it") })
    }
}

/// A screen whose status bar is hidden, or white.
@MainActor
private final class StatusBarViewController: UIViewController {
    private let isHidden: Bool

    init(_ isHidden: Bool) {
        self.isHidden = isHidden
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
    }
}
