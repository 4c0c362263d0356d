import Foundation

/// A rotation in space: `vector` has the imaginary parts and, at its end, the real one, as Apple's quaternions have.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable & Hashable & Codable>: Hashable,
    CustomDebugStringConvertible, @unchecked Sendable
{
    public var vector: SIMD4<Scalar>

    public init() { vector = .zero }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

    /// Creates a rotation about an axis of the length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(Foundation.cos(half)), imag: axis * Scalar(Foundation.sin(half)))
    }

    /// Creates the shortest rotation from a direction to another one, both of the length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let sum = from + to
        guard simd_length_squared(sum) > Scalar.ulpOfOne else {
            // Opposite directions have no shortest way; any axis that stands upright on them does.
            let other: SIMD3<Scalar> = abs(from.x) < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        let middle = simd_normalize(sum)
        self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
    }

    /// Creates the rotation of a matrix.
    public init(_ matrix: Matrix3<Scalar>) {
        let trace = matrix[0][0] + matrix[1][1] + matrix[2][2]
        if trace >= 0 {
            let root = 2 * (1 + trace).squareRoot()
            let parts = SIMD3(
                matrix[1][2] - matrix[2][1], matrix[2][0] - matrix[0][2], matrix[0][1] - matrix[1][0])
            self.init(real: root / 4, imag: parts / root)
            return
        }
        var largest = matrix[0][0] > matrix[1][1] ? 0 : 1
        if matrix[2][2] > matrix[largest][largest] { largest = 2 }
        let next = (largest + 1) % 3
        let last = (largest + 2) % 3
        let difference = matrix[largest][largest] - matrix[next][next] - matrix[last][last]
        let root = 2 * (1 + difference).squareRoot()
        var parts = SIMD3<Scalar>.zero
        parts[largest] = root / 4
        parts[next] = (matrix[largest][next] + matrix[next][largest]) / root
        parts[last] = (matrix[largest][last] + matrix[last][largest]) / root
        self.init(real: (matrix[next][last] - matrix[last][next]) / root, imag: parts)
    }

    /// Creates the rotation in the upper left of a matrix.
    public init(_ matrix: Matrix4<Scalar>) {
        let columns = (0..<3).map { SIMD3(matrix[$0][0], matrix[$0][1], matrix[$0][2]) }
        self.init(Matrix3(columns))
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    public var angle: Scalar { 2 * Scalar(Foundation.atan2(Double(simd_length(imag)), Double(real))) }
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }
    public var length: Scalar { simd_length(vector) }
    public var normalized: Quaternion { Quaternion(vector: simd_normalize(vector)) }
    public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
    public var inverse: Quaternion { Quaternion(vector: conjugate.vector / simd_length_squared(vector)) }

    /// Returns a vector after the rotation.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = simd_cross(imag, vector) * 2
        return vector + twice * real + simd_cross(imag, twice)
    }

    public var debugDescription: String {
        "\(Self.self)(real: \(real), imag: SIMD3(\(vector.x), \(vector.y), \(vector.z)))"
    }

    public static func * (one: Quaternion, other: Quaternion) -> Quaternion {
        let imaginary = other.imag * one.real + one.imag * other.real + simd_cross(one.imag, other.imag)
        return Quaternion(real: one.real * other.real - simd_dot(one.imag, other.imag), imag: imaginary)
    }
    public static func * (scalar: Scalar, one: Quaternion) -> Quaternion { Quaternion(vector: one.vector * scalar) }
    public static func * (one: Quaternion, scalar: Scalar) -> Quaternion { scalar * one }
    public static func / (one: Quaternion, scalar: Scalar) -> Quaternion { Quaternion(vector: one.vector / scalar) }
    public static func / (one: Quaternion, other: Quaternion) -> Quaternion { one * other.inverse }
    public static func + (one: Quaternion, other: Quaternion) -> Quaternion {
        Quaternion(vector: one.vector + other.vector)
    }
    public static func - (one: Quaternion, other: Quaternion) -> Quaternion {
        Quaternion(vector: one.vector - other.vector)
    }
    public static prefix func - (one: Quaternion) -> Quaternion { Quaternion(vector: -one.vector) }
    public static func *= (one: inout Quaternion, other: Quaternion) { one = one * other }
}

// MARK: Functions of the headers

public func simd_quaternion<T>(_ angle: T, _ axis: SIMD3<T>) -> Quaternion<T> { Quaternion(angle: angle, axis: axis) }
public func simd_quaternion<T>(_ x: T, _ y: T, _ z: T, _ r: T) -> Quaternion<T> {
    Quaternion(ix: x, iy: y, iz: z, r: r)
}
public func simd_quaternion<T>(_ from: SIMD3<T>, _ to: SIMD3<T>) -> Quaternion<T> { Quaternion(from: from, to: to) }
public func simd_quaternion<T>(_ matrix: Matrix3<T>) -> Quaternion<T> { Quaternion(matrix) }
public func simd_quaternion<T>(_ matrix: Matrix4<T>) -> Quaternion<T> { Quaternion(matrix) }
public func simd_matrix3x3<T>(_ rotation: Quaternion<T>) -> Matrix3<T> { Matrix3(rotation) }
public func simd_matrix4x4<T>(_ rotation: Quaternion<T>) -> Matrix4<T> { Matrix4(rotation) }
public func simd_mul<T>(_ one: Quaternion<T>, _ other: Quaternion<T>) -> Quaternion<T> { one * other }
public func simd_act<T>(_ rotation: Quaternion<T>, _ vector: SIMD3<T>) -> SIMD3<T> { rotation.act(vector) }
public func simd_normalize<T>(_ rotation: Quaternion<T>) -> Quaternion<T> { rotation.normalized }
public func simd_inverse<T>(_ rotation: Quaternion<T>) -> Quaternion<T> { rotation.inverse }
public func simd_conjugate<T>(_ rotation: Quaternion<T>) -> Quaternion<T> { rotation.conjugate }
public func simd_dot<T>(_ one: Quaternion<T>, _ other: Quaternion<T>) -> T { simd_dot(one.vector, other.vector) }
public func dot<T>(_ one: Quaternion<T>, _ other: Quaternion<T>) -> T { simd_dot(one.vector, other.vector) }

/// Returns a rotation on the shortest way from one to another one, at an even speed.
public func simd_slerp<T>(_ from: Quaternion<T>, _ to: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let end = simd_dot(from, to) < 0 ? -to : to
    return simd_slerp_way(from, end, t)
}

/// Returns a rotation on the longest way from one to another one, at an even speed.
public func simd_slerp_longest<T>(_ from: Quaternion<T>, _ to: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let end = simd_dot(from, to) < 0 ? to : -to
    return simd_slerp_way(from, end, t)
}

private func simd_slerp_way<T>(_ from: Quaternion<T>, _ to: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let cosine = Swift.max(-1, Swift.min(1, Double(simd_dot(from, to))))
    let angle = Foundation.acos(cosine)
    let sine = Foundation.sin(angle)
    // Between rotations that are nearly the same, the straight way is as even.
    guard sine > 1e-6 else { return ((1 - t) * from + t * to).normalized }
    let first = Foundation.sin((1 - Double(t)) * angle) / sine
    let second = Foundation.sin(Double(t) * angle) / sine
    return T(first) * from + T(second) * to
}
