import Foundation
import RandomNumbers
import Testing

@testable import UIKit

/// Constraints that are described in Auto Layout's visual format language.
@MainActor
struct VisualFormatTests {
    private let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let one = UIView()
    private let two = UIView()
    private let three = UIView()
    private var views: [String: Any] { ["one": one, "two": two, "three": three] }

    init() {
        around.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        for view in [one, two, three] {
            view.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(view)
        }
    }

    private func lay(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        around.layoutIfNeeded()
    }

    @Test("views follow each other with gaps, standard ones and those of metrics, and fill their superview")
    func row() {
        lay("H:|-[one(60)]-[two(==one)]-gap-[three]-30-|", "V:|[one]|", metrics: ["gap": 12])
        #expect(one.frame == CGRect(x: 10, y: 0, width: 60, height: 200))
        #expect(two.frame.minX == 78 && two.frame.width == 60)
        #expect(three.frame.minX == 150 && three.frame.maxX == 290)
    }

    @Test("a column has relations, priorities, parts of sizes, and aligned edges")
    func column() {
        lay(
            "V:|-(5)-[one(>=20,==40@750)]-(-4)-[two(one/2)]-(>=0)-[three(one*2+1)]-|",
            options: [.alignAllLeading, .alignAllTrailing])
        lay("|-20-[one(100)]")
        #expect(one.frame == CGRect(x: 20, y: 5, width: 100, height: 40))
        #expect(two.frame == CGRect(x: 20, y: 41, width: 100, height: 20))
        #expect(three.frame == CGRect(x: 20, y: 104, width: 100, height: 81))
    }

    @Test("the direction from right to left is that of the screen")
    func direction() {
        lay("H:|-4-[one(50)]-6-[two(30)]", options: .directionRightToLeft)
        #expect(one.frame.maxX == 316 && two.frame.maxX == 260)
    }

    @Test(
        "a format that makes no sense has no constraints",
        arguments: [
            "", "H:|", "|-[nobody]", "[one", "[one]-", "[one]-x-[two]", "[one(two", "[one(=3)]", "[one]]", "|-|",
        ])
    func nonsense(_ format: String) {
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: views).isEmpty)
    }

    @Test("all formats of a grammar that are read have constraints of the views, and none traps")
    func random() {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = RandomNumbers(seed: seed)
        let parts = ["|", "-", "[one]", "[two(>=20@10)]", "10", "(", ")", "H:", "V:", "@", "[three(one)]", ",", "=="]
        for _ in 0..<2000 {
            let text = (0...random.pick(below: 7)).map { _ in parts[random.pick(below: parts.count)] }.joined()
            for constraint in NSLayoutConstraint.constraints(withVisualFormat: text, views: views) {
                #expect(constraint.firstItem != nil, "\(text), seed \(seed)")
            }
        }
    }
}
