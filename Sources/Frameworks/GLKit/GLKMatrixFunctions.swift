import Foundation
import simd

public let GLKMatrix3Identity = GLKMatrix3(Matrix3<Float>(1))
public let GLKMatrix4Identity = GLKMatrix4(Matrix4<Float>(1))

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }

// MARK: Matrices of four columns

// swift-format-ignore: AlwaysUseLowerCamelCase
public func GLKMatrix4Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
    _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float, _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(
        Matrix4([
            SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23), SIMD4(m30, m31, m32, m33),
        ]))
}

public func GLKMatrix4MakeWithArray(_ values: UnsafePointer<Float>) -> GLKMatrix4 {
    GLKMatrix4(Matrix4((0..<4).map { column in SIMD4((0..<4).map { values[column * 4 + $0] }) }))
}

public func GLKMatrix4MakeWithColumns(
    _ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4
) -> GLKMatrix4 { GLKMatrix4(Matrix4([column0, column1, column2, column3].map(\.plain))) }

public func GLKMatrix4MakeWithRows(
    _ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4
) -> GLKMatrix4 { GLKMatrix4(Matrix4(rows: [row0, row1, row2, row3].map(\.plain))) }

public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
    GLKMatrix4(Matrix4(quaternion.plain))
}

public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var matrix = GLKMatrix4Identity
    matrix.plain[3] = SIMD4(tx, ty, tz, 1)
    return matrix
}

public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4(Matrix4(diagonal: SIMD4(sx, sy, sz, 1)))
}

public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4(Matrix4(Quaternion(angle: radians, axis: simd_normalize(SIMD3(x, y, z)))))
}

public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }

public func GLKMatrix4MakePerspective(
    _ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let cotangent = 1 / Foundation.tan(fovyRadians / 2)
    return GLKMatrix4Make(
        cotangent / aspect, 0, 0, 0, 0, cotangent, 0, 0, 0, 0, (farZ + nearZ) / (nearZ - farZ), -1, 0, 0,
        2 * farZ * nearZ / (nearZ - farZ), 0)
}

public func GLKMatrix4MakeFrustum(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4Make(
        2 * nearZ / width, 0, 0, 0, 0, 2 * nearZ / height, 0, 0, (right + left) / width, (top + bottom) / height,
        -(farZ + nearZ) / depth, -1, 0, 0, -2 * farZ * nearZ / depth, 0)
}

public func GLKMatrix4MakeOrtho(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4Make(
        2 / width, 0, 0, 0, 0, 2 / height, 0, 0, 0, 0, -2 / depth, 0, -(right + left) / width,
        -(top + bottom) / height, -(farZ + nearZ) / depth, 1)
}

public func GLKMatrix4MakeLookAt(
    _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float, _ upX: Float,
    _ upY: Float, _ upZ: Float
) -> GLKMatrix4 {
    let eye = SIMD3(eyeX, eyeY, eyeZ)
    let back = simd_normalize(eye - SIMD3(centerX, centerY, centerZ))
    let right = simd_normalize(simd_cross(SIMD3(upX, upY, upZ), back))
    let up = simd_cross(back, right)
    let axes = [right, up, back].map { SIMD4($0, -simd_dot($0, eye)) }
    return GLKMatrix4(Matrix4(rows: axes + [SIMD4(0, 0, 0, 1)]))
}

public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
    GLKMatrix3(Matrix3((0..<3).map { SIMD3(matrix.plain[$0][0], matrix.plain[$0][1], matrix.plain[$0][2]) }))
}

public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 {
    GLKVector4(matrix.plain[Int(column)])
}
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 {
    GLKVector4(matrix.plain.transpose[Int(row)])
}

public func GLKMatrix4SetColumn(_ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    var result = matrix
    result.plain[Int(column)] = vector.plain
    return result
}

public func GLKMatrix4SetRow(_ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Transpose(GLKMatrix4SetColumn(GLKMatrix4Transpose(matrix), row, vector))
}

public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(matrix.plain.transpose) }
public func GLKMatrix4Multiply(_ one: GLKMatrix4, _ other: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(one.plain * other.plain)
}
public func GLKMatrix4Add(_ one: GLKMatrix4, _ other: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(one.plain + other.plain)
}
public func GLKMatrix4Subtract(_ one: GLKMatrix4, _ other: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(one.plain - other.plain)
}

public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz))
}
public func GLKMatrix4TranslateWithVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Translate(matrix, vector.x, vector.y, vector.z)
}
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
public func GLKMatrix4ScaleWithVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Scale(matrix, vector.x, vector.y, vector.z)
}
public func GLKMatrix4Rotate(
    _ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z)) }
public func GLKMatrix4RotateWithVector3(
    _ matrix: GLKMatrix4, _ radians: Float, _ axis: GLKVector3
) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, axis.x, axis.y, axis.z) }
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 1, 0, 0)
}
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 1, 0)
}
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 0, 1)
}

public func GLKMatrix4MultiplyVector4(_ matrix: GLKMatrix4, _ vector: GLKVector4) -> GLKVector4 {
    GLKVector4(matrix.plain * vector.plain)
}

/// Returns a direction that a matrix turns.
public func GLKMatrix4MultiplyVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.plain * SIMD4(vector.plain, 0)
    return GLKVector3Make(result.x, result.y, result.z)
}

/// Returns a point that a matrix moves.
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.plain * SIMD4(vector.plain, 1)
    return GLKVector3Make(result.x, result.y, result.z)
}

/// Returns a point that a matrix projects.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.plain * SIMD4(vector.plain, 1)
    return GLKVector3Make(result.x / result.w, result.y / result.w, result.z / result.w)
}

/// Returns the inverse, or the matrix of one if there is none.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix4 {
    let exists = matrix.plain.determinant != 0
    isInvertible?.pointee = exists
    return exists ? GLKMatrix4(matrix.plain.inverse) : GLKMatrix4Identity
}

public func GLKMatrix4InvertAndTranspose(
    _ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix4 { GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible)) }

// MARK: Matrices of three columns

public func GLKMatrix3Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m20: Float, _ m21: Float,
    _ m22: Float
) -> GLKMatrix3 { GLKMatrix3(Matrix3([SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22)])) }

public func GLKMatrix3MakeWithColumns(
    _ column0: GLKVector3, _ column1: GLKVector3, _ column2: GLKVector3
) -> GLKMatrix3 { GLKMatrix3(Matrix3([column0, column1, column2].map(\.plain))) }
public func GLKMatrix3MakeWithRows(_ row0: GLKVector3, _ row1: GLKVector3, _ row2: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3(Matrix3(rows: [row0, row1, row2].map(\.plain)))
}
public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 {
    GLKMatrix4GetMatrix3(GLKMatrix4MakeWithQuaternion(quaternion))
}
public func GLKMatrix3MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
    GLKMatrix3(Matrix3(diagonal: SIMD3(sx, sy, sz)))
}
public func GLKMatrix3MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix4GetMatrix3(GLKMatrix4MakeRotation(radians, x, y, z))
}
public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 {
    GLKVector3(matrix.plain[Int(column)])
}
public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 {
    GLKVector3(matrix.plain.transpose[Int(row)])
}
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(matrix.plain.transpose) }
public func GLKMatrix3Multiply(_ one: GLKMatrix3, _ other: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(one.plain * other.plain)
}
public func GLKMatrix3Add(_ one: GLKMatrix3, _ other: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(one.plain + other.plain)
}
public func GLKMatrix3Subtract(_ one: GLKMatrix3, _ other: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(one.plain - other.plain)
}
public func GLKMatrix3Scale(_ matrix: GLKMatrix3, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz))
}
public func GLKMatrix3Rotate(
    _ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z)) }
public func GLKMatrix3MultiplyVector3(_ matrix: GLKMatrix3, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(matrix.plain * vector.plain)
}

/// Returns the inverse, or the matrix of one if there is none.
public func GLKMatrix3Invert(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix3 {
    let exists = matrix.plain.determinant != 0
    isInvertible?.pointee = exists
    return exists ? GLKMatrix3(matrix.plain.inverse) : GLKMatrix3Identity
}
public func GLKMatrix3InvertAndTranspose(
    _ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix3 { GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible)) }

// MARK: Points on the screen

/// Returns where a point of a scene is in a viewport of x, y, width and height.
public func GLKMathProject(
    _ object: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafePointer<Int32>
) -> GLKVector3 {
    let point = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object)
    return GLKVector3Make(
        Float(viewport[0]) + Float(viewport[2]) * (point.x + 1) / 2,
        Float(viewport[1]) + Float(viewport[3]) * (point.y + 1) / 2, (point.z + 1) / 2)
}

/// Returns the point of a scene that is at a place of a viewport.
public func GLKMathUnproject(
    _ window: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafePointer<Int32>,
    _ success: UnsafeMutablePointer<Bool>?
) -> GLKVector3 {
    let point = GLKVector3Make(
        2 * (window.x - Float(viewport[0])) / Float(viewport[2]) - 1,
        2 * (window.y - Float(viewport[1])) / Float(viewport[3]) - 1, 2 * window.z - 1)
    return GLKMatrix4MultiplyAndProjectVector3(
        GLKMatrix4Invert(GLKMatrix4Multiply(projection, model), success), point)
}
