import Foundation
import Testing

/// Key-value observing in apps.
@Suite("Observed properties", .serialized)
struct ObservingTests {
    static let models = #"""
        import UIKit

        class Model: NSObject {
            @objc dynamic var name = "a"
            @objc dynamic var count: Int = 0 { didSet { if count > 100 { return }; print("own", count) } }
            private var stored = 0.0
            @objc dynamic var level: Double { get { stored } set { stored = newValue } }
            @objc dynamic weak var friend: Model?
        }
        var contextOfModel = 0
        class Watcher: NSObject {
            override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
                guard context == &contextOfModel else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
                print("watch", keyPath ?? "", change?[.oldKey] ?? "-", change?[.newKey] ?? "-", change?[.kindKey] as? UInt ?? 0)
            }
        }
        """#

    static let body = #"""
        @IBOutlet weak var count: UILabel!
        @IBAction func buy() {}
            let model = Model()
            let watcher = Watcher()
            var tokens: [NSKeyValueObservation] = []
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                tokens.append(model.observe(\.name, options: [.old, .new, .initial]) { model, change in print("name", change.oldValue ?? "-", change.newValue ?? "-", model.name) })
                tokens.append(model.observe(\.count) { _, change in print("count", change.newValue as Any) })
                model.addObserver(watcher, forKeyPath: "level", options: [.new, .old], context: &contextOfModel)
                model.addObserver(watcher, forKeyPath: #keyPath(Model.friend.name), options: [.new], context: &contextOfModel)
                table.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
                tokens.append(table.observe(\.contentOffset) { t, _ in print("offset", t.contentOffset.y) })
                tokens.append(observe(\.title) { c, _ in print("title", c.title ?? "") })
                model.name = "b"; model.count = 3; model.count = 101; model.level = 2
                let friend = Model(); model.friend = friend; friend.name = "z"
                table.contentOffset.y = 10
                print("set"); title = "T"
                tokens.removeAll(); model.name = "c"
                model.removeObserver(watcher, forKeyPath: "level", context: &contextOfModel); model.level = 3
                objc_setAssociatedObject(self, &contextOfModel, friend, .OBJC_ASSOCIATION_RETAIN)
                let p = Progress(totalUnitCount: 10); tokens.append(p.observe(\.fractionCompleted) { p, _ in print("progress", p.fractionCompleted) })
                p.completedUnitCount = 5
                self.p = p
            }
            var p: Progress?
            override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
                if keyPath == "contentOffset" { print("self", (object as? UITableView)?.contentOffset.y ?? 0) } else { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
            }
        """#

    @Test(
        "An app's dynamic properties and UIKit's own tell observers of changes as they happen, until the observers end it"
    )
    func observing() throws {
        let app = try SmallApp(body: Self.body, besides: ["Shop/Model.swift": Self.models])
        defer { app.remove() }
        let outcome = try app.storyboard("run", app.folder.path, "--headless")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.output == """
                name - a a
                name a b b
                own 3
                count nil
                count nil
                watch level 0.0 2.0 1
                self 10.0
                offset 10.0
                set
                title T
                watch friend.name - z 1
                progress 0.5

                """)
    }
}
