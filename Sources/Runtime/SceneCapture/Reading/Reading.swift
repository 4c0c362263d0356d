import UIKit

/// How an attribute of a document, or a child with a key, is read from a running object. It holds for objects of the class whose
/// element has the attribute.
@MainActor
struct Reading {
    let name: String
    private let read: @MainActor (AnyObject) -> CapturedValue?

    init<Owner: AnyObject>(_ name: String, _ read: @escaping @MainActor (Owner) -> CapturedValue?) {
        self.name = name
        self.read = { ($0 as? Owner).flatMap(read) }
    }

    init<Owner: AnyObject, Value: Capturable>(_ name: String, _ path: KeyPath<Owner, Value>) {
        self.init(name) { (owner: Owner) in owner[keyPath: path].captured }
    }

    init<Owner: AnyObject, Choice: RawRepresentable<Int>>(_ name: String, _ path: KeyPath<Owner, Choice>) {
        self.init(name) { (owner: Owner) in .option(owner[keyPath: path].rawValue) }
    }

    func value(of object: AnyObject) -> CapturedValue? { read(object) }
}
