public import CoreGraphics
public import Foundation
import Synchronization

/// The transforms that values hold.
///
/// Values of Foundation for Linux can't hold a structure of this size. They hold a range, whose location is the number of
/// the transform in this table; equal transforms have the same number, so that values of them are equal.
private final class HeldTransforms: Sendable {
    static let shared = HeldTransforms()
    /// The length of a range that is such a number.
    static let mark = 0x3D3D_3D3D

    private let table = Mutex((all: [CATransform3D](), numbers: [CATransform3D: Int]()))

    func number(of transform: CATransform3D) -> Int {
        table.withLock { table in
            if let number = table.numbers[transform] { return number }
            table.all.append(transform)
            table.numbers[transform] = table.all.count - 1
            return table.all.count - 1
        }
    }

    func transform(of value: NSValue) -> CATransform3D? {
        guard strcmp(value.objCType, Self.sample.objCType) == 0, value.rangeValue.length == Self.mark else {
            return nil
        }
        let number = value.rangeValue.location
        return table.withLock { $0.all.indices.contains(number) ? $0.all[number] : nil }
    }

    private static let sample = NSValue(range: NSRange(location: 0, length: 0))
}

extension NSValue {
    public convenience init(caTransform3D transform: CATransform3D) {
        let number = HeldTransforms.shared.number(of: transform)
        self.init(range: NSRange(location: number, length: HeldTransforms.mark))
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
    }

    /// The transform that the value holds, or nil for another value.
    var heldTransform: CATransform3D? { HeldTransforms.shared.transform(of: self) }

    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }
    public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
}
