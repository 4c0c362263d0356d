import StoryboardModel
import SwiftExport
import Testing

@Suite struct SegueTests {
    private func exported(_ segue: String, attributes: String = "") throws -> Exported {
        let button = "<state key=\"normal\" title=\"Go\"/><connections>\(segue)</connections>"
        return try Exported(
            scenes: Exported.scene("c", view: constrained("button", "", button), attributes: attributes)
                + Exported.scene("d", attributes: #"storyboardIdentifier="Detail""#))
    }

    @Test("A segue becomes a method that its button calls")
    func show() throws {
        let exported = try exported(#"<segue destination="d" kind="show" identifier="showDetail" id="g"/>"#)
        #expect(
            exported.lines.contains(
                "goButton.addTarget(self, action: #selector(showDetail(_:)), for: .primaryActionTriggered)"))
        let text = exported.file("ViewController.swift")
        #expect(
            text.contains(
                """
                    @objc private func showDetail(_ sender: Any?) {
                        let destination = MainScenes.makeDetail()
                        show(destination, sender: sender)
                    }
                """), "\(text)")
    }

    @Test("A class of the app is asked whether the segue is performed, and prepares it")
    func prepared() throws {
        let exported = try exported(
            #"<segue destination="d" kind="presentation" identifier="Detail" modalPresentationStyle="formSheet" animates="NO" id="g"/>"#,
            attributes: #"customClass="Start""#)
        let text = exported.file("Start+Layout.swift")
        #expect(
            text.contains(
                """
                    @objc func detail(_ sender: Any?) {
                        guard shouldPerformSegue(withIdentifier: "Detail", sender: sender) else { return }
                        let destination = MainScenes.makeDetail()
                        destination.modalPresentationStyle = .formSheet
                        let segue = UIStoryboardSegue(identifier: "Detail", source: self, destination: destination) {
                            self.present(destination, animated: false)
                        }
                        prepare(for: segue, sender: sender)
                        segue.perform()
                    }
                """), "\(text)")
    }

    @Test("A custom segue is made of its class, and one that goes back looks for who has its action")
    func customAndUnwind() throws {
        let custom = try exported(
            #"<segue destination="d" kind="custom" customClass="Fade" id="g"/>"#, attributes: #"customClass="Start""#)
        #expect(custom.lines.contains("let segue = Fade(identifier: nil, source: self, destination: destination)"))
        let back = try exported(#"<segue destination="e" kind="unwind" unwindAction="done:" id="g"/>"#)
        #expect(back.lines.contains(#"unwind(with: Selector(("done:")), sender: sender)"#))
        #expect(back.shared.map(\.name) == ["UIViewController+Unwind.swift"])
    }

    @Test("A scene of a storyboard that is exported as well is made by its function, others by UIKit's")
    func references() throws {
        let exported = try Exported(
            scenes: Exported.scene(
                "c",
                controller: #"<connections><segue destination="r" kind="show" identifier="go" id="g"/></connections>"#)
                + #"<scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="One" id="r"/></objects></scene>"#
        )
        #expect(
            exported.lines.contains(
                #"let destination = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "One")"#
            ))
    }

    @Test("A segue that leads nowhere is reported")
    func dangling() throws {
        let exported = try exported(#"<segue destination="gone" kind="show" id="g"/>"#)
        #expect(exported.rules == ["export.segue"])
    }

    @Test("With a coordinator, the method of a controller calls the function that shows the other one")
    func coordinator() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\(
            Exported.scene(
                "c", controller: #"<connections><segue destination="d" kind="show" identifier="go" id="g"/></connections>"#,
                attributes: #"customClass="Start""#))\(Exported.scene("d"))</scenes></document>
            """
        let export = SwiftExport([.init(try Document(Array(text.utf8)), name: "Main")], hasCoordinators: true)
        let files = export.outcomes.flatMap(\.files)
        let start = try #require(files.first { $0.name == "Start+Layout.swift" })
        #expect(start.text.contains("MainCoordinator.go(from: self, sender: sender)"))
        let coordinator = try #require(files.first { $0.name == "MainCoordinator.swift" })
        for line in [
            "    static func go(from source: Start, sender: Any?) {",
            "        guard source.shouldPerformSegue(withIdentifier: \"go\", sender: sender) else { return }",
            "        let segue = UIStoryboardSegue(identifier: \"go\", source: source, destination: destination) {",
            "            source.show(destination, sender: sender)",
            "        source.prepare(for: segue, sender: sender)",
            "        segue.perform()",
        ] {
            #expect(coordinator.text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(coordinator.text)")
        }
    }
}
