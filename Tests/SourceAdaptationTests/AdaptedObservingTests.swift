import Foundation
import Testing

import SourceAdaptation

@Suite("Adapted key paths, observers and Core Data")
struct AdaptedObservingTests: AdaptingSuite {
    @Test(
        "Dynamic properties tell their observers of changes, whatever accessors they have",
        arguments: [
            ("var a: Int", "var a: Int { didSet { CALL } }"),
            ("var a = [1] // one", "var a = [1] { didSet { CALL } } // one"),
            (
                "var a = 1 { didSet { if a > 2 { return } } }",
                "var a = 1 { didSet { defer { CALL }; if a > 2 { return } } }"
            ),
            ("var a = 1 { willSet { b() } }", "var a = 1 { willSet { b() }  didSet { CALL } }"),
            ("var a: Int { get { 1 } set { b() } }", "var a: Int { get { 1 } set { defer { CALL }; b() } }"),
            ("var a: Int { 1 }", "var a: Int { 1 }"), ("static var a = 1", "static var a = 1"),
        ])
    func dynamic(_ before: String, _ after: String) {
        let changed = body("class A: NSObject {\n@objc dynamic \(before)\n}").split(separator: "\n")[1]
        #expect(
            changed.drop { $0 == " " }
                == after.replacing("CALL", with: "self.didChangeValue(forKey: \"a\")"))
    }

    @Test("A key path that is observed has its key beside it, unless the module has a method of its own with the name")
    func keys() {
        let text = "let t = player.observe(\\.item?.status, options: [.new]) { _, _ in }"
        #expect(
            adapt(text)[0].contains(#"player.observe(\.item?.status, key: "item.status", options: [.new]) { _, _ in }"#)
        )
        let own = adapt(text, "struct Signal { func observe(_ path: AnyKeyPath, _ call: () -> Void) {} }")
        #expect(!own[0].contains("key:"))
    }

    @Test(
        "A subclass of a class of Foundation handles changes without an override; its own subclasses and responders override"
    )
    func changeHandlers() {
        let method =
            "override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { super.observeValue(forKeyPath: k, of: o, change: change, context: context) }"
        let copy = adapt(
            "class A: NSObject { \(method) }\nclass B: A { \(method) }\nclass C: UIView { \(method) }\nclass D: C { \(method) }"
        )[0]
        let lines = copy.split(separator: "\n")
        #expect(!lines[1].contains("override") && lines[1].contains("{ unhandledValue "))
        for line in lines[2...4] { #expect(line.contains("override") && line.contains("super.observeValue")) }
        #expect(copy.contains("extension A: KeyValueObserver {}"))
        #expect(copy.components(separatedBy: "KeyValueObserver").count == 2)
    }

    @Test(
        "Properties and methods of Core Data get bodies that ask the object",
        arguments: [
            (
                "var name: String",
                #"var name: String { get { managedValue("name") } set { setManagedValue(newValue, "name") } }"#
            ),
            (
                "private(set) var `default`: Int16",
                #"private(set) var `default`: Int16 { get { managedValue("default") } set { setManagedValue(newValue, "default") } }"#
            ),
            (
                "var color: NSObject?",
                #"var color: AnyObject? { get { managedValue("color") } set { setManagedValue(newValue, "color") } }"#
            ),
            (
                "func addToNotes(_ value: Note)",
                #"func addToNotes(_ value: Note) { addManagedObject(value, to: "notes") }"#
            ),
            (
                "func removeFromNotes(_ values: NSSet)",
                #"func removeFromNotes(_ values: NSSet) { removeManagedObjects(values, from: "notes") }"#
            ),
            (
                "func insertIntoNotes(_ value: Note, at idx: Int)",
                #"func insertIntoNotes(_ value: Note, at idx: Int) { insertManagedObject(value, into: "notes", at: idx) }"#
            ),
            (
                "func replaceNotes(at indexes: NSIndexSet, with values: [Note])",
                #"func replaceNotes(at indexes: NSIndexSet, with values: [Note]) { replaceManagedObjects("notes", at: indexes, with: values) }"#
            ),
            (
                "func removeFromNotes(at idx: Int)",
                #"func removeFromNotes(at idx: Int) { removeManagedObject(from: "notes", at: idx) }"#
            ),
        ])
    func managed(_ before: String, _ after: String) {
        let text = body("class Shop: NSManagedObject {\n@NSManaged \(before)\n}")
        #expect(text.split(separator: "\n")[1].drop { $0 == " " } == after)
    }

    @Test("Key paths are strings without the types before them")
    func keyPaths() {
        #expect(body("let k = #keyPath(Person.address.city)").contains("\"address.city\""))
        #expect(body("let k = #keyPath(name)").contains("\"name\""))
    }
}
