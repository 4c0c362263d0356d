public import AVFoundation
public import Foundation

public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64, double, string, image, multiArray, dictionary, sequence
}

/// A value that goes into a model or comes out of it.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
    private enum Value {
        case undefined
        case int(Int64)
        case double(Double)
        case string(String)
        case image(CVPixelBuffer)
        case array(MLMultiArray)
        case dictionary([AnyHashable: NSNumber])
    }

    public let type: MLFeatureType
    private let value: Value

    private init(_ type: MLFeatureType, _ value: Value) { (self.type, self.value) = (type, value) }

    public convenience init(int64 value: Int64) { self.init(.int64, .int(value)) }
    public convenience init(double value: Double) { self.init(.double, .double(value)) }
    public convenience init(string value: String) { self.init(.string, .string(value)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, .image(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, .array(value)) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        self.init(.dictionary, .dictionary(value))
    }
    public convenience init(undefined type: MLFeatureType) { self.init(type, .undefined) }

    open var isUndefined: Bool { if case .undefined = value { true } else { false } }
    open var int64Value: Int64 { if case .int(let number) = value { number } else { 0 } }
    open var doubleValue: Double { if case .double(let number) = value { number } else { 0 } }
    open var stringValue: String { if case .string(let text) = value { text } else { "" } }
    open var imageBufferValue: CVPixelBuffer? { if case .image(let image) = value { image } else { nil } }
    open var multiArrayValue: MLMultiArray? { if case .array(let array) = value { array } else { nil } }
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let values) = value { values } else { [:] }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let known as MLFeatureValue: return known
            case let text as String: return MLFeatureValue(string: text)
            case let number as Int: return MLFeatureValue(int64: Int64(number))
            case let number as Int64: return MLFeatureValue(int64: number)
            case let number as Double: return MLFeatureValue(double: number)
            case let array as MLMultiArray: return MLFeatureValue(multiArray: array)
            default: throw MLModelError(.featureType)
            }
        }
    }

    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
    case float16 = 65552
    case float32 = 65568
    case double = 65600
    case int32 = 131104

    public static var float: Self { .float32 }
    public static var float64: Self { .double }
}

/// Numbers in several dimensions, the last of which is next to each other.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var numbers: [Double]

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sizes = shape.map(\.intValue)
        guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { throw MLModelError(.generic) }
        var (count, steps) = (1, [Int]())
        for size in sizes.reversed() {
            steps.insert(count, at: 0)
            let (product, overflows) = count.multipliedReportingOverflow(by: size)
            guard !overflows, product <= 1 << 28 else { throw MLModelError(.generic) }
            count = product
        }
        (self.shape, self.dataType) = (shape, dataType)
        strides = steps.map { NSNumber(value: $0) }
        numbers = Array(repeating: 0, count: count)
    }

    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element: BinaryFloatingPoint {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { numbers[index] = Double(number) }
    }

    open var count: Int { numbers.count }

    public subscript(index: Int) -> NSNumber {
        get { NSNumber(value: numbers[index]) }
        set { numbers[index] = dataType == .int32 ? newValue.doubleValue.rounded(.towardZero) : newValue.doubleValue }
    }

    public subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }

    public subscript(key: [Int]) -> NSNumber {
        get { self[key.map { NSNumber(value: $0) }] }
        set { self[key.map { NSNumber(value: $0) }] = newValue }
    }

    private func place(_ key: [NSNumber]) -> Int {
        precondition(key.count == shape.count, "an index of \(key.count) numbers in \(shape.count) dimensions")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}
