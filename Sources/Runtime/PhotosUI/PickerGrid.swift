import CoreGraphics
import Foundation
import Photos
import QuartzCore
import UIKit

/// The photos of a picker in rows of squares.
final class PickerGrid: UIScrollView {
    private var tiles: [PickerTile] = []

    /// The number of photos in a row.
    var columns = 3 {
        didSet {
            columns = min(max(2, columns), 6)
            setNeedsLayout()
        }
    }

    func show(_ assets: [PHAsset], _ tapped: @escaping @MainActor (PHAsset) -> Void) {
        for tile in tiles { tile.removeFromSuperview() }
        tiles = assets.map { asset in
            let tile = PickerTile(asset)
            tile.addAction(UIAction { _ in tapped(asset) }, for: .touchUpInside)
            return tile
        }
        for tile in tiles { addSubview(tile) }
        setNeedsLayout()
    }

    /// Marks the photos that are picked, with their places in the order or a check mark.
    func mark(_ ids: [String], withNumbers hasNumbers: Bool) {
        for tile in tiles {
            let place = ids.firstIndex(of: tile.asset.localIdentifier)
            tile.mark = place.map { hasNumbers ? "\($0 + 1)" : "✓" }
        }
    }

    func scrollToStart() { setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: true) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = 2.0
        let side = (bounds.width - gap * Double(columns - 1)) / Double(columns)
        for (number, tile) in tiles.enumerated() {
            let (row, column) = number.quotientAndRemainder(dividingBy: columns)
            tile.frame = CGRect(
                x: Double(column) * (side + gap), y: Double(row) * (side + gap), width: side, height: side)
        }
        let rows = (tiles.count + columns - 1) / columns
        contentSize = CGSize(width: bounds.width, height: Double(rows) * (side + gap))
    }
}

/// A photo that can be picked.
final class PickerTile: UIControl {
    let asset: PHAsset
    private let picture = UIImageView()
    private let badge = UILabel()

    var mark: String? {
        didSet {
            badge.text = mark
            badge.isHidden = mark == nil
            picture.alpha = mark == nil ? 1 : 0.7
            accessibilityTraits = mark == nil ? [.image, .button] : [.image, .button, .selected]
        }
    }

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init(frame: .zero)
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.isUserInteractionEnabled = false
        picture.backgroundColor = .secondarySystemBackground
        badge.textAlignment = .center
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = 11
        badge.clipsToBounds = true
        badge.isHidden = true
        for part in [picture, badge] as [UIView] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
        accessibilityLabel = asset.spokenName
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 400, height: 400), contentMode: .aspectFill, options: options
        ) { [picture] image, _ in picture.image = image }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        badge.frame = CGRect(x: bounds.maxX - 28, y: bounds.maxY - 28, width: 22, height: 22)
    }
}

extension PHAsset {
    /// All photos of the device, which a picker shows although the app may not see them.
    static var inWholeLibrary: [PHAsset] {
        PhotoStore.shared.state.photos.filter { !$0.isHidden }
            .sorted { ($0.created ?? .distantPast) > ($1.created ?? .distantPast) }.map { PHAsset($0) }
    }

    /// What VoiceOver says: "Photo, Aug 1, 2025".
    fileprivate var spokenName: String {
        let kind = mediaType == .video ? "Video" : mediaSubtypes.contains(.photoLive) ? "Live Photo" : "Photo"
        return [kind, creationDate.map { $0.formatted(date: .abbreviated, time: .omitted) }].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// What an app gets of a photo that was picked: its image and its data.
    var itemProvider: NSItemProvider {
        let provider = NSItemProvider()
        let original = PHAssetResource.assetResources(for: self).first
        provider.suggestedName = original.map { ($0.originalFilename as NSString).deletingPathExtension }
        let (type, asset) = (original?.uniformTypeIdentifier ?? "public.image", self)
        if let photo = PHLivePhoto.made(of: asset) { provider.registerObject(photo, visibility: .all) }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
            answer(asset.shownData, nil)
            return nil
        }
        return provider
    }
}
