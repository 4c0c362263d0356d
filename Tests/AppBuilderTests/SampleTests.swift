import Foundation
import Testing

/// The samples and templates build here, unmodified, and their own UI tests pass.
@Suite("Samples and templates")
struct SampleTests {
    static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples")

    @Test("The UI tests of the samples pass", arguments: ["DailyBuzz", "RoadTrip", "Dungeon"])
    func sample(_ name: String) throws {
        let outcome = try SmallApp.storyboard("test", Self.samples.appending(path: name).path)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("with 0 failures"))
    }

    @Test(
        "An app made from a template has nothing to find and passes its tests",
        arguments: ["single-view", "master-detail", "tabs", "pages", "collection"])
    func template(_ name: String) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "template-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let made = try SmallApp.storyboard("new", "Notes", "--template", name, in: place)
        #expect(made.code == 0, "\(made.errors)")
        let again = try SmallApp.storyboard("new", "Notes", in: place)
        #expect(again.code == 6 && again.errors.contains("there is such a file or folder"))
        let findings = try SmallApp.storyboard("check", "--strict", "Notes", in: place)
        #expect(findings.code == 0, "\(findings.output)\(findings.errors)")
        let layout = try SmallApp.storyboard("frames", "--issues", "Notes/Notes/Main.storyboard", in: place)
        #expect(layout.output.isEmpty && layout.errors.contains("0 layout issues"), "\(layout.output)\(layout.errors)")
        let outcome = try SmallApp.storyboard("test", "Notes", in: place)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("with 0 failures"))
    }

    @Test("With Core Data, an app has a model, whose classes are there, and saves when it goes to the background")
    func coreData() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "template-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let made = try SmallApp.storyboard("new", "Notes", "--core-data", in: place)
        #expect(made.code == 0, "\(made.errors)")
        let app = place.appending(path: "Notes/Notes")
        let delegate = try String(contentsOf: app.appending(path: "AppDelegate.swift"), encoding: .utf8)
        #expect(delegate.contains("NSPersistentContainer(name: \"Notes\")"))
        let model = app.appending(path: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        let entity = """
            <entity name="Note" representedClassName="Note" codeGenerationType="class">
                <attribute name="text" optional="YES" attributeType="String"/>
            </entity>
            """
        let empty = try String(contentsOf: model, encoding: .utf8)
        try empty.replacingOccurrences(of: "<elements/>", with: entity).write(
            to: model, atomically: true, encoding: .utf8)
        try """
        import UIKit

        class ViewController: UIViewController {
            @IBOutlet private var label: UILabel!

            private var context: NSManagedObjectContext? {
                (UIApplication.shared.delegate as? AppDelegate)?.persistentContainer.viewContext
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "\\((try? context?.count(for: Note.fetchRequest())) ?? -1) notes"
            }

            @IBAction private func sayHello(_ sender: UIButton) {
                guard let context = context else { return }
                Note(context: context).text = "new"
            }
        }
        """.replacingOccurrences(of: "import UIKit", with: "import CoreData\nimport UIKit").write(
            to: app.appending(path: "ViewController.swift"), atomically: true, encoding: .utf8)
        let steps = place.appending(path: "steps.json")
        try """
        [{"expect": {"text": "0 notes"}, "visible": true}, {"tap": {"text": "Tap Me"}}, {"background": 1},
         {"relaunch": true}, {"expect": {"text": "1 notes"}, "visible": true}]
        """.write(to: steps, atomically: true, encoding: .utf8)
        let outcome = try SmallApp.storyboard("run", "Notes", "--headless", "--steps", steps.path, in: place)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test("Views of SpriteKit and SceneKit in a document are the frameworks' own in an app that imports them")
    func frameworkViews() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "template-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        try #require(try SmallApp.storyboard("new", "Notes", in: place).code == 0)
        let app = place.appending(path: "Notes/Notes")
        let document = app.appending(path: "Main.storyboard")
        let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"100\"/>"
        let views = """
            <subviews>
                <skView contentMode="scaleToFill" fixedFrame="YES" id="abc-de-fgh">\(frame)</skView>
                <view contentMode="scaleToFill" fixedFrame="YES" id="abc-de-fgi" customClass="SCNView">\(frame)</view>
            """
        let outlets = """
            <outlet property="game" destination="abc-de-fgh" id="abc-de-fgj"/>
            <outlet property="space" destination="abc-de-fgi" id="abc-de-fgk"/>
            <outlet property="label"
            """
        let text = try String(contentsOf: document, encoding: .utf8)
        try text.replacingOccurrences(of: "<subviews>", with: views)
            .replacingOccurrences(of: #"<outlet property="label""#, with: outlets)
            .write(to: document, atomically: true, encoding: .utf8)
        try """
        import SceneKit
        import SpriteKit
        import UIKit

        class ViewController: UIViewController {
            @IBOutlet private var label: UILabel!
            @IBOutlet private var game: SKView!
            @IBOutlet private var space: SCNView!

            override func viewDidLoad() {
                super.viewDidLoad()
                game.presentScene(SKScene(size: game.bounds.size))
                space.scene = SCNScene()
                label.text = "\\(game.scene?.size.width ?? 0)"
            }

            @IBAction private func sayHello(_ sender: UIButton) {}
        }
        """.write(to: app.appending(path: "ViewController.swift"), atomically: true, encoding: .utf8)
        let steps = place.appending(path: "steps.json")
        try """
        [{"expect": {"text": "200.0"}, "visible": true}, {"expect": {"text": "3D scenes aren't drawn here."}, "visible": true}]
        """.write(to: steps, atomically: true, encoding: .utf8)
        let outcome = try SmallApp.storyboard("run", "Notes", "--headless", "--steps", steps.path, in: place)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test("A name that an app can't have is refused", arguments: ["1st", "My App", "a/b", ""])
    func names(_ name: String) throws {
        let outcome = try SmallApp.storyboard("new", name)
        #expect(outcome.code == 2 && outcome.errors.contains("can't be the name of an app"))
    }
}
