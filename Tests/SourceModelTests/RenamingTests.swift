import SourceModel
import Testing

/// What is renamed in a Swift file, and what stays.
@Suite("Renaming in sources") struct RenamingTests {
    private func renamed(
        _ text: String, labels: [String?]? = nil, of classes: Set<String> = ["Form"]
    ) -> (text: String, unclear: [Int]) {
        let bytes = Array(text.utf8)
        let result = SourceRenaming.member("label", labels: labels, of: classes, to: "title", in: bytes)
        return (String(decoding: result.edits.applied(to: bytes), as: UTF8.self), result.unclear)
    }

    @Test("a property is renamed where it is declared and where self, the class or a value of the class has it")
    func uses() {
        let text = """
            class Form: UIViewController {
                @IBOutlet weak var label: UILabel!
                func work() { label.text = self.label?.text; run { [weak self] in self?.label.isHidden = true } }
            }
            extension Form { var length: Int { label.text?.count ?? 0 } }
            func open(_ form: Form, other: Any) {
                form.label.text = (other as? Form)?.label.text
                let made = Form()
                made.label = nil
                _ = \\Form.label
            }
            """
        let result = renamed(text)
        #expect(result.text == text.replacing("label", with: "title") && result.unclear.isEmpty)
    }

    @Test("local names, arguments, other types, texts and comments stay; what isn't known is listed")
    func others() {
        let text = """
            class Form: UIViewController {
                func work(label: Int) { print(label) }
                func more() { let label = 1; print(label, "label \\(label)") } // label
                func rest() { for label in [1] { print(label) } }
                func calls() { work(label: 1) }
            }
            class Other { var label = 1; func work() { print(label, self.label) } }
            func open(_ other: Other, unknown: Any) {
                other.label = 2
                found().label = 3
            }
            """
        let result = renamed(text)
        #expect(result.text == text)
        #expect(result.unclear == [10])
    }

    @Test("a name that is captured or unwrapped by itself keeps its local name")
    func shorthands() {
        let text = """
            class Form: UIViewController {
                func work() {
                    if let label { print(label) }
                    run { [weak label] in print(label) }
                }
            }
            """
        #expect(
            renamed(text).text
                == text.replacing("if let label {", with: "if let label = title {").replacing(
                    "[weak label]", with: "[weak label = title]"))
    }

    @Test("a method is renamed with its selectors, not one with other labels")
    func methods() {
        let text = """
            class Form: UIViewController {
                @IBAction func label(_ sender: Any) {}
                func label(other: Int) {}
                func work() { label(self); label(other: 1); _ = #selector(label(_:)); _ = #selector(Form.label(other:)) }
            }
            """
        #expect(
            renamed(text, labels: [nil]).text == """
                class Form: UIViewController {
                    @IBAction func title(_ sender: Any) {}
                    func label(other: Int) {}
                    func work() { title(self); label(other: 1); _ = #selector(title(_:)); _ = #selector(Form.label(other:)) }
                }
                """)
    }

    @Test("a class is renamed in types and expressions, not in members, labels and texts of the same name")
    func types() {
        let text = """
            class Form: UIViewController { static let shared = Form() }
            extension Form: Other {}
            class Sheet: Form { var forms: [Form] = []; var map: [String: Buzz.Form?] = [:] }
            func open(Form value: Any) -> Form? { value as? Form ?? Form.shared ?? value.Form } // Form
            """
        let bytes = Array(text.utf8)
        let result = SourceRenaming.type("Form", to: "Page", in: bytes)
        let expected = """
            class Page: UIViewController { static let shared = Page() }
            extension Page: Other {}
            class Sheet: Page { var forms: [Page] = []; var map: [String: Buzz.Page?] = [:] }
            func open(Form value: Any) -> Page? { value as? Page ?? Page.shared ?? value.Form } // Form
            """
        #expect(String(decoding: result.edits.applied(to: bytes), as: UTF8.self) == expected)
    }
}
