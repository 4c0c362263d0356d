import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Values as texts") struct GeometryTextTests {
    @Test("Geometry is written as a text and read again; a text that has none is zero")
    func geometry() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 40}}")
        #expect(NSCoder.cgRect(for: "{{1, -2.5}, {30, 40}}") == rect)
        #expect(NSCoder.cgPoint(for: "{4,5}") == CGPoint(x: 4, y: 5))
        #expect(NSCoder.string(for: CGSize(width: 1, height: 2)) == "{1, 2}")
        #expect(NSCoder.cgSize(for: "{1, 2}") == CGSize(width: 1, height: 2))
        #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 3, dy: 4))) == CGVector(dx: 3, dy: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: sides)) == sides)
        let offset = UIOffset(horizontal: 5, vertical: 6)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        for text in ["", "{1}", "{a, b}", "{1, b}", "{1, 2, 3}"] {
            #expect(NSCoder.cgPoint(for: text) == .zero, "\(text)")
        }
    }
}
