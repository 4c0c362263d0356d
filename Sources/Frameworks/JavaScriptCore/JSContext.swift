public import Foundation

/// What contexts share.
open class JSVirtualMachine: NSObject, @unchecked Sendable {}

/// Methods and properties that scripts may use.
public protocol JSExport {}

/// Where scripts run. There is no engine: each script ends with an exception, and what an app sets is there for it to read again.
open class JSContext: NSObject, @unchecked Sendable {
    // Used by one thread at a time.
    public let virtualMachine: JSVirtualMachine!
    open var name: String! = ""
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var isInspectable = false
    private var values: [String: JSValue] = [:]

    public override init() {
        virtualMachine = JSVirtualMachine()
        super.init()
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    public init!(virtualMachine: JSVirtualMachine!) {
        self.virtualMachine = virtualMachine
        super.init()
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    open class func current() -> JSContext! { nil }
    open var globalObject: JSValue! { JSValue(values.compactMapValues { $0.toObject() }, in: self) }

    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fail() }

    func fail() -> JSValue {
        exceptionHandler?(self, JSValue("Error: There is no engine for scripts on this device.", in: self))
        return JSValue(undefinedIn: self)
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        values["\(key ?? "")"] ?? JSValue(undefinedIn: self)
    }

    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        values["\(key.map { "\($0)" } ?? "")"] = JSValue(object, in: self)
    }

    open func setObject(_ object: Any!, forKeyedSubscript key: String) { values[key] = JSValue(object, in: self) }

    open subscript(key: Any) -> JSValue! {
        get { objectForKeyedSubscript(key) }
        set { values["\(key)"] = newValue }
    }
}

/// A value of a context, as an app gave it.
open class JSValue: NSObject, @unchecked Sendable {
    // It never changes.
    enum Content {
        case undefined, null
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([Any])
        case object([String: Any])
        /// Something that scripts would call or ask.
        case other(Any)
    }

    let content: Content
    public private(set) weak var context: JSContext!

    private init(content: Content, _ context: JSContext!) { (self.content, self.context) = (content, context) }

    public convenience init!(undefinedIn context: JSContext!) { self.init(content: .undefined, context) }
    public convenience init!(nullIn context: JSContext!) { self.init(content: .null, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(content: .bool(value), context) }
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(content: .number(value), context)
    }
    public convenience init!(int32 value: Int32, in context: JSContext!) {
        self.init(content: .number(Double(value)), context)
    }
    public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(content: .object([:]), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(content: .list([]), context) }

    convenience init(_ value: Any?, in context: JSContext?) {
        let content: Content =
            switch value {
            case nil: .undefined
            case is NSNull: .null
            case let value as JSValue: value.content
            case let flag as Bool: .bool(flag)
            case let text as String: .text(text)
            case let text as NSString: .text(String(describing: text))
            case let number as Double: .number(number)
            case let number as any BinaryInteger: .number(Double(number))
            case let number as any BinaryFloatingPoint: .number(Double(number))
            case let number as NSNumber: .number(number.doubleValue)
            case let list as [Any]: .list(list)
            case let object as [String: Any]: .object(object)
            case let value?: .other(value)
            }
        self.init(content: content, context)
    }

    // MARK: Kinds

    open var isUndefined: Bool { if case .undefined = content { true } else { false } }
    open var isNull: Bool { if case .null = content { true } else { false } }
    open var isBoolean: Bool { if case .bool = content { true } else { false } }
    open var isNumber: Bool { if case .number = content { true } else { false } }
    open var isString: Bool { if case .text = content { true } else { false } }
    open var isArray: Bool { if case .list = content { true } else { false } }
    open var isObject: Bool {
        switch content {
        case .list, .object, .other: true
        default: false
        }
    }

    // MARK: Conversions, as those of ECMAScript

    open func toBool() -> Bool {
        switch content {
        case .undefined, .null: false
        case .bool(let flag): flag
        case .number(let number): number != 0 && !number.isNaN
        case .text(let text): !text.isEmpty
        case .list, .object, .other: true
        }
    }

    open func toDouble() -> Double {
        switch content {
        case .null: return 0
        case .bool(let flag): return flag ? 1 : 0
        case .number(let number): return number
        case .text(let text):
            let plain = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return plain.isEmpty ? 0 : Double(plain) ?? .nan
        default: return .nan
        }
    }

    open func toInt32() -> Int32 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        return Int32(truncatingIfNeeded: Int64(exactly: number.rounded(.towardZero)) ?? 0)
    }

    open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }

    open func toString() -> String! {
        switch content {
        case .undefined: "undefined"
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Self.text(number)
        case .text(let text): text
        case .list(let list): list.map { JSValue($0, in: context).toString() ?? "" }.joined(separator: ",")
        case .object, .other: "[object Object]"
        }
    }

    private static func text(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        return Int64(exactly: number).map(String.init) ?? "\(number)"
    }

    open func toObject() -> Any! {
        switch content {
        case .undefined: nil
        case .null: NSNull()
        case .bool(let flag): flag
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list
        case .object(let object): object
        case .other(let value): value
        }
    }

    open func toArray() -> [Any]! { if case .list(let list) = content { list } else { nil } }
    open func toDictionary() -> [AnyHashable: Any]! { if case .object(let object) = content { object } else { nil } }
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }

    // MARK: Parts

    open func forProperty(_ property: String!) -> JSValue! {
        guard case .object(let object) = content, let value = object[property ?? ""] else {
            return JSValue(undefinedIn: context)
        }
        return JSValue(value, in: context)
    }

    open func hasProperty(_ property: String!) -> Bool {
        if case .object(let object) = content { object[property ?? ""] != nil } else { false }
    }

    open func atIndex(_ index: Int) -> JSValue! {
        guard case .list(let list) = content, list.indices ~= index else { return JSValue(undefinedIn: context) }
        return JSValue(list[index], in: context)
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty("\(key ?? "")") }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

    // MARK: Calls, which take an engine

    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { context?.fail() ?? self }
    @discardableResult
    open func construct(withArguments arguments: [Any]!) -> JSValue! { context?.fail() ?? self }
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { context?.fail() ?? self }

    open override var description: String { toString() ?? "" }
}
