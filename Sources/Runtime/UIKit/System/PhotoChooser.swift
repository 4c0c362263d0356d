import CoreGraphics
import Foundation

/// The photos of the device in rows of squares, of which one is chosen.
final class PhotoChooser: UIViewController {
    private let photos: [SourcePhoto]
    private let chosen: (SourcePhoto) -> Void
    private let canceled: () -> Void

    init(_ photos: [SourcePhoto], chosen: @escaping (SourcePhoto) -> Void, canceled: @escaping () -> Void) {
        (self.photos, self.chosen, self.canceled) = (photos, chosen, canceled)
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.canceled() })
        let grid = PhotoGrid(frame: .zero)
        grid.alwaysBounceVertical = true
        grid.backgroundColor = .systemBackground
        view = grid
        for photo in photos {
            let tile = UIButton(type: .custom)
            tile.setImage(photo.image(CGSize(width: 300, height: 300)), for: .normal)
            tile.imageView?.contentMode = .scaleAspectFill
            tile.contentHorizontalAlignment = .fill
            tile.contentVerticalAlignment = .fill
            tile.clipsToBounds = true
            tile.accessibilityLabel = photo.label
            tile.addAction(UIAction { [weak self] _ in self?.chosen(photo) }, for: .touchUpInside)
            grid.addSubview(tile)
        }
    }
}

/// Buttons in rows of squares.
private final class PhotoGrid: UIScrollView {
    private static let columns = 3
    private static let gap: CGFloat = 2

    override func layoutSubviews() {
        super.layoutSubviews()
        let tiles = subviews.filter { $0 is UIButton }
        let side = (bounds.width - Self.gap * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)
        for (number, tile) in tiles.enumerated() {
            let (row, column) = number.quotientAndRemainder(dividingBy: Self.columns)
            tile.frame = CGRect(
                x: CGFloat(column) * (side + Self.gap), y: CGFloat(row) * (side + Self.gap), width: side, height: side)
        }
        let rows = (tiles.count + Self.columns - 1) / Self.columns
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * (side + Self.gap))
    }
}
