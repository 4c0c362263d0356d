import simd

// GLKit's matrices are kept by columns: `m12` is in the second column and the third row.

// MARK: 2 columns

public struct GLKMatrix2: Equatable, Sendable {
    var plain: Matrix2<Float>

    public init() { plain = Matrix2<Float>() }
    init(_ plain: Matrix2<Float>) { self.plain = plain }
    public init(m: (Float, Float, Float, Float)) {
        let m = m
        plain = Matrix2<Float>([
            SIMD2(m.0, m.1),
            SIMD2(m.2, m.3),
        ])
    }

    public var m: (Float, Float, Float, Float) {
        (
            m00, m01,
            m10, m11
        )
    }

    public var m00: Float {
        get { plain[0][0] }
        set { plain[0][0] = newValue }
    }
    public var m01: Float {
        get { plain[0][1] }
        set { plain[0][1] = newValue }
    }
    public var m10: Float {
        get { plain[1][0] }
        set { plain[1][0] = newValue }
    }
    public var m11: Float {
        get { plain[1][1] }
        set { plain[1][1] = newValue }
    }
}

// MARK: 3 columns

public struct GLKMatrix3: Equatable, Sendable {
    var plain: Matrix3<Float>

    public init() { plain = Matrix3<Float>() }
    init(_ plain: Matrix3<Float>) { self.plain = plain }
    public init(m: (Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
        let m = m
        plain = Matrix3<Float>([
            SIMD3(m.0, m.1, m.2),
            SIMD3(m.3, m.4, m.5),
            SIMD3(m.6, m.7, m.8),
        ])
    }

    public var m: (Float, Float, Float, Float, Float, Float, Float, Float, Float) {
        (
            m00, m01, m02,
            m10, m11, m12,
            m20, m21, m22
        )
    }

    public var m00: Float {
        get { plain[0][0] }
        set { plain[0][0] = newValue }
    }
    public var m01: Float {
        get { plain[0][1] }
        set { plain[0][1] = newValue }
    }
    public var m02: Float {
        get { plain[0][2] }
        set { plain[0][2] = newValue }
    }
    public var m10: Float {
        get { plain[1][0] }
        set { plain[1][0] = newValue }
    }
    public var m11: Float {
        get { plain[1][1] }
        set { plain[1][1] = newValue }
    }
    public var m12: Float {
        get { plain[1][2] }
        set { plain[1][2] = newValue }
    }
    public var m20: Float {
        get { plain[2][0] }
        set { plain[2][0] = newValue }
    }
    public var m21: Float {
        get { plain[2][1] }
        set { plain[2][1] = newValue }
    }
    public var m22: Float {
        get { plain[2][2] }
        set { plain[2][2] = newValue }
    }
}

// MARK: 4 columns

public struct GLKMatrix4: Equatable, Sendable {
    var plain: Matrix4<Float>

    public init() { plain = Matrix4<Float>() }
    init(_ plain: Matrix4<Float>) { self.plain = plain }
    public init(
        m: (
            Float, Float, Float, Float, Float, Float, Float, Float,
            Float, Float, Float, Float, Float, Float, Float, Float
        )
    ) {
        let m = m
        plain = Matrix4<Float>([
            SIMD4(m.0, m.1, m.2, m.3),
            SIMD4(m.4, m.5, m.6, m.7),
            SIMD4(m.8, m.9, m.10, m.11),
            SIMD4(m.12, m.13, m.14, m.15),
        ])
    }

    public var m:
        (
            Float, Float, Float, Float, Float, Float, Float, Float,
            Float, Float, Float, Float, Float, Float, Float, Float
        )
    {
        (
            m00, m01, m02, m03,
            m10, m11, m12, m13,
            m20, m21, m22, m23,
            m30, m31, m32, m33
        )
    }

    public var m00: Float {
        get { plain[0][0] }
        set { plain[0][0] = newValue }
    }
    public var m01: Float {
        get { plain[0][1] }
        set { plain[0][1] = newValue }
    }
    public var m02: Float {
        get { plain[0][2] }
        set { plain[0][2] = newValue }
    }
    public var m03: Float {
        get { plain[0][3] }
        set { plain[0][3] = newValue }
    }
    public var m10: Float {
        get { plain[1][0] }
        set { plain[1][0] = newValue }
    }
    public var m11: Float {
        get { plain[1][1] }
        set { plain[1][1] = newValue }
    }
    public var m12: Float {
        get { plain[1][2] }
        set { plain[1][2] = newValue }
    }
    public var m13: Float {
        get { plain[1][3] }
        set { plain[1][3] = newValue }
    }
    public var m20: Float {
        get { plain[2][0] }
        set { plain[2][0] = newValue }
    }
    public var m21: Float {
        get { plain[2][1] }
        set { plain[2][1] = newValue }
    }
    public var m22: Float {
        get { plain[2][2] }
        set { plain[2][2] = newValue }
    }
    public var m23: Float {
        get { plain[2][3] }
        set { plain[2][3] = newValue }
    }
    public var m30: Float {
        get { plain[3][0] }
        set { plain[3][0] = newValue }
    }
    public var m31: Float {
        get { plain[3][1] }
        set { plain[3][1] = newValue }
    }
    public var m32: Float {
        get { plain[3][2] }
        set { plain[3][2] = newValue }
    }
    public var m33: Float {
        get { plain[3][3] }
        set { plain[3][3] = newValue }
    }
}
