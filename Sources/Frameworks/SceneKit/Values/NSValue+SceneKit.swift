public import Foundation
import QuartzCore
import simd

// Values of Foundation for Linux hold no structures of apps. Those of QuartzCore hold a transform, whose 16 numbers these
// are.
extension NSValue {
    public convenience init(scnMatrix4 v: SCNMatrix4) {
        var transform = CATransform3D()
        (transform.m11, transform.m12) = (CGFloat(v.m11), CGFloat(v.m12))
        (transform.m13, transform.m14) = (CGFloat(v.m13), CGFloat(v.m14))
        (transform.m21, transform.m22) = (CGFloat(v.m21), CGFloat(v.m22))
        (transform.m23, transform.m24) = (CGFloat(v.m23), CGFloat(v.m24))
        (transform.m31, transform.m32) = (CGFloat(v.m31), CGFloat(v.m32))
        (transform.m33, transform.m34) = (CGFloat(v.m33), CGFloat(v.m34))
        (transform.m41, transform.m42) = (CGFloat(v.m41), CGFloat(v.m42))
        (transform.m43, transform.m44) = (CGFloat(v.m43), CGFloat(v.m44))
        self.init(caTransform3D: transform)
    }

    public convenience init(scnVector4 v: SCNVector4) {
        var matrix = SCNMatrix4()
        (matrix.m11, matrix.m12, matrix.m13, matrix.m14) = (v.x, v.y, v.z, v.w)
        self.init(scnMatrix4: matrix)
    }

    public convenience init(scnVector3 v: SCNVector3) { self.init(scnVector4: SCNVector4(v.x, v.y, v.z, 0)) }

    public var scnMatrix4Value: SCNMatrix4 {
        let transform = caTransform3DValue
        return SCNMatrix4(
            m11: Float(transform.m11), m12: Float(transform.m12), m13: Float(transform.m13), m14: Float(transform.m14),
            m21: Float(transform.m21), m22: Float(transform.m22), m23: Float(transform.m23), m24: Float(transform.m24),
            m31: Float(transform.m31), m32: Float(transform.m32), m33: Float(transform.m33), m34: Float(transform.m34),
            m41: Float(transform.m41), m42: Float(transform.m42), m43: Float(transform.m43), m44: Float(transform.m44))
    }

    public var scnVector4Value: SCNVector4 {
        let matrix = scnMatrix4Value
        return SCNVector4(matrix.m11, matrix.m12, matrix.m13, matrix.m14)
    }

    public var scnVector3Value: SCNVector3 {
        let vector = scnVector4Value
        return SCNVector3(vector.x, vector.y, vector.z)
    }
}
