public import CoreGraphics
public import Foundation

/// Geometry in archives: as texts, as on iOS.
extension NSCoder {
    // Foundation has points, sizes and rectangles. Archives keep texts and numbers; what is missing or damaged is zero.

    public func encode(_ vector: CGVector, forKey key: String) { put([vector.dx, vector.dy], key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        put([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
    }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        put([insets.top, insets.left, insets.bottom, insets.right], key)
    }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        put([insets.top, insets.leading, insets.bottom, insets.trailing], key)
    }
    public func encode(_ offset: UIOffset, forKey key: String) { put([offset.horizontal, offset.vertical], key) }

    public func decodeCGVector(forKey key: String) -> CGVector {
        let parts = parts(key, 2)
        return CGVector(dx: parts[0], dy: parts[1])
    }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let parts = parts(key, 6)
        return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let parts = parts(key, 4)
        return NSDirectionalEdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let parts = parts(key, 2)
        return UIOffset(horizontal: parts[0], vertical: parts[1])
    }

    /// Returns insets that were encoded as text.
    func archivedInsets(_ key: String) -> UIEdgeInsets {
        let parts = parts(key, 4)
        return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }

    private func put(_ parts: [CGFloat], _ key: String) {
        let text = parts.map { "\(Double($0))" }.joined(separator: ", ")
        encode(NSString(string: "{\(text)}"), forKey: key)
    }

    private func parts(_ key: String, _ count: Int) -> [CGFloat] {
        // Foundation ends the app for a key that isn't there.
        let text = containsValue(forKey: key) ? decodeObject(forKey: key) as? String ?? "" : ""
        let found = text.split { "{}, ".contains($0) }.map { CGFloat(Double($0) ?? 0) }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }
}
