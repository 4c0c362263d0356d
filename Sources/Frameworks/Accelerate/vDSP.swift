/// Arithmetic on vectors.
public enum vDSP {
    public static func add<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] { zip(one, other).map { $0 + $1 } }
    public static func add<T: BinaryFloatingPoint>(_ number: T, _ vector: [T]) -> [T] { vector.map { $0 + number } }
    public static func subtract<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
        zip(one, other).map { $0 - $1 }
    }
    public static func multiply<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
        zip(one, other).map { $0 * $1 }
    }
    public static func multiply<T: BinaryFloatingPoint>(_ number: T, _ vector: [T]) -> [T] {
        vector.map { $0 * number }
    }
    public static func divide<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
        zip(one, other).map { $0 / $1 }
    }
    public static func divide<T: BinaryFloatingPoint>(_ vector: [T], _ number: T) -> [T] { vector.map { $0 / number } }
    public static func negative<T: BinaryFloatingPoint>(_ vector: [T]) -> [T] { vector.map { -$0 } }
    public static func absolute<T: BinaryFloatingPoint>(_ vector: [T]) -> [T] { vector.map { abs($0) } }
    public static func square<T: BinaryFloatingPoint>(_ vector: [T]) -> [T] { vector.map { $0 * $0 } }

    public static func sum<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.reduce(0, +) }
    public static func sumOfSquares<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.reduce(0) { $0 + $1 * $1 } }
    public static func mean<T: BinaryFloatingPoint>(_ vector: [T]) -> T { sum(vector) / T(vector.count) }
    public static func meanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T { sumOfSquares(vector) / T(vector.count) }
    public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T { meanSquare(vector).squareRoot() }
    public static func maximum<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.max() ?? -.infinity }
    public static func minimum<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.min() ?? .infinity }
    public static func dot<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> T {
        zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
    public static func clip<T: BinaryFloatingPoint>(_ vector: [T], to bounds: ClosedRange<T>) -> [T] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
}
