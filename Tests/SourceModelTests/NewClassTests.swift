import ClassModel
import SourceModel
import StoryboardModel
import Testing

@Suite("New classes") struct NewClassTests {
    private let classes = AppClasses([
        AppClass("Base", superclass: "UITableViewController", place: SourcePlace(file: "Base.swift", line: 3))
    ])

    @Test("a class has the method that its kind usually begins with")
    func texts() {
        let controller = """
            import UIKit

            class Home: Base {

                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }

            """
        #expect(NewClass("Home", below: "Base", in: classes).text == controller)
        let segue = NewClass("Fade", below: "UIStoryboardSegue", in: classes).text
        #expect(
            segue.contains(
                "    override func perform() {\n        source.present(destination, animated: true)\n    }\n"))
        let cell = NewClass("Row", below: "UITableViewCell", in: classes).text
        #expect(cell.contains("super.awakeFromNib()"))
    }

    @Test("a class without such a method is empty, and imports the module of its superclass")
    func modules() {
        #expect(NewClass("Card", below: "UIView", in: classes).text == "import UIKit\n\nclass Card: UIView {\n\n}\n")
        let modules = [
            "MKMapView": "MapKit", "WKWebView": "WebKit", "NSView": "Cocoa", "NSObject": "UIKit", "Base": "UIKit",
        ]
        for (name, module) in modules {
            #expect(NewClass("New", below: name, in: classes).text.hasPrefix("import \(module)\n"), "\(name)")
        }
    }

    @Test("a name that is taken or none, and an unknown superclass, are refused in words")
    func refusals() {
        func message(_ name: String, _ superclass: String = "UIView", usual: String? = nil) -> String? {
            do throws(SourceError) {
                try NewClass(name, below: superclass, in: classes).check(in: classes, usual: usual)
                return nil
            } catch {
                return error.message
            }
        }
        #expect(message("Card") == nil)
        #expect(message("Base")?.hasPrefix("there is a class “Base” already, at Base.swift:3") == true)
        #expect(message("UILabel") == "“UILabel” is a class of UIKit’s")
        #expect(message("2nd") == "a name cannot begin with “2”")
        #expect(message("class") == "“class” is a word of Swift’s own")
        #expect(message("Card", "UIVieww") == "there is no class “UIVieww”")
        #expect(message("Card", "") == "the superclass is missing")
        #expect(message("Card", "NSView", usual: "NSView") == nil, "the class of a Mac's object")
    }
}
