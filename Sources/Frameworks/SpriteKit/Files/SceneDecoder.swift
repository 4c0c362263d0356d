import CoreGraphics
package import Foundation
import UIKit

/// Decodes a file of Xcode's editors of scenes, particles and actions: each object once, as the nodes' `init(coder:)`
/// asks for it.
package final class SceneDecoder: NSCoder {
    /// What the files that refer to each other have in common.
    final class Session {
        /// The files that are being read, the first of which the app asked for.
        var names: [String] = []
        var nodes = 0

        static let mostFiles = 16
        static let mostNodes = 100_000
    }

    let archive: KeyedArchive
    let session: Session
    /// The name of the file, for messages.
    let name: String
    /// The modules whose classes the file may name.
    let modules: [String]
    /// The node from which the parts of GameplayKit find theirs.
    package weak var gameRoot: SKNode?
    private var current: [[String: ArchivedValue]]
    private var decoded: [Int: Any] = [:]
    /// The objects that can't be decoded.
    private var failed: Set<Int> = []
    private var underway: [Int] = []
    private var last: [() -> Void] = []

    /// The deepest place of an object in others.
    private static let mostLevels = 250

    init(_ archive: KeyedArchive, name: String, modules: [String], session: Session) {
        (self.archive, self.name, self.modules, self.session) = (archive, name, modules, session)
        current = [archive.top]
        super.init()
    }

    /// The values of the object that is being decoded.
    private var entries: [String: ArchivedValue] { current.last ?? [:] }

    // MARK: Values

    package func has(_ key: String) -> Bool {
        if case .nothing = archive.object(entries[key]) { return false }
        return true
    }

    package func bool(_ key: String) -> Bool? { archive.object(entries[key]).boolValue }
    package func integer(_ key: String) -> Int? { archive.object(entries[key]).integerValue }
    package func string(_ key: String) -> String? {
        let value = archive.object(entries[key])
        return value.textValue ?? self.value(key) as? String
    }

    /// Returns a number, or nil for one that no place, size or time has.
    package func real(_ key: String) -> Double? {
        archive.object(entries[key]).realValue.flatMap { ArchivedValue.isPlace($0) ? $0 : nil }
    }

    func number(_ key: String) -> CGFloat? { real(key).map { CGFloat($0) } }
    func mask(_ key: String) -> UInt32? { integer(key).map { UInt32(truncatingIfNeeded: $0) } }

    func option<Option: RawRepresentable<Int>>(_ key: String) -> Option? { integer(key).flatMap(Option.init) }

    func point(_ key: String) -> CGPoint? {
        let numbers = numbers(key)
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }
    func vector(_ key: String) -> CGVector? { point(key).map { CGVector(dx: $0.x, dy: $0.y) } }

    func rect(_ key: String) -> CGRect? {
        let numbers = numbers(key)
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The numbers of a place or size, which is a text or an `NSValue`.
    private func numbers(_ key: String) -> [CGFloat] {
        let value = archive.object(entries[key])
        guard case .entries(let parts) = value else { return value.numbers }
        let texts = ["NS.pointval", "NS.sizeval", "NS.rectval"].compactMap { parts[$0] }
        return texts.first.map { archive.object($0).numbers } ?? []
    }

    /// Returns the color whose parts have keys with a beginning: `_fontColorR`, `lightColor.redComponent`.
    func color(_ beginning: String, _ endings: [String] = ["R", "G", "B", "A"]) -> UIColor? {
        let parts = endings.map { number(beginning + $0) }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: parts[3] ?? 1)
    }

    // MARK: Objects

    /// Returns the object for a key.
    package func value(_ key: String) -> Any? { entries[key].flatMap(object) }

    func value<Value>(_ key: String, as type: Value.Type) -> Value? { value(key) as? Value }

    /// Calls a closure for which the values are those of the object for a key, with the name of its class.
    package func inside<Result>(_ key: String, _ body: (String) -> Result?) -> Result? {
        entries[key].flatMap { inside($0, body) }
    }

    private func inside<Result>(_ value: ArchivedValue, _ body: (String) -> Result?) -> Result? {
        guard case .entries(let parts) = archive.object(value), current.count < Self.mostLevels * 2 else { return nil }
        current.append(parts)
        defer { current.removeLast() }
        return body(archive.classNames(of: parts).first ?? "")
    }

    /// Calls a closure for each object in the list for a key, with the name of its class and its number.
    package func each<Result>(_ key: String, _ body: (String, Int) -> Result?) -> [Result] {
        elements(key).compactMap { element in
            guard case .reference(let number) = element else { return nil }
            return inside(element) { body($0, number) }
        }
    }

    /// Calls a closure for each object in the dictionary for a key, with its name.
    package func eachEntry<Result>(_ key: String, _ body: (String) -> Result?) -> [String: Result] {
        guard case .entries(let parts) = archive.object(entries[key]) else { return [:] }
        current.append(parts)
        defer { current.removeLast() }
        var results: [String: Result] = [:]
        for (key, value) in pairs("NS.keys", "NS.objects") {
            guard let name = archive.object(key).textValue else { continue }
            results[name] = inside(value) { _ in body(name) }
        }
        return results
    }

    /// Returns the elements of two lists side by side.
    func pairs(_ one: String, _ other: String) -> [(ArchivedValue, ArchivedValue)] {
        guard case .list(let keys) = archive.object(entries[one]),
            case .list(let values) = archive.object(entries[other])
        else { return [] }
        return Array(zip(keys, values))
    }

    private func elements(_ key: String) -> [ArchivedValue] {
        let value = archive.object(entries[key])
        if case .entries(let parts) = value, case .list(let list) = archive.object(parts["NS.objects"]) { return list }
        if case .list(let list) = value { return list }
        return []
    }

    /// Returns the objects of a class in a list. One that is being decoded is none: it can't be in itself.
    func list<Element>(_ key: String, of type: Element.Type) -> [Element] {
        elements(key).compactMap { element in
            if case .reference(let number) = element, underway.contains(number) {
                report("an object is in itself")
                return nil
            }
            return object(element) as? Element
        }
    }

    /// Registers the object that is being decoded, so that others can refer to it.
    func begin(_ object: AnyObject) {
        if let number = underway.last, decoded[number] == nil { decoded[number] = object }
    }

    /// Calls a closure with the object for a key when all is decoded: an object may refer to one that is around it.
    func atEnd(_ key: String, _ body: @escaping (Any?) -> Void) {
        guard has(key), let value = entries[key] else { return }
        last.append { [unowned self] in body(object(value)) }
    }

    func finish() {
        let bodies = last
        last = []
        for body in bodies { body() }
    }

    func object(_ value: ArchivedValue) -> Any? {
        guard case .reference(let number) = value else { return plain(value) }
        if let known = decoded[number] { return known }
        if failed.contains(number) { return nil }
        let archived = archive.object(value)
        guard case .entries(let parts) = archived else { return plain(archived) }
        guard !underway.contains(number), underway.count < Self.mostLevels else {
            report("an object is in itself")
            return nil
        }
        underway.append(number)
        current.append(parts)
        defer {
            current.removeLast()
            underway.removeLast()
        }
        let made = make(archive.classNames(of: parts))
        decoded[number] = made
        if made == nil { failed.insert(number) }
        return made
    }

    /// Returns the node at the root of the file, which a closure makes for the names of its classes.
    @MainActor
    func rootNode(_ make: @MainActor ([String]) -> SKNode?) -> SKNode? {
        guard case .reference(let number)? = archive.top["root"],
            case .entries(let parts) = archive.object(archive.top["root"])
        else { return nil }
        underway.append(number)
        current.append(parts)
        defer {
            current.removeLast()
            underway.removeLast()
        }
        let node = make(archive.classNames(of: parts))
        decoded[number] = node
        return node
    }

    private func plain(_ value: ArchivedValue) -> Any? {
        switch value {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let value): value
        case .data(let value): value
        case .date(let value): value
        case .nothing, .list, .entries, .reference: nil
        }
    }

    /// Says once what is wrong with the file.
    package func report(_ text: String) {
        let message = "SpriteKit: \(name).sks: \(text)"
        MainThread.perform { UIEnvironment.current.reportOnce(message) }
    }

    // MARK: NSCoder

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { has(key) }
    public override func decodeBool(forKey key: String) -> Bool { bool(key) ?? false }
    public override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }
    public override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integer(key) ?? 0) }
    public override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(key) ?? 0) }
    public override func decodeFloat(forKey key: String) -> Float { Float(real(key) ?? 0) }
    public override func decodeDouble(forKey key: String) -> Double { real(key) ?? 0 }
    public override func decodeObject(forKey key: String) -> Any? { value(key) }
    public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { value(key) }

    public override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        switch value(key) {
        case let object as Object: object
        case let text as String: NSString(string: text) as? Object
        case let data as Data: NSData(data: data) as? Object
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? Object
        case let list as [Any]: NSArray(array: list) as? Object
        case let table as [AnyHashable: Any]: NSDictionary(dictionary: table) as? Object
        default: nil
        }
    }
}
