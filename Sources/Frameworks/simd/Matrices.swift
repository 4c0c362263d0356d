/// A square matrix that is kept by columns, as Apple's are.
public protocol SquareMatrix: Equatable, Hashable, CustomDebugStringConvertible, Sendable, Codable {
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Sendable & Hashable & Codable
    associatedtype Column: SIMD where Column.Scalar == Scalar

    init()
    /// The number of its columns and rows.
    static var order: Int { get }
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// Creates the matrix with a value on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.order { self[index][index] = diagonal[index] }
    }

    public init(_ columns: [Column]) {
        precondition(columns.count == Self.order, "a matrix of \(Self.order) columns has \(columns.count)")
        self.init()
        for (index, column) in columns.enumerated() { self[index] = column }
    }

    public init(columns: [Column]) { self.init(columns) }

    public init(rows: [Column]) {
        precondition(rows.count == Self.order, "a matrix of \(Self.order) rows has \(rows.count)")
        self.init()
        for (index, row) in rows.enumerated() { setRow(index, row) }
    }

    private mutating func setRow(_ index: Int, _ row: Column) {
        for column in 0..<Self.order { self[column][index] = row[column] }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self { Self(rows: (0..<Self.order).map { self[$0] }) }

    public var debugDescription: String {
        let columns = (0..<Self.order).map { column in
            (0..<Self.order).map { "\(self[column][$0])" }.joined(separator: ", ")
        }
        return "\(Self.self)([[\(columns.joined(separator: "], ["))]])"
    }

    public var determinant: Scalar { reduced().determinant }

    /// The inverse; of a matrix that has none, all elements are not numbers.
    public var inverse: Self {
        reduced().inverse ?? Self((0..<Self.order).map { _ in Column(repeating: .nan) })
    }

    /// Gauss's elimination with the largest pivot of each column.
    private func reduced() -> (determinant: Scalar, inverse: Self?) {
        var left = self
        var right = Self(1)
        var determinant: Scalar = 1
        for step in 0..<Self.order {
            // Operations on columns change both sides alike, and end at the inverse as well as those on rows.
            var pivot = step
            for column in step..<Self.order where abs(left[column][step]) > abs(left[pivot][step]) { pivot = column }
            guard left[pivot][step] != 0 else { return (0, nil) }
            if pivot != step {
                (left[pivot], left[step]) = (left[step], left[pivot])
                (right[pivot], right[step]) = (right[step], right[pivot])
                determinant = -determinant
            }
            let value = left[step][step]
            determinant *= value
            left[step] /= value
            right[step] /= value
            for column in 0..<Self.order where column != step {
                let factor = left[column][step]
                left[column] -= left[step] * factor
                right[column] -= right[step] * factor
            }
        }
        return (determinant, right)
    }

    // MARK: Arithmetic

    public static func * (matrix: Self, vector: Column) -> Column {
        var result = Column()
        for index in 0..<order { result += matrix[index] * vector[index] }
        return result
    }

    public static func * (vector: Column, matrix: Self) -> Column {
        var result = Column()
        for index in 0..<order { result[index] = (vector * matrix[index]).sum() }
        return result
    }

    public static func * (one: Self, other: Self) -> Self { Self((0..<order).map { one * other[$0] }) }
    public static func * (scalar: Scalar, matrix: Self) -> Self { Self((0..<order).map { matrix[$0] * scalar }) }
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
    public static func + (one: Self, other: Self) -> Self { Self((0..<order).map { one[$0] + other[$0] }) }
    public static func - (one: Self, other: Self) -> Self { Self((0..<order).map { one[$0] - other[$0] }) }
    public static prefix func - (matrix: Self) -> Self { -1 * matrix }
    public static func *= (one: inout Self, other: Self) { one = one * other }
    public static func *= (matrix: inout Self, scalar: Scalar) { matrix = scalar * matrix }
    public static func += (one: inout Self, other: Self) { one = one + other }
    public static func -= (one: inout Self, other: Self) { one = one - other }
}

public struct Matrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable & Hashable & Codable>: SquareMatrix,
    @unchecked Sendable
{
    public static var order: Int { 2 }
    private var first, second: SIMD2<Scalar>

    public init() { (first, second) = (.zero, .zero) }
    public init(_ one: SIMD2<Scalar>, _ two: SIMD2<Scalar>) { (first, second) = (one, two) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { (first, second) = columns }

    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>) {
        get { (first, second) }
        set { (first, second) = newValue }
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
        get { column == 0 ? first : second }
        set {
            precondition((0..<2).contains(column), "a matrix of 2 columns has no column \(column)")
            if column == 0 { first = newValue } else { second = newValue }
        }
    }
}

public struct Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable & Hashable & Codable>: SquareMatrix,
    @unchecked Sendable
{
    public static var order: Int { 3 }
    private var first, second, third: SIMD3<Scalar>

    public init() { (first, second, third) = (.zero, .zero, .zero) }
    public init(_ one: SIMD3<Scalar>, _ two: SIMD3<Scalar>, _ three: SIMD3<Scalar>) {
        (first, second, third) = (one, two, three)
    }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { (first, second, third) = columns }

    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
        get { (first, second, third) }
        set { (first, second, third) = newValue }
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
        get { column == 0 ? first : column == 1 ? second : third }
        set {
            precondition((0..<3).contains(column), "a matrix of 3 columns has no column \(column)")
            switch column {
            case 0: first = newValue
            case 1: second = newValue
            default: third = newValue
            }
        }
    }
}

public struct Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable & Hashable & Codable>: SquareMatrix,
    @unchecked Sendable
{
    public typealias Columns = (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public static var order: Int { 4 }
    private var first, second, third, fourth: SIMD4<Scalar>

    public init() { (first, second, third, fourth) = (.zero, .zero, .zero, .zero) }
    public init(
        _ one: SIMD4<Scalar>, _ two: SIMD4<Scalar>, _ three: SIMD4<Scalar>, _ four: SIMD4<Scalar>
    ) {
        (first, second, third, fourth) = (one, two, three, four)
    }
    public init(columns: Columns) { (first, second, third, fourth) = columns }

    public var columns: Columns {
        get { (first, second, third, fourth) }
        set { (first, second, third, fourth) = newValue }
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: first
            case 1: second
            case 2: third
            default: fourth
            }
        }
        set {
            precondition((0..<4).contains(column), "a matrix of 4 columns has no column \(column)")
            switch column {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            default: fourth = newValue
            }
        }
    }
}

extension Matrix3 {
    /// Creates the matrix of a rotation.
    public init(_ rotation: Quaternion<Scalar>) {
        self.init(
            (0..<3).map { index in
                var axis = SIMD3<Scalar>.zero
                axis[index] = 1
                return rotation.act(axis)
            })
    }
}

extension Matrix4 {
    /// Creates the matrix of a rotation, which moves nothing.
    public init(_ rotation: Quaternion<Scalar>) {
        let three = Matrix3(rotation)
        self.init(
            SIMD4(three[0], 0), SIMD4(three[1], 0), SIMD4(three[2], 0), SIMD4(0, 0, 0, 1))
    }
}

// MARK: Functions of the headers

public func simd_matrix<T>(_ one: SIMD2<T>, _ two: SIMD2<T>) -> Matrix2<T> { Matrix2(one, two) }
public func simd_matrix<T>(_ one: SIMD3<T>, _ two: SIMD3<T>, _ three: SIMD3<T>) -> Matrix3<T> {
    Matrix3(one, two, three)
}
public func simd_matrix<T>(
    _ one: SIMD4<T>, _ two: SIMD4<T>, _ three: SIMD4<T>, _ four: SIMD4<T>
) -> Matrix4<T> {
    Matrix4(one, two, three, four)
}
public func simd_mul<M: SquareMatrix>(_ one: M, _ other: M) -> M { one * other }
public func simd_mul<M: SquareMatrix>(_ matrix: M, _ vector: M.Column) -> M.Column { matrix * vector }
public func simd_mul<M: SquareMatrix>(_ vector: M.Column, _ matrix: M) -> M.Column { vector * matrix }
public func simd_mul<M: SquareMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M { scalar * matrix }
public func simd_add<M: SquareMatrix>(_ one: M, _ other: M) -> M { one + other }
public func simd_sub<M: SquareMatrix>(_ one: M, _ other: M) -> M { one - other }
public func simd_inverse<M: SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func simd_transpose<M: SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func simd_determinant<M: SquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
public func simd_equal<M: SquareMatrix>(_ one: M, _ other: M) -> Bool { one == other }
public func matrix_multiply<M: SquareMatrix>(_ one: M, _ other: M) -> M { one * other }
public func matrix_multiply<M: SquareMatrix>(_ matrix: M, _ vector: M.Column) -> M.Column { matrix * vector }
public func matrix_invert<M: SquareMatrix>(_ matrix: M) -> M { matrix.inverse }

public func simd_almost_equal_elements<M: SquareMatrix>(_ one: M, _ other: M, _ tolerance: M.Scalar) -> Bool {
    (0..<M.order).allSatisfy { simd_almost_equal_elements(one[$0], other[$0], tolerance) }
}
