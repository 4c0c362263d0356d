import CoreGraphics
public import Foundation

/// A layer that draws its content in tiles, those that are seen only.
open class CATiledLayer: CALayer {
    /// The time in which a new tile appears. Tiles are drawn with the frame that shows them here, and need none.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of sizes that the content is drawn in. It is drawn at the size in which it is seen here.
    open var levelsOfDetail = 1
    /// The number of those that are larger than the layer.
    open var levelsOfDetailBias = 0
    /// The greatest size of a tile in pixels.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { host?.recordChange(of: self) } }

    /// The number of tiles beyond which the content is drawn at once.
    private static let mostTiles = 4_096

    /// The tiles that have a part in a rectangle, in points.
    func tiles(in rect: CGRect, scale: CGFloat) -> [CGRect] {
        let seen = rect.intersection(bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
        let size = CGSize(width: max(1, tileSize.width) / scale, height: max(1, tileSize.height) / scale)
        func places(_ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
            let first = Int(clamping: ((from - origin) / length).rounded(.down))
            return first...max(first, Int(clamping: ((to - origin) / length).rounded(.up)) - 1)
        }
        let columns = places(seen.minX, seen.maxX, bounds.minX, size.width)
        let rows = places(seen.minY, seen.maxY, bounds.minY, size.height)
        guard columns.count * rows.count <= Self.mostTiles else { return [bounds] }
        return rows.flatMap { row in
            columns.map { column in
                CGRect(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height
                ).intersection(bounds)
            }
        }
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias) = (other.levelsOfDetail, other.levelsOfDetailBias)
        tileSize = other.tileSize
    }
}
