import UIKit

/// Draws a dungeon, with the hero and a highlighted place.
class DungeonView: UIView {
    var dungeon = Dungeon.catacombs { didSet { setNeedsDisplay() } }
    var hero: Place? { didSet { setNeedsDisplay() } }
    var highlight: Place? { didSet { setNeedsDisplay() } }
    /// How many fields a torch lights; nil lights all.
    var sight: Int? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        contentMode = .redraw
    }

    /// The side of a field, so that the whole dungeon fits.
    private var side: CGFloat {
        min(bounds.width / CGFloat(dungeon.columnCount), bounds.height / CGFloat(dungeon.rowCount)).rounded(.down)
    }

    private func frame(of place: Place) -> CGRect {
        let size = CGSize(
            width: side * CGFloat(dungeon.columnCount), height: side * CGFloat(dungeon.rowCount))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded() + side * CGFloat(place.column),
            y: ((bounds.height - size.height) / 2).rounded() + side * CGFloat(place.row), width: side, height: side)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<dungeon.rowCount {
            for column in 0..<dungeon.columnCount { draw(Place(column: column, row: row)) }
        }
        if let highlight = highlight { drawHighlight(at: frame(of: highlight)) }
        if let hero = hero { drawHero(in: frame(of: hero)) }
    }

    private func draw(_ place: Place) {
        let tile = frame(of: place)
        let light = brightness(of: place)
        if dungeon.isFloor(place) {
            let isDark = (place.column + place.row) % 2 == 0
            shade(isDark ? "Floor" : "FloorLight", light).setFill()
            UIBezierPath(rect: tile.insetBy(dx: 0.5, dy: 0.5)).fill()
        } else if dungeon.isWall(place) {
            shade("Wall", light).setFill()
            UIBezierPath(roundedRect: tile.insetBy(dx: 1, dy: 1), cornerRadius: side / 6).fill()
            shade("WallTop", light).setFill()
            let top = CGRect(x: tile.minX + 1, y: tile.minY + 1, width: tile.width - 2, height: side / 3)
            UIBezierPath(roundedRect: top, cornerRadius: side / 6).fill()
        }
    }

    private func shade(_ name: String, _ light: CGFloat) -> UIColor {
        (UIColor(named: name) ?? .gray).withAlphaComponent(light)
    }

    /// How much light falls on a place: fields far from the hero are dark.
    private func brightness(of place: Place) -> CGFloat {
        guard let hero = hero, let sight = sight else { return 1 }
        let (x, y) = (CGFloat(place.column - hero.column), CGFloat(place.row - hero.row))
        let distance = (x * x + y * y).squareRoot()
        return max(0.12, 1 - distance / CGFloat(sight))
    }

    private func drawHighlight(at tile: CGRect) {
        let color = UIColor(named: "Torch") ?? .orange
        for (part, alpha) in [(2.4, 0.18), (1.6, 0.3), (0.9, 1)] as [(CGFloat, CGFloat)] {
            let inset = tile.width * (1 - part) / 2
            color.withAlphaComponent(alpha).setFill()
            UIBezierPath(ovalIn: tile.insetBy(dx: inset, dy: inset)).fill()
        }
    }

    private func drawHero(in tile: CGRect) {
        UIImage(named: "Hero")?.draw(in: tile.insetBy(dx: -1, dy: -1))
    }
}
