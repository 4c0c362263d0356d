import Foundation
import Testing

/// What Objective-C resolves in the running app.
@Suite("Apps that ask classes and objects at run time")
struct RuntimeObjectTests {
    @Test("Classes in variables create objects, any object has members, overrides of Foundation's methods are called")
    func all() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet weak var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let views: [UIView.Type] = [UIView.self, UILabel.self, UIButton.self, Box.self, Box.Inner.self]
                        print(views.map { type(of: $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) })
                        print(views.map { $0.init() }.map(\\.frame.width), Holder<Box>().view.note)
                        let screens: [UIViewController.Type] = [UIViewController.self, Screen.self, Fixed.self]
                        print(screens.map { type(of: $0.init()) }, Screen.self.init(nibName: nil, bundle: nil).mark)
                        print(make(UITableViewCell.self).reuseIdentifier ?? "", make(Row.self).mark)
                        let model = Model()
                        model.addObserver(model, forKeyPath: "list", options: [.new, .old], context: nil)
                        model.addObserver(model, forKeyPath: "names", options: [.new, .old], context: nil)
                        model.change()
                        model.setValuesForKeys(["title": "A", "other": 3, "none": NSNull()])
                        print(model.title, model.value(forKey: "missing") as? String ?? "-")
                        let thing: AnyObject = self
                        title = "Shop"
                        print((thing.title ?? nil) ?? "", thing.isOn as Bool? as Any)
                        var value: AnyObject?
                        print(Cents().getObjectValue(&value, for: "250", errorDescription: nil), value as? NSNumber ?? 0)
                        print(NumberFormatter().getObjectValue(&value, for: "x", errorDescription: nil))
                        model.accessibilityLabel = "spoken"
                        (view as NSObject).accessibilityLabel = "seen"
                        print(model.accessibilityLabel ?? "", view.accessibilityLabel ?? "", model.isAccessibilityElement)
                    }
                    func make<C: UITableViewCell>(_ type: C.Type) -> C { type.init(style: .value1, reuseIdentifier: "id") }
                """,
            besides: [
                "Shop/Models.swift": """
                import UIKit

                class Box: UIView {
                    var note = "plain"
                    override init(frame: CGRect) { super.init(frame: frame); note = "\\(frame.width)" }
                    required init?(coder: NSCoder) { fatalError() }
                    class Inner: Box {}
                }
                class Holder<V: UIView> { lazy var view: V = V() }
                class Screen: UIViewController { var mark = 7 }
                class Fixed: UIViewController {
                    init(size: Int = 1) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                }
                class Row: UITableViewCell { var mark = 9 }
                class Model: NSObject {
                    @objc dynamic private var list = NSMutableArray()
                    @objc dynamic var names: [String] = []
                    @objc var title = ""
                    func change() {
                        let all = mutableArrayValue(forKey: "list")
                        all.add("a"); all.insert("b", at: 0); all[1] = "c"; all.remove("b")
                        print(list, all.count, all.contains("c"), all.index(of: "z") == NSNotFound)
                        mutableArrayValue(forKey: "names").addObjects(from: ["x", "y"])
                        print(names)
                    }
                    override func setValue(_ value: Any?, forUndefinedKey key: String) {
                        print("undefined", key, value ?? "nil")
                    }
                    override func value(forUndefinedKey key: String) -> Any? { "no " + key }
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {
                        let kind = (change![.kindKey] as! NSNumber).uintValue
                        let places = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
                        print(keyPath ?? "", kind, places, change?[.oldKey] as? [String] ?? [], change?[.newKey] as? [String] ?? [])
                    }
                }
                class Cents: NumberFormatter {
                    override func getObjectValue(
                        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                        range rangep: UnsafeMutablePointer<NSRange>?
                    ) throws {
                        try super.getObjectValue(obj, for: string, range: rangep)
                        obj?.pointee = NSNumber(value: ((obj?.pointee as? NSNumber)?.doubleValue ?? 0) / 100)
                    }
                }
                """
            ])
        defer { app.remove() }
        let outcome = try app.storyboard(["run", app.folder.path, "--headless"], variables: [:])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.output.split(separator: "\n").map(String.init) == [
                "[UIKit.UIView, UIKit.UILabel, UIKit.UIButton, Shop.Box, Shop.Box.Inner]",
                "[0.0, 0.0, 0.0, 0.0, 0.0] 0.0",
                "[UIKit.UIViewController, Shop.Screen, Shop.Fixed] 7", "id 9",
                "list 2 [0] [] [\"a\"]", "list 2 [0] [] [\"b\"]", "list 4 [1] [\"a\"] [\"c\"]",
                "list 3 [0] [\"b\"] []", "(", "    c", ") 1 true true",
                "names 2 [0] [] [\"x\"]", "names 2 [1] [] [\"y\"]", "[\"x\", \"y\"]",
                "undefined none <null>", "undefined other 3", "A no missing", "Shop nil", "true 2.5", "false",
                "spoken seen false",
            ])
    }
}
