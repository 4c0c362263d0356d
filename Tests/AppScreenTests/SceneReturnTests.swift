import AppDriver
import AppHost
import AppStage
import CoreGraphics
import JSONText
import Testing
import UIKit

@testable import AppScreen

/// A list whose rows push details, which present a sheet.
private final class ListController: UIViewController {
    var row = "Kenya"
    override func viewDidLoad() {
        super.viewDidLoad()
        add(button: row, to: self) { [weak self] in
            self?.navigationController?.pushViewController(DetailController(), animated: true)
        }
    }
}

private final class DetailController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        view.addSubview(field)
        // Only with a name there is something to rate.
        add(button: "Rate", to: self) { [weak self] in
            guard let self, field.text == "Ada" else { return }
            present(RatingController(), animated: true)
        }
    }
}

private final class RatingController: UIViewController {}

@MainActor
private func add(button title: String, to controller: UIViewController, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    controller.view.addSubview(button)
}

@MainActor
@Suite("The way back to the scenes that were shown") struct SceneReturnTests {
    /// An app with what a person does in it, as steps.
    @MainActor
    private final class Person {
        let stage: AppStage
        var way = SceneWay()
        var host: AppHost { stage.host }

        init(_ root: @escaping @MainActor () -> UIViewController = { ListController() }) throws {
            stage = try AppStage {
                UITabBarController().holding([UINavigationController(rootViewController: root()), RatingController()])
            }
            _ = way.look(at: host)
        }

        /// Performs steps as a person does them.
        func perform(_ steps: String...) throws {
            for step in steps {
                let node = try JSONReader.read(Array(step.utf8))
                way.record(JSONValue(node), at: host.now)
                try stage.perform(step)
                _ = way.look(at: host)
            }
        }

        /// Goes the way of another app. Returns why that isn't possible.
        func follow(_ other: Person) throws -> String? {
            way = SceneWay()
            return try #require(SceneReturn(other.way.json.line)).perform(on: host, stage.driver.device, &way)
        }

        var scenes: [String] { ShownScene.chain(of: host).map { String($0.name.split(separator: ".").last ?? "") } }
        var steps: [String] {
            let stops = (try? JSONReader.read(Array(way.json.line.utf8)))?.elements ?? []
            return stops.flatMap { $0["steps"]?.elements ?? [] }.compactMap { $0["step"].map { JSONValue($0).line } }
        }
    }

    private static let toRating = [
        #"{"tap":{"text":"Kenya"}}"#, #"{"tap":{"class":"UITextField"}}"#, #"{"type":"Ada"}"#,
        #"{"tap":{"text":"Rate"}}"#,
    ]

    private static func personAtRating() throws -> Person {
        let person = try Person()
        for step in toRating { try person.perform(step) }
        return person
    }

    @Test("A way has what led on, with what was typed for it, and not what led back")
    func way() throws {
        let person = try Person()
        try person.perform(#"{"tap":{"text":"Kenya"}}"#, #"{"back":true}"#)
        try person.perform(#"{"tap":{"text":"Kenya"}}"#, #"{"back":true}"#)
        #expect(person.steps == [])
        for step in Self.toRating { try person.perform(step) }
        #expect(person.scenes.last == "RatingController")
        #expect(person.steps == Self.toRating)
    }

    @Test("A new launch goes the way again, and can be followed in the same way")
    func again() throws {
        let person = try Self.personAtRating()
        let (second, third) = (try Person(), try Person())
        #expect(try second.follow(person) == nil)
        #expect(second.scenes == person.scenes && second.steps == Self.toRating)
        #expect(try third.follow(second) == nil)
        #expect(third.scenes == person.scenes)
    }

    private static func renamed() throws -> Person {
        try Person {
            let list = ListController()
            list.row = "Kenia"
            return list
        }
    }

    @Test("What has another name now is touched where it was")
    func renamedButton() throws {
        let person = try Person()
        person.way.record(touch: CGPoint(x: 120, y: 222))
        try person.perform(#"{"tap":{"text":"Kenya"}}"#)
        let other = try Self.renamed()
        #expect(try other.follow(person) == nil)
        #expect(other.scenes.last == "DetailController")
    }

    @Test("Where the way ends earlier, that is said with the step that leads nowhere")
    func elsewhere() throws {
        let person = try Self.personAtRating()
        #expect(
            try Self.renamed().follow(person)
                == "The app begins at its first scene, not at RatingController as before: "
                + #"{"tap":{"text":"Kenya"}}: there is no such element on the screen"#)
        #expect(
            try Person { RatingController() }.follow(person)
                == "The app begins at its first scene, which is another one than before.")
    }

    @Test("What isn't a way is none")
    func damaged() {
        #expect(SceneReturn("{") == nil && SceneReturn("[]") == nil && SceneReturn("3") == nil)
    }
}

extension UITabBarController {
    fileprivate func holding(_ controllers: [UIViewController]) -> Self {
        viewControllers = controllers
        return self
    }
}
