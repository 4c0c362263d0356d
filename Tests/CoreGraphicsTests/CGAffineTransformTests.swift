import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 6).scaledBy(x: 2, y: 3)

    @Test("What is added later happens to the point first")
    func order() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 2, y: 3))
        let scaled = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1))
        #expect(CGPoint.zero.applying(scaled) == CGPoint(x: 1, y: 1))
    }

    @Test("A quarter turn maps x to y")
    func rotation() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    }

    @Test("The inverse undoes every transform, and a transform without area is its own inverse")
    func inverse() {
        let back = CGPoint(x: 5, y: 7).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 7) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A transform is put together again from its parts")
    func decomposition() {
        let sheared = CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: 5)
        for original in [transform, sheared, CGAffineTransform(scaleX: 1, y: -1), .identity] {
            let again = CGAffineTransform(original.decomposed())
            for (one, other) in [
                (again.a, original.a), (again.b, original.b), (again.c, original.c), (again.d, original.d),
                (again.tx, original.tx), (again.ty, original.ty),
            ] {
                #expect(abs(one - other) < 1e-9)
            }
        }
    }

    @Test("A turned rectangle becomes the box around it, a null one stays null")
    func rectangles() {
        let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-9)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(
            CGSize(width: 1, height: 2).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9)).height == -2)
    }
}
