import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("What is equal")
struct ComparisonTests {
    @Test("Paths are equal if they have the same elements and are drawn in the same way")
    func paths() throws {
        let (one, other) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)), UIBezierPath())
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)] {
            if other.isEmpty { other.move(to: point) } else { other.addLine(to: point) }
        }
        #expect(one != other && one == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)))
        one.lineWidth = 3
        #expect(one != UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)))
        let copy = try #require(one.copy() as? UIBezierPath)
        #expect(copy == one && copy !== one && copy.hash == one.hash)
    }

    @Test("Images are equal if they have the same pixels, size and mode")
    func images() {
        func image(_ color: UIColor, _ side: CGFloat = 4) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        #expect(image(.red) == image(.red) && image(.red).hashValue == image(.red).hashValue)
        #expect(image(.red) != image(.blue) && image(.red) != image(.red, 5))
        let red = image(.red)
        #expect(red.withRenderingMode(.alwaysTemplate) == red.withRenderingMode(.alwaysTemplate))
        #expect(red.withRenderingMode(.alwaysTemplate) != red && UIImage() == UIImage())
    }

    @Test("A view has a layer of the class that it names")
    func layers() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        final class Wrong: UIView {
            override class var layerClass: AnyClass { NSString.self }
        }
        #expect(Gradient().layer is CAGradientLayer && type(of: Wrong().layer) == CALayer.self)
    }

    @Test("Colors go through archives by their keys")
    func colors() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1), forKey: "tint")
        archiver.encode(UIColor.systemRed, forKey: "mark")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(
            unarchiver.decodeObject(of: UIColor.self, forKey: "tint")
                == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
        #expect(unarchiver.decodeObject(of: UIColor.self, forKey: "mark") == .systemRed)
        #expect(unarchiver.decodeObject(of: UIColor.self, forKey: "none") == nil)
    }

    @Test("A constraint without a second item has no second attribute")
    func constraint() {
        let view = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 5
        )
        #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondItem == nil)
    }

    @Test("The class of a predicate is that of its text")
    func predicates() throws {
        let comparison = try #require(UIKit.NSPredicate(format: "$age >= %d", 18) as? UIKit.NSComparisonPredicate)
        #expect(comparison.leftExpression.expressionType == .variable && comparison.leftExpression.variable == "age")
        #expect(comparison.predicateOperatorType == .greaterThanOrEqualTo)
        #expect(comparison.evaluate(with: nil, substitutionVariables: ["age": 20]))
        let compound = try #require(UIKit.NSPredicate(format: "a == 1 AND NOT b == 2") as? UIKit.NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .and && compound.subpredicates.count == 2)
        #expect((compound.subpredicates[1] as? UIKit.NSCompoundPredicate)?.compoundPredicateType == .not)
        #expect(comparison.withSubstitutionVariables(["age": 3]) is UIKit.NSComparisonPredicate)
        #expect(type(of: UIKit.NSPredicate(value: true)) == UIKit.NSPredicate.self)
    }
}
