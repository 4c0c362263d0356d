import AppStage
import CoreGraphics
import Foundation
import GLKit
import Testing
import UIKit

@MainActor
@Suite("GLKit's arithmetic, and OpenGL that isn't there", .serialized)
struct GLKitTests {
    private func near(_ one: GLKVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
        GLKVector3Distance(one, GLKVector3Make(x, y, z)) < 1e-4
    }

    @Test("Vectors are added, multiplied, compared and projected")
    func vectors() {
        let (one, other) = (GLKVector3Make(1, 2, 3), GLKVector3Make(4, 5, 6))
        #expect(GLKVector3Add(one, other) == GLKVector3Make(5, 7, 9) && GLKVector3DotProduct(one, other) == 32)
        #expect(GLKVector3CrossProduct(one, other) == GLKVector3Make(-3, 6, -3))
        #expect(GLKVector3Length(GLKVector3Make(2, 3, 6)) == 7 && one.r == 1 && one.v.2 == 3 && one[1] == 2)
        #expect(near(GLKVector3Normalize(GLKVector3Make(0, 0, 5)), 0, 0, 1))
        #expect(near(GLKVector3Lerp(one, other, 0.5), 2.5, 3.5, 4.5))
        #expect(near(GLKVector3Project(one, GLKVector3Make(2, 0, 0)), 1, 0, 0))
        #expect(GLKVector2AllGreaterThanScalar(GLKVector2Make(2, 3), 1))
        #expect(!GLKVector2AllEqualToVector2(GLKVector2Make(1, 1), GLKVector2Make(1, 2)))
        #expect(GLKVector4Maximum(GLKVector4Make(1, 5, 1, 5), GLKVector4Make(2, 2, 2, 2)) == GLKVector4Make(2, 5, 2, 5))
    }

    @Test("Matrices move, turn and project points, and are inverted")
    func matrices() {
        var matrix = GLKMatrix4Translate(GLKMatrix4Identity, 1, 2, 3)
        #expect(matrix.m30 == 1 && matrix.m.13 == 2)
        #expect(near(GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(1, 1, 1)), 2, 3, 4))
        #expect(near(GLKMatrix4MultiplyVector3(matrix, GLKVector3Make(1, 1, 1)), 1, 1, 1))
        matrix = GLKMatrix4RotateZ(matrix, .pi / 2)
        #expect(near(GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(1, 0, 0)), 1, 3, 3))
        var isInvertible = false
        let back = GLKMatrix4Invert(matrix, &isInvertible)
        #expect(isInvertible && near(GLKMatrix4MultiplyVector3WithTranslation(back, GLKVector3Make(1, 3, 3)), 1, 0, 0))
        #expect(GLKMatrix4Invert(GLKMatrix4MakeScale(1, 0, 1), &isInvertible) == GLKMatrix4Identity && !isInvertible)
        let view = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0)
        #expect(near(GLKMatrix4MultiplyVector3WithTranslation(view, GLKVector3Make(1, 2, 0)), 1, 2, -5))
        let lens = GLKMatrix4MakePerspective(GLKMathDegreesToRadians(90), 2, 1, 100)
        #expect(near(GLKMatrix4MultiplyAndProjectVector3(lens, GLKVector3Make(0, 1, -1)), 0, 1, -1))
        #expect(near(GLKMatrix4MultiplyAndProjectVector3(lens, GLKVector3Make(0, 0, -100)), 0, 0, 1))
        let flat = GLKMatrix4MakeOrtho(0, 200, 0, 100, -1, 1)
        #expect(near(GLKMatrix4MultiplyVector3WithTranslation(flat, GLKVector3Make(100, 100, 0)), 0, 1, 0))
        let viewport: [Int32] = [0, 0, 200, 100]
        let point = GLKMathProject(GLKVector3Make(1, 1, 0), view, lens, viewport)
        let found = GLKMathUnproject(point, view, lens, viewport, &isInvertible)
        #expect(isInvertible && near(found, 1, 1, 0))
        let third = GLKMatrix4GetMatrix3(GLKMatrix4MakeXRotation(.pi / 2))
        #expect(near(GLKMatrix3MultiplyVector3(third, GLKVector3Make(0, 1, 0)), 0, 0, 1))
        #expect(GLKMatrix4GetRow(matrix, 0).w == 1 && GLKMatrix4Transpose(matrix).m03 == 1)
    }

    @Test("Rotations turn vectors, follow one another, and have ways between them")
    func quaternions() {
        let quarter = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        #expect(near(GLKQuaternionRotateVector3(quarter, GLKVector3Make(1, 0, 0)), 0, 1, 0))
        let half = GLKQuaternionMultiply(quarter, quarter)
        #expect(abs(GLKQuaternionAngle(half) - .pi) < 1e-4 && near(GLKQuaternionAxis(half), 0, 0, 1))
        let middle = GLKQuaternionSlerp(GLKQuaternionIdentity, half, 0.5)
        #expect(near(GLKQuaternionRotateVector3(middle, GLKVector3Make(1, 0, 0)), 0, 1, 0))
        let matrix = GLKMatrix4MakeWithQuaternion(quarter)
        #expect(near(GLKMatrix4MultiplyVector3(matrix, GLKVector3Make(1, 0, 0)), 0, 1, 0))
        #expect(abs(GLKQuaternionMakeWithMatrix4(matrix).z - quarter.z) < 1e-5)
        let back = GLKQuaternionMultiply(GLKQuaternionInvert(quarter), quarter)
        #expect(abs(back.w - 1) < 1e-5 && abs(GLKQuaternionLength(back) - 1) < 1e-5)
    }

    @Test("A view says that there is no OpenGL; contexts and textures can't be made")
    func views() throws {
        var made: GLKViewController?
        let stage = try AppStage {
            let controller = GLKViewController()
            made = controller
            return controller
        }
        try stage.perform(#"{"expect": {"text": "There is no OpenGL on this device."}, "visible": true}"#)
        let controller = try #require(made)
        #expect(EAGLContext(api: .openGLES3) == nil && (controller.view as? GLKView)?.delegate === controller)
        #expect(throws: NSError.self) { try GLKTextureLoader.texture(withContentsOfFile: "/none") }
        let effect = GLKBaseEffect()
        effect.transform.modelviewMatrix = GLKMatrix4MakeRotation(1, 0, 1, 0)
        let normal = GLKMatrix4GetMatrix3(effect.transform.modelviewMatrix)
        #expect(abs(effect.transform.normalMatrix.m20 - normal.m20) < 1e-5)
    }
}
