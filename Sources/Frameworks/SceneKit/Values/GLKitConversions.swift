public import GLKit
import simd

public func SCNVector3ToGLKVector3(_ vector: SCNVector3) -> GLKVector3 { GLKVector3(v: (vector.x, vector.y, vector.z)) }
public func SCNVector3FromGLKVector3(_ vector: GLKVector3) -> SCNVector3 {
    SCNVector3(vector.v.0, vector.v.1, vector.v.2)
}
public func SCNVector4ToGLKVector4(_ vector: SCNVector4) -> GLKVector4 {
    GLKVector4(v: (vector.x, vector.y, vector.z, vector.w))
}
public func SCNVector4FromGLKVector4(_ vector: GLKVector4) -> SCNVector4 {
    SCNVector4(vector.v.0, vector.v.1, vector.v.2, vector.v.3)
}
public func SCNMatrix4ToGLKMatrix4(_ mat: SCNMatrix4) -> GLKMatrix4 {
    GLKMatrix4(
        m: (
            mat.m11, mat.m12, mat.m13, mat.m14, mat.m21, mat.m22, mat.m23, mat.m24,
            mat.m31, mat.m32, mat.m33, mat.m34, mat.m41, mat.m42, mat.m43, mat.m44
        ))
}
public func SCNMatrix4FromGLKMatrix4(_ mat: GLKMatrix4) -> SCNMatrix4 {
    let m = mat.m
    return SCNMatrix4(
        m11: m.0, m12: m.1, m13: m.2, m14: m.3, m21: m.4, m22: m.5, m23: m.6, m24: m.7,
        m31: m.8, m32: m.9, m33: m.10, m34: m.11, m41: m.12, m42: m.13, m43: m.14, m44: m.15)
}
