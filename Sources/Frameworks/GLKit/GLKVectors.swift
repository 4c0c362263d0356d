import simd
// GLKit's vectors: their functions are those of C, one for each size.

/// A vector that functions of all sizes share.
protocol GLKVector {
    associatedtype Plain: SIMD where Plain.Scalar == Float
    init(_ plain: Plain)
    var plain: Plain { get }
}

extension GLKVector {
    func dot(_ other: Self) -> Float { (plain * other.plain).sum() }
    var length: Float { dot(self).squareRoot() }
    var normalized: Self { Self(plain / length) }
    /// The part of the vector along another one.
    func projected(on other: Self) -> Self { Self(other.plain * (dot(other) / other.dot(other))) }
    func mixed(_ other: Self, _ part: Float) -> Self { Self(plain + (other.plain - plain) * part) }
    func all(_ other: Plain, _ holds: (Float, Float) -> Bool) -> Bool {
        plain.indices.allSatisfy { holds(plain[$0], other[$0]) }
    }
}

// MARK: 2 numbers

public struct GLKVector2: GLKVector, Equatable, Sendable {
    public var v: (Float, Float)

    public init() { v = (0, 0) }
    public init(v: (Float, Float)) { self.v = v }
    init(_ plain: SIMD2<Float>) { v = (plain.x, plain.y) }
    var plain: SIMD2<Float> { SIMD2(v.0, v.1) }

    public static func == (one: GLKVector2, other: GLKVector2) -> Bool { one.plain == other.plain }
    public var x: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var y: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var s: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var t: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public subscript(index: Int) -> Float { plain[index] }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(v: (x, y)) }
public func GLKVector2MakeWithArray(_ values: UnsafePointer<Float>) -> GLKVector2 {
    GLKVector2(v: (values[0], values[1]))
}
public func GLKVector2Add(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 { GLKVector2(one.plain + other.plain) }
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.plain + value) }
public func GLKVector2Subtract(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 {
    GLKVector2(one.plain - other.plain)
}
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.plain - value)
}
public func GLKVector2Multiply(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 {
    GLKVector2(one.plain * other.plain)
}
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.plain * value)
}
public func GLKVector2Divide(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 {
    GLKVector2(one.plain / other.plain)
}
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.plain / value)
}
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.plain) }
public func GLKVector2Maximum(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 {
    GLKVector2(pointwiseMax(one.plain, other.plain))
}
public func GLKVector2Minimum(_ one: GLKVector2, _ other: GLKVector2) -> GLKVector2 {
    GLKVector2(pointwiseMin(one.plain, other.plain))
}
public func GLKVector2AllEqualToVector2(_ one: GLKVector2, _ other: GLKVector2) -> Bool { one.all(other.plain, ==) }
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    vector.all(SIMD2(repeating: value), ==)
}
public func GLKVector2AllGreaterThanVector2(_ one: GLKVector2, _ other: GLKVector2) -> Bool { one.all(other.plain, >) }
public func GLKVector2AllGreaterThanScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    vector.all(SIMD2(repeating: value), >)
}
public func GLKVector2AllGreaterThanOrEqualToVector2(_ one: GLKVector2, _ other: GLKVector2) -> Bool {
    one.all(other.plain, >=)
}
public func GLKVector2AllGreaterThanOrEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    vector.all(SIMD2(repeating: value), >=)
}
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 { vector.normalized }
public func GLKVector2DotProduct(_ one: GLKVector2, _ other: GLKVector2) -> Float { one.dot(other) }
public func GLKVector2Length(_ vector: GLKVector2) -> Float { vector.length }
public func GLKVector2Distance(_ one: GLKVector2, _ other: GLKVector2) -> Float {
    GLKVector2Subtract(one, other).length
}
public func GLKVector2Lerp(_ one: GLKVector2, _ other: GLKVector2, _ t: Float) -> GLKVector2 { one.mixed(other, t) }
public func GLKVector2Project(_ vector: GLKVector2, _ projection: GLKVector2) -> GLKVector2 {
    vector.projected(on: projection)
}

// MARK: 3 numbers

public struct GLKVector3: GLKVector, Equatable, Sendable {
    public var v: (Float, Float, Float)

    public init() { v = (0, 0, 0) }
    public init(v: (Float, Float, Float)) { self.v = v }
    init(_ plain: SIMD3<Float>) { v = (plain.x, plain.y, plain.z) }
    var plain: SIMD3<Float> { SIMD3(v.0, v.1, v.2) }

    public static func == (one: GLKVector3, other: GLKVector3) -> Bool { one.plain == other.plain }
    public var x: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var y: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var z: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public var r: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var g: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var b: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public var s: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var t: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var p: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public subscript(index: Int) -> Float { plain[index] }
}

public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(v: (x, y, z)) }
public func GLKVector3MakeWithArray(_ values: UnsafePointer<Float>) -> GLKVector3 {
    GLKVector3(v: (values[0], values[1], values[2]))
}
public func GLKVector3Add(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 { GLKVector3(one.plain + other.plain) }
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.plain + value) }
public func GLKVector3Subtract(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(one.plain - other.plain)
}
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.plain - value)
}
public func GLKVector3Multiply(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(one.plain * other.plain)
}
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.plain * value)
}
public func GLKVector3Divide(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(one.plain / other.plain)
}
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.plain / value)
}
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.plain) }
public func GLKVector3Maximum(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(pointwiseMax(one.plain, other.plain))
}
public func GLKVector3Minimum(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(pointwiseMin(one.plain, other.plain))
}
public func GLKVector3AllEqualToVector3(_ one: GLKVector3, _ other: GLKVector3) -> Bool { one.all(other.plain, ==) }
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    vector.all(SIMD3(repeating: value), ==)
}
public func GLKVector3AllGreaterThanVector3(_ one: GLKVector3, _ other: GLKVector3) -> Bool { one.all(other.plain, >) }
public func GLKVector3AllGreaterThanScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    vector.all(SIMD3(repeating: value), >)
}
public func GLKVector3AllGreaterThanOrEqualToVector3(_ one: GLKVector3, _ other: GLKVector3) -> Bool {
    one.all(other.plain, >=)
}
public func GLKVector3AllGreaterThanOrEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    vector.all(SIMD3(repeating: value), >=)
}
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 { vector.normalized }
public func GLKVector3DotProduct(_ one: GLKVector3, _ other: GLKVector3) -> Float { one.dot(other) }
public func GLKVector3Length(_ vector: GLKVector3) -> Float { vector.length }
public func GLKVector3Distance(_ one: GLKVector3, _ other: GLKVector3) -> Float {
    GLKVector3Subtract(one, other).length
}
public func GLKVector3Lerp(_ one: GLKVector3, _ other: GLKVector3, _ t: Float) -> GLKVector3 { one.mixed(other, t) }
public func GLKVector3Project(_ vector: GLKVector3, _ projection: GLKVector3) -> GLKVector3 {
    vector.projected(on: projection)
}
public func GLKVector3CrossProduct(_ one: GLKVector3, _ other: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_cross(one.plain, other.plain))
}

// MARK: 4 numbers

public struct GLKVector4: GLKVector, Equatable, Sendable {
    public var v: (Float, Float, Float, Float)

    public init() { v = (0, 0, 0, 0) }
    public init(v: (Float, Float, Float, Float)) { self.v = v }
    init(_ plain: SIMD4<Float>) { v = (plain.x, plain.y, plain.z, plain.w) }
    var plain: SIMD4<Float> { SIMD4(v.0, v.1, v.2, v.3) }

    public static func == (one: GLKVector4, other: GLKVector4) -> Bool { one.plain == other.plain }
    public var x: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var y: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var z: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public var w: Float {
        get { v.3 }
        set { v.3 = newValue }
    }
    public var r: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var g: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var b: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public var a: Float {
        get { v.3 }
        set { v.3 = newValue }
    }
    public var s: Float {
        get { v.0 }
        set { v.0 = newValue }
    }
    public var t: Float {
        get { v.1 }
        set { v.1 = newValue }
    }
    public var p: Float {
        get { v.2 }
        set { v.2 = newValue }
    }
    public var q: Float {
        get { v.3 }
        set { v.3 = newValue }
    }
    public subscript(index: Int) -> Float { plain[index] }
}

public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(v: (x, y, z, w)) }
public func GLKVector4MakeWithArray(_ values: UnsafePointer<Float>) -> GLKVector4 {
    GLKVector4(v: (values[0], values[1], values[2], values[3]))
}
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 {
    GLKVector4(SIMD4(vector.plain, w))
}
public func GLKVector4Add(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 { GLKVector4(one.plain + other.plain) }
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.plain + value) }
public func GLKVector4Subtract(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(one.plain - other.plain)
}
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.plain - value)
}
public func GLKVector4Multiply(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(one.plain * other.plain)
}
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.plain * value)
}
public func GLKVector4Divide(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(one.plain / other.plain)
}
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.plain / value)
}
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.plain) }
public func GLKVector4Maximum(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(pointwiseMax(one.plain, other.plain))
}
public func GLKVector4Minimum(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(pointwiseMin(one.plain, other.plain))
}
public func GLKVector4AllEqualToVector4(_ one: GLKVector4, _ other: GLKVector4) -> Bool { one.all(other.plain, ==) }
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    vector.all(SIMD4(repeating: value), ==)
}
public func GLKVector4AllGreaterThanVector4(_ one: GLKVector4, _ other: GLKVector4) -> Bool { one.all(other.plain, >) }
public func GLKVector4AllGreaterThanScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    vector.all(SIMD4(repeating: value), >)
}
public func GLKVector4AllGreaterThanOrEqualToVector4(_ one: GLKVector4, _ other: GLKVector4) -> Bool {
    one.all(other.plain, >=)
}
public func GLKVector4AllGreaterThanOrEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    vector.all(SIMD4(repeating: value), >=)
}
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 { vector.normalized }
public func GLKVector4DotProduct(_ one: GLKVector4, _ other: GLKVector4) -> Float { one.dot(other) }
public func GLKVector4Length(_ vector: GLKVector4) -> Float { vector.length }
public func GLKVector4Distance(_ one: GLKVector4, _ other: GLKVector4) -> Float {
    GLKVector4Subtract(one, other).length
}
public func GLKVector4Lerp(_ one: GLKVector4, _ other: GLKVector4, _ t: Float) -> GLKVector4 { one.mixed(other, t) }
public func GLKVector4Project(_ vector: GLKVector4, _ projection: GLKVector4) -> GLKVector4 {
    vector.projected(on: projection)
}
/// Returns the cross product of the first three numbers; the last is 0.
public func GLKVector4CrossProduct(_ one: GLKVector4, _ other: GLKVector4) -> GLKVector4 {
    GLKVector4(SIMD4(simd_cross(SIMD3(one.x, one.y, one.z), SIMD3(other.x, other.y, other.z)), 0))
}
