public import CoreGraphics
public import Foundation

// Values of geometry as texts: "{1, 2}", as `NSCoder` has them for property lists.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for transform: CGAffineTransform) -> String {
        text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    public class func cgPoint(for string: String) -> CGPoint {
        let values = numbers(string, 2)
        return CGPoint(x: values[0], y: values[1])
    }
    public class func cgSize(for string: String) -> CGSize {
        let values = numbers(string, 2)
        return CGSize(width: values[0], height: values[1])
    }
    public class func cgVector(for string: String) -> CGVector {
        let values = numbers(string, 2)
        return CGVector(dx: values[0], dy: values[1])
    }
    public class func cgRect(for string: String) -> CGRect {
        let values = numbers(string, 4)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let values = numbers(string, 4)
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let values = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let values = numbers(string, 2)
        return UIOffset(horizontal: values[0], vertical: values[1])
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let values = numbers(string, 6)
        return CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }

    private class func text(_ values: [CGFloat]) -> String {
        "{\(values.map { $0 == $0.rounded() ? String(format: "%.0f", $0) : "\($0)" }.joined(separator: ", "))}"
    }

    /// Returns the numbers of a text; a text without as many of them is one of zeros.
    private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let parts = string.split { "{}, ".contains($0) }.map { Double($0) }
        let values = parts.compactMap { $0.map { CGFloat($0) } }
        return parts.count == count && values.count == count ? values : Array(repeating: 0, count: count)
    }
}
