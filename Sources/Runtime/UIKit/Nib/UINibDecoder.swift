public import Foundation
import NibArchive

/// Decodes the objects of a nib, each once.
///
/// Classes of UIKit use the typed methods, which only cost a lookup; the methods of `NSCoder` are for the classes of
/// apps.
@MainActor
package final class UINibDecoder: NSCoder {
    let archive: NibArchive
    /// The objects for the nib's proxies.
    let externals: [String: Any]
    let context: NibContext
    private var current: [NibObject]
    private var decoded: [NibObjectID: Any] = [:]
    /// The objects that are being decoded, and whether they have registered themselves.
    private var underway: [NibObjectID] = []

    init(_ archive: NibArchive, externals: [String: Any], context: NibContext) {
        self.archive = archive
        self.externals = externals
        self.context = context
        current = [archive.root]
        super.init()
    }

    var object: NibObject { current[current.count - 1] }

    // MARK: Values

    func has(_ key: String) -> Bool { object.has(key) }
    func bool(_ key: String) -> Bool? { object[key]?.boolValue }
    func integer(_ key: String) -> Int? { object[key]?.integerValue.flatMap { Int(exactly: $0) } }

    /// Returns a number, or nil if it isn't finite.
    func number(_ key: String) -> CGFloat? {
        object[key]?.doubleValue.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    func string(_ key: String) -> String? { value(key) as? String }

    func point(_ key: String) -> CGPoint? {
        object[key]?.pointValue.flatMap { point in
            point.x.isFinite && point.y.isFinite ? CGPoint(x: point.x, y: point.y) : nil
        }
    }

    func size(_ key: String) -> CGSize? {
        object[key]?.sizeValue.flatMap { size in
            size.width.isFinite && size.height.isFinite ? CGSize(width: size.width, height: size.height) : nil
        }
    }

    func rect(_ key: String) -> CGRect? {
        object[key]?.rectValue.flatMap { rect in
            let rect = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            return rect.isFinite ? rect : nil
        }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        object[key]?.insetsValue.flatMap { insets in
            guard insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite else {
                return nil
            }
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
    }

    func option<Option: RawRepresentable>(_ key: String, as type: Option.Type = Option.self) -> Option?
    where Option.RawValue: BinaryInteger {
        guard let raw = integer(key).flatMap({ Option.RawValue(exactly: $0) }) else { return nil }
        return Option(rawValue: raw)
    }

    /// Returns the object for a key, decoding it on first use.
    func value(_ key: String) -> Any? {
        guard let archived = object[key] else { return nil }
        return value(archived)
    }

    func value<Value>(_ key: String, as type: Value.Type) -> Value? { value(key) as? Value }

    /// Returns the objects of a class in an array, without others.
    func list<Element>(_ key: String, of type: Element.Type) -> [Element] {
        guard let list = object.object(key) else { return [] }
        // Nothing is an object, too, to a cast of an optional.
        return (list.elements ?? []).compactMap { value($0).flatMap { $0 as? Element } }
    }

    // MARK: Objects

    /// Registers the object that is being decoded, so that others can refer to it.
    func begin(_ object: AnyObject) {
        guard let id = underway.last, decoded[id] == nil else { return }
        decoded[id] = object
        context.identify(object, as: archive[id])
    }

    func value(_ value: NibValue) -> Any? {
        switch value {
        case .reference(let id): decode(id)
        case .integer(let number): Int(number)
        case .bool(let truth): truth
        case .float(let number): Double(number)
        case .double(let number): number
        case .data(let bytes): Data(bytes)
        case .null: nil
        }
    }

    func decode(_ id: NibObjectID) -> Any? {
        if let known = decoded[id] { return known }
        let object = archive[id]
        guard !underway.contains(id), underway.count < 2000 else {
            context.report(.damaged, "\(object.className) refers to itself while it is decoded")
            return nil
        }
        underway.append(id)
        current.append(object)
        defer {
            current.removeLast()
            underway.removeLast()
        }
        guard var made = make(object) else { return nil }
        // The owner of a nib was there before.
        if object.className != "UIProxyObject", let responder = made as? UIResponder {
            guard let other = responder.awakeAfter(using: self) else {
                decoded[id] = nil
                return nil
            }
            // A view that takes the place of another is the one that outlets and constraints are about.
            if other as AnyObject !== responder { decoded[id] = nil }
            made = other
        }
        // A class may return another object than the one that was registered.
        if decoded[id] == nil, let made = made as? NSObject { context.identify(made, as: object) }
        decoded[id] = made
        return made
    }

    private func make(_ object: NibObject) -> Any? {
        if let value = foundationValue(object) { return value }
        switch object.className {
        case "UIColor": return color()
        case "UIFont": return font()
        case "UIImageNibPlaceholder": return image()
        case "NSNull", "NSNil": return nil
        case "UIProxyObject":
            let name = object.string("UIProxiedObjectIdentifier") ?? ""
            return externals[name]
        case "UIClassSwapper", "UICustomObject":
            return swapped(object)
        default:
            return instance(of: [object.className] + object.fallbackClassNames, object)
        }
    }

    private func swapped(_ object: NibObject) -> Any? {
        let name = object.string("UIClassName") ?? ""
        var original =
            object.string("UIOriginalClassName") ?? (object.className == "UICustomObject" ? "NSObject" : name)
        // A custom object of the app whose class was unknown.
        if original == "UICustomObject" { original = "NSObject" }
        if name != original, NibClasses.type(named: name, in: context) == nil {
            context.report(.unknownClass, "unknown class \(ClassName(archived: name).readable), using \(original)")
        }
        return instance(of: [name, original], object)
    }

    private func instance(of names: [String], _ object: NibObject) -> Any? {
        for name in names {
            guard let type = NibClasses.type(named: name, in: context) else { continue }
            if type is UIViewController.Type, let creator = context.takeCreator() { return creator(self) }
            if let type = type as? any NibDecodable.Type { return type.init(coder: self) }
            if let type = type as? any NibCreatable.Type { return type.init() }
            if let make = AppClasses.members(of: type)?.creation { return make() }
            if type == NSObject.self { return NSObject() }
        }
        let readable = names.map { ClassName(archived: $0).readable }.joined(separator: " or ")
        // A class with bounds or a nested nib can be replaced by an empty view.
        if let stand = object.has("UIBounds")
            ? UIView.self as any NibDecodable.Type
            : object.has("UINibName") || object.has("UIStoryboardIdentifier") ? UIViewController.self : nil
        {
            context.report(.missingClass, "no class \(readable), using \(stand)")
            return stand.init(coder: self)
        }
        context.report(.missingClass, "no class \(readable)")
        return nil
    }

    private func foundationValue(_ object: NibObject) -> Any? {
        if let text = object.stringValue {
            guard object.className == "NSLocalizableString", let key = object.string("NSKey") else {
                return context.shown(text)
            }
            return context.shown(context.resources.text(forKey: key, of: context.document) ?? text)
        }
        if let number = object.numberValue {
            switch number {
            case .integer(let value): return NSNumber(value: value)
            case .bool(let value): return NSNumber(value: value)
            default: return number.doubleValue.map { NSNumber(value: $0) }
            }
        }
        if let elements = object.elements {
            let values = elements.compactMap { value($0) }
            return object.className.hasSuffix("Set") ? NSOrderedSet(array: values).array : values
        }
        if let entries = object.entries {
            var result: [AnyHashable: Any] = [:]
            for entry in entries {
                if let key = value(entry.key) as? AnyHashable, let value = value(entry.value) { result[key] = value }
            }
            return result
        }
        switch object.className {
        case "NSData", "NSMutableData": return object["NS.bytes"]?.dataValue.map { Data($0) }
        case "NSAttributedString", "NSMutableAttributedString": return attributedString(object)
        case "NSValue": return geometry(object)
        case "NSDate": return number("NS.time").map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
        case "NSURL": return string("NS.relative").flatMap { URL(string: $0) }
        case "NSLocale": return string("NS.identifier").map { Locale(identifier: $0) }
        case "NSTimeZone": return string("NS.name").flatMap { TimeZone(identifier: $0) }
        default: return nil
        }
    }

    /// Returns a point, size, rectangle or range of a runtime attribute.
    private func geometry(_ object: NibObject) -> Any? {
        let keys = ["NS.pointval", "NS.sizeval", "NS.rectval", "NS.edgeval"]
        for key in keys {
            guard let text = object.string(key) else { continue }
            let numbers = text.split { !"0123456789.-+e".contains($0) }.compactMap { Double($0) }
            switch numbers.count {
            case 2 where key == "NS.pointval": return NSValue(point: NSPoint(x: numbers[0], y: numbers[1]))
            case 2: return NSValue(size: NSSize(width: numbers[0], height: numbers[1]))
            case 4:
                return NSValue(
                    rect: NSRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
        }
        guard let location = value("NS.rangeval.location") as? NSNumber,
            let length = value("NS.rangeval.length") as? NSNumber
        else { return nil }
        return NSValue(range: NSRange(location: location.intValue, length: length.intValue))
    }

    // MARK: NSCoder

    public nonisolated override var allowsKeyedCoding: Bool { true }

    public nonisolated override func containsValue(forKey key: String) -> Bool { onMain { $0.has(key) } }
    public nonisolated override func decodeBool(forKey key: String) -> Bool { onMain { $0.bool(key) ?? false } }
    public nonisolated override func decodeInteger(forKey key: String) -> Int { onMain { $0.integer(key) ?? 0 } }
    public nonisolated override func decodeInt32(forKey key: String) -> Int32 {
        onMain { Int32(clamping: $0.integer(key) ?? 0) }
    }
    public nonisolated override func decodeInt64(forKey key: String) -> Int64 { onMain { Int64($0.integer(key) ?? 0) } }
    public nonisolated override func decodeFloat(forKey key: String) -> Float { onMain { Float($0.number(key) ?? 0) } }
    public nonisolated override func decodeDouble(forKey key: String) -> Double {
        onMain { Double($0.number(key) ?? 0) }
    }
    public nonisolated override func decodeObject(forKey key: String) -> Any? {
        onMain { Unchecked(value: $0.value(key)) }.value
    }

    /// Decoders are used on the main actor only, which `NSCoder` can't express.
    private nonisolated func onMain<Result: Sendable>(_ body: @MainActor (UINibDecoder) -> Result) -> Result {
        nonisolated(unsafe) let decoder = self
        return MainActor.assumeIsolated { body(decoder) }
    }

    /// A wrapper that passes a value out of the main actor's closure to the caller, which is also on the main actor.
    private struct Unchecked: @unchecked Sendable { let value: Any? }
}

extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint { nib { $0.point(key) } ?? decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { nib { $0.size(key) } ?? decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { nib { $0.rect(key) } ?? decodeRect(forKey: key) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        nib { $0.insets(key) } ?? archivedInsets(key)
    }

    private func nib<Value: Sendable>(_ read: @MainActor (UINibDecoder) -> Value?) -> Value? {
        guard let found = self as? UINibDecoder else { return nil }
        nonisolated(unsafe) let decoder = found
        return MainActor.assumeIsolated { read(decoder) }
    }
}
