import SourceModel
import Testing

@Suite("Sources of scenes that are in code") struct SceneAdoptionTests {
    private var adoption: SceneAdoption {
        var adoption = SceneAdoption()
        var storyboard = SceneAdoption.Storyboard()
        storyboard.scenes["Detail"] = .init(expression: "MainScenes.makeDetail()", type: "DetailController")
        storyboard.scenes[""] = .init(expression: "MainScenes.makeStart()", type: "StartController")
        adoption.storyboards["Main"] = storyboard
        var own = SceneAdoption.Class(storyboard: "Main")
        own.members = [
            .init("loadView", ["override func loadView() { loadLayout() }"], advice: "call loadLayout() in it")
        ]
        own.segues = ["ShowDetail": "showDetail"]
        adoption.classes["StartController"] = own
        return adoption
    }

    private func adopted(_ text: String) -> (text: String, remarks: [AdoptedSource.Remark]) {
        let bytes = Array(text.utf8)
        let found = adoption.adopt(bytes)
        return (String(decoding: found.edits.applied(to: bytes), as: UTF8.self), found.remarks)
    }

    private func body(_ text: String) -> String {
        adopted("func f() {\n    \(text)\n}\n").text.split(separator: "\n")[1].drop { $0 == " " }.description
    }

    @Test(
        "Calls of UIStoryboard become calls of the functions that make the scenes",
        arguments: [
            (
                #"let c = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail") as! DetailController"#,
                "let c = MainScenes.makeDetail()"
            ),
            (
                #"let c = storyboard?.instantiateViewController(identifier: "Detail") as? DetailController"#,
                "let c = MainScenes.makeDetail() as? DetailController"
            ),
            (
                #"if let c = storyboard?.instantiateViewController(withIdentifier: "Detail") { show(c) }"#,
                "if let c = MainScenes.makeDetail() as UIViewController? { show(c) }"
            ),
            (
                #"show(self.storyboard!.instantiateViewController(withIdentifier: "Detail") as! Other)"#,
                "show(MainScenes.makeDetail() as! Other)"
            ),
            (
                #"window.root = UIStoryboard(name: "Main", bundle: .main).instantiateInitialViewController()!"#,
                "window.root = MainScenes.makeStart()"
            ),
            (
                #"let c = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Detail")"#,
                #"let c = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Detail")"#
            ),
        ])
    func calls(_ old: String, _ new: String) { #expect(body(old) == new) }

    @Test("A constant of a storyboard is known, and goes with its last use") func constants() {
        let used = adopted(
            """
            func f() {
                let board = UIStoryboard(name: "Main", bundle: nil)
                show(board.instantiateViewController(withIdentifier: "Detail"))
            }
            """)
        #expect(used.text == "func f() {\n    show(MainScenes.makeDetail())\n}")
        let kept = adopted(
            """
            func f() {
                let board = UIStoryboard(name: "Main", bundle: nil)
                show(board.instantiateViewController(withIdentifier: "Detail"))
                show(board.instantiateViewController(withIdentifier: "Map"))
            }
            """)
        #expect(kept.text.contains("let board") && kept.text.contains(#"withIdentifier: "Map""#))
    }

    @Test("A class gets the members that it lacks, shows its outlets, and calls the methods of its segues")
    func classes() {
        let text = """
            class StartController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                private var count = 0

                @IBAction fileprivate func next(_ sender: Any) {
                    performSegue(withIdentifier: "ShowDetail", sender: self)
                    performSegue(withIdentifier: "Other", sender: nil)
                }
            }

            class Elsewhere: UIViewController {
                @IBOutlet private var label: UILabel!
            }
            """
        let new = """
            class StartController: UIViewController {
                @IBOutlet weak var label: UILabel!
                private var count = 0

                @IBAction func next(_ sender: Any) {
                    showDetail(self)
                    performSegue(withIdentifier: "Other", sender: nil)
                }

                override func loadView() { loadLayout() }
            }

            class Elsewhere: UIViewController {
                @IBOutlet private var label: UILabel!
            }
            """
        #expect(adopted(text).text == new)
        #expect(adopted(new).text == new, "a second time changes nothing")
    }

    @Test("What can't be changed is a remark with its line") func remarks() {
        let result = adopted(
            """
            class StartController: UIViewController {
                override func loadView() { view = UIView() }
                func open(_ name: String) {
                    show(storyboard!.instantiateViewController(withIdentifier: name))
                    let made = storyboard!.instantiateViewController(identifier: "Detail") { DetailController(coder: $0) }
                    performSegue(withIdentifier: name, sender: nil)
                }
            }
            """)
        #expect(result.remarks.map(\.line) == [1, 4, 5, 6])
        #expect(result.remarks[0].message == "StartController has 'loadView': call loadLayout() in it")
        #expect(result.text.contains("identifier: \"Detail\") {"))
    }

    @Test(
        "Sources that aren't complete don't stop it", arguments: ["class StartController {", "storyboard.", "", "}}}("])
    func broken(_ text: String) { #expect(adopted(text).text == text) }
}
